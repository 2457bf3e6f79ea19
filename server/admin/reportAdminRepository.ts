import { AppError } from '../../domain/errors';
import type { Database } from '../db/database';
import type { AuditRepository } from './auditRepository';
import { type Page, pageOf, pageSize } from './page';

export interface ReportRow {
  id: string;
  kind: string;
  reporterId: string;
  reporterName: string;
  conversationId: string | null;
  messageId: string | null;
  comment: string;
  /** What is reported as it was then. */
  subject: unknown;
  createdAt: Date;
  resolvedAt: Date | null;
}

export function createReportAdminRepository({ client, transaction }: Database, audit: AuditRepository) {
  return {
    /** Newest first. */
    list: async (kind: string | null, before: string | null): Promise<Page<ReportRow>> => {
      const rows = await client.report.findMany({
        where: { ...(kind === null ? {} : { kind }), ...(before === null ? {} : { id: { lt: before } }) },
        include: { reporter: { select: { username: true } } },
        orderBy: { id: 'desc' },
        take: pageSize + 1,
      });
      return pageOf(
        rows.map(({ reporter, subject, ...row }) => ({
          ...row,
          reporterName: reporter.username,
          subject: JSON.parse(subject) as unknown,
        })),
      );
    },

    /** @throws AppError `reportNotFound` */
    resolve: (actorId: string, id: string, at: Date): Promise<void> =>
      transaction(async (tx) => {
        const { count } = await tx.report.updateMany({
          where: { id, resolvedAt: null },
          data: { resolvedAt: at },
        });
        if (count === 1) await audit.recordIn(tx, actorId, 'resolve report', id);
        else if ((await tx.report.count({ where: { id } })) === 0) throw new AppError('reportNotFound');
      }),
  };
}

export type ReportAdminRepository = ReturnType<typeof createReportAdminRepository>;
