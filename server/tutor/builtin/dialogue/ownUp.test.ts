import { describe, expect, it } from 'vitest';
import { freshState, memoryTurns, type DialogueState } from '../dialogueState';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';
import { realBank, realLanguages } from '../format/realContent';

const messages = [
  'hi', 'thanks', 'xyzzy plugh', 'ok', 'no', 'why der and not die?', 'who made you', 'how old are you', 'I like cats',
  'my hovercraft is full of eels', 'thank you, dear hovercraft', 'you idiot', "I'm tired", 'both', "I'm not hungry",
  'what is this', 'cool', 'really?', 'what did you say', 'how do you say dog', 'me too', 'maybe', "I don't know", 'lol',
  'help', 'where do you live', 'explain the grammar', 'asdf qwer', 'are you a robot', 'sorry', 'how are you', "I'm sad",
]; // oxfmt-ignore

/** The same numbers each time, from 0 to below 1 (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe.each(realLanguages)('the tutor of %s', (language) => {
  const bank = realBank(language);
  const turn = (message: string, state: DialogueState) =>
    planTurn(understand(message, state, bank), { state, restarted: false }, { bank, address: 'unsaid' });
  const english = (message: string, state: DialogueState = freshState) =>
    turn(message, state)
      .said.map(({ means }) => means)
      .join(' ');

  it('answers the courtesy, then owns up to the rest', () => {
    const plan = turn('thank you, my hovercraft is full of eels', freshState);
    expect(plan.state.said.map(({ id }) => id.split('/')[1])).toEqual(['thanks', 'rest']);
  });

  it('says once in a while in English, too, that it did not understand', () => {
    const first = turn('xyzzy plugh', freshState);
    expect(first.remark).toMatch(/did not understand/u);
    expect(turn('plugh xyzzy', first.state).remark ?? '').not.toMatch(/did not understand/u);
  });

  it('owns up before each line that goes on whatever was written', () => {
    const states = [...bank.content.scenes.values()].flatMap(({ scene, kind, lines }) =>
      // In a talk about what the learner named every answer is as good as another.
      (kind === 'topic' ? [] : lines).flatMap((line) =>
        line.otherwise ? [{ ...freshState, scene, line: line.id, turn: 1, played: [scene] }] : [],
      ),
    );
    expect(states.length).toBeGreaterThan(10);
    for (const state of states.filter((_, index) => index % 12 === 0)) {
      expect(english('seven hovercrafts yodel under the colourless eels', state)).toMatch(
        /underst|didn't get|know|hard|difficult|follow|hear|words|catch|new to me|sure what|lost me|ears/iu,
      );
    }
  });

  it('gives no answer twice within ten turns, whatever is said', { timeout: 60_000 }, () => {
    const next = numbersFrom(7);
    let state = freshState;
    const given = new Map<string, number>();
    for (let at = 1; at <= 2 * memoryTurns + 4; at += 1) {
      const { state: after, said } = turn(messages[Math.floor(next() * messages.length)] ?? '', state);
      expect(said.length).toBeGreaterThan(0);
      for (const { id } of after.said.filter((each) => each.turn === after.turn && each.id.startsWith('anywhere/'))) {
        const entry = id.split('/')[1] ?? '';
        // What says another word each time is not the same answer; an apology may be the only one there is.
        if (['how-to-say', 'unknown-word', 'sorry', 'scene-over'].includes(entry)) continue;
        expect(after.turn - (given.get(id) ?? -memoryTurns), id).toBeGreaterThanOrEqual(memoryTurns);
        given.set(id, after.turn);
      }
      state = after;
    }
  });
});
