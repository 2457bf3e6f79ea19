import type { Database, Prisma, Tx } from '../db/database';

export interface StoredSession {
  id: string;
  userId: string;
  salt: string;
  generation: number;
  rotatedAt: Date;
  rememberMe: boolean;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  user: SessionUser & { disabledAt: Date | null };
}

/** Who a session speaks for. */
export interface SessionUser {
  id: string;
  username: string;
  userType: string;
  affiliatedOrganization: string | null;
}

/** The one list of columns that names a session's salt, of which its refresh tokens are made. */
const sessionColumns = {
  id: true,
  userId: true,
  salt: true,
  generation: true,
  rotatedAt: true,
  rememberMe: true,
  createdAt: true,
  expiresAt: true,
  endedAt: true,
  user: { select: { id: true, username: true, userType: true, affiliatedOrganization: true, disabledAt: true } },
} as const;

/** Ends the open ones among these sessions; returns their ids, for `sessionService.announceEnded`. */
export async function endSessions(tx: Tx, where: Prisma.SessionWhereInput, endedAt: Date): Promise<string[]> {
  const open = await tx.session.findMany({ where: { ...where, endedAt: null }, select: { id: true } });
  const ids = open.map(({ id }) => id);
  await tx.session.updateMany({ where: { id: { in: ids } }, data: { endedAt } });
  return ids;
}

export function createSessionRepository({ client, transaction }: Database) {
  return {
    create: async (session: Omit<StoredSession, 'endedAt' | 'user'>): Promise<void> => {
      await client.session.create({ data: session });
    },

    find: (id: string): Promise<StoredSession | null> =>
      client.session.findUnique({ where: { id }, select: sessionColumns }),

    isOpen: async (id: string): Promise<boolean> =>
      (await client.session.count({ where: { id, endedAt: null } })) === 1,

    /** Goes from one generation to the next; false when somebody else did first. */
    rotate: async (session: StoredSession, at: { rotatedAt: Date; expiresAt: Date }): Promise<boolean> => {
      const { count } = await client.session.updateMany({
        where: { id: session.id, generation: session.generation, endedAt: null },
        data: { generation: session.generation + 1, ...at },
      });
      return count === 1;
    },

    /** Ends a user's open sessions but the `most` that were used last; returns the ids of those that it ended. */
    endBeyond: (userId: string, most: number, now: Date): Promise<string[]> =>
      transaction(async (tx) => {
        const beyond = await tx.session.findMany({
          where: { userId, endedAt: null, expiresAt: { gt: now } },
          orderBy: [{ rotatedAt: 'desc' }, { id: 'desc' }],
          skip: most,
          select: { id: true },
        });
        const ids = beyond.map(({ id }) => id);
        return ids.length === 0 ? [] : endSessions(tx, { id: { in: ids } }, now);
      }),

    end: async (id: string, endedAt: Date): Promise<void> => {
      await client.session.updateMany({ where: { id, endedAt: null }, data: { endedAt } });
    },

    /** Whose session this was, when none of theirs is open any more. */
    ownerWithout: async (id: string, now: Date): Promise<string | null> => {
      const session = await client.session.findUnique({ where: { id }, select: { userId: true } });
      if (!session) return null;
      const { userId } = session;
      const open = await client.session.count({ where: { userId, endedAt: null, expiresAt: { gt: now } } });
      return open === 0 ? userId : null;
    },

    /** Ends all of a user's sessions; returns the ids of those that were open. */
    endAll: (userId: string, endedAt: Date): Promise<string[]> =>
      transaction((tx) => endSessions(tx, { userId }, endedAt)),
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;
