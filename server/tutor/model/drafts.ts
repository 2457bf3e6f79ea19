import type { CallPurpose, UsageMeter } from '../usageMeter';
import type { AskedModel } from './checkModel';
import { ModelFailure } from './connection/modelFailure';
import { decodeAnswer } from './encoding/decodeAnswer';
import type { Draft } from './encoding/draft';
import { looksRaw } from './encoding/headings';
import { answerSchema } from './encoding/structured';
import type { Prompt } from './prompts/replyPrompt';

/** What is told of a question beside its prompt. */
interface AnswerCall {
  purpose: CallPurpose;
  /** The learner's, '' for none. */
  message: string;
  meter: UsageMeter;
  signal: AbortSignal;
  maxOutputTokens: number;
  /** What whoever waits for the answer may be told meanwhile. */
  onStatus?(sentence: string): void;
}

/**
 * Asks for answers. What comes are drafts of one, each with more of it. One that cannot be read is asked for once more:
 * nothing of it stays in the last draft.
 */
export function createDrafts({ connection, abilities }: Pick<AskedModel, 'connection' | 'abilities'>) {
  /** A question that is refused when it asks for a shape is asked in plain text. */
  async function* draftsOnce(
    makePrompt: (structured: boolean) => Prompt,
    { message, ...call }: AnswerCall,
  ): AsyncGenerator<Draft> {
    // Who writes of bars and braces is answered with some.
    const isRaw = looksRaw(message) ? () => false : looksRaw;
    let refusal: ModelFailure | null = null;
    if (abilities.structured()) {
      const { extras, ...question } = makePrompt(true);
      try {
        yield* decodeAnswer(connection.stream({ ...call, ...question, schema: answerSchema(extras) }), isRaw);
        abilities.gaveShape();
        return;
      } catch (error) {
        if (!(error instanceof ModelFailure) || error.kind !== 'requestRefused') throw error;
        refusal = error;
      }
    }
    const { system, prompt } = makePrompt(false);
    yield* decodeAnswer(connection.stream({ ...call, system, prompt, schema: null }), isRaw);
    if (refusal) abilities.refusedShape(refusal);
  }

  return async function* (makePrompt: (structured: boolean) => Prompt, call: AnswerCall): AsyncGenerator<Draft> {
    try {
      yield* draftsOnce(makePrompt, call);
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind !== 'unreadable') throw error;
      yield* draftsOnce(makePrompt, call);
    }
  };
}
