import { isTerminal } from '../../domain/conversation/message';
import { sightingsOf } from '../../domain/words/sightings';
import { forReader, parseFields } from '../conversations/messageView';
import type { Tx } from '../db/database';
import type { MakeId } from '../ids';
import { scheduleProgress } from '../progress/scheduleProgress';
import { countMessages, type MessageWords } from './countSightings';

export interface Reading {
  readerId: string;
  conversationId: string;
  /** The position of the last message that has been read. */
  upTo: number;
  at: Date;
}

export interface ReadSoFar {
  before: number;
  /** Less than was asked for where there is more than is counted at once. */
  now: number;
}

/** Messages that one transaction counts at most: others wait for it. */
const messagesAtOnce = 200;

/**
 * Notes that somebody has read everything up to a position, and counts what they met in it for the first time. Inside a
 * transaction that holds the conversation's row, as does whatever finishes a message: what is still being made then
 * counts when it is finished, because it has been read (`hasRead`). Null for somebody who takes no part.
 */
export async function readMessages(tx: Tx, makeId: MakeId, reading: Reading): Promise<ReadSoFar | null> {
  const { readerId: userId, conversationId, at } = reading;
  const where = { conversationId_userId: { conversationId, userId } };
  const participant = await tx.participant.findUnique({ where, select: { readPosition: true } });
  if (!participant) return null;
  const before = participant.readPosition;
  if (reading.upTo <= before) return { before, now: before };

  const unread = await listUnread(tx, conversationId, before, reading.upTo);
  const now = unread.length < messagesAtOnce ? reading.upTo : (unread.at(-1)?.position ?? reading.upTo);
  await tx.participant.update({ where, data: { readPosition: now } });
  const messages = unread.map((row) => finishedWords(forReader(userId, row))).filter((words) => words !== null);
  const counted = await countMessages(tx, makeId, { learnerId: userId, messages, seenAt: at });
  for (const language of new Set(counted.map((message) => message.language))) {
    await scheduleProgress(tx, makeId, { userId, conversationId, language, at });
  }
  return { before, now };
}

/** Whether somebody has read this far; asked, too, by whoever finishes a message and holds its conversation. */
export async function hasRead(tx: Tx, conversationId: string, userId: string, position: number): Promise<boolean> {
  const where = { conversationId_userId: { conversationId, userId } };
  const participant = await tx.participant.findUnique({ where, select: { readPosition: true } });
  return participant !== null && participant.readPosition >= position;
}

interface UnreadRow {
  id: string;
  senderId: string;
  position: number;
  renderings: { id: string; targetLanguage: string; fields: string }[];
}

function listUnread(tx: Tx, conversationId: string, after: number, upTo: number): Promise<UnreadRow[]> {
  return tx.message.findMany({
    where: { conversationId, position: { gt: after, lte: upTo }, deletedAt: null },
    select: {
      id: true,
      position: true,
      senderId: true,
      renderings: { select: { id: true, targetLanguage: true, fields: true } },
    },
    orderBy: { position: 'asc' },
    take: messagesAtOnce,
  });
}

/** A message's words for its reader; null when it has none to count, or none yet. */
function finishedWords({ id, renderings: [rendering] }: UnreadRow): MessageWords | null {
  if (!rendering) return null;
  const { targetLanguageMessage: text, morphemeTranslationDetails: words } = parseFields(rendering.fields);
  // What was broken off is said again in the retry.
  if (text === null || !isTerminal(text.status) || text.status === 'error') return null;
  if (words?.status !== 'done' || !words.value) return null;
  const language = rendering.targetLanguage;
  return { messageId: id, language, sightings: sightingsOf(words.value, language) };
}
