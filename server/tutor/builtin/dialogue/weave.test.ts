import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import type { WantedWord } from '../../tutor';
import { buildBank } from '../understanding/bank';
import { planTurn, type TurnPlan } from './dialogue';
import { freshState, resumeState, type DialogueState } from '../dialogueState';
import { fixtureContent } from '../format/fixtureContent';
import { createSpeaker, draftFrom } from './speaker';
import { understand } from '../understanding/understand';
import { bringBackWord, bringUpMemory } from './weave';

const bank = buildBank(
  fixtureContent({
    'anywhere.yaml': (source) => `${source}
- id: remember-drinks
  answers:
    - { text: "Vous aimez {it}.", words: "Vous=you aimez=like {it}", means: "You like {it}." }
- id: word-again
  answers:
    - { text: "Un mot : « {word} », {translation}.", words: "Un=a mot=word {word} {translation}", means: "A word: {word}, {translation}." }
`,
    'lists.yaml': (source) => `${source}
sizes:
  - { text: grand, words: grand=big, means: big }
`,
  }),
  languageTools('fr'),
);

const wanted = (original: string, translation = 'x', why: WantedWord['why'] = 'needed'): WantedWord => ({
  identity: original,
  original,
  translation,
  why,
});

function turn(message: string, state: DialogueState, words: readonly WantedWord[] = []): TurnPlan {
  const resumed = resumeState(JSON.parse(JSON.stringify(state)), bank);
  const learner = { knownCount: () => 0, wanted: words };
  return planTurn(understand(message, resumed.state, bank), resumed, { bank, address: 'unsaid', learner });
}
/** The tutor's answers to one message after the other. */
function talk(messages: readonly string[], words: readonly WantedWord[] = [], state = freshState): string[] {
  return messages.map((message) => {
    const plan = turn(message, state, words);
    state = plan.state;
    return plan.said.map(({ text }) => text).join(' ');
  });
}
const likes = (drink: string) => `Vous aimez ${drink}.`;
const order = (drink: string) => `I'd like ${drink}`;
const enter = 'My name is Tom';

describe('a memory', () => {
  const memory = (list: string, text: string) => ({ list, text, turn: 1, used: false });
  const broughtUp = (state: Partial<DialogueState>) => {
    const draft = draftFrom({ ...freshState, ...state });
    bringUpMemory(draft, createSpeaker(draft, { address: 'unsaid', bank }), bank);
    return { said: draft.said.map(({ text }) => text), memories: draft.state.memories };
  };

  it('stands before no answer, though another scene begins', () => {
    expect(talk([order('a tea'), 'no', 'thanks', 'thanks', enter]).join(' ')).not.toContain('Vous aimez');
  });

  it('is not brought up before four turns are over', () => {
    expect(broughtUp({ turn: 4, memories: [memory('drinks', 'un thé')] }).said).toEqual([]);
    expect(broughtUp({ turn: 5, memories: [memory('drinks', 'un thé')] }).said).toEqual([likes('un thé')]);
  });

  it('is brought up once, and no other after it', () => {
    const { memories } = broughtUp({ turn: 5, memories: [memory('drinks', 'un thé'), memory('drinks', 'un café')] });
    expect(broughtUp({ turn: 30, memories }).said).toEqual([]);
  });

  it('gives way to a newer one of its kind', () => {
    const state = turn(order('a coffee'), turn(order('a tea'), freshState).state).state;
    expect(state.memories.map(({ text }) => text)).toEqual(['un café']);
  });

  it('is kept only where the content can bring it up', () => {
    expect(turn(order('a tea'), freshState).state.memories).toMatchObject([
      { list: 'drinks', text: 'un thé', used: false },
    ]);
    expect(turn(enter, freshState).state.memories).toEqual([]);
  });

  it('that the content no longer has keeps back no other', () => {
    const gone = [memory('drinks', 'un vin'), memory('gone', 'x'), memory('sizes', 'grand')];
    const { said, memories } = broughtUp({ turn: 9, memories: [...gone, memory('drinks', 'un thé')] });
    expect(said).toEqual([likes('un thé')]);
    expect(memories.map(({ used }) => used)).toEqual([false, false, false, true]);
  });
});

/** What brings words back, turn by turn: each second reply ends its scene. */
const replies = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? order('a tea') : 'no'));
const wordsIn = (said: readonly string[]) => said.map((each) => /« (.*?) »/u.exec(each)?.[1] ?? '');

describe('a word that was lacked', () => {
  it('comes back once, after a scene, with what it means', () => {
    const said = talk(replies(8), [wanted('clé', 'key')]);
    expect(wordsIn(said).filter(Boolean)).toEqual(['clé']);
    expect(said[1]).toMatch(/Bonne journée ! Un mot : « clé », key\.$/u);
  });

  it('interrupts no scene, and never comes where a message was not understood', () => {
    expect(wordsIn(talk([order('a tea'), 'thanks', 'qwertz'], [wanted('clé')]))).toEqual(['', '', '']);
    expect(wordsIn(talk(['thanks', 'qwertz'], [wanted('clé')]))).toEqual(['', '']);
  });

  it('comes once in thirty turns', () => {
    const found = wordsIn(talk(replies(8), [wanted('clé'), wanted('pain'), wanted('sel')]));
    expect(found).toEqual(['', 'clé', '', '', '', '', '', '']);
  });

  it('does not come where it was not lacked', () => {
    const others = [wanted('clé', 'key', 'peeked'), wanted('pain', 'bread', 'rested')];
    expect(wordsIn(talk(replies(4), others)).filter(Boolean)).toEqual([]);
  });

  it('never comes in a lesson', () => {
    const state: DialogueState = { ...freshState, scene: 'lesson', line: 'un', played: ['lesson'], turn: 1 };
    const lesson = ['Okay, un.', 'Next, deux.', 'thanks', 'Okay, quatre.'];
    expect(wordsIn(talk(lesson, [wanted('clé')], state)).filter(Boolean)).toEqual([]);
  });

  it.each([
    'a=b',
    'x^2',
    'to {do}',
    '{name}',
    '{f:a|m:b}',
    'me@home',
    'a~b',
    'a_b',
    ' a  b ',
    'tab\there',
    '$& $1',
    'key 🔑',
    '…',
  ])('may mean %j', (translation) => {
    expect(wordsIn(talk(replies(2), [wanted('clé', translation)]))).toEqual(['', 'clé']);
  });

  it.each(['', '=', '123', '…', '🔑', '{}'])('that is no word, as %j, keeps back no other', (original) => {
    expect(wordsIn(talk(replies(2), [wanted(original), wanted('clé')]))).toEqual(['', 'clé']);
  });

  it('breaks nothing, whatever it is', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      '傘',
      'ß',
      '=',
      '~',
      '^',
      '@',
      '{',
      '}',
      '_',
      '|',
      ' ',
      '’',
      '-',
      '.',
      '1',
      '😀',
      '\n',
      '«',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(text, text, (original, translation) => {
        const draft = draftFrom({ ...freshState, turn: 5 });
        const learner = { knownCount: () => 0, wanted: [wanted(original, translation)] };
        bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
        expect(draft.said).toHaveLength(draft.state.broughtBack.length);
        for (const { text: said, morphemes } of draft.said) {
          expect(
            morphemes
              .map(([surface]) => surface)
              .join('')
              .replace(/\s/gu, ''),
          ).toBe(said.replace(/\s/gu, ''));
        }
      }),
    );
  });
});
