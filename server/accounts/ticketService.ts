import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import type { Caller } from './caller';
import type { NewTicket, TicketKind, TicketRepository } from './ticketRepository';

/** Long enough for the shell to connect, and too short to be found in a log and used. */
export const socketTicketSeconds = 60;
const signInLinkMs = 24 * 60 * 60 * 1000;

export interface TicketDeps {
  tickets: TicketRepository;
  clock: Clock;
}

export type TicketService = ReturnType<typeof createTicketService>;

/** Tokens that let somebody in once. What is kept of one does not let anybody in. */
export function createTicketService({ tickets, clock }: TicketDeps) {
  function make(kind: TicketKind, userId: string, sessionId: string | null, forMs: number) {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const createdAt = new Date(now);
    const ticket: NewTicket = {
      hash: hashOf(token),
      kind,
      userId,
      sessionId,
      createdAt,
      expiresAt: new Date(now + forMs),
    };
    return { token, ticket };
  }

  return {
    /** A ticket for one socket of this session. */
    forSocket: async (caller: Caller): Promise<string> => {
      const { token, ticket } = make('socket', caller.userId, caller.sessionId, socketTicketSeconds * 1000);
      await tickets.create(ticket);
      return token;
    },

    /** A link for somebody who cannot sign in; the ticket is for the caller to keep in the transaction that notes it. */
    forSignIn: (userId: string) => make('sign-in', userId, null, signInLinkMs),

    /** Whose ticket it is, the first time it is shown while it lasts; else null. */
    use: (kind: TicketKind, token: string): Promise<{ userId: string; sessionId: string | null } | null> =>
      tickets.use(kind, hashOf(token), new Date(clock.now())),
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
