import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';
import { recast } from './recast';
import { realBank, realLanguages } from '../format/realContent';

const shown = (message: string, language: string) =>
  recast(understand(message, freshState, realBank(language)), realBank(language), {
    message,
    state: freshState,
    address: 'unsaid',
    languageName: 'the language',
    knownCount: () => 0,
  });

describe('what a learner wrote in the language', () => {
  it.each([
    ['ko', '물 주세요'],
    ['ko', '커피 한 잔 주세요'],
    ['ko', '배고파'],
    ['de', 'ich heiße Maria'],
    ['de', 'ich möchte einen Kaffee'],
    ['de', 'wo ist der Bahnhof'],
    ['fr', 'je cherche la gare'],
    ['fr', "je m'appelle Marie"],
    ['fr', 'et toi ça va ?'],
    ['fr', 'je suis allé au marché hier'],
    ['ja', '水をください'],
    ['ja', 'コーヒーが飲みたいです'],
  ])('stays theirs where it is right (%s): %s', (language, message) => {
    expect(shown(message, language).text).toBe(message);
  });

  it.each([
    ['fr', 'ou sont les toilettes', 'où sont les toilettes'],
    ['fr', 'je mappelle Lea', 'je m’appelle Lea'],
    ['fr', 'je voudrais de leau', 'je voudrais de l’eau'],
    ['fr', 'un the ou un cafe', 'un thé ou un café'],
    ['de', 'ich heisse Jorg', 'ich heiße Jorg'],
    ['de', 'ich moechte einen Kaffee', 'ich möchte einen Kaffee'],
    ['de', 'danke schon', 'danke schön'],
  ])('gets the letters that it lacks, but for a name (%s): %s', (language, message, right) => {
    const { text, words } = shown(message, language);
    expect(text).toBe(right);
    expect(words.filter(([surface, , gloss]) => /^\p{Ll}/u.test(surface) && gloss === '')).toEqual([]);
  });

  it('has a gloss for each word that the content knows', () => {
    const { words } = shown('ich möchte einen Kaffee', 'de');
    expect(words.map(([surface, , gloss]) => [surface, gloss !== ''])).toEqual(
      ['ich', 'möchte', 'einen', 'Kaffee'].map((surface) => [surface, true]),
    );
  });

  it.each([
    ['fr', 'je voudrai un cafe', 'Je voudrais un café, s’il vous plaît.'],
    ['fr', 'je voudrais café', 'Je voudrais un café, s’il vous plaît.'],
    ['de', 'ich habe kein hunger', 'Ich habe keinen Hunger.'],
  ])('is shown put right where it is not (%s): %s', (language, message, text) => {
    expect(shown(message, language).text).toBe(text);
  });

  it('is shown in the words of its author where these are the same', () => {
    expect(shown('ich bin müde', 'de')).toMatchObject({ text: 'Ich bin müde.', translation: "I'm tired." });
  });
});

it('shows the words that are known of a sentence asked for that nobody says', () => {
  const { text, notes } = shown('how do you say my shoes are on fire', 'de');
  expect(text).toMatch(/Schuh/u);
  expect(notes.apology).toMatch(/These are the words it knows/u);
});

describe('what a learner wrote in English', () => {
  it.each(
    realLanguages.flatMap((language) =>
      [
        ['Do you have a dog?', 'Do you have a dog?'],
        ['Have you got a cat?', 'Do you have a cat?'],
        ['Do you have any pets?', 'Do you have any pets?'],
        ['Where is the station?', /^(?:Excuse me, w|W)here is the (?:train )?station\?$/u],
      ].map(([message = '', means = '']) => [language, message, means] as const),
    ),
  )('is put as it is meant, no more and no less (%s): %s', (language, message, means) => {
    expect(shown(message as string, language).translation).toEqual(
      means instanceof RegExp ? expect.stringMatching(means) : means,
    );
  });

  it.each(realLanguages)('of what somebody else does is not remembered as theirs, in %s', (language) => {
    const bank = realBank(language);
    const memories = (message: string) =>
      planTurn(
        understand(message, freshState, bank),
        { state: freshState, restarted: false },
        {
          bank,
          address: 'unsaid',
          message,
        },
      ).state.memories.map(({ list }) => list);
    expect(memories('I am a doctor')).toEqual(['jobs']);
    expect(memories('My brother is a doctor')).toEqual([]);
  });
});
