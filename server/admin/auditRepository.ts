import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { MakeId } from '../ids';
import { type Page, pageOf, pageSize } from './page';

/** Something an admin did to somebody else's, or saw of it. */
export interface AuditEntry {
  id: string;
  actorId: string;
  /** Null when their account is gone: the entry outlives it. */
  actorName: string | null;
  action: string;
  subjectId: string;
  createdAt: Date;
}

/** What admins did and saw of others. Entries are added and read, never changed. */
export function createAuditRepository({ client }: Database, clock: Clock, makeId: MakeId) {
  const entry = (actorId: string, action: string, subjectId: string) => ({
    data: { id: makeId(), actorId, action, subjectId, createdAt: new Date(clock.now()) },
  });

  return {
    /** Notes what an admin saw. What they change is noted by `recordIn`, in the transaction that changes it. */
    record: async (actorId: string, action: string, subjectId: string): Promise<void> => {
      await client.auditEntry.create(entry(actorId, action, subjectId));
    },

    recordIn: async (tx: Tx, actorId: string, action: string, subjectId: string): Promise<void> => {
      await tx.auditEntry.create(entry(actorId, action, subjectId));
    },

    /** Newest first. */
    list: async (before: string | null): Promise<Page<AuditEntry>> => {
      const rows = await client.auditEntry.findMany({
        where: before === null ? {} : { id: { lt: before } },
        select: { id: true, actorId: true, action: true, subjectId: true, createdAt: true },
        orderBy: { id: 'desc' },
        take: pageSize + 1,
      });
      const actors = await client.user.findMany({
        where: { id: { in: [...new Set(rows.map(({ actorId }) => actorId))] } },
        select: { id: true, username: true },
      });
      const names = new Map(actors.map(({ id, username }) => [id, username]));
      return pageOf(
        rows.map(({ id, actorId, action, subjectId, createdAt }) => ({
          id,
          actorId,
          actorName: names.get(actorId) ?? null,
          action,
          subjectId,
          createdAt,
        })),
      );
    },
  };
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;
