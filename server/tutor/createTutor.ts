import type { Config } from '../config';
import { StartupError } from '../startupFailure';
import { anyModel } from '../tutorConfig';
import { createBuiltinTutor } from './builtin/tutor';
import type { AnswerCache } from './model/answerCache';
import type { ModelAddress } from './model/connection/languageModel';
import { findModel } from './discovery/findModel';
import { createScriptedTutor } from './scripted';
import { withStandIn } from './standInTutor';
import type { Tutor, TutorClock } from './tutor';

/** What a provider is made from. */
interface Surroundings {
  clock: TutorClock;
  contentDir: string;
  /** Where a build has put what it made of the content. */
  preparedDir?: string | undefined;
  answers: AnswerCache;
  /** Warns whoever runs the server. */
  tell?: (sentence: string) => void;
  /** Says to whoever runs the server what is as it should be. */
  inform?: (sentence: string) => void;
  /** Reaches models; `fetch` where it is left out. */
  send?: typeof fetch;
}

/** The names among TUTOR_PROVIDER's that connect a language model. */
export const modelProviders: readonly ModelAddress['provider'][] = ['openai', 'anthropic', 'google'];

/**
 * The tutor that the configuration names. Nothing is asked of a model yet.
 *
 * @throws StartupError where a model is to speak and none is named, or found
 */
export async function createTutor(
  { tutor: config }: Pick<Config, 'tutor'>,
  surroundings: Surroundings,
): Promise<Tutor> {
  const { provider, model } = config;
  if (provider === 'scripted') return createScriptedTutor(surroundings.clock);
  const builtin = createBuiltinTutor(surroundings);
  if (provider === 'builtin') return builtin;
  if (model === null) {
    throw new StartupError(
      'TUTOR_MODEL is missing: name the model that is to speak, as its provider calls it, or auto for the best that is found.',
    );
  }
  const { clock, answers, contentDir, tell, inform, send } = surroundings;
  const { apiKey, smallModel, settings } = config;
  let { baseUrl } = config;
  let name = model;
  if (model === anyModel) {
    const { guardFetch } = await import('./model/connection/guardedFetch');
    const found = await findModel(config, undefined, guardFetch(send));
    inform?.(found.sentence);
    ({ baseUrl, model: name } = found);
  }
  // Loaded for those who have a model: the others would pay for it with their memory.
  const { connectModelTutor } = await import('./model/connectModelTutor');
  const { createListedGlosses } = await import('./model/listedGlosses');
  const listed = createListedGlosses(contentDir, builtin.languages ?? []);
  const address = { provider, baseUrl, apiKey, model: name };
  const tutor = connectModelTutor(address, { clock, answers, listed, builtin, tell, settings, smallModel, send });
  return withStandIn(tutor, builtin, clock);
}
