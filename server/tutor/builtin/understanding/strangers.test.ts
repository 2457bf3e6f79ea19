import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from './understand';

/** `start`, or the scene/line that waits; what is written there; all that it means, by the English of what can be said. */
const wholes: readonly (readonly [language: string, at: string, message: string, meant: readonly string[]])[] = [
  ['fr', 'start', 'ou est la gare sil vous plait', ['Excuse me, where is {place:places}?']],
  ['de', 'start', 'Guten tag! ich heisse Anna and you?', ['Hello!', "I'm {name}.", 'And you?']],
  ['de', 'first-day/welcome', 'yep', ["Yes, I'm {name}."]],
  ['fr', 'meeting/country', 'tomorrow', []],
  ['fr', 'meeting/country', 'demain', []],
  ['ko', 'start', 'weekend 잘 보냈어요?', ['How was your weekend?']],
  ['ko', 'start', 'I have goyangi!', ['I have {p:pets}.']],
  ['ja', 'start', "Hello my friend, I'd like a coffee, please", ['Hello.', '{d:drinks}, please.']],
  ['fr', 'start', 'Salut mon ami !', ['Hi!']],
  ['fr', 'start', 'My friend, a coffee please', ["I'd like {drink:drinks}, please."]],
  ['de', 'start', 'Wo ist der Bahnhof, mein Freund?', ['Excuse me, where is {p:places}?']],
];

describe('what strangers wrote', () => {
  it.each(wholes)('in %s at %s is understood as a whole, or not at all: %s', (language, at, message, meant) => {
    const [scene = '', line = ''] = at.split('/');
    const state = at === 'start' ? freshState : { ...freshState, scene, line, played: [scene], name: 'Tom', turn: 1 };
    const { parts, partial } = understand(message, state, realBank(language));
    expect(parts.map(({ candidate }) => candidate.said.means)).toEqual(meant);
    expect(partial).toBe(meant.length === 0);
  });
});
