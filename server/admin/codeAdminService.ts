import { AppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import { codeKey, makeCode } from '../invites/codeText';
import type { Bus } from '../realtime/bus';
import { tellAdmins } from '../realtime/tellAdmins';
import type { AuditRepository } from './auditRepository';
import type { CodeAdminRepository, ListedCode } from './codeAdminRepository';

export interface CodeAdminDeps {
  codes: CodeAdminRepository;
  audit: Pick<AuditRepository, 'record'>;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  makeId: MakeId;
  /** The standing registration code. */
  accessCode: string;
}

export interface CodeWish {
  /** Null: one that can be read out is made up. */
  code: string | null;
  maxUses: number;
  expiresAt: Date | null;
  note: string;
}

export type CodeAdminService = ReturnType<typeof createCodeAdminService>;

/** Codes that admins let people register with. */
export function createCodeAdminService({ codes, audit, bus, clock, makeId, accessCode }: CodeAdminDeps) {
  async function create(admin: Caller, wish: CodeWish): Promise<ListedCode> {
    const row = {
      id: makeId(),
      code: wish.code === null ? makeCode() : codeKey(wish.code),
      kind: 'admin' as const,
      issuerId: admin.userId,
      note: wish.note,
      maxUses: wish.maxUses,
      createdAt: new Date(clock.now()),
      expiresAt: wish.expiresAt,
    };
    if (row.expiresAt && row.expiresAt <= row.createdAt) throw new AppError('invalidRequest');
    if (row.code !== codeKey(accessCode) && (await codes.create(row))) {
      tellAdmins(bus);
      const { kind: _kind, issuerId: _issuerId, ...made } = row;
      return { ...made, uses: 0, revokedAt: null, madeBy: admin.username };
    }
    if (wish.code !== null) throw new AppError('codeTaken');
    return create(admin, wish);
  }

  return {
    list: (): Promise<ListedCode[]> => codes.list(),

    /** The code of the server's configuration, with which anybody may register as long as it stands there. */
    standing: async (admin: Caller): Promise<string> => {
      await audit.record(admin.userId, 'show standing access code', '');
      return accessCode;
    },

    create,

    revoke: async (admin: Caller, id: string): Promise<void> => {
      await codes.revoke(admin.userId, id, new Date(clock.now()));
      tellAdmins(bus);
    },
  };
}
