import type { AppError } from '../../../domain/errors';
import { unmetered } from '../usageMeter';
import type { Abilities } from './connection/abilities';
import { askModel, type ModelConnection } from './connection/modelConnection';
import { type FailureKind, ModelFailure } from './connection/modelFailure';
import { decodeAnswer } from './encoding/decodeAnswer';
import { emptyDraft, type Draft, type ExtraPart } from './encoding/draft';
import { plainInstructions } from './encoding/plain';
import { answerSchema } from './encoding/structured';

/** A model that can be asked, and what is known of it. */
export interface AskedModel {
  connection: ModelConnection;
  abilities: Abilities;
  /** As its provider calls it. */
  model: string;
}

/** What a check found, as one sentence or two for whoever runs the server. */
interface ModelCheck {
  isWell: boolean;
  sentence: string;
}

const extras: readonly ExtraPart[] = ['meaning'];

/**
 * A small answer in the form that all answers have. It names the parts and not the format: only a server that keeps to
 * the shape it is sent answers it in JSON.
 */
const task = [
  'You teach French to somebody who speaks English. Answer with these parts.',
  'text: one short sentence in French, on one line.',
  'words: every word of the text in its order, as "surface|meaning"; the meaning in English, in one to three words. Punctuation is left out.',
  'meaning: the sense of the whole text in English.',
].join('\n');

/** Asks a model whether it answers at all, in JSON of a shape, and in the form that it is asked for; never throws. */
export async function checkModel(
  { connection, abilities, model }: AskedModel,
  baseUrl: string | null,
): Promise<ModelCheck> {
  const ask = (structured: boolean) =>
    askModel(connection, {
      purpose: 'check',
      system: structured ? task : `${task}\n${plainInstructions(extras)}`,
      prompt: 'Say that the small cat drinks milk.',
      schema: structured ? answerSchema(extras) : null,
      maxOutputTokens: checkTokens,
      meter: unmetered,
      signal: AbortSignal.timeout(checkWithinMs),
    });
  let answer: string | null = null;
  try {
    answer = await shapedOrNull(ask(true));
    if (answer === null) {
      answer = await ask(false);
      // So small a question is refused, or answered otherwise, for nothing but its shape.
      abilities.speakPlain();
    }
  } catch (error) {
    return failed(model, baseUrl, error);
  }
  if (!isWellFormed(await draftOf(answer))) abilities.useShortRules();
  const how = abilities.structured()
    ? 'with structured output.'
    : 'without structured output: it is spoken with in plain text.';
  const small = abilities.isSmall() ? ' It did not keep to the form of a short answer: it is given shorter rules.' : '';
  return { isWell: true, sentence: `The model ${model} answers, ${how}${small}` };
}

/** A model on the machine itself may have to be loaded first. */
const checkWithinMs = 200_000;
/** Also for thoughts: whether it has any is not known yet. */
const checkTokens = 9_000;

/** The answer where it is an object; null where it is something else, or the question was refused. */
async function shapedOrNull(asked: Promise<string>): Promise<string | null> {
  try {
    const answer = await asked;
    return isObject(answer) ? answer : null;
  } catch (error) {
    if (error instanceof ModelFailure && error.kind === 'requestRefused') return null;
    throw error;
  }
}

function isObject(answer: string): boolean {
  try {
    const value: unknown = JSON.parse(/\{[\s\S]*\}/u.exec(answer)?.[0] ?? '');
    return typeof value === 'object' && value !== null && 'text' in value;
  } catch {
    return false;
  }
}

async function draftOf(answer: string): Promise<Draft> {
  async function* pieces() {
    yield await Promise.resolve(answer);
  }
  let draft = emptyDraft();
  try {
    for await (draft of decodeAnswer(pieces()));
  } catch {
    // What could be read of it stands in the draft.
  }
  return draft;
}

/** Of the words of an answer, the part that must have a meaning. */
const leastGlossed = 0.75;

/** Whether the words are those of the text, nearly all of them with a meaning. */
function isWellFormed({ text, words, meaning }: Draft): boolean {
  const letters = (said: string) =>
    said
      .match(/[\p{L}\p{M}]/gu)
      ?.join('')
      .toLowerCase() ?? '';
  const glossed = words.filter(({ gloss }) => gloss !== '').length;
  const isCovered = letters(text) === letters(words.map(({ surface }) => surface).join(''));
  return letters(text) !== '' && isCovered && meaning !== '' && glossed >= words.length * leastGlossed;
}

function failed(model: string, baseUrl: string | null, error: unknown): ModelCheck {
  const why = error instanceof ModelFailure ? sentenceOf(error.toLearner()) : 'It took too long to answer.';
  const hint = error instanceof ModelFailure ? hintFor(error.kind, baseUrl) : '';
  return { isWell: false, sentence: `The model ${model} does not answer. ${why}${hint && ` ${hint}`}` };
}

/** Without the advice that is meant for learners. */
const sentenceOf = ({ message }: AppError) => `${message.split('. ')[0]?.replace(/\.$/u, '') ?? message}.`;

/** The setting that is most likely wrong. */
function hintFor(kind: FailureKind, baseUrl: string | null): string {
  const lacksVersion = baseUrl !== null && !/\/v\d+[a-z]*\d*(?:\/|$)/u.test(new URL(baseUrl).pathname);
  const version = 'TUTOR_BASE_URL has no /v1 at its end, where most servers are spoken to.';
  switch (kind) {
    case 'keyRefused':
      return 'Look at TUTOR_API_KEY.';
    case 'modelMissing':
      return lacksVersion ? version : 'Look at TUTOR_MODEL, and at TUTOR_BASE_URL.';
    case 'unreadable':
      return lacksVersion ? version : 'Is TUTOR_BASE_URL the address of an API?';
    case 'unreachable':
      return baseUrl === null ? '' : 'Look at TUTOR_BASE_URL, and whether a server runs there.';
    case 'addressRefused':
      return 'TUTOR_BASE_URL redirects elsewhere, or is a link-local address.';
    default:
      return '';
  }
}
