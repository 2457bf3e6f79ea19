import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank, realLanguages } from '../format/realContent';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';

describe.each(realLanguages)('what is said of the talk itself, in %s', (language) => {
  const bank = realBank(language);
  const turn = (message: string, state: DialogueState = freshState) =>
    planTurn(understand(message, state, bank), { state, restarted: false }, { bank, address: 'unsaid', message });
  const entries = ({ state }: { state: DialogueState }) =>
    state.said.filter(({ turn: at }) => at === state.turn).map(({ id }) => id.split('/')[1]);

  it('owns up to a protest, and does not say the line once more', () => {
    const before = turn('hello');
    const plan = turn("What? I only said hello, I didn't say I'm hungry.", before.state);
    expect(entries(plan)).toContain('protest');
    const lines = before.said.map(({ text }) => text);
    expect(plan.said.some(({ text }) => lines.includes(text))).toBe(false);
  });

  it('laughs at a joke, and asks not why', () => {
    expect(
      entries(turn('I know a joke: why did the cat sit on the piano? Because it was tired of the floor!')),
    ).toEqual(['joking']);
    expect(entries(turn('just kidding!'))).toEqual(['joking']);
  });

  it('takes leave at the end of a longer message', () => {
    expect(entries(turn('I have to cook dinner now, so good night and see you tomorrow!'))).toContain('goodbye');
  });
});
