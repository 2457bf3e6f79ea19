import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { recast } from './recast';

const shown = (message: string, language: string) =>
  recast(understand(message, freshState, realBank(language)), realBank(language), {
    message,
    state: freshState,
    address: 'unsaid',
    languageName: 'the language',
    knownCount: () => 0,
  });

describe('a mistake in what a learner wrote in the language', () => {
  it.each([
    ['fr', 'aujourd’hui je reste a la maison avec les enfants', 'aujourd’hui je reste à la maison avec les enfants'],
    ['fr', 'ma soeur et moi nous avons manger une sandwich', 'ma sœur et moi nous avons mangé un sandwich'],
    // Regression: its participle was taken for a misspelt “achète”.
    ['fr', 'hier j’ai acheter du pain', 'hier j’ai acheté du pain'],
    ['de', 'ich habe zwei bruder und ein schwester', 'ich habe zwei Brüder und eine Schwester'],
    ['ja', '私は先生だです', '私は先生です'],
    ['ko', '저는 사과을 먹어요', '저는 사과를 먹어요'],
  ])('is put right, and the note says why (%s): %s', (language, message, right) => {
    const { text, notes } = shown(message, language);
    expect(text?.replace(/[。.]$/u, '')).toBe(right);
    expect(notes.correction).toMatch(/\p{L}/u);
  });

  it('is put right beside words of their own language, which are no mistake', () => {
    const { text, notes } = shown('nous avons manger une pizza, and my wife had the soup', 'fr');
    expect(text).toBe('Nous avons mangé une pizza et ma femme a pris la soupe.');
    expect(notes.correction).toBe('After “avoir” comes the participle.');
  });

  it('is told of nowhere else', () => {
    expect(shown('je suis allé au marché hier', 'fr').notes.correction).toBeUndefined();
    expect(shown('I have two brothers', 'de').notes.correction).toBeUndefined();
  });
});
