import type { Database, Tx } from '../db/database';

/** socket: opens one socket of the native shell; sign-in: a link from an admin to somebody who lost their password. */
export type TicketKind = 'socket' | 'sign-in';

export interface NewTicket {
  hash: string;
  kind: TicketKind;
  userId: string;
  sessionId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  await tx.ticket.create({ data: ticket });
}

export function createTicketRepository({ client }: Database) {
  return {
    create: async (ticket: NewTicket): Promise<void> => {
      await client.ticket.create({ data: ticket });
    },

    /** Uses a ticket up; null when it is unknown, used or too old. Of many at once one succeeds. */
    use: async (
      kind: TicketKind,
      hash: string,
      now: Date,
    ): Promise<{ userId: string; sessionId: string | null } | null> => {
      const { count } = await client.ticket.updateMany({
        where: { hash, kind, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      });
      if (count === 0) return null;
      return client.ticket.findUnique({ where: { hash }, select: { userId: true, sessionId: true } });
    },
  };
}

export type TicketRepository = ReturnType<typeof createTicketRepository>;
