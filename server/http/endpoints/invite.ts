import { z } from 'zod';
import { endpoint } from '../endpoint';
import { nothing } from '../schemas';

const invite = z.object({ code: z.string() });

export const inviteEndpoints = {
  'GET /invite/get': endpoint({
    access: 'self',
    // Makes the code where there is none.
    writes: true,
    summary: 'The learner’s invite code, with which ten friends can register; another once it is used up.',
    input: nothing,
    output: invite,
    handle: async ({ services, caller }) => ({ code: await services.invites.get(caller) }),
  }),

  'GET /invite/replace': endpoint({
    access: 'self',
    writes: true,
    summary: 'Another invite code; the one before works no more.',
    input: nothing,
    output: invite,
    limit: 'invite',
    handle: async ({ services, caller }) => ({ code: await services.invites.replace(caller) }),
  }),
};
