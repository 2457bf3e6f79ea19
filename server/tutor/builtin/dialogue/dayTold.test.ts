import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { withDayTold } from './dayTold';

const rendered = (text: string, means: string) => ({ text, means, morphemes: [], ends: [] });
const told = (language: string, message: string, text: string, means: string) => {
  const said = withDayTold(rendered(text, means), message, realBank(language));
  return [said.text, said.means];
};

describe('a day that the content’s sentence leaves out', () => {
  it('is put in front of it, with its word', () => {
    const said = withDayTold(
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

  it('of the past is put in front of what is past, which then begins with a small letter', () => {
    expect(told('fr', 'I went to the market yesterday', 'Je suis allé au marché.', 'I went to the market.')).toEqual([
      'Hier, je suis allé au marché.',
      'I went to the market yesterday.',
    ]);
    expect(told('ja', 'last night I ate ramen', 'ラーメンを食べました。', 'I ate ramen.')[0]).toBe(
      '昨夜、ラーメンを食べました。',
    );
    expect(told('ko', 'I watched a film last week', '영화를 봤어요.', 'I watched a film.')[0]).toBe(
      '지난주 영화를 봤어요.',
    );
  });

  it.each([
    ['French asks', 'do you have a table tomorrow', 'Avez-vous une table ?', 'Do you have a table?'],
    ['what is said is not of the past', 'I was tired yesterday', 'Je suis fatigué.', "I'm tired."],
    ['it is of the present for all its letters', 'I needed help yesterday', 'J’ai besoin d’aide.', 'I need help.'],
  ])('is not put there where %s', (_why, message, text, means) => {
    expect(told('fr', message, text, means)).toEqual([text, means]);
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
