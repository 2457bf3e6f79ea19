import { cutToSentences, sentencesIn } from '../saying/sentences';
import { talks } from '../dialogueState';
import type { Bank } from '../understanding/bank';
import type { Draft } from './speaker';

const farewell =
  /\b(?:good ?bye|see you|let['’]s (?:talk|meet) again|have a (?:nice|good|great|lovely) (?:day|evening|weekend)|take care|until (?:tomorrow|next time))\b|^It was (?:good|nice) to (?:meet|talk)|^So long\b/iu;

/**
 * Where a talk has come to its end and nobody leaves, the tutor takes no leave either: its last sentences that do are
 * not said, as long as others are. Somebody who pays in a café leaves it.
 */
export function withoutFarewell(draft: Draft, scene: string | null, { content }: Bank): void {
  const kind = content.scenes.get(scene ?? '')?.kind;
  if (!draft.ended || scene === null || !(talks.has(scene) || kind === 'starter')) return;
  const last = draft.said.at(-1);
  const sentences = last && sentencesIn(last);
  if (!last || !sentences) return;
  const kept = sentences.meanings.findLastIndex((meaning) => !farewell.test(meaning)) + 1;
  if (kept === sentences.meanings.length || (kept === 0 && draft.said.length === 1)) return;
  draft.said = [...draft.said.slice(0, -1), ...(kept > 0 ? [cutToSentences(last, sentences, 0, kept)] : [])];
}
