import ipaddr from 'ipaddr.js';
import type { Timeouts } from './timeLimits';

export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

/** How a model is asked. Null leaves a choice to the provider, or to the address. */
export interface ModelSettings {
  /** Seconds until the first piece of an answer. */
  firstByteSeconds: number | null;
  /** Seconds between two pieces. */
  silenceSeconds: number | null;
  /** Seconds for a whole answer. */
  answerSeconds: number | null;
  /** The most tokens of a reply. */
  answerTokens: number;
  /** Room for a model's thoughts beside its answer; null: room for those of models that are found to think. */
  thinkingTokens: number | null;
  reasoningEffort: ReasoningEffort | null;
  temperature: number | null;
  /** Merged into each request in OpenAI's protocol. */
  extraBody: Readonly<Record<string, unknown>> | null;
  /** Questions that are asked at once. */
  concurrency: number | null;
}

export const defaultModelSettings: ModelSettings = {
  firstByteSeconds: null,
  silenceSeconds: null,
  answerSeconds: null,
  answerTokens: 3_000,
  thinkingTokens: null,
  reasoningEffort: null,
  temperature: null,
  extraBody: null,
  concurrency: null,
};

/** Room for thoughts, in tokens, of a model that thinks and whose room nobody has set. */
export const usualThinkingTokens = 8_000;

/**
 * Limits by where a model stands. A laptop reads a question at some 30 tokens a second, may have to load the model from
 * its disk first, and writes three tokens a second; of a data centre a minute of silence says that it will not answer.
 * One machine answers two questions in little more time than one, and more only take time from each other; a service
 * has its own limits, and says when they are reached.
 */
const limits = {
  near: { firstByteSeconds: 180, silenceSeconds: 60, answerSeconds: 600, concurrency: 2 },
  far: { firstByteSeconds: 60, silenceSeconds: 30, answerSeconds: 120, concurrency: 16 },
};

const limitsOf = (baseUrl: string | null) => (baseUrl !== null && isNear(baseUrl) ? limits.near : limits.far);

export function timeoutsOf(settings: ModelSettings, baseUrl: string | null): Timeouts {
  const usual = limitsOf(baseUrl);
  return {
    firstByteMs: (settings.firstByteSeconds ?? usual.firstByteSeconds) * 1000,
    silenceMs: (settings.silenceSeconds ?? usual.silenceSeconds) * 1000,
    wholeMs: (settings.answerSeconds ?? usual.answerSeconds) * 1000,
  };
}

export const concurrencyOf = ({ concurrency }: ModelSettings, baseUrl: string | null): number =>
  concurrency ?? limitsOf(baseUrl).concurrency;

/** Ranges of addresses that lead no further than this machine or its network (RFC 1918, RFC 4193). */
const nearRanges = ['loopback', 'private', 'uniqueLocal'];

/** Whether an address is on this machine or in its own network, as far as it tells without being resolved. */
function isNear(baseUrl: string): boolean {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/gu, '');
  if (ipaddr.isValid(host)) return nearRanges.includes(ipaddr.process(host).range());
  return !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/u.test(host);
}
