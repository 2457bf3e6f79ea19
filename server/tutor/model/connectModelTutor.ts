import type { Tutor, TutorClock } from '../tutor';
import type { AnswerCache } from './answerCache';
import { createAbilities } from './connection/abilities';
import { guardFetch } from './connection/guardedFetch';
import { languageModel, type ModelAddress } from './connection/languageModel';
import { connectModel, type ConnectionOptions } from './connection/modelConnection';
import { createModelTutor } from './modelTutor';

interface Surroundings extends Pick<ConnectionOptions, 'timeouts' | 'maxRetries'> {
  clock: Pick<TutorClock, 'now'>;
  answers: AnswerCache;
  /** Knows what an empty chat may offer in the languages that it speaks. */
  builtin: Pick<Tutor, 'languages' | 'openers'>;
}

/** A tutor with the model that stands at an address. */
export function connectModelTutor(address: ModelAddress, surroundings: Surroundings): Tutor {
  const { clock, answers, builtin, ...limits } = surroundings;
  const connection = connectModel({ model: languageModel(address, guardFetch()), now: () => clock.now(), ...limits });
  return createModelTutor({
    connection,
    abilities: createAbilities(),
    cache: answers,
    provider: address.provider,
    model: address.model,
    openers: async (language) => (builtin.languages?.includes(language) ? builtin.openers(language) : []),
  });
}
