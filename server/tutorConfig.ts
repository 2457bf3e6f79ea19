import { z } from 'zod';
import { modelAddress } from './modelAddress';
import {
  defaultModelSettings,
  reasoningEfforts,
  type ModelSettings,
  type ReasoningEffort,
} from './tutor/model/connection/modelSettings';
import { choice, decimal, integer, text } from './variables';

const tutorProviders = ['builtin', 'openai', 'anthropic', 'google'] as const;

/** `scripted` plays back what a test wrote down; it is left out of every sentence a person reads. */
type TutorProviderName = (typeof tutorProviders)[number] | 'scripted';

/** The value of TUTOR_MODEL that leaves the choice to this server. */
export const anyModel = 'auto';

export interface TutorConfig {
  provider: TutorProviderName;
  baseUrl: string | null;
  apiKey: string | null;
  /** `auto` for the best that is found. */
  model: string | null;
  /** For own sentences, glosses and explanations, at the same address; null for the one and only. */
  smallModel: string | null;
  /** Tokens that one learner may use in a day; null: no limit. */
  dailyTokens: number | null;
  settings: ModelSettings;
  /** Nothing says who is to speak: whoever starts the server may be told of models on this machine. */
  isUnset: boolean;
}

/** Keys of a request that are this server's own: without them, or with others, answers could not be read. */
const reservedKeys = [
  ...['model', 'messages', 'stream', 'stream_options', 'response_format', 'n', 'stop'],
  ...['max_tokens', 'max_completion_tokens', 'tools', 'tool_choice', 'functions', 'function_call', 'prompt'],
];

/** Where a setting of its own does the same. */
const settingFor: Readonly<Record<string, string>> = {
  model: 'TUTOR_MODEL',
  max_tokens: 'TUTOR_ANSWER_TOKENS',
  max_completion_tokens: 'TUTOR_ANSWER_TOKENS',
};

const extraBody = z.string().transform((value, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let body: unknown;
  try {
    body = JSON.parse(value);
  } catch {
    body = null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse('TUTOR_EXTRA_BODY must be an object in JSON, such as {"top_p":0.9}.');
  }
  const reserved = Object.keys(body).find((key) => reservedKeys.includes(key));
  if (reserved !== undefined) {
    const instead = settingFor[reserved];
    return refuse(
      `TUTOR_EXTRA_BODY must not set ${reserved}, which this server sets itself${instead ? `: ${instead} does that` : ''}.`,
    );
  }
  return body as Readonly<Record<string, unknown>>;
});

export const tutorVariables = {
  TUTOR_PROVIDER: choice('TUTOR_PROVIDER', tutorProviders, ['scripted']).optional(),
  TUTOR_BASE_URL: modelAddress('TUTOR_BASE_URL').optional(),
  TUTOR_API_KEY: text(
    'TUTOR_API_KEY',
    'printable characters without spaces',
    (value) => /^[\x21-\x7e]+$/.test(value),
    true,
  ).optional(),
  TUTOR_MODEL: z.string().optional(),
  TUTOR_SMALL_MODEL: z.string().optional(),
  TUTOR_DAILY_TOKENS: integer('TUTOR_DAILY_TOKENS', 0, 1_000_000_000).default('200000'),
  TUTOR_CONCURRENCY: integer('TUTOR_CONCURRENCY', 1, 1_000).optional(),
  TUTOR_FIRST_BYTE_SECONDS: integer('TUTOR_FIRST_BYTE_SECONDS', 1, 3_600).optional(),
  TUTOR_SILENCE_SECONDS: integer('TUTOR_SILENCE_SECONDS', 1, 3_600).optional(),
  TUTOR_ANSWER_SECONDS: integer('TUTOR_ANSWER_SECONDS', 1, 7_200).optional(),
  TUTOR_ANSWER_TOKENS: integer('TUTOR_ANSWER_TOKENS', 300, 100_000).optional(),
  TUTOR_THINKING_TOKENS: integer('TUTOR_THINKING_TOKENS', 0, 200_000).optional(),
  TUTOR_REASONING_EFFORT: choice('TUTOR_REASONING_EFFORT', reasoningEfforts).optional(),
  TUTOR_TEMPERATURE: decimal('TUTOR_TEMPERATURE', 0, 2).optional(),
  TUTOR_EXTRA_BODY: extraBody.optional(),
};

const parsed = z.object(tutorVariables);
type TutorVariables = z.infer<typeof parsed>;
type Environment = Partial<Record<string, string>>;

/** Values that need, or forbid, each other, as one sentence each. */
export function tutorProblems(env: Environment): string[] {
  const problems: string[] = [];
  const { TUTOR_PROVIDER: provider, TUTOR_API_KEY: key, TUTOR_BASE_URL: url, TUTOR_MODEL: model } = env;
  const isAuto = model === anyModel;
  const hasOwnProtocol = provider === 'anthropic' || provider === 'google';
  if (hasOwnProtocol && !key) {
    problems.push(`TUTOR_API_KEY is missing: TUTOR_PROVIDER=${provider} needs it.`);
  }
  if (provider === 'openai' && !key && !url && !isAuto) {
    problems.push(
      'TUTOR_API_KEY is missing: TUTOR_PROVIDER=openai needs it, unless TUTOR_BASE_URL names a server without a key.',
    );
  }
  if (model && !isAuto && !provider && !key && !url) {
    problems.push(
      'TUTOR_BASE_URL or TUTOR_API_KEY is missing: TUTOR_MODEL names a model, and nothing says where it is. TUTOR_PROVIDER=builtin leaves it aside.',
    );
  }
  if (isAuto && (hasOwnProtocol || (key && !url))) {
    problems.push(
      'TUTOR_MODEL must name a model here: auto finds models on this machine, or at TUTOR_BASE_URL in OpenAI’s protocol.',
    );
  }
  if (env.TUTOR_EXTRA_BODY && hasOwnProtocol) {
    problems.push('TUTOR_EXTRA_BODY is for servers of OpenAI’s protocol: leave it out, or set TUTOR_PROVIDER=openai.');
  }
  return problems;
}

export function toTutorConfig(env: TutorVariables): TutorConfig {
  const { TUTOR_PROVIDER: provider, TUTOR_BASE_URL: url, TUTOR_API_KEY: key, TUTOR_MODEL: model } = env;
  const usesModel = url !== undefined || key !== undefined || model === anyModel;
  return {
    provider: (provider as TutorProviderName | undefined) ?? (usesModel ? 'openai' : 'builtin'),
    baseUrl: url ?? null,
    apiKey: key ?? null,
    model: model ?? null,
    smallModel: env.TUTOR_SMALL_MODEL ?? null,
    dailyTokens: env.TUTOR_DAILY_TOKENS === 0 ? null : env.TUTOR_DAILY_TOKENS,
    settings: {
      firstByteSeconds: env.TUTOR_FIRST_BYTE_SECONDS ?? null,
      silenceSeconds: env.TUTOR_SILENCE_SECONDS ?? null,
      answerSeconds: env.TUTOR_ANSWER_SECONDS ?? null,
      answerTokens: env.TUTOR_ANSWER_TOKENS ?? defaultModelSettings.answerTokens,
      thinkingTokens: env.TUTOR_THINKING_TOKENS ?? null,
      reasoningEffort: (env.TUTOR_REASONING_EFFORT as ReasoningEffort | undefined) ?? null,
      temperature: env.TUTOR_TEMPERATURE ?? null,
      extraBody: env.TUTOR_EXTRA_BODY ?? null,
      concurrency: env.TUTOR_CONCURRENCY ?? null,
    },
    isUnset: provider === undefined && !usesModel,
  };
}
