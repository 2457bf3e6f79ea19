import { estimateTokens } from '../prompts/tokens';
import { attempt, newTally } from './attempt';
import type { ConnectedModel } from './languageModel';
import { turnsOf, type ModelCall } from './modelCall';
import { ModelFailure } from './modelFailure';
import { createPatience, type PatienceOptions } from './patience';
import { afterThoughts } from './thoughts';
import type { Timeouts } from './timeLimits';

export interface ModelConnection {
  /**
   * The answer as it comes, in pieces of text. Ends when it is whole.
   * @throws ModelFailure, or the signal's reason once it is aborted; an `AppError` where the meter allows no more
   */
  stream(call: ModelCall): AsyncGenerator<string>;
}

export interface ConnectionOptions extends PatienceOptions {
  model: ConnectedModel;
  timeouts: Timeouts;
}

export function connectModel(options: ConnectionOptions): ModelConnection {
  const { model, clock, timeouts } = options;
  const patiently = createPatience(options);
  /** Found out by its answers; from then on it gets room for its thoughts. */
  let thinks = false;
  return {
    async *stream(call) {
      const { purpose, maxOutputTokens, meter, signal } = call;
      const inputTokens = estimateTokens([call.system, ...turnsOf(call).map(({ text }) => text)].join('\n'));
      const outputTokens = Math.ceil(maxOutputTokens * usualShare);
      const settle = await meter.begin({ purpose, model: model.name, inputTokens, outputTokens });
      const begun = clock.now();
      const tally = newTally();
      let outcome: string | null = null;
      try {
        yield* patiently(call, () => attempt(model, call, { timeouts, thinks, tally }));
        outcome = 'done';
      } catch (error) {
        outcome = signal.aborted ? 'stopped' : error instanceof ModelFailure ? error.kind : null;
        throw error;
      } finally {
        thinks ||= tally.thinks;
        // Whoever reads it has stopped: because they were told to, or because nothing could be made of it.
        outcome ??= signal.aborted ? 'stopped' : 'unreadable';
        // Where the provider told no numbers, or was broken off before it could. What it refused has cost nothing.
        const estimated = {
          inputTokens: tally.isAsked || tally.written > 0 ? inputTokens : 0,
          outputTokens: tally.written,
        };
        const milliseconds = clock.now() - begun;
        settle({ purpose, model: model.name, ...(tally.counted ?? estimated), milliseconds, outcome });
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
