import { usernameKey } from '../../domain/account/credentials';
import { AppError } from '../../domain/errors';
import type { Caller, UserType } from '../accounts/caller';
import type { SessionService } from '../accounts/sessionService';
import type { TicketService } from '../accounts/ticketService';
import type { Clock } from '../clock';
import type { Bus } from '../realtime/bus';
import { tellAdmins } from '../realtime/tellAdmins';
import { pageOf } from './page';
import type { UserAdminRepository } from './userAdminRepository';

export interface UserAdminDeps {
  users: UserAdminRepository;
  sessions: Pick<SessionService, 'announceEnded'>;
  tickets: Pick<TicketService, 'forSignIn'>;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  /** Ends whatever is being said to this learner. */
  stopTurnsOf(userId: string): Promise<void>;
}

export type UserAdminService = ReturnType<typeof createUserAdminService>;

/** What admins do with accounts. Not with their own, where they could lock themselves out. */
export function createUserAdminService({ users, sessions, tickets, bus, clock, stopTurnsOf }: UserAdminDeps) {
  function refuseOneself(admin: Caller, userId: string): void {
    if (admin.userId === userId) throw new AppError('forbidden');
  }

  return {
    list: async ({ search, before }: { search: string | null; before: string | null }) => {
      const { items, hasOlder } = pageOf(await users.list(search === null ? null : usernameKey(search), before));
      return {
        users: items.map((user) => ({
          id: user.id,
          username: user.username,
          userType: user.userType as UserType,
          affiliatedOrganization: user.affiliatedOrganization,
          createdAt: user.createdAt,
          disabledAt: user.disabledAt,
          conversations: user._count.conversations,
          words: user._count.words,
          lastActive: newest([user.sessions[0]?.rotatedAt, user.conversations[0]?.activeAt]),
        })),
        hasOlder,
      };
    },

    /** Closes an account or opens it again. Closing ends at once what its learner has open. */
    setDisabled: async (admin: Caller, userId: string, isDisabled: boolean): Promise<void> => {
      refuseOneself(admin, userId);
      if (isDisabled) {
        sessions.announceEnded(await users.disable(admin.userId, userId, new Date(clock.now())));
        await stopTurnsOf(userId);
      } else {
        await users.enable(admin.userId, userId);
      }
      tellAdmins(bus);
    },

    /** A link that signs somebody in once, for whoever lost their password. */
    makeSignInLink: async (admin: Caller, userId: string): Promise<{ link: string; expiresAt: Date }> => {
      const { token, ticket } = tickets.forSignIn(userId);
      await users.keepSignInLink(admin.userId, ticket);
      return { link: `/resetPassword?link=${token}`, expiresAt: ticket.expiresAt };
    },

    setUserType: async (admin: Caller, userId: string, userType: UserType): Promise<void> => {
      refuseOneself(admin, userId);
      sessions.announceEnded(await users.setUserType(admin.userId, userId, userType, new Date(clock.now())));
      tellAdmins(bus);
    },

    setOrganization: (admin: Caller, userId: string, organization: string | null): Promise<void> =>
      users.setOrganization(admin.userId, userId, organization),
  };
}

function newest(times: readonly (Date | undefined)[]): Date | null {
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length === 0 ? null : new Date(Math.max(...known));
}
