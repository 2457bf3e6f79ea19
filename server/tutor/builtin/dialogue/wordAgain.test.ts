import { describe, expect, it } from 'vitest';
import { sightingsOf } from '../../../../domain/words/sightings';
import { freshState } from '../dialogueState';
import { createSpeaker, draftFrom } from './speaker';
import { bringBackWord } from './weave';
import { realBank, realLanguages } from '../format/realContent';

describe.each(realLanguages)('a word brought back in %s', (language) => {
  const bank = realBank(language);
  const learner = {
    knownCount: () => 0,
    wanted: [{ identity: 'x', original: 'xyz', translation: 'bicycle', why: 'needed' as const }],
  };
  const answers = bank.content.anywhere.get('word-again')?.answers ?? [];

  it('comes with what it means and why it comes, in every wording', () => {
    expect(answers.length).toBeGreaterThan(1);
    for (const { text, means } of answers) {
      for (const each of [text, means]) expect(each).toMatch(/\{word\}.*\{translation\}|\{translation\}.*\{word\}/u);
      expect(means).toMatch(/remember|reminder|once more|a while ago|before/iu);
    }
  });

  it('is glossed', () => {
    const draft = draftFrom({ ...freshState, turn: 5 });
    bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
    const [said] = draft.said;
    expect(said?.means).toContain('“bicycle”');
    expect(said?.morphemes.find(([surface]) => surface === 'xyz')?.[2]).toBe('bicycle');
  });
});

describe.each(realLanguages)('the English word beside it in %s', (language) => {
  it('is quoted: it has no gloss, and is no word of the language', () => {
    const bank = realBank(language);
    const wanted = [{ identity: 'x', original: 'xyz', translation: 'ice cream', why: 'needed' as const }];
    const learner = { knownCount: () => 0, wanted };
    const draft = draftFrom({ ...freshState, turn: 5 });
    bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
    const morphemes = draft.said.flatMap((said) => said.morphemes);
    expect(morphemes).toContainEqual(['ice cream', '', '', { quoted: true }]);
    expect(sightingsOf(morphemes, language).map(({ identity }) => identity)).not.toContain('ice cream');
  });
});

describe('a word that the learner lacked in another form', () => {
  it.each([
    ['ja', '言い', 'say', '言う'],
    ['ko', '매운', 'spicy', '맵다'],
    ['fr', 'excusez', 'excuse', 'excuser'],
    ['de', 'sagt', 'say', 'sagen'],
    ['de', 'war', 'was', 'war'],
    ['de', 'möchte', 'would like', 'möchte'],
    ['fr', 'gare', 'station', 'gare'],
  ])('comes back in one that can be used (%s): %s for %s as %s', (language, original, translation, form) => {
    const bank = realBank(language);
    const wanted = [{ identity: original, original, translation, why: 'needed' as const }];
    const learner = { knownCount: () => 0, wanted };
    const draft = draftFrom({ ...freshState, turn: 9 });
    bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
    const surfaces = draft.said.flatMap(({ morphemes }) => morphemes.map(([surface]) => surface));
    expect(surfaces).toContain(form);
    if (form !== original) expect(surfaces).not.toContain(original);
  });
});

describe('a word in a form that nobody would look up', () => {
  it('gives way to another', () => {
    const bank = realBank('fr');
    const words = [
      { original: 'prends', translation: 'have' },
      { original: 'clé', translation: 'key' },
    ];
    const wanted = words.map((word) => ({ ...word, identity: word.original, why: 'needed' as const }));
    const learner = { knownCount: () => 0, wanted };
    const draft = draftFrom({ ...freshState, turn: 9 });
    bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
    expect(draft.said.map(({ text }) => text).join(' ')).toMatch(/« clé »/u);
  });
});

describe('words brought back', () => {
  it('come once in thirty replies at most', () => {
    const bank = realBank('de');
    const wanted = ['Schirm', 'Fahrrad', 'Wasser', 'Brot'].map((original) => ({
      identity: original,
      original,
      translation: 'thing',
      why: 'needed' as const,
    }));
    const learner = { knownCount: () => 0, wanted };
    let state = freshState;
    const turns = Array.from({ length: 12 }, (_, turn) => {
      const draft = draftFrom({ ...state, turn });
      bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
      state = draft.state;
      return draft.said.length;
    });
    expect(turns).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
