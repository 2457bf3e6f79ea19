import type { Sighting } from '../../domain/words/sightings';
import { raiseRevision } from '../conversations/conversationRepository';
import { Abandon, orAbandoned } from '../db/abandon';
import { parseFields, type RenderedFields } from '../conversations/messageView';
import { type Reader, readersOf } from '../conversations/readers';
import type { Database } from '../db/database';
import type { MakeId } from '../ids';
import { scheduleProgress } from '../progress/scheduleProgress';
import { countSightings } from '../words/countSightings';

/** What a message to a friend is to be made into. */
export interface GlossTask {
  renderingId: string;
  message: {
    id: string;
    conversationId: string;
    senderId: string;
    position: number;
    originalText: string;
  };
  senderName: string;
  attempt: number;
  rev: number;
  language: string;
  ownLanguage: string;
  /** What its sender learns; null where they had chosen nothing when they said it. */
  writersLanguage: string | null;
  /** Of the pair's readers the sender, if they are one. */
  readers: [Reader, ...Reader[]];
}

export interface FinishedGloss {
  task: GlossTask;
  fields: RenderedFields;
  provenance: string;
  /** What a reader who has read the message meets in it. */
  sightingsFor(readerId: string): readonly Sighting[];
  at: Date;
}

const taskColumns = {
  targetLanguage: true,
  ownLanguage: true,
  attempt: true,
  rev: true,
  fields: true,
  message: {
    select: {
      id: true,
      conversationId: true,
      senderId: true,
      position: true,
      originalText: true,
      deletedAt: true,
    },
  },
} as const;

export function createGlossRepository({ client, transaction }: Database, makeId: MakeId) {
  return {
    /** Null when there is nothing to do any more: done, deleted, or nobody left to read it. */
    findTask: async (renderingId: string): Promise<GlossTask | null> => {
      const rendering = await client.rendering.findUnique({ where: { id: renderingId }, select: taskColumns });
      if (!rendering || rendering.message.deletedAt) return null;
      if (parseFields(rendering.fields).targetLanguageMessage?.status !== 'pending') return null;
      const { message, attempt, rev, targetLanguage: language, ownLanguage } = rendering;
      const [first, ...rest] = await readersOf(client, message, renderingId);
      const sender = await client.user.findUnique({ where: { id: message.senderId }, select: { username: true } });
      if (!first || !sender || message.originalText === null) return null;
      const [senders] = await client.rendering.findMany({
        where: { messageId: message.id },
        select: { targetLanguage: true },
        orderBy: { id: 'asc' },
        take: 1,
      });
      return {
        renderingId,
        message: {
          id: message.id,
          conversationId: message.conversationId,
          senderId: message.senderId,
          position: message.position,
          originalText: message.originalText,
        },
        senderName: sender.username,
        attempt,
        rev,
        language,
        ownLanguage,
        // None is kept as the empty text.
        writersLanguage: senders?.targetLanguage || null,
        readers: [first, ...rest],
      };
    },

    /**
     * Writes what was made, once, and counts it for whoever has read the message before: its sender, and a friend who
     * answered faster. The new revision and the readers, or null when it was deleted, or made by somebody else.
     */
    finish: ({ task, fields, provenance, sightingsFor, at }: FinishedGloss) =>
      orAbandoned<{ revision: number; rev: number; readers: Reader[] } | null>(
        transaction(async (tx) => {
          const { message, renderingId, attempt, language } = task;
          const revision = await raiseRevision(tx, message.conversationId);
          if (revision === null) throw new Abandon(null);
          const rev = task.rev + 1;
          const written = await tx.rendering.updateMany({
            where: { id: renderingId, attempt, rev: task.rev },
            data: { fields: JSON.stringify(fields), rev, provenance },
          });
          const noted = await tx.message.updateMany({ where: { id: message.id, deletedAt: null }, data: { revision } });
          if (written.count === 0 || noted.count === 0) throw new Abandon(null);
          const { id: messageId, conversationId, position } = message;
          const readers = await readersOf(tx, message, renderingId);
          const counted = readers
            .filter(({ readPosition }) => readPosition >= position)
            .map(({ userId }) => ({ userId, sightings: sightingsFor(userId) }))
            .filter(({ sightings }) => sightings.length > 0);
          for (const { userId, sightings } of counted) {
            await countSightings(tx, makeId, { learnerId: userId, language, messageId, sightings, seenAt: at });
          }
          for (const { userId } of counted) {
            await scheduleProgress(tx, makeId, { userId, conversationId, language, at });
          }
          return { revision, rev, readers };
        }),
      ),
  };
}

export type GlossRepository = ReturnType<typeof createGlossRepository>;
