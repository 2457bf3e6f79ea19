import { z } from 'zod';
import type { Preferences } from '../../../domain/account/preferences';
import { endpoint } from '../endpoint';
import { nothing, preferences, storableText } from '../schemas';

export const userEndpoints = {
  'GET /user/get-preferences': endpoint({
    access: 'self',
    summary: 'The learner’s settings.',
    input: nothing,
    output: preferences.extend({ message: z.string() }),
    handle: async ({ services, caller }) => ({ ...(await services.preferences.get(caller)), message: '' }),
  }),

  'POST /user/update-preferences': endpoint({
    access: 'self',
    summary: 'Changes any of the settings.',
    input: z
      .object({
        language: storableText.refine((text) => text.trim() !== '', 'languageInvalid'),
        ownLanguage: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})*$/u),
        showTransliteration: z.boolean(),
        theme: z.enum(['dark', 'light']),
        masteryThreshold: z.number().int().min(0).max(50),
      })
      .partial()
      .strict(),
    output: preferences.extend({ message: z.string() }),
    handle: async ({ services, caller }, input) => ({
      // Zod says `undefined` where a key may be missing; a key that is missing changes nothing.
      ...(await services.preferences.update(caller, input as Partial<Preferences>)),
      message: '',
    }),
  }),
};
