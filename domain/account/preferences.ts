import type { LanguageCode } from '../languages/languages';

export type Theme = 'dark' | 'light';
export const notificationTypes = ['Disabled', 'Personalized With Memory'] as const;
export type NotificationType = (typeof notificationTypes)[number];
/** How a learner is spoken to in languages that tell by the word. */
export const formsOfAddress = ['feminine', 'masculine', 'unsaid'] as const;
export type AddressAs = (typeof formsOfAddress)[number];
/** In which letters Japanese words say how they sound. */
export const readingScripts = ['romaji', 'kana'] as const;
export type ReadingScript = (typeof readingScripts)[number];

/** How much of a language a learner says they know; `unsaid` where they were asked and passed the question over. */
export const learnerLevels = ['beginner', 'intermediate', 'advanced', 'unsaid'] as const;
export type LearnerLevel = (typeof learnerLevels)[number];

/** How many of a reply's words, of 100, a learner wants to know already; the fewer, the more new ones they meet. */
export const knownShares = [90, 95, 98] as const;
export type KnownShare = (typeof knownShares)[number];

export interface Preferences {
  /** The target language, null until the learner has chosen one. */
  language: LanguageCode | null;
  /** What glosses and explanations are written in. */
  ownLanguage: LanguageCode;
  showTransliteration: boolean;
  theme: Theme;
  /** Times a word must be seen to be mastered, 0 to 50. */
  masteryThreshold: number;
  notificationType: NotificationType;
  /** 1 to 14; 0 until the learner has chosen. */
  promptNotificationsPerWeek: number;
  /** IANA name, null until the browser has told it. */
  timezone: string | null;
  addressAs: AddressAs;
  /** By language, for those that the learner was asked about. */
  levels: Readonly<Record<LanguageCode, LearnerLevel>>;
  japaneseReadings: ReadingScript;
  /** In per cent. */
  knownShare: KnownShare;
  /** Whether the built-in tutor answers where the language model is away. */
  builtinStandsIn: boolean;
}

export const defaultPreferences: Preferences = {
  language: null,
  ownLanguage: 'en',
  showTransliteration: false,
  theme: 'dark',
  masteryThreshold: 10,
  notificationType: 'Disabled',
  promptNotificationsPerWeek: 0,
  timezone: null,
  addressAs: 'unsaid',
  levels: {},
  japaneseReadings: 'romaji',
  knownShare: 95,
  builtinStandsIn: false,
};

const names = Object.keys(defaultPreferences) as (keyof Preferences)[];

export const isSamePreferences = (one: Preferences, other: Preferences): boolean =>
  names.every((name) => (name === 'levels' ? isSameLevels(one.levels, other.levels) : one[name] === other[name]));

function isSameLevels(one: Preferences['levels'], other: Preferences['levels']): boolean {
  const languages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...languages].every((language) => one[language] === other[language]);
}

/** Specification, section 9. */
export const masteryThresholds = { min: 0, max: 50 } as const;
export const promptsPerWeek = { min: 1, max: 14 } as const;
/** What notifications begin with when none was chosen (design, section 5, 'Settings'). */
export const firstPromptsPerWeek = 3;

/** A setting, or a language's level, that is not named stays as it is. Neither a language nor a time zone can be taken away. */
export type PreferencesChange = { [Name in keyof Preferences]?: NonNullable<Preferences[Name]> };

/** Whether this names a time zone of the IANA database, as browsers do. Offsets such as `+01:00` are no names. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/u.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
