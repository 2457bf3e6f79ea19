import type { AppError } from '../../../../domain/errors';
import { askModel, type ModelConnection } from './modelConnection';
import { ModelFailure } from './modelFailure';
import { unmetered } from '../../usageMeter';

/** What has been found out of a model. */
export interface Abilities {
  /** Whether it gives JSON of a given shape. Taken for granted until it is known not to be so. */
  structured(): boolean;
  /** It refused a request for JSON of a shape: it is not asked for it again. */
  refuseStructured(): void;
}

export function createAbilities(): Abilities {
  let isStructured = true;
  return {
    structured: () => isStructured,
    refuseStructured: () => {
      isStructured = false;
    },
  };
}

const schema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
} as const;

/**
 * Asks a model whether it answers at all, and whether in JSON of a shape.
 *
 * @returns one sentence for whoever runs the server; never throws
 */
export async function checkModel(connection: ModelConnection, abilities: Abilities, model: string): Promise<string> {
  const ask = (structured: boolean) =>
    askModel(connection, {
      purpose: 'check',
      system: structured ? 'Answer in JSON: {"word": "ready"}.' : 'Answer with one word: ready.',
      prompt: 'Are you ready?',
      schema: structured ? { ...schema, required: [...schema.required] } : null,
      // Models that think before they speak count their thoughts.
      maxOutputTokens: 500,
      meter: unmetered,
      signal: AbortSignal.timeout(checkWithinMs),
    });
  try {
    if (isWordInJson(await ask(true))) return `The model ${model} answers, with structured output.`;
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'requestRefused') return failureSentence(model, error);
  }
  abilities.refuseStructured();
  try {
    await ask(false);
    return `The model ${model} answers, without structured output: it is spoken with in plain text.`;
  } catch (error) {
    return failureSentence(model, error);
  }
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

function failureSentence(model: string, error: unknown): string {
  const why = error instanceof ModelFailure ? sentenceOf(error.toLearner()) : 'It took too long to answer.';
  return `The model ${model} does not answer. ${why}`;
}

/** Without the advice that is meant for learners. */
const sentenceOf = ({ message }: AppError) => `${message.split('. ')[0]?.replace(/\.$/u, '') ?? message}.`;
