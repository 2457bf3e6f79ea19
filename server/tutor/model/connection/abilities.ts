import type { AppError } from '../../../../domain/errors';
import { askModel, type ModelConnection } from './modelConnection';
import { type FailureKind, ModelFailure } from './modelFailure';
import { unmetered } from '../../usageMeter';

/** What has been found out of a model. */
export interface Abilities {
  /** Whether it gives JSON of a given shape. Taken for granted until it is known not to be so. */
  structured(): boolean;
  /** It answered when it was asked for a shape. */
  gaveShape(): void;
  /**
   * It refused a question for JSON of a shape and answered the same in plain text. Once it says that this was for the
   * shape, or has done so several times in a row, it is not asked for a shape again: a request can be refused for many
   * reasons.
   */
  refusedShape(refusal: { isAboutShape: boolean }): void;
  /** It has been found to give no JSON of a shape. */
  speakPlain(): void;
}

/** Refusals in a row of which nobody says that they are about the shape. */
const refusalsInARow = 3;

/** @param tell says once, to whoever runs the server, that the model is spoken with otherwise from now on */
export function createAbilities(tell: (sentence: string) => void = () => undefined): Abilities {
  let isStructured = true;
  let refusals = 0;
  return {
    structured: () => isStructured,
    gaveShape: () => {
      refusals = 0;
    },
    speakPlain: () => {
      isStructured = false;
    },
    refusedShape: ({ isAboutShape }) => {
      refusals += 1;
      if (!isStructured || (!isAboutShape && refusals < refusalsInARow)) return;
      isStructured = false;
      tell('The model refuses to give structured output: it is spoken with in plain text until the next start.');
    },
  };
}

const schema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
} as const;

/** What a check found, as one sentence for whoever runs the server. */
export interface ModelCheck {
  isWell: boolean;
  sentence: string;
}

/** Whom a check asks. */
interface CheckedModel {
  model: string;
  /** Null for the provider's own address. */
  baseUrl: string | null;
}

/** Asks a model whether it answers at all, and whether in JSON of a shape; never throws. */
export async function checkModel(
  connection: ModelConnection,
  abilities: Abilities,
  checked: CheckedModel,
): Promise<ModelCheck> {
  const ask = (structured: boolean) =>
    askModel(connection, {
      purpose: 'check',
      system: structured ? 'Answer in JSON: {"word": "ready"}.' : 'Answer with one word: ready.',
      prompt: 'Are you ready?',
      schema: structured ? { ...schema, required: [...schema.required] } : null,
      // Models that think before they speak count their thoughts.
      maxOutputTokens: 2_000,
      meter: unmetered,
      signal: AbortSignal.timeout(checkWithinMs),
    });
  const well = (how: string): ModelCheck => ({ isWell: true, sentence: `The model ${checked.model} answers, ${how}` });
  try {
    if (isWordInJson(await ask(true))) return well('with structured output.');
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'requestRefused') return failed(checked, error);
  }
  try {
    await ask(false);
  } catch (error) {
    return failed(checked, error);
  }
  // So small a question is refused, or answered otherwise, for nothing but its shape.
  abilities.speakPlain();
  return well('without structured output: it is spoken with in plain text.');
}

/** A model on the machine itself may have to be loaded first. */
const checkWithinMs = 120_000;

function isWordInJson(answer: string): boolean {
  try {
    const value: unknown = JSON.parse(/\{[\s\S]*\}/u.exec(answer)?.[0] ?? '');
    return typeof value === 'object' && value !== null && 'word' in value;
  } catch {
    return false;
  }
}

function failed(checked: CheckedModel, error: unknown): ModelCheck {
  const why = error instanceof ModelFailure ? sentenceOf(error.toLearner()) : 'It took too long to answer.';
  const hint = error instanceof ModelFailure ? hintFor(error.kind, checked.baseUrl) : '';
  return { isWell: false, sentence: `The model ${checked.model} does not answer. ${why}${hint && ` ${hint}`}` };
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
