import { InvalidResponseDataError, jsonSchema, Output, streamText, type JSONSchema7, type ModelMessage } from 'ai';
import { estimateTokens } from '../prompts/tokens';
import type { ConnectedModel } from './languageModel';
import { turnsOf, type ModelCall } from './modelCall';
import { failureOf, ModelFailure } from './modelFailure';
import { startTimeLimits, type Timeouts } from './timeLimits';
import { createThoughtFilter } from './thoughts';

/** What a provider says that a question took. */
interface CountedTokens {
  inputTokens: number;
  outputTokens: number;
  /** Of `inputTokens`, those read from the provider's cache; undefined where it does not tell. */
  cachedTokens: number | undefined;
}

/** What has come of a question, kept up to date while it is answered. */
interface Tally {
  /** Null until the provider has told. */
  counted: CountedTokens | null;
  /** An estimate of the tokens that have come. */
  written: number;
  /** Something of the answer has come. */
  hasText: boolean;
  /** The model thinks before it answers. */
  thinks: boolean;
  /** It has been sent, and not been refused. */
  isAsked: boolean;
}

export const newTally = (): Tally => ({ counted: null, written: 0, hasText: false, thinks: false, isAsked: false });

/**
 * Asks once, and yields the answer in pieces of text, without the model's thoughts.
 *
 * @throws ModelFailure, or the signal's reason once it is aborted
 */
export async function* attempt(
  { model, requestOptions }: ConnectedModel,
  call: ModelCall,
  { timeouts, thinks, tally }: { timeouts: Timeouts; thinks: boolean; tally: Tally },
): AsyncGenerator<string> {
  const limits = startTimeLimits(timeouts);
  const ended = new AbortController();
  const thoughts = createThoughtFilter();
  let said = '';
  let hasNoEnd = false;
  let isCutOff = false;
  tally.isAsked = true;
  try {
    const { fullStream } = streamText({
      model,
      ...promptOf(call),
      ...requestOptions(call.maxOutputTokens, thinks),
      // What is tried again, and when, is decided in patience.ts: the SDK ignores waits of a minute and more.
      maxRetries: 0,
      abortSignal: AbortSignal.any([call.signal, limits.signal, ended.signal]),
      ...(call.schema ? { output: rawJson(call.schema) } : {}),
      // Thrown below; without this the SDK writes it to the console, request and all.
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      switch (part.type) {
        case 'error':
          if (!tally.hasText || !InvalidResponseDataError.isInstance(part.error)) throw part.error;
          // Without a finish reason: an object that is closed is whole all the same.
          hasNoEnd = true;
          break;
        case 'abort':
          throw limits.signal.reason ?? call.signal.reason;
        case 'reasoning-delta':
          limits.heard();
          tally.thinks = true;
          break;
        case 'text-delta': {
          limits.heard();
          said += part.text;
          tally.written += estimateTokens(part.text);
          const answer = thoughts.pass(part.text);
          tally.thinks ||= thoughts.isThinking();
          tally.hasText ||= answer.trim() !== '';
          if (answer !== '') yield answer;
          break;
        }
        case 'finish': {
          const { inputTokens, outputTokens, inputTokenDetails, outputTokenDetails } = part.totalUsage;
          if (inputTokens !== undefined || outputTokens !== undefined) {
            const cachedTokens = inputTokenDetails.cacheReadTokens;
            tally.counted = { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, cachedTokens };
          }
          tally.thinks ||= (outputTokenDetails.reasoningTokens ?? 0) > 0;
          if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
          isCutOff = part.finishReason === 'length';
        }
      }
    }
    const rest = thoughts.rest();
    tally.hasText ||= rest.trim() !== '';
    if (rest !== '') yield rest;
    if (hasNoEnd && !isClosedObject(said)) throw new ModelFailure('brokenOff', { detail: 'no end was told' });
    if (isCutOff && tally.hasText)
      throw new ModelFailure('brokenOff', { detail: 'the room for the answer was used up' });
    if (!tally.hasText) throw new ModelFailure(thoughts.isThinking() && !isCutOff ? 'unreadable' : 'empty');
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    tally.isAsked = tally.hasText;
    throw failureOf(limits.signal.aborted ? limits.signal.reason : error, tally.hasText);
  } finally {
    limits.end();
    // Whoever reads no further lets the provider stop: the SDK would read its answer to the end.
    ended.abort();
  }
}

/** Anthropic caches what it has read up to such a mark; the others cache by themselves and pass it over. */
const cached = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } as const;

function promptOf(call: ModelCall) {
  const turns = turnsOf(call);
  const { cacheUpTo = turns.length - 1 } = call;
  const messages = turns.map(({ role, text }, index): ModelMessage => ({
    role,
    content: text,
    ...(index === cacheUpTo - 1 ? cached : {}),
  }));
  return { system: { role: 'system', content: call.system, ...cached } as const, messages };
}

function isClosedObject(answer: string): boolean {
  try {
    JSON.parse(/\{[\s\S]*\}/u.exec(answer)?.[0] ?? '');
    return true;
  } catch {
    return false;
  }
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
