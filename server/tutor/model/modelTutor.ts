import { identityOf, isWord } from '../../../domain/words/identity';
import type { MessageNotes, Morpheme } from '../../../domain/conversation/message';
import { reviewFields, type ScenarioReview } from '../../../domain/conversation/scenario';
import { languageTools } from '../../language/languageTools';
import type { LearnerVocabulary, Tutor, TutorEvent, TutorRequest } from '../tutor';
import { showAnswer, type CheckedAnswer } from './answer';
import { cacheKey, type AnswerCache } from './answerCache';
import type { Glossing } from './checks/glossing';
import { sanitise } from './checks/sanitise';
import { isInScriptOf } from './checks/scripts';
import { checkModel, type Abilities } from './connection/abilities';
import { askModel, type ModelConnection } from './connection/modelConnection';
import { ModelFailure } from './connection/modelFailure';
import { unmetered, type CallPurpose, type UsageMeter } from '../usageMeter';
import { parseWord, type Draft } from './encoding/draft';
import { parsePieces } from './encoding/numberedPieces';
import { decodePlain } from './encoding/plain';
import { answerSchema, decodeStructured } from './encoding/structured';
import { parseFields } from './encoding/namedLines';
import { estimateTokens } from './prompts/history';
import { replyBudget, type ReplyBudget } from './prompts/level';
import { recastPrompt } from './prompts/recastPrompt';
import { replyPrompt, type Prompt } from './prompts/replyPrompt';
import { explainPrompt, piecesPrompt, scenarioPrompt, translatePrompt, wordsPrompt } from './prompts/smallPrompts';
import { readState } from './tutorState';

export interface ModelTutorOptions {
  connection: ModelConnection;
  abilities: Abilities;
  cache: AnswerCache;
  /** As they are called in provenance and towards learners. */
  provider: string;
  model: string;
  /** What an empty chat offers; no model is asked for that. */
  openers: Tutor['openers'];
}

/** Raised when prompts or checks change, so that what was made before can be told apart. */
const contentVersion = '1';

/** Output tokens: a reply with its words, and the least that any answer may need (models that think count that too). */
const replyTokens = 3_000;
const smallTokens = 1_000;
const mostTokens = 12_000;

/** Words beyond the budget of new ones that are no reason to speak more simply yet. */
const tolerance = 1;

const unknownVocabulary: LearnerVocabulary = {
  metCount: 0,
  masteredCount: 0,
  mastered: [],
  nearlyMastered: [],
  due: [],
};

/** A tutor that a language model speaks for. Everything it says is checked here before it is believed. */
export function createModelTutor(options: ModelTutorOptions): Tutor {
  const { connection, abilities, cache, provider, model } = options;

  /** One question whose answer is the same whoever asks. */
  async function askOnce(
    question: { system: string; prompt: string },
    call: { purpose: CallPurpose; meter: UsageMeter; signal: AbortSignal; maxOutputTokens?: number },
  ): Promise<string> {
    const key = cacheKey(model, question);
    const kept = await cache.get(key);
    if (kept !== null) return kept;
    const answer = await askModel(connection, { ...question, schema: null, maxOutputTokens: smallTokens, ...call });
    await cache.set(key, answer);
    return answer;
  }

  function glossingOf(
    request: Pick<TutorRequest, 'language' | 'ownLanguage' | 'lookUp' | 'signal' | 'meter'>,
  ): Glossing {
    const { language, ownLanguage, lookUp, signal, meter = unmetered } = request;
    const tools = languageTools(language);
    return {
      language,
      ownLanguage,
      tools,
      lookUp,
      cutAgain: async (text) => {
        try {
          const question = wordsPrompt(text, { language, ownLanguage, tools });
          const maxOutputTokens = Math.min(mostTokens, smallTokens + estimateTokens(text) * 10);
          const answer = await askOnce(question, { purpose: 'repair', meter, signal, maxOutputTokens });
          return answer.split('\n').flatMap((line) => parseWord(line) ?? []);
        } catch {
          return [];
        }
      },
      askAgain: async (text, surfaces) => {
        try {
          const question = piecesPrompt(text, surfaces, { language, ownLanguage, tools });
          const maxOutputTokens = Math.min(mostTokens, smallTokens + surfaces.length * 20);
          return parsePieces(await askOnce(question, { purpose: 'repair', meter, signal, maxOutputTokens }), surfaces);
        } catch {
          return new Map();
        }
      },
    };
  }

  /** The drafts of an answer. A model that refuses to be given a shape is asked once more in plain text. */
  async function* draftsOf(
    makePrompt: (structured: boolean) => Prompt,
    call: { purpose: CallPurpose; meter: UsageMeter; signal: AbortSignal; maxOutputTokens: number },
  ): AsyncGenerator<Draft> {
    if (abilities.structured()) {
      const { extras, ...question } = makePrompt(true);
      try {
        yield* decodeStructured(connection.stream({ ...call, ...question, schema: answerSchema(extras) }));
        return;
      } catch (error) {
        if (!(error instanceof ModelFailure) || error.kind !== 'requestRefused') throw error;
        abilities.refuseStructured();
      }
    }
    const { system, prompt } = makePrompt(false);
    yield* decodePlain(connection.stream({ ...call, system, prompt, schema: null }));
  }

  async function* speak(request: TutorRequest, purpose: 'reply' | 'open'): AsyncGenerator<TutorEvent> {
    const [profile, history, vocabulary, lately] = await Promise.all([
      request.profile(),
      request.history(),
      request.vocabulary?.() ?? unknownVocabulary,
      request.occasion.kind === 'starter' ? (request.lately?.() ?? []) : [],
    ]);
    const state = readState(request.state);
    const budget = replyBudget(vocabulary.metCount, state.wasOver);
    const tools = languageTools(request.language);
    const makePrompt = (structured: boolean) =>
      replyPrompt({ request, profile, history, memory: state.memory, lately, vocabulary, budget, tools, structured });
    const { meter = unmetered, signal } = request;
    const drafts = draftsOf(makePrompt, { purpose, meter, signal, maxOutputTokens: replyTokens });
    const answer = yield* failing(showAnswer(drafts, glossingOf(request), makePrompt(true).system));
    const wasOver = isOver(answer.words, request, budget);
    yield { type: 'notes', notes: notesOf(answer.draft, request.language, wasOver) };
    yield { type: 'state', state: { memory: sanitise(answer.draft.memory) || state.memory, wasOver } };
    yield* endOf(answer);
  }

  return {
    id: 'tutor',
    name: `tutor (${model})`,
    languages: null,
    provenance: { provider, model, contentVersion },
    openers: options.openers,
    check: () => checkModel(connection, abilities, model),
    reply: (request) => speak(request, 'reply'),
    open: (request) => speak(request, 'open'),

    async *recast(request) {
      if (!/\p{L}/u.test(request.message)) {
        yield* asItStands(request.message);
        return;
      }
      const history = await request.history();
      const tools = languageTools(request.language);
      const makePrompt = (structured: boolean) => recastPrompt({ request, history, tools, structured });
      const { meter = unmetered, signal } = request;
      const maxOutputTokens = Math.min(mostTokens, smallTokens + estimateTokens(request.message) * 10);
      const drafts = draftsOf(makePrompt, { purpose: 'recast', meter, signal, maxOutputTokens });
      const answer = yield* failing(showAnswer(drafts, glossingOf(request), makePrompt(true).system));
      const reason = sanitise(answer.draft.correction);
      const wasCorrected = reason !== '' && !isSameSentence(answer.text, request.message);
      if (wasCorrected && isInScriptOf(request.message, request.language)) {
        yield { type: 'notes', notes: { correction: reason } };
      }
      yield* endOf(answer);
    },

    async *draftScenario(request) {
      const question = scenarioPrompt(request, await request.profile());
      const { meter = unmetered, signal } = request;
      let answer = '';
      let shown: Partial<ScenarioReview> = {};
      try {
        const call = {
          ...question,
          purpose: 'scenario',
          schema: null,
          maxOutputTokens: smallTokens,
          meter,
          signal,
        } as const;
        for await (const piece of connection.stream(call)) {
          answer += piece;
          const fields = parseFields(answer, reviewFields);
          if (Object.keys(fields).length > Object.keys(shown).length) yield (shown = fields);
        }
      } catch (error) {
        throw toLearner(error);
      }
      const fields = parseFields(`${answer}\n`, reviewFields);
      if (Object.keys(fields).length === 0) throw new ModelFailure('unreadable').toLearner();
      yield fields;
    },

    async translate(request) {
      const { meter = unmetered, signal } = request;
      try {
        return sanitise(await askOnce(translatePrompt(request), { purpose: 'translate', meter, signal })) || null;
      } catch (error) {
        throw toLearner(error);
      }
    },

    async explain(request) {
      const { meter = unmetered, signal } = request;
      try {
        return sanitise(await askOnce(explainPrompt(request), { purpose: 'explain', meter, signal })) || null;
      } catch (error) {
        throw toLearner(error);
      }
    },
  };
}

/** The sentence that a learner is shown for whatever a provider did. */
function toLearner(error: unknown): unknown {
  return error instanceof ModelFailure ? error.toLearner() : error;
}

async function* failing<T>(events: AsyncGenerator<TutorEvent, T>): AsyncGenerator<TutorEvent, T> {
  try {
    return yield* events;
  } catch (error) {
    throw toLearner(error);
  }
}

function* endOf({ draft, repaired }: CheckedAnswer): Generator<TutorEvent> {
  const meaning = sanitise(draft.meaning);
  if (meaning) yield { type: 'translation', text: meaning };
  const title = sanitise(draft.title).slice(0, maxTitleLength);
  if (title) yield { type: 'title', title };
  if (repaired > 0) yield { type: 'repaired', words: repaired };
  yield { type: 'done' };
}

const maxTitleLength = 80;

/** A message without a letter says the same in any language. */
function* asItStands(message: string): Generator<TutorEvent> {
  yield { type: 'text', text: message };
  yield {
    type: 'words',
    words: message
      .split(/\s+/u)
      .filter(Boolean)
      .map((part): Morpheme => [part, '', '']),
  };
  yield { type: 'done' };
}

/** Whether a reply had clearly more new words than it was to have. */
function isOver(words: readonly Morpheme[], { knownCount, language }: TutorRequest, budget: ReplyBudget): boolean {
  const unknown = new Set<string>();
  for (const [surface] of words) {
    if (isWord(surface) && knownCount(surface) === 0) unknown.add(identityOf(surface, language));
  }
  return unknown.size > budget.newWords + tolerance;
}

function notesOf(draft: Draft, language: string, wasOver: boolean): MessageNotes {
  const suggestions = draft.replies
    .map(({ text, means }) => ({ text: sanitise(text), means: sanitise(means) }))
    .filter(({ text, means }) => text !== '' && means !== '' && isInScriptOf(text, language))
    .slice(0, 3);
  return { ...(suggestions.length > 0 ? { suggestions } : {}), ...(wasOver ? { canBeSimpler: true } : {}) };
}

/** The same but for case, punctuation and spaces: nothing was corrected. */
function isSameSentence(one: string, other: string): boolean {
  const bare = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  return bare(one) === bare(other);
}
