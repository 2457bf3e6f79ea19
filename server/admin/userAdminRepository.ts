import type { UserType } from '../accounts/caller';
import { holdUser } from '../accounts/holdUser';
import { endSessions } from '../accounts/sessionRepository';
import { insertTicket, type NewTicket } from '../accounts/ticketRepository';
import { AppError } from '../../domain/errors';
import type { Database, Tx } from '../db/database';
import type { AuditRepository } from './auditRepository';
import { pageSize } from './page';

const columns = {
  id: true,
  username: true,
  userType: true,
  affiliatedOrganization: true,
  createdAt: true,
  disabledAt: true,
  _count: { select: { conversations: true, words: true } },
  sessions: { select: { rotatedAt: true }, orderBy: { rotatedAt: 'desc' }, take: 1 },
  conversations: { select: { activeAt: true }, orderBy: { activeAt: 'desc' }, take: 1 },
} as const;

export function createUserAdminRepository({ client, transaction }: Database, audit: AuditRepository) {
  /** Changes a user, and notes who did. @throws AppError `userNotFound` */
  function change<T>(actorId: string, action: string, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(async (tx) => {
      if (!(await holdUser(tx, userId))) throw new AppError('userNotFound');
      await audit.recordIn(tx, actorId, action, userId);
      return work(tx);
    });
  }

  return {
    /** Newest first, one more than a page. @param search a part of a name's key */
    list: (search: string | null, before: string | null) =>
      client.user.findMany({
        where: {
          ...(search === null ? {} : { usernameKey: { contains: search } }),
          ...(before === null ? {} : { id: { lt: before } }),
        },
        select: columns,
        orderBy: { id: 'desc' },
        take: pageSize + 1,
      }),

    /** Closes an account, and takes back what lets anybody in; answers the sessions that this ended. */
    disable: (actorId: string, userId: string, at: Date): Promise<string[]> =>
      change(actorId, 'disable user', userId, async (tx) => {
        await tx.user.updateMany({ where: { id: userId, disabledAt: null }, data: { disabledAt: at } });
        await tx.ticket.deleteMany({ where: { userId } });
        return endSessions(tx, { userId }, at);
      }),

    enable: (actorId: string, userId: string): Promise<void> =>
      change(actorId, 'enable user', userId, async (tx) => {
        await tx.user.update({ where: { id: userId }, data: { disabledAt: null } });
      }),

    keepSignInLink: (actorId: string, ticket: NewTicket): Promise<void> =>
      change(actorId, 'make sign-in link', ticket.userId, (tx) => insertTicket(tx, ticket)),

    /** Answers the sessions that this ended: tokens say what their owners are, for as long as they last. */
    setUserType: (actorId: string, userId: string, userType: UserType, at: Date): Promise<string[]> =>
      change(actorId, `set user type ${userType}`, userId, async (tx) => {
        const { count } = await tx.user.updateMany({
          where: { id: userId, userType: { not: userType } },
          data: { userType },
        });
        return count === 0 ? [] : endSessions(tx, { userId }, at);
      }),

    setOrganization: (actorId: string, userId: string, affiliatedOrganization: string | null): Promise<void> =>
      change(actorId, 'set organization', userId, async (tx) => {
        await tx.user.update({ where: { id: userId }, data: { affiliatedOrganization } });
      }),
  };
}

export type UserAdminRepository = ReturnType<typeof createUserAdminRepository>;
