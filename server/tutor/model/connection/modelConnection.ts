import { jsonSchema, Output, streamText, type JSONSchema7, type LanguageModel } from 'ai';
import { failureOf, ModelFailure } from './modelFailure';
import type { CallPurpose, UsageMeter } from '../../usageMeter';

/** One question to the model. */
export interface ModelCall {
  purpose: CallPurpose;
  /** What the model is told to do; holds nothing that a learner wrote. */
  system: string;
  /** What it is told of: learners' text stands here alone, each piece between its own marks. */
  prompt: string;
  /** The shape of an answer in JSON; null for plain text. */
  schema: JSONSchema7 | null;
  maxOutputTokens: number;
  meter: UsageMeter;
  signal: AbortSignal;
}

export interface ModelConnection {
  /**
   * The answer as it comes, in pieces of text. Ends when it is whole.
   * @throws ModelFailure, or the signal's reason once it is aborted; an `AppError` where the meter allows no more
   */
  stream(call: ModelCall): AsyncGenerator<string>;
}

export interface ConnectionOptions {
  model: LanguageModel;
  now(): number;
  /** Design, section 6; tests shorten them. Milliseconds. */
  timeouts?: { totalMs: number; chunkMs: number };
  /** Before the first piece of an answer alone: never does a learner see two beginnings. */
  maxRetries?: number;
}

const defaultTimeouts = { totalMs: 120_000, chunkMs: 30_000 };

export function connectModel(options: ConnectionOptions): ModelConnection {
  const { model, now, timeouts = defaultTimeouts, maxRetries = 2 } = options;
  return {
    async *stream(call) {
      await call.meter.allow();
      const begun = now();
      const usage = { inputTokens: 0, outputTokens: 0 };
      let outcome = 'stopped';
      let hasText = false;
      try {
        const { fullStream } = streamText({
          model,
          system: call.system,
          prompt: call.prompt,
          maxOutputTokens: call.maxOutputTokens,
          maxRetries,
          timeout: timeouts,
          abortSignal: call.signal,
          ...(call.schema ? { output: rawJson(call.schema) } : {}),
          // Thrown below; without this the SDK writes it to the console, request and all.
          onError: () => undefined,
        });
        for await (const part of fullStream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') {
            call.signal.throwIfAborted();
            throw new ModelFailure('tooSlow');
          }
          if (part.type === 'text-delta') {
            hasText ||= part.text !== '';
            yield part.text;
          }
          if (part.type === 'finish') {
            usage.inputTokens = part.totalUsage.inputTokens ?? 0;
            usage.outputTokens = part.totalUsage.outputTokens ?? 0;
            if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
          }
        }
        if (!hasText) throw new ModelFailure('empty');
        outcome = 'done';
      } catch (error) {
        if (!call.signal.aborted) {
          const failure = failureOf(error, hasText);
          outcome = failure.kind;
          throw failure;
        }
        throw call.signal.reason;
      } finally {
        call.meter.record({ purpose: call.purpose, ...usage, milliseconds: now() - begun, outcome });
      }
    },
  };
}

/** The whole answer as one text, for what is not shown while it comes. Throws as `stream` does. */
export async function askModel(connection: ModelConnection, call: ModelCall): Promise<string> {
  let text = '';
  for await (const piece of connection.stream(call)) text += piece;
  return text;
}

/**
 * Asks for JSON of a shape and leaves reading it to us: the SDK would read all that has come anew with each piece. It
 * hands a piece on only when the partial value has changed, for which its length serves.
 */
function rawJson(schema: JSONSchema7) {
  return {
    ...Output.object({ schema: jsonSchema(schema), name: 'answer' }),
    parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text.length }),
    parseCompleteOutput: ({ text }: { text: string }) => Promise.resolve(text),
  };
}
