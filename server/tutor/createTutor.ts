import type { Config } from '../config';
import { createBuiltinTutor } from './builtin/tutor';
import { createScriptedTutor } from './scripted';
import type { Tutor, TutorClock } from './tutor';

/** What a provider is made from. */
interface Surroundings {
  clock: TutorClock;
  contentDir: string;
}

/** Providers by the name that TUTOR_PROVIDER gives them. */
const providers: Partial<Record<Config['tutor']['provider'], (surroundings: Surroundings) => Tutor>> = {
  builtin: createBuiltinTutor,
  scripted: ({ clock }) => createScriptedTutor(clock),
};

/** The names among them that connect a language model; empty while this version has none. */
export const modelProviders: readonly string[] = Object.keys(providers).filter(
  (name) => name !== 'builtin' && name !== 'scripted',
);

/** @throws Error with one sentence when this build has no such provider. */
export function createTutor(config: Config, surroundings: Surroundings): Tutor {
  const create = providers[config.tutor.provider];
  if (!create) {
    throw new Error(
      `No language model (${config.tutor.provider}) can be connected yet: leave TUTOR_PROVIDER, TUTOR_BASE_URL and TUTOR_API_KEY unset.`,
    );
  }
  return create(surroundings);
}
