import type { Database } from '../db/database';

export interface StoredSession {
  id: string;
  userId: string;
  salt: string;
  generation: number;
  rotatedAt: Date;
  rememberMe: boolean;
  expiresAt: Date;
  endedAt: Date | null;
  user: { id: string; username: string; userType: string; affiliatedOrganization: string | null };
}

const withUser = {
  user: { select: { id: true, username: true, userType: true, affiliatedOrganization: true } },
} as const;

export function createSessionRepository({ client }: Database) {
  return {
    create: (session: Omit<StoredSession, 'endedAt' | 'user'> & { createdAt: Date }) =>
      client.session.create({ data: session }),

    find: (id: string): Promise<StoredSession | null> =>
      client.session.findUnique({ where: { id }, include: withUser }),

    /** Goes from one generation to the next; false when somebody else did first. */
    rotate: async (session: StoredSession, at: { rotatedAt: Date; expiresAt: Date }): Promise<boolean> => {
      const { count } = await client.session.updateMany({
        where: { id: session.id, generation: session.generation, endedAt: null },
        data: { generation: session.generation + 1, ...at },
      });
      return count === 1;
    },

    end: async (id: string, endedAt: Date): Promise<void> => {
      await client.session.updateMany({ where: { id, endedAt: null }, data: { endedAt } });
    },

    listEndedSince: (since: Date): Promise<{ id: string; endedAt: Date | null }[]> =>
      client.session.findMany({ where: { endedAt: { gte: since } }, select: { id: true, endedAt: true } }),

    /** Ends all of a user's sessions; returns the ids of those that were open. */
    endAll: async (userId: string, endedAt: Date): Promise<string[]> => {
      const open = await client.session.findMany({ where: { userId, endedAt: null }, select: { id: true } });
      await client.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt } });
      return open.map(({ id }) => id);
    },
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;
