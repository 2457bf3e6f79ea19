import type { ScenarioGoal } from '../../../../domain/conversation/message';
import type { DialogueState } from '../dialogueState';
import type { Bank } from '../understanding/bank';

/**
 * The goals of the scene that a role-play is played as, as they stand now; empty where it has none.
 *
 * @param before those that were reached before this turn, as `DialogueState.goals`
 */
export function goalsNow(
  { goals, scene, played }: DialogueState,
  before: readonly string[],
  bank: Bank,
): ScenarioGoal[] {
  const current = scene ?? played.at(-1) ?? '';
  return Object.entries(bank.content.scenes.get(current)?.goals ?? {}).map(([id, text]) => {
    const key = `${current}/${id}`;
    const state = !goals.includes(key) ? 'open' : before.includes(key) ? 'reached' : 'new';
    return { goal: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), state };
  });
}
