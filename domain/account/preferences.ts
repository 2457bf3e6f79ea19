import type { LanguageCode } from '../languages/languages';

export type Theme = 'dark' | 'light';
export type NotificationType = 'Disabled' | 'Personalized With Memory';

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
  promptNotificationsPerWeek: number;
}

export const defaultPreferences: Preferences = {
  language: null,
  ownLanguage: 'en',
  showTransliteration: false,
  theme: 'dark',
  masteryThreshold: 10,
  notificationType: 'Disabled',
  promptNotificationsPerWeek: 0,
};
