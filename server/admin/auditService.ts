import type { AuditRepository } from './auditRepository';

export type AuditService = ReturnType<typeof createAuditService>;

/** The log of what admins did and saw of others, as they read it. */
export function createAuditService({ audit }: { audit: Pick<AuditRepository, 'list'> }) {
  return {
    list: async ({ before }: { before: string | null }) => {
      const { items, hasOlder } = await audit.list(before);
      return { entries: items, hasOlder };
    },
  };
}
