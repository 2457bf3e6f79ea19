import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { recast } from './recast';

const at = (line: string): DialogueState => ({ ...freshState, scene: 'meeting', line, turn: 1, played: ['meeting'] });

function shown(message: string, state: DialogueState) {
  const bank = realBank('fr');
  return recast(understand(message, state, bank), bank, {
    message,
    state,
    address: 'feminine',
    languageName: 'French',
    knownCount: () => 0,
  });
}

describe('a courtesy that the learner did not write', () => {
  it.each([
    ["I'm Tom", 'hello', 'Je m’appelle Tom.', 'My name is Tom.'],
    ['call me Tom', 'floor', 'Moi, c’est Tom.', "I'm Tom."],
  ])('is not put into their mouth: %s at %s', (message, line, text, means) => {
    const { text: said, words, translation } = shown(message, at(line));
    expect([said, translation]).toEqual([text, means]);
    const letters = (all: string) => all.replace(/\s/gu, '');
    expect(letters(words.map(([surface]) => surface).join(''))).toBe(letters(text));
  });

  it.each([
    ["hello, I'm Tom", 'hello', 'Bonjour ! Je m’appelle Tom.'],
    ["I'm Tom, nice to meet you", 'floor', 'Moi, c’est Tom. Enchantée !'],
  ])('is said where they did: %s', (message, line, text) => {
    expect(shown(message, at(line)).text).toBe(text);
  });
});
