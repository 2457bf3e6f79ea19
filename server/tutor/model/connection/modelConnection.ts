import { jsonSchema, Output, streamText, type JSONSchema7, type LanguageModel } from 'ai';
import { failureOf, ModelFailure } from './modelFailure';
import { createThoughtFilter, afterThoughts } from './thoughts';
import { estimateTokens } from '../prompts/history';
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
      const inputTokens = estimateTokens(`${call.system}${call.prompt}`);
      const outputTokens = Math.ceil(call.maxOutputTokens * usualShare);
      const settle = await call.meter.begin({ purpose: call.purpose, inputTokens, outputTokens });
      const begun = now();
      const thoughts = createThoughtFilter();
      let counted: { inputTokens: number; outputTokens: number } | null = null;
      let written = 0;
      let outcome: string | null = null;
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
        let isCutOff = false;
        for await (const part of fullStream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') {
            call.signal.throwIfAborted();
            throw new ModelFailure('tooSlow');
          }
          if (part.type === 'text-delta') {
            written += estimateTokens(part.text);
            const answer = thoughts.pass(part.text);
            hasText ||= answer.trim() !== '';
            if (answer !== '') yield answer;
          }
          if (part.type === 'finish') {
            const { inputTokens: read, outputTokens: said } = part.totalUsage;
            if (read !== undefined || said !== undefined) {
              counted = { inputTokens: read ?? 0, outputTokens: said ?? 0 };
            }
            if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
            isCutOff = part.finishReason === 'length';
          }
        }
        const rest = thoughts.rest();
        hasText ||= rest.trim() !== '';
        if (rest !== '') yield rest;
        if (isCutOff && hasText) throw new ModelFailure('brokenOff', { detail: 'the room for the answer was used up' });
        if (!hasText) throw new ModelFailure(thoughts.isThinking() && !isCutOff ? 'unreadable' : 'empty');
        outcome = 'done';
      } catch (error) {
        if (!call.signal.aborted) {
          const failure = failureOf(error, hasText);
          outcome = failure.kind;
          throw failure;
        }
        outcome = 'stopped';
        throw call.signal.reason;
      } finally {
        // Whoever reads it has stopped: because they were told to, or because nothing could be made of it.
        outcome ??= call.signal.aborted ? 'stopped' : 'unreadable';
        // Where the provider told no numbers, or was broken off before it could. What it refused has cost nothing.
        const estimated =
          written > 0 || outcome === 'stopped'
            ? { inputTokens, outputTokens: written }
            : { inputTokens: 0, outputTokens: 0 };
        settle({ purpose: call.purpose, ...(counted ?? estimated), milliseconds: now() - begun, outcome });
      }
    },
  };
}

/** What an answer takes of the room that it is given, for one that is yet to come: the room is for the longest. */
const usualShare = 0.25;

/** The whole answer as one text, for what is not shown while it comes. Throws as `stream` does. */
export async function askModel(connection: ModelConnection, call: ModelCall): Promise<string> {
  let text = '';
  for await (const piece of connection.stream(call)) text += piece;
  return afterThoughts(text);
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
