import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../../tests/support/shareOut';
import { planTurn } from './dialogue';
import { freshState } from '../dialogueState';
import { recast } from './recast';
import { understand } from '../understanding/understand';
import { realBank, realLanguages } from '../format/realContent';

describe.each(realLanguages)('the tutor of %s', (language) => {
  const bank = realBank(language);
  const { content } = bank;
  const inTheCafe = { ...freshState, scene: 'cafe', line: content.scenes.get('cafe')?.lines[0]?.id ?? '', turn: 3 };
  const answerTo = (message: string) => {
    const understanding = understand(message, inTheCafe, bank);
    const plan = planTurn(understanding, { state: inTheCafe, restarted: false }, { address: 'unsaid', bank });
    const own = recast(understanding, bank, {
      message,
      state: inTheCafe,
      address: 'unsaid',
      languageName: 'it',
      knownCount: () => 0,
    });
    return { ...plan, own };
  };
  const answersOf = (entry: string) => content.anywhere.get(entry)?.answers.map(({ means }) => means) ?? [];

  it.each(
    shareOut(
      [
        'I want to kill myself',
        'i dont want to live anymore. one coffee please',
        'Hi! I am thinking about suicide',
        'je veux un café. I wanna die',
      ],
      language,
    ),
  )('drops everything for who writes: %s', (message) => {
    const { said, suggestions, state, urgent, own } = answerTo(message);
    expect(said).toHaveLength(1);
    expect(answersOf('care')).toContain(said[0]?.means);
    expect(urgent).toContain('findahelpline.com');
    expect(urgent?.startsWith(said[0]?.means ?? '')).toBe(true);
    expect(suggestions).toEqual([]);
    expect(state.scene).toBeNull();
    expect(own).toEqual({ text: null, words: [], notes: {} });
  });

  it.each(
    shareOut(
      ['my husband hits me', 'mon mari me frappe', 'mein Mann schlägt mich', '夫に殴られます', '남편이 때려요'],
      language,
    ),
  )('tells who is hurt where help is: %s', (message) => {
    const { said, urgent, state, own } = answerTo(message);
    expect(answersOf('harmed')).toContain(said[0]?.means);
    expect(urgent).toContain('findahelpline.com');
    expect(state.scene).toBeNull();
    expect(own).toEqual({ text: null, words: [], notes: {} });
  });

  it('practises nothing for a while after it', () => {
    const { state } = answerTo('I want to die');
    for (const message of ["I'm sad today", 'the wallpaper has eleven corners', 'my cousin is a plumber on Mars']) {
      const understanding = understand(message, state, bank);
      const plan = planTurn(understanding, { state, restarted: false }, { address: 'unsaid', bank });
      expect(plan.suggestions).toEqual([]);
      expect(plan.state.scene).toBeNull();
      const own = recast(understanding, bank, {
        message,
        state,
        address: 'unsaid',
        languageName: 'it',
        knownCount: () => 0,
      });
      expect(own.words.some(([, , , marks]) => marks?.needed)).toBe(false);
      expect(own.notes.apology).toBeUndefined();
    }
  });

  it.each([
    ["I'm sad today", "I'm sad."],
    ['I feel sad', "I'm sad."],
    ['I feel so lonely', /lonely/u],
    ["I'm lonely", /lonely/u],
    ["I'm all alone", /lonely/u],
    ['I have no friends', /lonely/u],
    ['I have no one to talk to', /lonely/u],
    ['I had a bad day', 'I had a bad day.'],
  ])('comforts who writes: %s', (message, meaning) => {
    const understanding = understand(message, freshState, bank);
    const { said, suggestions } = planTurn(
      understanding,
      { state: freshState, restarted: false },
      { address: 'unsaid', bank },
    );
    expect(understanding.parts.map(({ candidate }) => candidate.said.means)).toEqual([
      typeof meaning === 'string' ? meaning : expect.stringMatching(meaning),
    ]);
    expect(answersOf('sad')).toContain(said[0]?.means);
    expect(suggestions).toEqual([]);
  });

  it.each(
    shareOut(['my grandma passed away', 'I got fired yesterday', 'My cat died', 'I failed my exam :('], language),
  )('makes no exercise of: %s', (message) => {
    const { said, suggestions, state, own } = answerTo(message);
    expect(said).toHaveLength(1);
    expect(answersOf('loss')).toContain(said[0]?.means);
    expect(suggestions).toEqual([]);
    expect(state.scene).toBe('cafe');
    expect(own.words).toEqual([]);
  });

  it.each(shareOut(['this cake is to die for', "I'm dying to see Paris", 'the dead end'], language))(
    'makes no fuss of: %s',
    (message) => {
      const means = answerTo(message).said.map((each) => each.means);
      expect(answersOf('care').some((answer) => means.includes(answer))).toBe(false);
    },
  );
});
