import type { TutorTurn } from '../../tutor';
import { data } from './data';

/** A message of a chat, as models are asked. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
}

/**
 * A conversation as messages of a chat: they begin with the user's and alternate, as many models must have it. What was
 * said before stands as it stood in the question that it was said in, so that the beginning of a question is that of
 * the one before.
 *
 * @param first what stands before all that was said
 * @param last what follows the learner's newest message
 * @param structured whether answers are JSON: earlier answers look as the next one is to look
 */
export function chatTurns(
  turns: readonly TutorTurn[],
  { first, last, structured }: { first: string; last: string; structured: boolean },
): ChatTurn[] {
  const said: ChatTurn[] = turns.map(({ role, text }) =>
    role === 'learner'
      ? { role: 'user', text: data('said', text) }
      : { role: 'assistant', text: structured ? JSON.stringify({ text }) : `[text]\n${text}` },
  );
  const chat: ChatTurn[] = [];
  for (const turn of [{ role: 'user', text: first } as const, ...said, { role: 'user', text: last } as const]) {
    const before = chat.at(-1);
    if (before?.role === turn.role) before.text = [before.text, turn.text].filter(Boolean).join('\n\n');
    else chat.push({ ...turn });
  }
  return chat;
}
