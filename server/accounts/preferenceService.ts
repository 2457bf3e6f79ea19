import type { Preferences, PreferencesChange } from '../../domain/account/preferences';
import { AppError } from '../../domain/errors';
import { parseLanguage } from '../../domain/languages/languages';
import type { Bus } from '../realtime/bus';
import { learnerTopic } from '../realtime/topics';
import type { Caller } from './caller';
import type { UserRepository } from './userRepository';

export interface PreferenceDeps {
  users: UserRepository;
  bus: Bus;
  /** An empty conversation follows the learner to the language they have just chosen. */
  languageChosen(caller: Caller, language: string): Promise<void>;
  /** What an empty conversation offers depends on how much of its language the learner knows. */
  levelChosen(caller: Caller): Promise<void>;
}

export type PreferenceService = ReturnType<typeof createPreferenceService>;

export function createPreferenceService({ users, bus, languageChosen, levelChosen }: PreferenceDeps) {
  async function get(caller: Caller): Promise<Preferences> {
    const preferences = await users.preferences(caller.userId);
    if (!preferences) throw new AppError('notAuthenticated');
    return preferences;
  }

  return {
    get,

    update: async (caller: Caller, change: PreferencesChange): Promise<Preferences> => {
      const { language: named, levels, ...rest } = change;
      const stored: PreferencesChange = { ...rest };
      if (named !== undefined) {
        const language = parseLanguage(named);
        if (!language) throw new AppError('languageInvalid');
        stored.language = language.code;
        // On, never off: the learner may have wanted it for the language before (specification, section 4).
        if (language.autoTransliteration) stored.showTransliteration = true;
      }
      if (levels) stored.levels = levelsByCode(levels);
      await users.updatePreferences(caller.userId, stored);
      if (stored.language) await languageChosen(caller, stored.language);
      else if (levels) await levelChosen(caller);
      const preferences = await get(caller);
      bus.publish(learnerTopic(caller.userId), { kind: 'frame', frame: { type: 'message', preferences } });
      return preferences;
    },
  };
}

/** @throws AppError `languageInvalid` for what is not the code of a language */
function levelsByCode(levels: Preferences['levels']): Preferences['levels'] {
  for (const code of Object.keys(levels)) if (parseLanguage(code)?.code !== code) throw new AppError('languageInvalid');
  return levels;
}
