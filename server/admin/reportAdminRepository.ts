import { AppError } from '../../domain/errors';
import type { Database } from '../db/database';
import type { AuditRepository } from './auditRepository';
import type { ReportSubject } from '../reports/report';
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
  subject: ReportSubject['subject'];
  createdAt: Date;
  resolvedAt: Date | null;
}

const columns = {
  id: true,
  kind: true,
  reporterId: true,
  reporter: { select: { username: true } },
  conversationId: true,
  messageId: true,
  comment: true,
  subject: true,
  createdAt: true,
  resolvedAt: true,
} as const;

export function createReportAdminRepository({ client, transaction }: Database, audit: AuditRepository) {
  return {
    /** Newest first. */
    list: async (kind: string | null, before: string | null): Promise<Page<ReportRow>> => {
      const rows = await client.report.findMany({
        where: { ...(kind === null ? {} : { kind }), ...(before === null ? {} : { id: { lt: before } }) },
        select: columns,
        orderBy: { id: 'desc' },
        take: pageSize + 1,
      });
      return pageOf(
        rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          reporterId: row.reporterId,
          reporterName: row.reporter.username,
          conversationId: row.conversationId,
          messageId: row.messageId,
          comment: row.comment,
          subject: JSON.parse(row.subject) as ReportSubject['subject'],
          createdAt: row.createdAt,
          resolvedAt: row.resolvedAt,
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
