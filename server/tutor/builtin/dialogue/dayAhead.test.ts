import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { withDayAhead } from './dayAhead';

const rendered = (text: string, means: string) => ({ text, means, morphemes: [], ends: [] });
const told = (language: string, message: string, text: string, means: string) => {
  const said = withDayAhead(rendered(text, means), message, realBank(language));
  return [said.text, said.means];
};

describe('a day that the content’s sentence leaves out', () => {
  it('is put in front of it, with its word', () => {
    const said = withDayAhead(
      { text: '行きます。', means: "I'm going.", morphemes: [['行きます', 'ikimasu', 'go']], ends: [4] },
      'next week I go',
      realBank('ja'),
    );
    expect(said).toEqual({
      text: '来週、行きます。',
      means: "I'm going next week.",
      morphemes: [
        ['来週', 'raishū', 'next week'],
        ['、', '', ''],
        ['行きます', 'ikimasu', 'go'],
      ],
      ends: [2, 3, 7],
    });
    expect(told('ko', 'tomorrow I am busy', '바빠요.', "I'm busy.")).toEqual(['내일 바빠요.', "I'm busy tomorrow."]);
  });

  it.each([
    ['another day stands there', 'what do you do tomorrow', '今日は何をしますか。', 'What are you doing today?'],
    ['it is of the past', 'I wanted to go tomorrow', '行きました。', 'I went.'],
    ['two days are told', 'not tonight but tomorrow', '行きます。', "I'm going."],
    ['none is', 'I want ramen', 'ラーメンが食べたい。', 'I want to eat ramen.'],
  ])('is not put there where %s', (_why, message, text, means) => {
    expect(told('ja', message, text, means)).toEqual([text, means]);
  });

  it('is not put there in a language whose verb would have to move', () => {
    expect(told('de', 'I eat fish tomorrow', 'Ich esse Fisch.', 'I eat fish.')).toEqual([
      'Ich esse Fisch.',
      'I eat fish.',
    ]);
  });
});
