import type { CorrectionKind } from '../../domain/conversation/message';
import type { ScenarioDraft } from '../../domain/conversation/scenario';
import type { ReportSubject } from '../reports/report';
import type { ExportRepository } from './exportRepository';

type ExportRow = NonNullable<Awaited<ReturnType<ExportRepository['read']>>>;

/** A learner's row, and what hangs on it, as their export names it: column by column, so that no other gets into it. */
export function exportedRow(row: ExportRow) {
  return {
    account: {
      id: row.id,
      username: row.username,
      userType: row.userType,
      affiliatedOrganization: row.affiliatedOrganization,
      createdAt: row.createdAt,
    },
    scenarioDraft: row.scenarioDraft === null ? null : (JSON.parse(row.scenarioDraft) as ScenarioDraft),
    blocked: row.blocks.map(({ blocked, createdAt }) => ({ username: blocked.username, createdAt })),
    words: row.words.map((word) => ({
      id: word.id,
      language: word.language,
      identity: word.identity,
      original: word.original,
      transliteration: word.transliteration,
      translation: word.translation,
      trueCount: word.trueCount,
      baseline: word.baseline,
      masteredAt: word.masteredAt,
      neededAt: word.neededAt,
      lastSeenAt: word.lastSeenAt,
      peekCount: word.peekCount,
      peekedAt: word.peekedAt,
    })),
    marks: row.marks.map(({ kind, before, createdAt, undoneAt }) => ({
      kind,
      wordIds: (JSON.parse(before) as { wordId: string }[]).map(({ wordId }) => wordId),
      createdAt,
      undoneAt,
    })),
    progress: row.progress.map((point) => ({
      conversationId: point.conversationId,
      language: point.language,
      totalEncounteredWords: point.totalEncounteredWords,
      masteredWordTotal: point.masteredWordTotal,
      topWordsCount: point.topWordsCount,
      percentMastered: point.percentMastered,
      computedAt: point.computedAt,
    })),
    accessCodes: row.codes.map((code) => ({
      code: code.code,
      kind: code.kind,
      note: code.note,
      maxUses: code.maxUses,
      uses: code.uses,
      createdAt: code.createdAt,
      expiresAt: code.expiresAt,
      revokedAt: code.revokedAt,
    })),
    devices: row.devices.map(({ kind, address, createdAt, seenAt }) => ({ kind, address, createdAt, seenAt })),
    reports: row.reports.map((report) => ({
      kind: report.kind,
      conversationId: report.conversationId,
      messageId: report.messageId,
      comment: report.comment,
      subject: JSON.parse(report.subject) as ReportSubject['subject'],
      createdAt: report.createdAt,
      resolvedAt: report.resolvedAt,
    })),
    modelUsage: row.modelUsages.map((usage) => ({
      purpose: usage.purpose,
      provider: usage.provider,
      model: usage.model,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      milliseconds: usage.milliseconds,
      outcome: usage.outcome,
      createdAt: usage.createdAt,
    })),
    corrections: row.corrections.map(({ messageId, language, kind, createdAt }) => ({
      messageId,
      language,
      kind: kind as CorrectionKind,
      createdAt,
    })),
    sessions: row.sessions.map((session) => ({
      id: session.id,
      rememberMe: session.rememberMe,
      createdAt: session.createdAt,
      usedAt: session.rotatedAt,
      expiresAt: session.expiresAt,
      endedAt: session.endedAt,
    })),
  };
}
