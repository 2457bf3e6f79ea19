import { askPrefix, takePrefix } from '../format/contentFormat';
import type { Bank } from '../understanding/bank';
import { asksSomething } from '../understanding/asking';
import type { Speaker } from './speaker';
import type { Gist } from './gist';

/**
 * Says something to what nobody foresaw, from what is known of its words: the noun taken up, an answer to a question
 * that leaves it open, or that the tutor would like to hear more. `asksOn` adds a question where the talk would end.
 */
export function takeUp(
  { isGloomy, noun }: Gist,
  { message, asksOn, bank, speaker }: { message: string; asksOn: boolean; bank: Bank; speaker: Speaker },
): void {
  const isAsked = asksSomething(message, bank.content.language);
  // Who asks what is in a dish is not told that it is good.
  const kind = isAsked ? 'thing' : noun?.kind;
  // To what hurts nothing is said of the thing that hurts.
  if (isGloomy && asksOn && !isAsked && speaker.answer('told-else')) return;
  if (noun && kind && speaker.answer(`${takePrefix}${kind}`, { it: noun.it })) {
    if (asksOn) speaker.answer(isAsked ? 'take-question' : kind === 'thing' ? 'tell-more' : `${askPrefix}${kind}`);
    return;
  }
  if (isAsked && speaker.answer('take-question')) return;
  if (!speaker.answer('tell-more')) speaker.answer('lost');
}

/** Asks on about what the learner told, where its noun is of a kind that something can be asked of. */
export function askOn({ noun }: Gist, speaker: Speaker): void {
  if (noun && noun.kind !== 'thing') speaker.answer(`${askPrefix}${noun.kind}`);
}
