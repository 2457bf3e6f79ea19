import { z } from 'zod';
import { endpoint } from '../endpoint';
import { count, languageName } from '../schemas';

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
};
