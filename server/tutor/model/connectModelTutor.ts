import type { Tutor, TutorClock } from '../tutor';
import type { AnswerCache } from './answerCache';
import type { AskedModel } from './checkModel';
import { createAbilities } from './connection/abilities';
import { guardFetch } from './connection/guardedFetch';
import { languageModel, type ModelAddress } from './connection/languageModel';
import { connectModel } from './connection/modelConnection';
import { concurrencyOf, defaultModelSettings, timeoutsOf, type ModelSettings } from './connection/modelSettings';
import { usualPausesMs } from './connection/patience';
import { createQuestionQueue } from './connection/questionQueue';
import { tellSdkWarningsOnce } from './connection/sdkWarnings';
import type { ListedGlosses } from './listedGlosses';
import { createModelTutor } from './modelTutor';

interface Surroundings {
  clock: Pick<TutorClock, 'now' | 'sleep'>;
  answers: AnswerCache;
  listed: ListedGlosses;
  /** Says something to whoever runs the server. */
  tell?: ((sentence: string) => void) | undefined;
  /** Knows what an empty chat may offer in the languages that it speaks. */
  builtin: Pick<Tutor, 'languages' | 'openers'>;
  settings?: Partial<ModelSettings>;
  /** The model at the same address for own sentences, glosses and explanations; null for the one and only. */
  smallModel?: string | null;
  /** Before the second attempt, the third and so on, where the provider names no wait. Milliseconds. */
  pausesMs?: readonly number[];
  /** Sends what is asked; `fetch` where it is left out. */
  send?: typeof fetch | undefined;
}

/** A tutor with the model that stands at an address. */
export function connectModelTutor(address: ModelAddress, surroundings: Surroundings): Tutor {
  const { clock, answers, listed, builtin, tell, smallModel = null, pausesMs = usualPausesMs } = surroundings;
  const settings = { ...defaultModelSettings, ...surroundings.settings };
  const { baseUrl, provider } = address;
  const send = guardFetch(surroundings.send);
  if (tell) tellSdkWarningsOnce(tell);
  const timeouts = timeoutsOf(settings, baseUrl);
  // One server answers for both models.
  const queue = createQuestionQueue(concurrencyOf(settings, baseUrl));
  const connected = (model: string): AskedModel => ({
    connection: connectModel({
      model: languageModel({ ...address, model }, settings, send),
      clock,
      timeouts,
      queue,
      pausesMs,
    }),
    abilities: createAbilities(tell),
    model,
  });
  const main = connected(address.model);
  return createModelTutor({
    main,
    small: smallModel === null ? main : connected(smallModel),
    cache: answers,
    now: () => clock.now(),
    listed,
    provider,
    baseUrl,
    replyTokens: settings.answerTokens,
    openers: async (request) => (builtin.languages?.includes(request.language) ? builtin.openers(request) : []),
  });
}
