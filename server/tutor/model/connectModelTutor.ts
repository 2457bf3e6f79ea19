import type { Tutor, TutorClock } from '../tutor';
import type { AnswerCache } from './answerCache';
import { createAbilities } from './connection/abilities';
import { guardFetch } from './connection/guardedFetch';
import { languageModel, type ModelAddress } from './connection/languageModel';
import { connectModel, type ConnectionOptions } from './connection/modelConnection';
import type { ListedGlosses } from './listedGlosses';
import { createModelTutor } from './modelTutor';

interface Surroundings extends Pick<ConnectionOptions, 'timeouts' | 'maxRetries'> {
  clock: Pick<TutorClock, 'now'>;
  answers: AnswerCache;
  listed: ListedGlosses;
  /** Says something to whoever runs the server. */
  tell?: ((sentence: string) => void) | undefined;
  /** Knows what an empty chat may offer in the languages that it speaks. */
  builtin: Pick<Tutor, 'languages' | 'openers'>;
}

/** A tutor with the model that stands at an address. */
export function connectModelTutor(address: ModelAddress, surroundings: Surroundings): Tutor {
  const { clock, answers, listed, builtin, tell, ...limits } = surroundings;
  const connection = connectModel({ model: languageModel(address, guardFetch()), now: () => clock.now(), ...limits });
  return createModelTutor({
    connection,
    abilities: createAbilities(tell),
    cache: answers,
    listed,
    provider: address.provider,
    model: address.model,
    baseUrl: address.baseUrl,
    openers: async (request) => (builtin.languages?.includes(request.language) ? builtin.openers(request) : []),
  });
}
