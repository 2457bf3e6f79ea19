import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { recast } from './recast';

function said(language: string, message: string, where: { scene?: string; line?: string } = {}) {
  const bank = realBank(language);
  const state = { ...freshState, turn: 3, ...where };
  const understanding = understand(message, state, bank);
  const at = { message, state, address: 'unsaid', languageName: 'it', knownCount: () => 0 } as const;
  return { ...recast(understanding, bank, at), parts: understanding.parts };
}

describe('a sentence that goes over from one language into the other', () => {
  it.each([
    ['fr', "J'aime le thé but my sister drinks coffee", 'J’aime le thé, mais ma sœur boit du café.'],
    ['de', 'Meine Katze heißt Mia und she is very old', 'Meine Katze heißt Mia und sie ist sehr alt.'],
    ['de', 'Ich wohne in Berlin but my brother lives in Rome', 'Ich wohne in Berlin, aber mein Bruder wohnt in Rom.'],
    ['ja', '犬が好きです but my sister likes cats', '犬が好きです。でも、姉は猫が好きです。'],
    ['ja', 'neko ga suki, and you?', '猫が好き。そちらは？'],
    ['ko', '저는 학생이에요 but my sister works in a bank', '저는 학생이에요. 하지만 제 여동생은 은행에서 일해요.'],
  ])('is read in both and joined as it was (%s): %s', (language, message, text) => {
    const { text: shown, words, notes } = said(language, message);
    expect(shown).toBe(text);
    expect(words.map(([surface]) => surface).join('')).toBe(text.replaceAll(' ', ''));
    expect(notes.apology).toBeUndefined();
  });
});

describe('two sentences that begin with the same word', () => {
  it('are both said', () => {
    expect(said('fr', "J'habite à Lyon and I have two cats").text).toMatch(/Lyon.*deux chats/u);
  });
});

describe('what a sentence resembles', () => {
  it('is not said for a question beside which there is another sentence', () => {
    const { text, notes } = said('fr', "Ten minutes? I have a bike, so it's two minutes for me", {
      scene: 'directions',
      line: 'where',
    });
    expect(text).not.toContain('loin');
    expect(text).toContain('Dix minutes ?');
    expect(notes.apology).toBeUndefined();
  });

  it.each([
    ['fr', 'meeting', 'invite'],
    ['de', 'party', 'hello'],
  ])('is no yes where a but follows (%s)', (language, scene, line) => {
    const { text, parts } = said(language, "I'd love to, but I have to work on Saturday", { scene, line });
    expect(text).not.toMatch(/plaisir|gern/iu);
    expect(parts.filter(({ candidate }) => candidate.kind === 'reply')).toEqual([]);
  });
});

describe('two sentences of the same words', () => {
  it('are said once', () => {
    const { text } = said('fr', 'Oui avec plaisir! At what time? My brother works in a bank.', {
      scene: 'meeting',
      line: 'invite',
    });
    expect(text?.match(/plaisir/gu)).toHaveLength(1);
  });
});
