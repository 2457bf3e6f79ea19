import { type LanguageCode, languageName } from '../../../domain/languages/languages';
import type { MessageNotes, WordRecap } from '../../../domain/conversation/message';
import { reviewFields } from '../../../domain/conversation/scenario';
import { AppError } from '../../../domain/errors';
import { languageTools } from '../../language/languageTools';
import type { DraftedScenario, ScenarioRequest, Tutor, TutorClock, TutorEvent, TutorRequest } from '../tutor';
import { sayLanguageIsMissing, sceneless } from './apologies';
import type { Bank } from './understanding/bank';
import { addressShown } from './dialogue/addressShown';
import { explain } from './dialogue/explain';
import { planOpening, planTurn, type Circumstances, type TurnPlan } from './dialogue/dialogue';
import { ownedUp, resumeState, type DialogueState } from './dialogueState';
import { glossFromDictionary } from './saying/fromDictionary';
import { contentLanguages, contentVersionOf } from './format/loadContent';
import { type Banks, conceptsOf, createBanks } from './loadBank';
import { answerToOffer } from './dialogue/offers';
import { chooseOpening } from './dialogue/opening';
import { onlyAPart, recast } from './dialogue/recast';
import { senseOfTarget } from './dialogue/senseOfTarget';
import { joinRendered } from './saying/render';
import { draftScenario } from './dialogue/scenarios';
import { mayBeSmallTalk } from './dialogue/smallTalk';
import { speak } from './saying/stream';
import { suggestOpeners } from './dialogue/openers';
import { translateText } from './saying/translation';
import { crisisAmong } from './understanding/care';
import { isTargetText, type Understanding, understandInSteps } from './understanding/understand';
import { metWordAsked } from './dialogue/wordAsked';
import { wordByWord } from './saying/wordByWord';
import { inSteps } from './steps';
import { unknownWord, type LookedUpWord } from './understanding/wordAnswer';

export interface BuiltinTutorOptions {
  /** Folder with one folder of YAML a language; given, because a bundled server stands elsewhere than its source. */
  contentDir: string;
  /** Where a build has put what it made of the content, so that it need not be made at the first use of a language. */
  preparedDir?: string | undefined;
  /** In place of its own, which are loaded from these folders. */
  banks?: Banks;
  clock: TutorClock;
  /** Between two words of a reply; a quick reader's pace by default. */
  paceMs?: number;
}

/**
 * The tutor that needs no model: it answers with sentences that people wrote, and says so where it has none.
 * A language's files are read at its first message and kept.
 */
export function createBuiltinTutor(options: BuiltinTutorOptions): Tutor {
  const { contentDir, preparedDir, clock, paceMs = 45 } = options;
  const contentVersion = contentVersionOf(contentDir);
  const banks = options.banks ?? createBanks({ contentDir, preparedDir, version: contentVersion });
  const spoken = new Set(contentLanguages(contentDir));
  let drafted = 0;

  async function findBank(language: LanguageCode): Promise<Bank | undefined> {
    if (!spoken.has(language)) return undefined;
    const bank = await banks.find(language);
    return bank.content.scenes.size > 0 ? bank : undefined;
  }

  /**
   * A friend's message in the language that they learn, by what it means, so that it can be said in the reader's; null for
   * what needs or finds no such way.
   */
  async function readInWritersLanguage(request: TutorRequest, readersBank: Bank): Promise<ReadElsewhere | null> {
    const { message, writersLanguage } = request;
    if (writersLanguage === undefined) return null;
    const bank = await findBank(writersLanguage);
    if (!bank || (isTargetText(message, readersBank) && !isTargetText(message, bank))) return null;
    const { state } = resumeState(null, bank);
    const understanding = await understandOnce(message, state, bank);
    const address = addressShown(request.addressAs, message, understanding);
    const at = { message, state, address, languageName: languageName(writersLanguage), knownCount: () => 0 };
    const sense = senseOfTarget(understanding, bank, at);
    return sense && { message: sense.means, isPart: sense.isPart, addressAs: address };
  }

  async function* sayPlan(
    plan: TurnPlan,
    { language, signal, recap: recapSince }: TutorRequest,
  ): AsyncGenerator<TutorEvent> {
    const message = joinRendered(plan.said, language);
    // Nobody in danger waits for words to come one by one.
    yield* speak(message, { clock, paceMs: plan.urgent === undefined ? paceMs : 0, signal });
    if (message.means !== '') yield { type: 'translation', text: message.means };
    const recap = plan.ended === undefined ? undefined : await recapSince(plan.ended);
    yield { type: 'notes', notes: { ...replyNotes(plan), ...(recap && hasWords(recap) ? { recap } : {}) } };
    if (ownedUp(plan.state)) yield { type: 'lost' };
    if (plan.title !== undefined) yield { type: 'title', title: plan.title };
    yield { type: 'state', state: plan.state };
    yield { type: 'done' };
  }

  async function* fieldByField(review: DraftedScenario, { signal }: ScenarioRequest): AsyncGenerator<DraftedScenario> {
    let soFar: DraftedScenario = review.remark === undefined ? {} : { remark: review.remark };
    for (const field of reviewFields) {
      if (soFar.languageLearnerRole !== undefined && paceMs > 0) await clock.sleep(paceMs * wordsPerField, signal);
      signal.throwIfAborted();
      soFar = { ...soFar, [field]: review[field] };
      yield soFar;
    }
  }

  return {
    id: 'builtin',
    name: 'built-in tutor',
    languages: [...spoken],
    provenance: { provider: 'builtin', model: 'scenes', contentVersion },

    async *reply(request) {
      request.signal.throwIfAborted();
      const bank = await findBank(request.language);
      if (!bank) {
        yield* sayLanguageIsMissing(request.language);
        return;
      }
      const resumed = resumeState(request.state, bank);
      const understanding = await understandOnce(request.message, resumed.state, bank);
      const lookedUp = await lookUpWord(understanding, bank, request);
      const asked = understanding.parts.map((part) => metWordAsked(part, bank)).find((word) => word !== undefined);
      const met = asked === undefined ? undefined : await request.met(asked);
      const circumstances = await circumstancesOf(request, bank, clock.now(), isPractice(understanding));
      const { message } = request;
      const address = addressShown(request.addressAs, message, understanding);
      const lately = mayBeSmallTalk(understanding, resumed.state, bank) ? await request.lately?.() : undefined;
      const all = { ...circumstances, address, lookedUp, met, message, ...(lately && { lately }) };
      yield* sayPlan(planTurn(understanding, resumed, all), request);
    },

    async *open(request) {
      request.signal.throwIfAborted();
      const bank = await findBank(request.language);
      const opening = bank && (await chooseOpening(request, bank));
      if (!opening) {
        yield* sayLanguageIsMissing(request.language);
        return;
      }
      yield* sayPlan(planOpening(opening, await circumstancesOf(request, bank, clock.now())), request);
    },

    async *draftScenario(request) {
      request.signal.throwIfAborted();
      const bank = await findBank(request.language);
      const text = [request.reasonForLearning, request.additionalNotes].join('. ');
      const { generalUserProfile } = await request.profile();
      const review =
        bank && draftScenario({ text, profile: generalUserProfile, turn: drafted, former: request.former }, bank);
      if (!review) throw new AppError('tutorCannot', { message: sceneless(request.language) });
      drafted += 1;
      yield* fieldByField(review, request);
    },

    async translate({ language, text, signal }) {
      signal.throwIfAborted();
      const bank = await findBank(language);
      return bank ? translateText(text, bank) : null;
    },

    async explain({ signal, ...asked }) {
      signal.throwIfAborted();
      const bank = await findBank(asked.language);
      return bank ? explain(asked, bank) : null;
    },

    async *recast(request) {
      request.signal.throwIfAborted();
      const bank = await findBank(request.language);
      // Where there is nothing to say it with, the reply says so, once.
      if (bank) yield* recastEvents(request, bank, await readInWritersLanguage(request, bank));
      else yield* ownWords(request);
    },

    async openers({ language, ...learner }) {
      if (!spoken.has(language)) return [];
      return suggestOpeners(learner, { content: await banks.findContent(language), tools: languageTools(language) });
    },
  };
}

/** A field of a draft comes after the time that so many words of a reply take. */
const wordsPerField = 5;

/** Whether anything in the answer is chosen by the words that are due; these are asked of the database. */
const isPractice = ({ parts, loss }: Understanding): boolean => !loss && !crisisAmong(parts);

async function circumstancesOf(
  request: TutorRequest,
  bank: Bank,
  now: number,
  isForPractice = true,
): Promise<Circumstances> {
  const { addressAs: address, learnerName, level, occasion, ownLanguage } = request;
  const wanted = isForPractice ? await request.due() : [];
  const learner = { knownCount: (surface: string) => request.knownCount(surface), wanted, level };
  return { address, bank, learnerName, occasion, learner, now, ownLanguage };
}

/** What was understood last in each bank: reply and recast of one turn ask for the same, the second before it is there. */
const lastUnderstood = new WeakMap<Bank, { key: string; understanding: Promise<Understanding> }>();

function understandOnce(message: string, state: DialogueState, bank: Bank): Promise<Understanding> {
  const key = JSON.stringify([message, state]);
  const last = lastUnderstood.get(bank);
  if (last?.key === key) return last.understanding;
  const understanding = readMessage(message, state, bank);
  lastUnderstood.set(bank, { key, understanding });
  return understanding;
}

async function readMessage(message: string, state: DialogueState, bank: Bank): Promise<Understanding> {
  return (
    answerToOffer(message, state, bank) ??
    (await readAtSight(message, state, bank)) ??
    inSteps(understandInSteps(message, state, bank))
  );
}

const hasWords = ({ met, mastered, peeked, needed }: WordRecap) =>
  met > 0 || [mastered, peeked, needed].some((words) => words.length > 0);

/** While concepts are not ready, what is worded as somebody foresaw needs none of them; for anything else they are waited for. */
async function readAtSight(message: string, state: DialogueState, bank: Bank): Promise<Understanding | undefined> {
  const ready = conceptsOf(bank);
  if (!ready) return undefined;
  const understanding = await inSteps(understandInSteps(message, state, bank, { byConcepts: false }));
  if (understanding.parts.length > 0 && !understanding.partial) return understanding;
  await ready;
  return undefined;
}

function replyNotes({ said, remark, suggestions, urgent, opensFormer, goals }: TurnPlan): MessageNotes {
  return {
    ...(urgent === undefined ? {} : { urgent }),
    ...(remark === undefined ? {} : { remark }),
    ...(said.length === 0 ? { apology: 'The built-in tutor has no answer to this yet.' } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(opensFormer ? { opensFormer } : {}),
    ...(goals ? { goals } : {}),
  };
}

/** What dictionaries say of a word that the learner asks about and the content does not know. */
async function lookUpWord(
  understanding: Understanding,
  bank: Bank,
  { language, lookUp }: TutorRequest,
): Promise<LookedUpWord | undefined> {
  const asked = understanding.parts.map((part) => unknownWord(part, bank)).find((word) => word !== undefined);
  if (asked === undefined) return undefined;
  const [word] = await glossFromDictionary([[asked, '', '']], { language, lookUp, tools: bank.tools });
  return word?.[0] === asked && word[2] !== '' ? { asked, gloss: word[2] } : undefined;
}

async function* ownWords(request: TutorRequest): AsyncGenerator<TutorEvent> {
  const words = await wordByWord(request);
  if (words) {
    yield { type: 'text', text: request.message };
    yield { type: 'words', words };
    yield { type: 'notes', notes: {} };
  }
  yield { type: 'done' };
}

/** What stands for a message that was written in a third language. */
interface ReadElsewhere extends Pick<TutorRequest, 'message' | 'addressAs'> {
  /** It stands for some of the message. */
  isPart: boolean;
}

async function* recastEvents(
  request: TutorRequest,
  bank: Bank,
  elsewhere: ReadElsewhere | null,
): AsyncGenerator<TutorEvent> {
  const { state } = resumeState(request.state, bank);
  const { message, addressAs } = elsewhere ?? request;
  const name = languageName(request.language);
  const understanding = await understandOnce(message, state, bank);
  const result = recast(understanding, bank, {
    message,
    state,
    address: addressShown(addressAs, message, understanding),
    languageName: name,
    knownCount: (surface) => request.knownCount(surface),
  });
  const isPart = elsewhere?.isPart === true && result.text !== null;
  if (result.text !== null) {
    yield { type: 'text', text: result.text };
    yield { type: 'words', words: await glossFromDictionary(result.words, { ...request, tools: bank.tools }) };
  }
  if (result.translation !== undefined) yield { type: 'translation', text: result.translation };
  yield { type: 'notes', notes: { ...(isPart && { apology: onlyAPart(name) }), ...result.notes } };
  yield { type: 'done' };
}
