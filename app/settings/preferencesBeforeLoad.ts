import { defaultPreferences, type NotificationType, type Preferences } from '../../domain/account/preferences';

/** What the pages go by until the server has told a learner's preferences (specification, section 3). */
export const preferencesBeforeLoad: Omit<Preferences, 'notificationType'> & {
  notificationType: NotificationType | 'Generic';
} = { ...defaultPreferences, notificationType: 'Generic' };
