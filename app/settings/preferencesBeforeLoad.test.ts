import { expect, test } from 'vitest';
import { preferencesBeforeLoad } from './preferencesBeforeLoad';

test(
  'before preferences are loaded the theme is dark, and notifications are Generic and none a week',
  { tags: ['C208', 'C212', 'C214', 'C215'] },
  () => {
    expect(preferencesBeforeLoad).toMatchObject({
      theme: 'dark',
      notificationType: 'Generic',
      promptNotificationsPerWeek: 0,
    });
  },
);
