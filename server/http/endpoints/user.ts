import { z } from 'zod';
import {
  formsOfAddress,
  isTimezone,
  learnerLevels,
  masteryThresholds,
  notificationTypes,
  type PreferencesChange,
  promptsPerWeek,
  readingScripts,
} from '../../../domain/account/preferences';
import { endpoint } from '../endpoint';
import { knownShare, nothing, preferences, storableText } from '../schemas';

const answeredPreferences = preferences.extend({ message: z.string() });

const profile = { generalUserProfile: storableText, customInstructions: storableText };
const answeredProfile = z.object({
  generalUserProfile: z.string(),
  customInstructions: z.string(),
  message: z.string(),
});

export const userEndpoints = {
  'GET /user/get-preferences': endpoint({
    access: 'self',
    summary: 'The learner’s settings.',
    input: nothing,
    output: answeredPreferences,
    handle: async ({ services, caller }) => ({ ...(await services.preferences.get(caller)), message: '' }),
  }),

  'POST /user/update-preferences': endpoint({
    access: 'self',
    summary: 'Changes any of the settings. What is not named stays as it is.',
    input: z
      .object({
        language: storableText.refine((text) => text.trim() !== '', 'languageInvalid'),
        ownLanguage: z
          .string()
          .max(35)
          .regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})*$/u),
        addressAs: z.enum(formsOfAddress),
        japaneseReadings: z.enum(readingScripts),
        knownShare,
        builtinStandsIn: z.boolean(),
        showTransliteration: z.boolean(),
        theme: z.enum(['dark', 'light']),
        masteryThreshold: z.number().int().min(masteryThresholds.min).max(masteryThresholds.max),
        notificationType: z.enum(notificationTypes),
        promptNotificationsPerWeek: z.number().int().min(promptsPerWeek.min).max(promptsPerWeek.max),
        timezone: z.string().refine(isTimezone),
        levels: z.record(z.string().max(100), z.enum(learnerLevels)),
      })
      .partial()
      .strict(),
    output: answeredPreferences,
    limit: 'settings',
    handle: async ({ services, caller }, input) => ({
      // Zod says `undefined` where a key may be missing; a key that is missing changes nothing.
      ...(await services.preferences.update(caller, input as PreferencesChange)),
      message: '',
    }),
  }),

  'GET /user/get-personalization-profile': endpoint({
    access: 'self',
    summary: 'What the learner tells their tutor of themselves.',
    input: nothing,
    output: answeredProfile,
    handle: async ({ services, caller }) => ({ ...(await services.profiles.get(caller)), message: '' }),
  }),

  'POST /user/update-personalization-profile': endpoint({
    access: 'self',
    summary: 'Changes what the learner tells their tutor of themselves: at most 4,000 characters each.',
    input: z.object(profile).strict(),
    output: answeredProfile,
    limit: 'settings',
    handle: async ({ services, caller }, input) => ({
      ...(await services.profiles.update(caller, input)),
      message: '',
    }),
  }),
};
