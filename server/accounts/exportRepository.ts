import type { Database, Prisma } from '../db/database';

const columns = {
  id: true,
  username: true,
  userType: true,
  affiliatedOrganization: true,
  createdAt: true,
  scenarioDraft: true,
  sessions: {
    select: { id: true, rememberMe: true, createdAt: true, rotatedAt: true, expiresAt: true, endedAt: true },
    orderBy: { id: 'asc' },
  },
  words: {
    select: {
      id: true,
      language: true,
      identity: true,
      original: true,
      transliteration: true,
      translation: true,
      trueCount: true,
      baseline: true,
      masteredAt: true,
      neededAt: true,
      lastSeenAt: true,
      peekCount: true,
      peekedAt: true,
    },
    orderBy: [{ language: 'asc' }, { trueCount: 'desc' }, { identity: 'asc' }],
  },
  marks: {
    select: { kind: true, before: true, createdAt: true, undoneAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  progress: {
    select: {
      conversationId: true,
      language: true,
      totalEncounteredWords: true,
      masteredWordTotal: true,
      topWordsCount: true,
      percentMastered: true,
      computedAt: true,
    },
    orderBy: { computedAt: 'asc' },
  },
  codes: {
    select: {
      code: true,
      kind: true,
      note: true,
      maxUses: true,
      uses: true,
      createdAt: true,
      expiresAt: true,
      revokedAt: true,
    },
    orderBy: { id: 'asc' },
  },
  devices: { select: { kind: true, address: true, createdAt: true, seenAt: true }, orderBy: { id: 'asc' } },
  reports: {
    select: {
      kind: true,
      conversationId: true,
      messageId: true,
      comment: true,
      subject: true,
      createdAt: true,
      resolvedAt: true,
    },
    orderBy: { id: 'asc' },
  },
  modelUsages: {
    select: {
      purpose: true,
      provider: true,
      model: true,
      inputTokens: true,
      outputTokens: true,
      milliseconds: true,
      outcome: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  corrections: {
    select: { messageId: true, language: true, kind: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { messageId: 'asc' }],
  },
  blocks: { select: { createdAt: true, blocked: { select: { username: true } } }, orderBy: { createdAt: 'asc' } },
} satisfies Prisma.UserSelect;

export function createExportRepository({ client }: Database) {
  return {
    /** Everything of a learner but their conversations, and nothing that lets anybody in. */
    read: (userId: string) => client.user.findUnique({ where: { id: userId }, select: columns }),

    /** What they said in chats that they have left, and a friend still has. */
    listLeftBehind: (senderId: string) =>
      client.message.findMany({
        where: {
          senderId,
          deletedAt: null,
          conversation: { conversationType: 'friend', participants: { none: { userId: senderId } } },
        },
        select: { conversationId: true, originalText: true, createdAt: true },
        orderBy: { createdAt: 'asc' },
      }),
  };
}

export type ExportRepository = ReturnType<typeof createExportRepository>;
