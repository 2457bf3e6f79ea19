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

/** @throws Error with one sentence when this build has no such provider. */
export function createTutor(config: Config, surroundings: Surroundings): Tutor {
  const create = providers[config.tutor.provider];
  if (!create) {
    throw new Error(`TUTOR_PROVIDER=${config.tutor.provider} is not available yet: leave it and TUTOR_BASE_URL unset.`);
  }
  return create(surroundings);
}
