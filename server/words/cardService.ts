import { AppError } from '../../domain/errors';
import { excerptOf } from '../../domain/words/excerpt';
import type { WordCard, WordMeeting } from '../../domain/words/word';
import type { Caller } from '../accounts/caller';
import { parseFields } from '../conversations/messageView';
import type { CardRepository, MeetingRow } from './cardRepository';
import type { WordRepository, WordRow } from './wordRepository';
import { listed, wordView } from './wordView';

export interface CardDeps {
  cards: CardRepository;
  words: Pick<WordRepository, 'findBank'>;
}

/** Messages that a card shows: enough to remember by, few enough to read. */
const mostMeetings = 20;

export type CardService = ReturnType<typeof createCardService>;

/** What a learner's word bank knows of one word. */
export function createCardService({ cards, words }: CardDeps) {
  return {
    card: async ({ userId }: Caller, id: string): Promise<WordCard> => {
      const row = await cards.findWord(userId, id);
      if (!row) throw new AppError('wordNotFound');
      const [bank, seen, met] = await Promise.all([
        words.findBank(userId),
        cards.sumSightings(row.id),
        cards.listMeetings(userId, row.id, mostMeetings),
      ]);
      const meetings = met.rows.map((meeting) => meetingView(row, meeting)).filter((meeting) => meeting !== null);
      const masteryThreshold = bank?.masteryThreshold ?? 0;
      return {
        word: wordView(listed(row), masteryThreshold),
        language: row.language,
        masteryThreshold,
        firstSeenAt: seen.first?.toISOString() ?? null,
        lastSeenAt: seen.last?.toISOString() ?? null,
        messageCount: seen.messages,
        olderCount: Math.max(0, met.total - mostMeetings),
        meetings,
      };
    },
  };
}

/** Null where the message does not show the word any more: it was put into words anew, or into another language. */
function meetingView({ identity, language }: WordRow, meeting: MeetingRow): WordMeeting | null {
  const { rendering } = meeting;
  if (rendering?.targetLanguage !== language) return null;
  const { targetLanguageMessage: text, morphemeTranslationDetails: words } = parseFields(rendering.fields);
  const excerpt = excerptOf(text?.value ?? '', words?.value ?? [], identity, language);
  return (
    excerpt && {
      messageId: meeting.messageId,
      conversationId: meeting.conversationId,
      conversationTitle: meeting.conversationTitle,
      position: meeting.position,
      seenAt: meeting.seenAt.toISOString(),
      times: meeting.times,
      excerpt,
    }
  );
}
