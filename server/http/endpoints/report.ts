import { z } from 'zod';
import { endpoint } from '../endpoint';
import { comment, idText, storableText } from '../schemas';

export const reportEndpoints = {
  'POST /report/gloss': endpoint({
    access: 'participant',
    summary: 'Tells the admins that a word of a message is glossed wrongly.',
    limit: 'report',
    keyed: true,
    input: z
      .object({
        messageId: idText,
        original: storableText.describe('the word as the message shows it'),
        comment: comment.default(''),
      })
      .strict(),
    output: z.object({}),
    handle: async ({ services, caller }, { messageId, original, comment: said }) => {
      await services.reports.gloss(caller, messageId, original, said);
      return {};
    },
  }),
};
