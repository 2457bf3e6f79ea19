import { z } from 'zod';
import { codeKey } from '../../invites/codeText';
import { endpoint } from '../endpoint';
import { withInstants } from '../instants';
import { count, id, idText, instant, nothing, reportSubject, shortText, storableText } from '../schemas';

const userType = z.enum(['learner', 'admin']);
const done = z.object({ message: z.string() });
/** The id of the last row that is known: what is older follows. */
const before = idText.optional();

const accessCode = z.object({
  id,
  code: z.string(),
  note: z.string(),
  maxUses: count,
  uses: count,
  createdAt: instant,
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  madeBy: z.string(),
});

/** Letters, digits and hyphens of any script, as they are kept. */
const newCode = storableText.transform(codeKey).refine((text) => /^[\p{L}\p{M}\p{N}-]{6,40}$/u.test(text));

const organization = z.string().trim().min(1).pipe(shortText(100));

/** A day lasts to its end, in UTC. */
const expiry = z
  .union([
    z.string().datetime({ offset: true }),
    z
      .string()
      .date()
      .transform((day) => `${day}T23:59:59.999Z`),
  ])
  .transform((text) => new Date(text));

export const adminEndpoints = {
  'GET /admin/users': endpoint({
    access: 'admin',
    summary: 'Everybody with an account, newest first, in pages of 50; `search` is a part of a name.',
    input: z.object({ before, search: shortText(100).optional() }).strict(),
    output: z.object({
      users: z.array(
        z.object({
          id,
          username: z.string(),
          userType,
          affiliatedOrganization: z.string().nullable(),
          createdAt: instant,
          /** When they last did something that left a trace. */
          lastActive: instant.nullable(),
          disabledAt: instant.nullable(),
          conversations: count,
          words: count,
        }),
      ),
      hasOlder: z.boolean(),
    }),
    handle: async ({ services }, { search, before: last }) =>
      withInstants(await services.userAdmin.list({ search: search?.trim() || null, before: last ?? null })),
  }),

  'POST /admin/disable-user': endpoint({
    access: 'admin',
    summary: 'Closes somebody’s account, and ends at once what they have open; or opens it again.',
    input: z.object({ userId: idText, disabled: z.boolean() }).strict(),
    output: done,
    handle: async ({ services, caller }, { userId, disabled }) => {
      await services.userAdmin.setDisabled(caller, userId, disabled);
      return { message: disabled ? 'Account closed.' : 'Account opened.' };
    },
  }),

  'POST /admin/sign-in-link': endpoint({
    access: 'admin',
    summary: 'A link for somebody who lost their password: signs them in once, within a day.',
    input: z.object({ userId: idText }).strict(),
    output: z.object({ link: z.string(), expiresAt: instant }),
    handle: async ({ services, caller }, { userId }) =>
      withInstants(await services.userAdmin.makeSignInLink(caller, userId)),
  }),

  'POST /admin/set-user-type': endpoint({
    access: 'admin',
    summary: 'Makes somebody an admin, or an admin a learner; they sign in again.',
    input: z.object({ userId: idText, userType }).strict(),
    output: done,
    handle: async ({ services, caller }, input) => {
      await services.userAdmin.setUserType(caller, input.userId, input.userType);
      return { message: 'User type changed.' };
    },
  }),

  'POST /admin/set-organization': endpoint({
    access: 'admin',
    summary: 'Says which organization somebody belongs to, or that they belong to none.',
    input: z.object({ userId: idText, affiliatedOrganization: organization.nullable() }).strict(),
    output: done,
    handle: async ({ services, caller }, { userId, affiliatedOrganization }) => {
      await services.userAdmin.setOrganization(caller, userId, affiliatedOrganization);
      return { message: 'Organization changed.' };
    },
  }),

  'GET /admin/access-codes': endpoint({
    access: 'admin',
    summary: 'The codes that admins made, newest first.',
    input: nothing,
    output: z.object({ accessCodes: z.array(accessCode) }),
    handle: async ({ services }) => ({ accessCodes: withInstants(await services.codeAdmin.list()) }),
  }),

  'GET /admin/standing-access-code': endpoint({
    access: 'admin',
    writes: true,
    summary:
      'The access code of the server’s configuration (ACCESS_CODE). That it was shown is noted in the audit log.',
    input: nothing,
    output: z.object({ code: z.string() }),
    handle: async ({ services, caller }) => ({ code: await services.codeAdmin.standing(caller) }),
  }),

  'POST /admin/create-access-code': endpoint({
    access: 'admin',
    summary: 'A code with which people can register; made up where none is given.',
    input: z
      .object({
        code: newCode.optional(),
        maxUses: z.number().int().min(1).max(10_000),
        expiresAt: expiry.optional(),
        note: shortText(500).default(''),
      })
      .strict(),
    output: accessCode,
    keyed: true,
    status: 201,
    handle: async ({ services, caller }, { code, maxUses, expiresAt, note }) =>
      withInstants(
        await services.codeAdmin.create(caller, { code: code ?? null, maxUses, expiresAt: expiresAt ?? null, note }),
      ),
  }),

  'DELETE /admin/access-code/:id': endpoint({
    access: 'admin',
    summary: 'Withdraws a code: nobody registers with it any more.',
    input: z.object({ id: idText }).strict(),
    output: done,
    handle: async ({ services, caller }, input) => {
      await services.codeAdmin.revoke(caller, input.id);
      return { message: 'Access code withdrawn.' };
    },
  }),

  'GET /admin/reports': endpoint({
    access: 'admin',
    summary: 'What learners found wrong, newest first, in pages of 50.',
    input: z.object({ kind: z.enum(['gloss', 'friend']).optional(), before }).strict(),
    output: z.object({
      reports: z.array(
        z.object({
          id,
          kind: z.string(),
          reporterId: id,
          reporterName: z.string(),
          conversationId: z.string().nullable(),
          messageId: z.string().nullable(),
          comment: z.string(),
          subject: reportSubject,
          createdAt: instant,
          resolvedAt: instant.nullable(),
        }),
      ),
      hasOlder: z.boolean(),
    }),
    handle: async ({ services }, { kind, before: last }) =>
      withInstants(await services.reportAdmin.list({ kind: kind ?? null, before: last ?? null })),
  }),

  'POST /admin/resolve-report': endpoint({
    access: 'admin',
    summary: 'Puts a report aside as done.',
    input: z.object({ reportId: idText }).strict(),
    output: done,
    handle: async ({ services, caller }, { reportId }) => {
      await services.reportAdmin.resolve(caller, reportId);
      return { message: 'Report resolved.' };
    },
  }),

  'GET /admin/tutor-health': endpoint({
    access: 'admin',
    summary: 'Whether the tutor can speak, how it failed last, and what it was asked and cost over 24 hours.',
    input: nothing,
    output: z.object({
      /** As learners are told who answers. */
      name: z.string(),
      provider: z.string(),
      model: z.string(),
      /** What was found when the server started; null while it is not known, and for a tutor that needs no checking. */
      checked: z.object({ isWell: z.boolean(), sentence: z.string(), at: instant }).nullable(),
      /** Of 30 days; `outcome` is the short name that the log has. */
      lastFailure: z.object({ purpose: z.string(), outcome: z.string(), createdAt: instant }).nullable(),
      last24Hours: z.array(
        z.object({
          purpose: z.string(),
          calls: count,
          failed: count,
          /** As the provider counts them. */
          inputTokens: count,
          outputTokens: count,
          /** Of all calls together. */
          milliseconds: count,
        }),
      ),
    }),
    handle: async ({ services }) => withInstants(await services.tutorHealth.read()),
  }),

  'GET /admin/audit': endpoint({
    access: 'admin',
    summary: 'What admins did and saw of others, newest first, in pages of 50.',
    input: z.object({ before }).strict(),
    output: z.object({
      entries: z.array(
        z.object({
          id,
          actorId: z.string(),
          actorName: z.string().nullable(),
          action: z.string(),
          subjectId: z.string(),
          createdAt: instant,
        }),
      ),
      hasOlder: z.boolean(),
    }),
    handle: async ({ services }, { before: last }) => withInstants(await services.audit.list({ before: last ?? null })),
  }),
};
