import { AppError } from '../../domain/errors';
import type { Caller } from './caller';
import type { Passwords } from './passwords';
import type { SessionService } from './sessionService';
import type { UserRepository } from './userRepository';

export interface DeletionDeps {
  users: UserRepository;
  sessions: Pick<SessionService, 'endAll'>;
  passwords: Pick<Passwords, 'verify'>;
  /** Ends whatever is being said to this learner. */
  stopTurnsOf(userId: string): Promise<void>;
  /** Takes this learner out of their friend chats, which stay for the friends. */
  leaveFriends(userId: string): Promise<void>;
  /** There is one account less. */
  deleted(): void;
}

export type DeletionService = ReturnType<typeof createDeletionService>;

/** How accounts end. */
export function createDeletionService({
  users,
  sessions,
  passwords,
  stopTurnsOf,
  leaveFriends,
  deleted,
}: DeletionDeps) {
  return {
    /** Removes the caller and all that is theirs. Whoever only found the device open does not know the password. */
    deleteAccount: async (caller: Caller, password: string): Promise<void> => {
      const user = await users.findCredentials(caller.userId);
      if (!user) throw new AppError('notAuthenticated');
      if (!(await passwords.verify(user.passwordHash, password))) throw new AppError('passwordWrong');
      // In this order: nothing new is begun, nothing that runs writes, and then there is nothing.
      await sessions.endAll(user.id);
      await stopTurnsOf(user.id);
      await leaveFriends(user.id);
      await users.delete(user.id);
      deleted();
    },
  };
}
