import { useCallback, useState } from 'react';
import type { Preferences, PreferencesChange } from '../../domain/account/preferences';
import { showTheme } from '../theme/appearance';

/** Where settings are kept: the conversation's store, or the page's own copy. */
export interface PreferencesSource {
  preferences: Preferences;
  /** Posts the change and reads the settings again. Never rejects: a failure is logged, and things stay as they were. */
  change: (change: PreferencesChange) => Promise<void>;
}

export interface Settings {
  /** As chosen here, which the server may not have heard of yet. */
  values: Preferences;
  set: (change: PreferencesChange) => void;
}

/** Shows each choice at once and posts it at once; what the server then says is what stands. */
export function useSettings({ preferences, change }: PreferencesSource): Settings {
  const [underWay, setUnderWay] = useState<readonly PreferencesChange[]>([]);
  const values = Object.assign({}, preferences, ...underWay) as Preferences;

  const set = useCallback(
    (wish: PreferencesChange) => {
      const complete = withTimezone(wish);
      setUnderWay((others) => [...others, complete]);
      if (wish.theme) showTheme(wish.theme);
      void change(complete).finally(() => {
        setUnderWay((others) => others.filter((other) => other !== complete));
      });
    },
    [change],
  );
  return { values, set };
}

/** Prompts come at hours of the learner's own day; nothing else needs to know where they are. */
function withTimezone(wish: PreferencesChange): PreferencesChange {
  if (wish.notificationType !== 'Personalized With Memory') return wish;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? { ...wish, timezone: timeZone } : wish;
}
