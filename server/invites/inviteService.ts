import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { CodeRepository } from './codeRepository';
import { makeCode } from './codeText';

export interface InviteDeps {
  codes: CodeRepository;
  clock: Clock;
  makeId: MakeId;
}

/** Registrations with one invite (design, section 5, 'Invites'). */
const invitesUses = 10;

export type InviteService = ReturnType<typeof createInviteService>;

/** A learner's invite: one code at a time, with which friends register. */
export function createInviteService({ codes, clock, makeId }: InviteDeps) {
  async function putInPlaceOf(former: string | null, caller: Caller): Promise<string> {
    const now = new Date(clock.now());
    const row = {
      id: makeId(),
      code: makeCode(),
      kind: 'invite' as const,
      issuerId: caller.userId,
      note: '',
      maxUses: invitesUses,
      createdAt: now,
      expiresAt: null,
    };
    return (await codes.replaceInvite(former, row, now)) ?? putInPlaceOf(former, caller);
  }

  return {
    /** The learner's invite; another once its uses are used up. */
    get: async (caller: Caller): Promise<string> =>
      (await codes.findInvite(caller.userId)) ?? putInPlaceOf(null, caller),

    /** Another invite; nobody registers with the one before any more. */
    replace: async (caller: Caller): Promise<string> => putInPlaceOf(await codes.findInvite(caller.userId), caller),
  };
}
