import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { ReportAdminRepository } from './reportAdminRepository';

export interface ReportAdminDeps {
  reports: ReportAdminRepository;
  clock: Clock;
}

export type ReportAdminService = ReturnType<typeof createReportAdminService>;

/** What learners found wrong, as admins work through it. */
export function createReportAdminService({ reports, clock }: ReportAdminDeps) {
  return {
    list: async ({ kind, before }: { kind: string | null; before: string | null }) => {
      const { items, hasOlder } = await reports.list(kind, before);
      return { reports: items, hasOlder };
    },

    resolve: (admin: Caller, id: string): Promise<void> => reports.resolve(admin.userId, id, new Date(clock.now())),
  };
}
