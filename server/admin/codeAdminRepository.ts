import { AppError } from '../../domain/errors';
import type { Database } from '../db/database';
import { insertCode, type NewCode } from '../invites/codeRepository';
import type { AuditRepository } from './auditRepository';

const columns = {
  id: true,
  code: true,
  note: true,
  maxUses: true,
  uses: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  issuer: { select: { username: true } },
} as const;

/** A code as admins are shown it. */
export interface ListedCode {
  id: string;
  code: string;
  note: string;
  maxUses: number;
  uses: number;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** The admin's username. */
  madeBy: string;
}

/** More than an admin reads; the oldest are left out. */
const mostListed = 500;

export function createCodeAdminRepository({ client, transaction }: Database, audit: AuditRepository) {
  return {
    /** The codes that admins made, newest first. */
    list: async (): Promise<ListedCode[]> => {
      const rows = await client.accessCode.findMany({
        where: { kind: 'admin' },
        select: columns,
        orderBy: { id: 'desc' },
        take: mostListed,
      });
      return rows.map((row) => ({
        id: row.id,
        code: row.code,
        note: row.note,
        maxUses: row.maxUses,
        uses: row.uses,
        createdAt: row.createdAt,
        expiresAt: row.expiresAt,
        revokedAt: row.revokedAt,
        madeBy: row.issuer.username,
      }));
    },

    /** False when the code is there already. */
    create: (row: NewCode): Promise<boolean> =>
      transaction(async (tx) => {
        if (!(await insertCode(tx, row))) return false;
        await audit.recordIn(tx, row.issuerId, 'create access code', row.id);
        return true;
      }),

    /** Withdraws a code, an admin's or a learner's invite. @throws AppError `codeNotFound` */
    revoke: (actorId: string, id: string, at: Date): Promise<void> =>
      transaction(async (tx) => {
        const { count } = await tx.accessCode.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: at } });
        if (count === 1) await audit.recordIn(tx, actorId, 'revoke access code', id);
        else if ((await tx.accessCode.count({ where: { id } })) === 0) throw new AppError('codeNotFound');
      }),
  };
}

export type CodeAdminRepository = ReturnType<typeof createCodeAdminRepository>;
