import { askPrefix, takePrefix } from '../format/contentFormat';
import type { Bank } from '../understanding/bank';
import { asksSomething } from '../understanding/asking';
import type { Speaker } from './speaker';
import type { Topic } from './topic';

/**
 * Says something to what nobody foresaw, from what is known of its words: the noun taken up, an answer to a question
 * that leaves it open, or that the tutor would like to hear more. `asksOn` adds a question where the talk would end.
 */
export function takeUp(
  { noun }: Topic,
  { message, asksOn, bank, speaker }: { message: string; asksOn: boolean; bank: Bank; speaker: Speaker },
): void {
  if (noun && speaker.answer(`${takePrefix}${noun.kind}`, { it: noun.it })) {
    if (asksOn) speaker.answer(`${askPrefix}${noun.kind}`);
    return;
  }
  if (asksSomething(message, bank.content.language) && speaker.answer('take-question')) return;
  if (!speaker.answer('tell-more')) speaker.answer('lost');
}
