import { isWord } from '../../../domain/words/identity';
import type { MessageNotes, Morpheme } from '../../../domain/conversation/message';
import { reviewFields, type ScenarioReview } from '../../../domain/conversation/scenario';
import { languageTools } from '../../language/languageTools';
import type { Tutor, TutorEvent, TutorRequest } from '../tutor';
import { withReading } from '../withReading';
import { showAnswer, type CheckedAnswer } from './answer';
import type { AnswerCache } from './answerCache';
import { boundSuggestions, boundText, noteBounds, recastBounds, replyBounds } from './checks/bounds';
import { parseCorrection, wasCorrected } from './checks/correction';
import type { Glossing } from './checks/glossing';
import type { ListedGlosses } from './listedGlosses';
import { sanitise } from './checks/sanitise';
import { isInScriptOf } from './checks/scripts';
import { checkModel, type AskedModel } from './checkModel';
import { ModelFailure } from './connection/modelFailure';
import { createGlossing } from './askedGlosses';
import { createDrafts } from './drafts';
import { measure } from './measure';
import { createSmallQuestions, roomFor } from './smallQuestions';
import { lookedAtFirst, NotWanted } from './firstLook';
import type { Draft } from './encoding/draft';
import { parseFields } from './encoding/namedLines';
import { replyBudget } from './prompts/level';
import { recastPrompt } from './prompts/recastPrompt';
import { replyPrompt } from './prompts/replyPrompt';
import { explainPrompt, scenarioPrompt, translatePrompt } from './prompts/smallPrompts';
import { withStatusEvents } from './statusEvents';
import { estimateTokens } from './prompts/tokens';
import { knownWordsOf, readState, remembering, type TutorState } from './tutorState';

export interface ModelTutorOptions {
  /** Speaks with the learner; its name is what they are told. */
  main: AskedModel;
  /** Puts their own sentences into the language, glosses what was left out, translates and explains; may be the same. */
  small: AskedModel;
  cache: AnswerCache;
  /** As it is called in provenance. */
  provider: string;
  /** Where it stands; null for the provider's own address. */
  baseUrl: string | null;
  /** The most tokens of a reply with its words. */
  replyTokens: number;
  /** What is known of words without asking anybody. */
  listed: ListedGlosses;
  now(): number;
  /** What an empty chat offers; no model is asked for that. */
  openers: Tutor['openers'];
}

/** Raised when prompts or checks change, so that what was made before can be told apart. */
const contentVersion = '2';

/** Milliseconds for which a reply is kept back to be looked at. */
const lookWithinMs = 2_500;

/** A tutor that a language model speaks for. Everything it says is checked here before it is believed. */
export function createModelTutor(options: ModelTutorOptions): Tutor {
  const { main, small, cache, listed, provider, baseUrl, replyTokens } = options;
  const { model } = main;
  const draftsOf = createDrafts(main);
  const ownSentenceDraftsOf = createDrafts(small);

  const { ask: askSmall, askOnce } = createSmallQuestions(small, cache);
  const glossingOf = createGlossing({ askOnce, listed });

  const formOf = ({ abilities }: AskedModel, language: string) => ({
    tools: languageTools(language),
    isShort: abilities.isSmall(),
  });

  async function* speak(request: TutorRequest, purpose: 'reply' | 'open'): AsyncGenerator<TutorEvent> {
    const glossing = glossingOf(request);
    glossing.tools.prepare();
    const [profile, history, vocabulary, lately] = await Promise.all([
      request.profile(),
      request.history(),
      request.vocabulary(),
      request.occasion.kind === 'starter' ? (request.lately?.() ?? []) : [],
    ]);
    const state = readState(request.state);
    const { level, knownShare, message, meter, signal } = request;
    const budget = replyBudget({ metCount: vocabulary.metCount, level, knownShare, wasOver: state.wasOver });
    const known = knownWordsOf(state, vocabulary);
    const { memory, rememberedUntil } = state;
    const matter = {
      request,
      profile,
      history,
      memory,
      rememberedUntil,
      lately,
      vocabulary,
      budget,
      knownWords: known.words,
    };
    const promptWithout = (tooMany: readonly string[]) => (structured: boolean) =>
      replyPrompt({ ...matter, tooMany }, { ...formOf(main, request.language), structured });
    const call = { purpose, message, meter, signal, maxOutputTokens: replyTokens };
    const { system, shown } = promptWithout([])(true);
    const show = (drafts: AsyncGenerator<Draft>) => showAnswer(drafts, glossing, system, replyBounds);

    async function* fitting(onStatus: (text: string) => void): AsyncGenerator<TutorEvent, CheckedAnswer> {
      const drafts = draftsOf(promptWithout([]), { ...call, onStatus });
      // Who was read to too hard is not read to so again; everybody else sees the text while it comes.
      if (!state.wasOver) return yield* show(drafts);
      const look = async (text: string) => {
        const words = (await glossing.tools.segment(sanitise(text))).map(({ surface }): Morpheme => [surface, '', '']);
        const { isOver, newWords } = measure(words, request, budget);
        if (isOver) throw new NotWanted(newWords);
      };
      try {
        return yield* show(lookedAtFirst(drafts, { withinMs: lookWithinMs, now: options.now, look }));
      } catch (error) {
        if (!(error instanceof NotWanted)) throw error;
        return yield* show(draftsOf(promptWithout(error.words), { ...call, onStatus }));
      }
    }

    const answer = yield* withStatusEvents((onStatus) => failing(fitting(onStatus)));
    const wasOver = measure(answer.words, request, budget).isOver;
    yield { type: 'notes', notes: await notesOf(answer.draft, request.language, glossing.tools, wasOver) };
    const { isFolded, ...remembered } = remembering(state, shown, answer.draft.memory);
    // Where turns go, the words are written down anew: the question begins otherwise in any case.
    const carried: TutorState = { ...remembered, known: isFolded ? null : known, wasOver };
    yield { type: 'state', state: carried };
    yield* endOf(answer);
  }

  return {
    id: 'tutor',
    name: `tutor (${model})`,
    languages: null,
    provenance: { provider, model, contentVersion },
    openers: options.openers,
    check: async () => {
      const found = await Promise.all([...new Set([main, small])].map((each) => checkModel(each, baseUrl)));
      return { isWell: found.every(({ isWell }) => isWell), sentence: found.map(({ sentence }) => sentence).join(' ') };
    },
    reply: (request) => speak(request, 'reply'),
    open: (request) => speak(request, 'open'),

    async *recast(request) {
      if (!/\p{L}/u.test(request.message)) {
        yield* asItStands(request.message);
        return;
      }
      const history = await request.history();
      const makePrompt = (structured: boolean) =>
        recastPrompt({ request, history }, { ...formOf(small, request.language), structured });
      const { message, meter, signal } = request;
      const maxOutputTokens = roomFor(estimateTokens(message) * 10);
      const call = { purpose: 'recast', message, meter, signal, maxOutputTokens } as const;
      const answer = yield* withStatusEvents((onStatus) => {
        const drafts = ownSentenceDraftsOf(makePrompt, { ...call, onStatus });
        return failing(showAnswer(drafts, glossingOf(request), makePrompt(true).system, recastBounds(message)));
      });
      const correction = parseCorrection(answer.draft.correction);
      const rewritten = { message, text: answer.text, words: answer.words };
      if (correction.correction && isInScriptOf(message, request.language) && wasCorrected(rewritten)) {
        yield { type: 'notes', notes: correction };
      }
      yield* endOf(answer);
    },

    async *draftScenario(request) {
      const question = scenarioPrompt(request, await request.profile());
      const { meter, signal } = request;
      let answer = '';
      let shown: Partial<ScenarioReview> = {};
      try {
        const call = {
          ...question,
          purpose: 'scenario',
          schema: null,
          maxOutputTokens: roomFor(0),
          meter,
          signal,
        } as const;
        for await (const piece of main.connection.stream(call)) {
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
      const { meter, signal } = request;
      try {
        const read = (answer: string) => boundText(sanitise(answer), recastBounds(request.text)) || null;
        return await askOnce(translatePrompt(request), read, { purpose: 'translate', meter, signal });
      } catch (error) {
        throw toLearner(error);
      }
    },

    async explain(request) {
      const { meter, signal } = request;
      try {
        const read = (answer: string) => boundText(sanitise(answer), noteBounds) || null;
        const question = explainPrompt(request);
        const call = { purpose: 'explain', meter, signal } as const;
        // What may quote somebody's chat is cached for nobody.
        return await (request.chat.length > 0 ? askSmall(question, call).then(read) : askOnce(question, read, call));
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

function* endOf({ draft, meaning, repaired }: CheckedAnswer): Generator<TutorEvent> {
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

async function notesOf(
  draft: Draft,
  language: string,
  tools: Glossing['tools'],
  wasOver: boolean,
): Promise<MessageNotes> {
  const said = draft.replies
    .map(({ text, means }) => ({ text: sanitise(text), means: sanitise(means) }))
    .filter(({ text, means }) => text !== '' && means !== '' && isInScriptOf(text, language));
  const suggestions = await Promise.all(
    boundSuggestions(said)
      .slice(0, 3)
      .map(async ({ text, means }) => withReading({ text, means }, await piecesOf(text, tools))),
  );
  return { ...(suggestions.length > 0 ? { suggestions } : {}), ...(wasOver ? { canBeSimpler: true } : {}) };
}

/** The pieces of a text, each with how it sounds. */
async function piecesOf(text: string, tools: Glossing['tools']): Promise<[string, string][]> {
  const segments = await tools.segment(text);
  return Promise.all(
    segments.map(async ({ surface, reading }): Promise<[string, string]> => [
      surface,
      isWord(surface) ? await tools.transliterate(surface, reading) : '',
    ]),
  );
}
