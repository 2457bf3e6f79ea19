import { expect } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { isAppError } from '../../domain/errors';
import { systemClock } from '../../server/clock';
import { noCache, type AnswerCache } from '../../server/tutor/model/answerCache';
import { connectModelTutor } from '../../server/tutor/model/connectModelTutor';
import { noListedGlosses, type ListedGlosses } from '../../server/tutor/model/listedGlosses';
import type { ModelSettings } from '../../server/tutor/model/connection/modelSettings';
import type { TutorClock, TutorEvent, TutorRequest } from '../../server/tutor/tutor';
import type { ModelUsage } from '../../server/tutor/usageMeter';
import { says, startStandInModel, type ModelAnswer } from './standInModel';
import { tutorRequest } from './tutorRequest';

/** What the tutor's provider is paid with: nobody may ever read it. */
export const apiKey = 'sk-a-secret-key';

interface Surroundings {
  answers?: AnswerCache;
  listed?: ListedGlosses;
  /** Before further attempts; none without any. Milliseconds. */
  pausesMs?: readonly number[];
  settings?: Partial<ModelSettings>;
  smallModel?: string;
  clock?: Pick<TutorClock, 'now' | 'sleep'>;
  /** Milliseconds: between two pieces, and for a whole answer. */
  chunkMs?: number;
  totalMs?: number;
}

/** What a learner was shown of an answer. */
export interface Heard {
  text: string;
  words: Morpheme[];
  events: TutorEvent[];
  /** The sentence that they are shown where it failed. */
  error: string | null;
}

/** A tutor that a stand-in speaks for, asked as a learner would. Close it when the tests are over. */
export async function startModelTutor() {
  const model = await startStandInModel(says('{}'));
  const usage: ModelUsage[] = [];

  const tutorOf = ({
    answers = noCache,
    listed = noListedGlosses,
    pausesMs = [],
    settings,
    smallModel,
    clock = systemClock,
    chunkMs = 400,
    totalMs = 1500,
  }: Surroundings = {}) =>
    connectModelTutor(
      { provider: 'openai', baseUrl: model.baseUrl, apiKey, model: 'm' },
      {
        clock,
        answers,
        listed,
        builtin: { languages: [], openers: () => Promise.resolve([]) },
        pausesMs,
        smallModel: smallModel ?? null,
        settings: { silenceSeconds: chunkMs / 1000, answerSeconds: totalMs / 1000, ...settings },
      },
    );

  const requestOf = (extra: Partial<TutorRequest> = {}): TutorRequest =>
    tutorRequest({
      message: 'I would like a coffee',
      meter: { begin: () => Promise.resolve((row) => void usage.push(row)) },
      ...extra,
    });

  return {
    model,
    /** What the last answer cost. */
    usage,
    tutorOf,
    requestOf,
    close: () => model.close(),

    /** A reply, from a model that answers so. The key is in nothing that it leads to. */
    async hear(
      answer: ModelAnswer,
      surroundings: Surroundings = {},
      extra: Partial<TutorRequest> = {},
    ): Promise<Heard> {
      model.answer(answer);
      usage.length = 0;
      const heard: Heard = { text: '', words: [], events: [], error: null };
      try {
        for await (const event of tutorOf(surroundings).reply(requestOf(extra))) {
          heard.events.push(event);
          if (event.type === 'text') heard.text = event.text;
          if (event.type === 'words') heard.words = event.words;
        }
      } catch (error) {
        if (!isAppError(error)) throw error;
        heard.error = error.message;
        expect(JSON.stringify([error, error.cause, String(error.cause), heard.events])).not.toContain(apiKey);
      }
      return heard;
    },
  };
}

export type HeardModelTutor = Awaited<ReturnType<typeof startModelTutor>>;

/** An answer with nothing wrong in it. */
export const goodAnswer = {
  text: 'Bonjour ! Vous voulez un café ?',
  words: ['Bonjour|hello', 'Vous|you', 'voulez|want', 'un|a', 'café|coffee'],
  meaning: 'Hello! Would you like a coffee?',
  replies: ['Oui, merci.|Yes, thank you.', 'Non merci.|No, thank you.'],
  title: 'A coffee',
};

/** The good answer with something changed, as it comes. */
export const answerWith = (change: object = {}) => JSON.stringify({ ...goodAnswer, ...change });

export const glossesOf = (words: readonly Morpheme[]) =>
  Object.fromEntries(words.map(([surface, , gloss]) => [surface, gloss]));

/** Gives one answer at first, and these lines to the question for single glosses. */
export const thenPieces = (first: string, pieces: string): ModelAnswer => {
  return (response, asked) =>
    says(asked.body.messages?.[1]?.content.includes('<pieces>') ? pieces : first)(response, asked);
};
