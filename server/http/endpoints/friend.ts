import { z } from 'zod';
import { endpoint } from '../endpoint';
import { comment, idText } from '../schemas';

export const friendEndpoints = {
  'POST /friend/block': endpoint({
    access: 'self',
    summary: 'Lets nothing more be said between the caller and a friend; `blocked: false` takes it back.',
    limit: 'block',
    keyed: true,
    input: z.object({ userId: idText, blocked: z.boolean().default(true) }).strict(),
    output: z.object({}),
    handle: async ({ services, caller }, { userId, blocked }) => {
      await services.friends.block(caller, userId, blocked);
      return {};
    },
  }),

  'POST /friend/report': endpoint({
    access: 'participant',
    summary: 'Tells the admins of what a friend has said, or of how they behave in a chat.',
    limit: 'report',
    keyed: true,
    input: z.union([
      z.object({ messageId: idText, comment }).strict(),
      z.object({ conversationId: idText, comment }).strict(),
    ]),
    output: z.object({}),
    handle: async ({ services, caller }, input) => {
      if ('messageId' in input) await services.reports.friendsMessage(caller, input.messageId, input.comment);
      else await services.reports.friend(caller, input.conversationId, input.comment);
      return {};
    },
  }),
};
