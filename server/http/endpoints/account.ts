import { z } from 'zod';
import { correctionKinds } from '../../../domain/conversation/message';
import { resetPasswordTexts } from '../../../domain/texts/auth';
import { endpoint } from '../endpoint';
import { withInstants } from '../instants';
import {
  conversationSummary,
  id,
  instant,
  message,
  nothing,
  preferences,
  reportSubject,
  scenario,
  scenarioDraft,
  shortText,
  storableText,
} from '../schemas';

const count = z.number().int();

/** Everything that is kept about a learner. */
const exported = z.object({
  exportedAt: instant,
  account: z.object({
    id,
    username: z.string(),
    userType: z.string(),
    affiliatedOrganization: z.string().nullable(),
    createdAt: instant,
  }),
  preferences,
  profile: z.object({ generalUserProfile: z.string(), customInstructions: z.string() }),
  scenarioDraft: scenarioDraft.nullable(),
  friends: z.array(z.string()),
  blocked: z.array(z.object({ username: z.string(), createdAt: instant })),
  conversations: z.array(
    conversationSummary.omit({ unread: true, lastPosition: true, username: true }).extend({
      scenario: scenario.nullable(),
      friend: z.string().nullable(),
      messages: z.array(message),
    }),
  ),
  leftBehind: z.array(z.object({ conversationId: id, originalText: z.string().nullable(), createdAt: instant })),
  words: z.array(
    z.object({
      id,
      language: z.string(),
      identity: z.string(),
      original: z.string(),
      transliteration: z.string(),
      translation: z.string(),
      trueCount: count,
      baseline: count,
      masteredAt: instant.nullable(),
      neededAt: instant.nullable(),
      lastSeenAt: instant,
      peekCount: count,
      peekedAt: instant.nullable(),
    }),
  ),
  marks: z.array(
    z.object({ kind: z.string(), wordIds: z.array(id), createdAt: instant, undoneAt: instant.nullable() }),
  ),
  progress: z.array(
    z.object({
      conversationId: id,
      language: z.string(),
      totalEncounteredWords: count,
      masteredWordTotal: count,
      topWordsCount: count,
      percentMastered: z.number(),
      computedAt: instant,
    }),
  ),
  accessCodes: z.array(
    z.object({
      code: z.string(),
      kind: z.string(),
      note: z.string(),
      maxUses: count,
      uses: count,
      createdAt: instant,
      expiresAt: instant.nullable(),
      revokedAt: instant.nullable(),
    }),
  ),
  devices: z.array(z.object({ kind: z.string(), address: z.string(), createdAt: instant, seenAt: instant })),
  reports: z.array(
    z.object({
      kind: z.string(),
      conversationId: z.string().nullable(),
      messageId: z.string().nullable(),
      comment: z.string(),
      subject: reportSubject,
      createdAt: instant,
      resolvedAt: instant.nullable(),
    }),
  ),
  /** What was asked of a language model for them, and what it cost. */
  modelUsage: z.array(
    z.object({
      purpose: z.string(),
      provider: z.string(),
      model: z.string(),
      inputTokens: count,
      outputTokens: count,
      milliseconds: count,
      outcome: z.string(),
      createdAt: instant,
    }),
  ),
  corrections: z.array(
    z.object({ messageId: id, language: z.string(), kind: z.enum(correctionKinds), createdAt: instant }),
  ),
  sessions: z.array(
    z.object({
      id,
      rememberMe: z.boolean(),
      createdAt: instant,
      usedAt: instant,
      expiresAt: instant,
      endedAt: instant.nullable(),
    }),
  ),
});

export const accountEndpoints = {
  'POST /auth/reset-password': endpoint({
    access: 'self',
    summary: 'Chooses another password within ten minutes of a login; ends all other sessions.',
    input: z.object({ newPassword: storableText }).strict(),
    output: z.object({ message: z.string() }),
    limit: 'password',
    handle: async ({ services, caller }, { newPassword }) => {
      await services.accounts.resetPassword(caller, newPassword);
      return { message: resetPasswordTexts.done };
    },
  }),

  'GET /user/export': endpoint({
    access: 'self',
    summary: 'Everything that is kept about the learner, as one document.',
    input: nothing,
    output: exported,
    limit: 'export',
    attachment: 'palaver-export.json',
    handle: async ({ services, caller }) => {
      const { conversations, ...rest } = await services.exports.read(caller);
      // Conversations, by far the most of it, hold no dates.
      return { ...withInstants(rest), conversations };
    },
  }),

  'POST /user/delete-account': endpoint({
    access: 'self',
    summary: 'Removes the account and everything in it, at once and for good.',
    input: z.object({ password: shortText(10_000) }).strict(),
    output: z.object({ message: z.string() }),
    limit: 'password',
    handle: async ({ services, caller, cookies }, { password }) => {
      await services.deletions.deleteAccount(caller, password);
      cookies.dropRefreshToken();
      return { message: 'Your account has been deleted.' };
    },
  }),
};
