import { describe, expect, it } from 'vitest';
import { fixtureBank } from '../format/fixtureContent';
import { translateText } from './translation';

describe('translateText', () => {
  const bank = fixtureBank();

  it.each([
    ['Vous désirez ?', 'What would you like?'],
    ["  C'est un secret. ", "It's a secret."],
    ['Je voudrais un thé vert, s’il vous plaît.', "I'd like a green tea, please."],
    ['Un thé vert, voilà ! Avec du sucre ?', 'A green tea, there you are! With sugar?'],
    ['Je suis fatiguée.', "I'm tired."],
    ['Je m’appelle anne.marie.', 'My name is anne.marie.'],
    ['Bonjour ! Enchanté, Tom ! À bientôt !', 'Hello! Nice to meet you, Tom! See you soon!'],
    ['un café', 'a coffee'],
  ])('%s', (text, expected) => {
    expect(translateText(text, bank)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'Une bière, voilà ! Avec du sucre ?',
    'Vous désirez ? Une bière ?',
    'Bonjour',
    '{name}',
    'x. '.repeat(400),
  ])('cannot tell %j', (text) => {
    expect(translateText(text, bank)).toBeNull();
  });
});
