import { AppError } from '../../domain/errors';
import { holdUser } from '../accounts/holdUser';
import type { Database, Tx } from '../db/database';
import { codeKey, copiedKey } from './codeText';

export type CodeKind = 'admin' | 'invite';

export interface NewCode {
  id: string;
  code: string;
  kind: CodeKind;
  issuerId: string;
  note: string;
  maxUses: number;
  createdAt: Date;
  expiresAt: Date | null;
}

/** A code that registers somebody at this moment. */
export interface UsableCode {
  id: string;
  kind: CodeKind;
  issuerId: string;
}

/** Neither withdrawn nor too old, and no invite of somebody whose account is closed. */
const isUsableAt = (now: Date) => ({
  revokedAt: null,
  AND: [
    { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    { OR: [{ kind: 'admin' }, { issuer: { disabledAt: null } }] },
  ],
});

/** Adds a code; false when it is there already, whoever made it. */
export async function insertCode(tx: Tx, row: NewCode): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO "AccessCode" ("id", "code", "kind", "issuerId", "note", "maxUses", "createdAt", "expiresAt")
    VALUES (${row.id}, ${row.code}, ${row.kind}, ${row.issuerId}, ${row.note}, ${row.maxUses}, ${row.createdAt},
            ${row.expiresAt})
    ON CONFLICT ("code") DO NOTHING`;
  return inserted === 1;
}

/** Takes one of a code's uses; false when none is left. Of many at once only as many succeed as there are uses. */
export async function useCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx.$executeRaw`
    UPDATE "AccessCode" SET "uses" = "uses" + 1
    WHERE "id" = ${id} AND "uses" < "maxUses" AND "revokedAt" IS NULL
      AND ("expiresAt" IS NULL OR "expiresAt" > ${now})`;
  return used === 1;
}

export function createCodeRepository({ client, transaction }: Database) {
  return {
    findUsable: async (code: string, now: Date): Promise<UsableCode | null> => {
      const row = await client.accessCode.findFirst({
        where: { code, ...isUsableAt(now) },
        select: { id: true, kind: true, issuerId: true, uses: true, maxUses: true },
      });
      return row && row.uses < row.maxUses ? { id: row.id, kind: row.kind as CodeKind, issuerId: row.issuerId } : null;
    },

    /**
     * The code that somebody means, usable or not: as it was typed, else the only one that a slip of the hand makes of
     * it (`copiedKey`, done here to what is kept). Goes through all codes; wrong ones are rate limited.
     */
    findMeant: async (typed: string): Promise<string | null> => {
      const code = codeKey(typed);
      if ((await client.accessCode.count({ where: { code } })) > 0) return code;
      const copied = copiedKey(typed);
      if (copied === null) return null;
      const alike = await client.$queryRaw<{ code: string }[]>`
        SELECT "code" FROM "AccessCode"
        WHERE REPLACE(REPLACE(REPLACE(REPLACE("code", '-', ''), '0', 'o'), '1', 'l'), 'i', 'l') = ${copied}
        LIMIT 2`;
      return alike.length === 1 ? (alike[0]?.code ?? null) : null;
    },

    /** A learner's current invite. */
    findInvite: async (issuerId: string): Promise<string | null> => {
      const rows = await client.accessCode.findMany({
        where: { issuerId, kind: 'invite', revokedAt: null },
        orderBy: { id: 'desc' },
        select: { code: true, uses: true, maxUses: true },
      });
      return rows.find(({ uses, maxUses }) => uses < maxUses)?.code ?? null;
    },

    /**
     * Puts a new invite in the place of a learner's current one and answers what is current then: of several requests
     * that replace the same one, or ask for the first at once, one succeeds. Null when the new code is there already.
     *
     * @param former the code that is to go; null where there is none yet
     */
    replaceInvite: (former: string | null, row: NewCode, now: Date): Promise<string | null> =>
      transaction(async (tx) => {
        // Nobody else replaces meanwhile.
        if (!(await holdUser(tx, row.issuerId))) throw new AppError('notAuthenticated');
        const invites = await tx.accessCode.findMany({
          where: { issuerId: row.issuerId, kind: 'invite', revokedAt: null },
          orderBy: { id: 'desc' },
          select: { code: true, uses: true, maxUses: true },
        });
        const current = invites.find(({ uses, maxUses }) => uses < maxUses)?.code ?? null;
        if (current !== former) return current;
        if (!(await insertCode(tx, row))) return null;
        await tx.accessCode.updateMany({
          where: { issuerId: row.issuerId, kind: 'invite', revokedAt: null, id: { not: row.id } },
          data: { revokedAt: now },
        });
        return row.code;
      }),
  };
}

export type CodeRepository = ReturnType<typeof createCodeRepository>;
