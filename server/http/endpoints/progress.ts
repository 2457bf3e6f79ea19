import { z } from 'zod';
import { correctionKinds } from '../../../domain/conversation/message';
import { isTimezone } from '../../../domain/account/preferences';
import { maxNearest } from '../../../domain/progress/overview';
import { endpoint } from '../endpoint';
import { count, id, languageName, word } from '../schemas';

const figures = z.object({
  newWords: count.describe('met for the first time'),
  mastered: count.describe('mastered now, and not before the period'),
  lookedUp: count.describe('their faded glosses were looked at again'),
  needed: count.describe('said in the learner’s own language, for want of them'),
});

export const progressEndpoints = {
  'GET /conversation/graph-data': endpoint({
    access: 'self',
    summary: 'The dashboard: a point per conversation of a language, in the order in which they were made.',
    input: z.object({ language: languageName.optional() }).strict(),
    output: z.object({
      progressGraphData: z.array(
        z.object({ label: z.string(), totalEncounteredWords: count, masteredWordTotal: count, topWordsCount: count }),
      ),
      percentGraphData: z.array(z.object({ label: z.string(), percentMastered: z.number().min(0).max(100) })),
    }),
    handle: ({ services, caller }, { language }) => services.progress.graphData(caller, language),
  }),

  'GET /progress/overview': endpoint({
    access: 'self',
    summary:
      'What became of a language’s words today, this week and this month, which are nearly mastered, and what the learner’s messages were put right in over the last thirty days. Without a `timezone` the periods are those of the settings’ time zone, else of UTC.',
    input: z.object({ language: languageName.optional(), timezone: z.string().refine(isTimezone).optional() }).strict(),
    output: z.object({
      periods: z.object({ today: figures, week: figures, month: figures }),
      nearest: z.array(word).max(maxNearest),
      masteryThreshold: count,
      corrections: z
        .array(
          z.object({
            kind: z.enum(correctionKinds),
            count,
            latest: z.object({ conversationId: id, messageId: id, position: count, text: z.string() }),
          }),
        )
        .describe('by kind, the commonest first, each with its newest message as it was written'),
    }),
    handle: ({ services, caller }, { language, timezone }) =>
      services.overview.of(caller, { ...(language ? { language } : {}), ...(timezone ? { timezone } : {}) }),
  }),
};
