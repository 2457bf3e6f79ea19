import { isTerminal } from '../../domain/conversation/message';
import { sightingsOf } from '../../domain/words/sightings';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import { forReader, parseFields } from '../conversations/messageView';
import type { JobRunner } from '../jobs/jobRunner';
import type { MessageWords } from './countSightings';
import type { UnreadRow, WordRepository } from './wordRepository';

export interface ReadingCounterDeps {
  words: Pick<WordRepository, 'listUnread' | 'count'>;
  jobs: Pick<JobRunner, 'kick'>;
  clock: Clock;
}

/** Positions of a conversation: those after `after`, up to and with `upTo`. */
export interface ReadRange {
  after: number;
  upTo: number;
}

/** Counts what somebody has now read and was not said to them in a turn of their own. */
export function createReadingCounter({ words, jobs, clock }: ReadingCounterDeps) {
  /**
   * Counts the words of messages that were finished, as the reader is shown them, each message once. Stops before the
   * first that is still being made. Answers the position up to which all were finished; somebody who is not in the
   * conversation reads nothing.
   */
  return async (reader: Pick<Caller, 'userId'>, conversationId: string, range: ReadRange): Promise<number> => {
    const learnerId = reader.userId;
    const messages: MessageWords[] = [];
    let position = range.after;
    for (const row of await words.listUnread(learnerId, conversationId, range.after, range.upTo)) {
      const finished = finishedWords(forReader(learnerId, row));
      if (finished === 'unfinished') break;
      if (finished) messages.push(finished);
      position = row.position;
    }
    if (messages.length > 0) {
      await words.count(learnerId, conversationId, messages, new Date(clock.now()));
      jobs.kick();
    }
    return position;
  };
}

/** A message's words for its reader; null when it has none to count. */
function finishedWords(row: UnreadRow): MessageWords | 'unfinished' | null {
  const rendering = row.deletedAt ? undefined : row.renderings[0];
  if (!rendering) return null;
  const { targetLanguageMessage: text, morphemeTranslationDetails: words } = parseFields(rendering.fields);
  if ([text, words].some((field) => field !== null && !isTerminal(field.status))) return 'unfinished';
  // What was broken off is said again in the retry.
  if (text?.status === 'error' || words?.status !== 'done' || !words.value) return null;
  const language = rendering.targetLanguage;
  return { messageId: row.id, language, sightings: sightingsOf(words.value, language) };
}
