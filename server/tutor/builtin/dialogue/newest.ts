import { fromQuestion } from '../saying/sentences';
import type { Match } from '../understanding/match';
import { entryOf, type Draft, type Speaker } from './speaker';

/** Who says one of these wants to know what the tutor's last message means. */
export const opening: ReadonlySet<string> = new Set(['unclear', 'in-english']);

/** Below the tutor's line, in the learner's own language. */
const opened =
  'What the last message means now stands below it, and what each of its words means as well. Translation shows it for any message.';
const again = 'Translation, beside a message, shows what it means.';

/** Shows what the last message means. False, and nothing said, where that was not asked for, or none was said before. */
export function openFormer(asides: readonly Match[], speaker: Speaker, draft: Draft): boolean {
  const asked = asides.map(entryOf).findLast((entry) => opening.has(entry));
  if (asked === undefined) return false;
  // The first message of all is the learner's.
  if (draft.state.turn === 1) return asked === 'in-english' && speaker.answer('speak-english');
  if (!speaker.answer(asked)) return false;
  draft.remarks.push(opened);
  draft.opensFormer = true;
  return true;
}

/** The last message once more; for who wants it slower its question alone, where it has one. */
export function sayAgain(entry: string, speaker: Speaker, draft: Draft): void {
  const { newest } = draft.state;
  const shorter = entry === 'slower' ? newest?.slice(-1).map(fromQuestion) : newest;
  if (shorter) draft.said.push(...shorter);
  else speaker.repeat();
  draft.remarks.push(again);
  draft.saysAgain = true;
}
