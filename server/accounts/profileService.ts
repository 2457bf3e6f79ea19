import { maxProfileLength, type Profile } from '../../domain/account/profile';
import { AppError } from '../../domain/errors';
import type { Caller } from './caller';
import type { UserRepository } from './userRepository';

export interface ProfileDeps {
  users: Pick<UserRepository, 'profile' | 'updateProfile'>;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** What learners tell their tutor of themselves. */
export function createProfileService({ users }: ProfileDeps) {
  return {
    get: (caller: Caller): Promise<Profile> => users.profile(caller.userId),

    update: async (caller: Caller, profile: Profile): Promise<Profile> => {
      const isTooLong = [profile.generalUserProfile, profile.customInstructions].some(
        (text) => [...text].length > maxProfileLength,
      );
      if (isTooLong) throw new AppError('profileTooLong');
      await users.updateProfile(caller.userId, profile);
      return users.profile(caller.userId);
    },
  };
}
