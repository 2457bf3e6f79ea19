import { scenesOf } from '../../server/tutor/builtin/format/sceneFlow';
import { createBuiltinTutor } from '../../server/tutor/builtin/tutor';
import type { Bank } from '../../server/tutor/builtin/understanding/bank';
import { tutorRequest } from '../../tests/support/tutorRequest';

const maxTurns = 4;
const nonsense = 'My hovercraft is full of eels';

interface Turn {
  text: string;
  suggestions: string[];
  state: { scene: string | null };
}

/**
 * Conversation starters that do not end within four turns when their suggested replies are taken, whichever they are, or
 * that leave the learner without two suggestions on the way.
 */
export async function strayingStarters(bank: Bank, contentDir: string): Promise<string[]> {
  const clock = { sleep: () => Promise.resolve(), now: () => 0 };
  const banks = { find: () => Promise.resolve(bank), findContent: () => Promise.resolve(bank.content) };
  const tutor = createBuiltinTutor({ contentDir, banks, clock, paceMs: 0 });
  const { language } = bank.content;
  const problems: string[] = [];

  async function reply(message: string, state: unknown): Promise<Turn> {
    const turn: Turn = { text: '', suggestions: [], state: { scene: null } };
    const request = tutorRequest({ language, occasion: { kind: 'starter' }, learnerName: 'Alex', message, state });
    for await (const event of tutor.reply(request)) {
      if (event.type === 'text') turn.text = event.text;
      else if (event.type === 'notes') turn.suggestions = event.notes.suggestions?.map(({ means }) => means) ?? [];
      // As the database would hand it on.
      else if (event.type === 'state') turn.state = JSON.parse(JSON.stringify(event.state)) as Turn['state'];
    }
    return turn;
  }

  async function walk(scene: string, state: unknown, said: readonly string[]): Promise<void> {
    const way = `${scene}: ${said.join(' → ')}`;
    if (said.length > maxTurns) {
      problems.push(`${way}: goes on after ${maxTurns} turns`);
      return;
    }
    const turn = await reply(said.at(-1) ?? '', state);
    if (turn.text === '') problems.push(`${way}: has no answer`);
    if (turn.suggestions.length < 2) problems.push(`${way}: has ${turn.suggestions.length} suggestions`);
    if (turn.state.scene === null) return;
    if (turn.state.scene !== scene) problems.push(`${way}: leads to ${turn.state.scene}`);
    else for (const means of turn.suggestions) await walk(scene, turn.state, [...said, means]);
  }

  for (const { scene, lines } of scenesOf(bank.content, 'starter')) {
    const [first] = lines;
    const line = first?.id ?? '';
    const said = [{ id: `${scene}/${line}`, turn: 1 }];
    const opened = { v: 1, scene, line, slots: {}, goals: [], played: [scene], said, turn: 1 };
    const replies = first?.replies.filter(({ means }) => !means.includes('{')) ?? [];
    for (const { means } of replies) await walk(scene, opened, [means]);
    await walk(scene, opened, [nonsense]);
  }
  return problems;
}
