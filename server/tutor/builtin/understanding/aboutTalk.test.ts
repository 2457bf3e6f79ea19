import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { inSentences, protestIn, tellsJoke } from './aboutTalk';
import { askedWord } from './askedWord';
import { saidPhrase } from './saidPhrase';

describe('what speaks of the talk itself', () => {
  it.each([
    ['I only said good evening', 'protest'],
    ["No, I didn't say I'm hungry!", 'protest'],
    ['We live here. I told you already.', 'protest'],
    ['You already asked me that', 'repeated'],
    ['You said that before, what does it mean?', undefined],
    ['I told my mother', undefined],
  ])('is a protest or none: %s', (message, kind) => {
    expect(protestIn(message)).toBe(kind);
  });

  it('is a joke with its answer', () => {
    expect(tellsJoke('Why did the cow sing? Because it was in a good moo-d!')).toBe(true);
    expect(tellsJoke('Why did you move to Lyon?')).toBe(false);
  });

  it.each([
    ["That isn't my question. I asked where she works.", "That isn't my question. Where does she work?"],
    ['I asked if they can swim', 'Can they swim?'],
    ['I have to cook now, so goodbye and see you tomorrow!', 'I have to cook now. Goodbye. See you tomorrow!'],
    ['How do you say hello, and goodbye?', 'How do you say hello, and goodbye?'],
    ['Huh? I never said Monday.', 'I never said Monday.'],
  ])('stands in sentences of its own: %s', (message, sentences) => {
    expect(inSentences(message)).toBe(sentences);
  });
});

describe('a word that was said', () => {
  it('is asked for by what the tutor said', () => {
    expect(askedWord("you said „Feierabend“, what's that?", 'de')).toEqual({ word: 'Feierabend', into: 'own' });
    expect(askedWord("how do you say 'umbrella' in hiragana?", 'ja')?.word).toBe('umbrella');
  });

  it('may be several words of a line', () => {
    expect(saidPhrase('tant mieux', realBank('fr'))?.means).toBe('So much the better');
    expect(saidPhrase('grüne Giraffe', realBank('de'))).toBeUndefined();
  });
});
