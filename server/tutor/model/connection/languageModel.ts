import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, streamText } from 'ai';
import { withMendedChatStream } from './chatStream';
import { usualThinkingTokens, type ModelSettings, type ReasoningEffort } from './modelSettings';
import { withoutRefusedParameters } from './refusedParameters';
import { withChangedBody } from './changedBody';

/** Where a model stands and how it is asked for. */
export interface ModelAddress {
  provider: 'openai' | 'anthropic' | 'google';
  /** Null for the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  model: string;
}

type ProviderOptions = NonNullable<Parameters<typeof streamText>[0]['providerOptions']>;

/** What goes with a question beside its words. */
interface RequestOptions {
  maxOutputTokens: number;
  temperature?: number;
  providerOptions?: ProviderOptions;
}

/** A model, and what is to be sent to it with each question. */
export interface ConnectedModel {
  name: string;
  model: LanguageModel;
  /**
   * @param answerTokens the most that the answer may have
   * @param thinks whether the model is known to think before it answers
   */
  requestOptions(answerTokens: number, thinks: boolean): RequestOptions;
}

/** The model of an address; nothing is sent yet. */
export function languageModel(address: ModelAddress, settings: ModelSettings, send: typeof fetch): ConnectedModel {
  const { temperature, thinkingTokens } = settings;
  const providerOptions = providerOptionsOf(address, settings);
  return {
    name: address.model,
    model: modelOf(address, settings, send),
    requestOptions: (answerTokens, thinks) => ({
      maxOutputTokens: answerTokens + (thinkingTokens ?? (thinks ? usualThinkingTokens : 0)),
      ...(temperature === null ? {} : { temperature }),
      ...(providerOptions && { providerOptions }),
    }),
  };
}

function modelOf(
  { provider, baseUrl, apiKey, model }: ModelAddress,
  { extraBody }: ModelSettings,
  send: typeof fetch,
): LanguageModel {
  const key = apiKey === null ? {} : { apiKey };
  const base = baseUrl === null ? {} : { baseURL: baseUrl };
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...key, ...base, fetch: withChangedBody(send, withoutSecondBudget) })(model);
    case 'google':
      return createGoogleGenerativeAI({ ...key, ...base, fetch: withChangedBody(send, withPropertyOrder) })(model);
    case 'openai':
      return createOpenAICompatible({
        ...key,
        fetch: withoutRefusedParameters(withMendedChatStream(send)),
        name: 'openai',
        baseURL: baseUrl ?? 'https://api.openai.com/v1',
        includeUsage: true,
        // Whether it really is so is found out by asking (checkModel.ts).
        supportsStructuredOutputs: true,
        ...(extraBody && { transformRequestBody: (body: object) => ({ ...body, ...extraBody }) }),
      })(model);
  }
}

/** The most thoughts of a Gemini 2.5 by how much it is to think: its protocol knows numbers alone. */
const budgets: Record<ReasoningEffort, number> = { none: 0, minimal: 512, low: 1_024, medium: 4_096, high: 8_192 };

/** How much a model is to think, in its provider's own terms; undefined where nothing is set. */
function providerOptionsOf({ provider, model }: ModelAddress, settings: ModelSettings): ProviderOptions | undefined {
  const { reasoningEffort: effort, thinkingTokens } = settings;
  switch (provider) {
    case 'openai':
      return effort === null ? undefined : { openai: { reasoningEffort: effort } };
    case 'anthropic': {
      const anthropic: ProviderOptions[string] = {};
      if (effort === 'none') anthropic.thinking = { type: 'disabled' };
      else if (thinkingTokens !== null && thinkingTokens >= leastAnthropicBudget) {
        anthropic.thinking = { type: 'enabled', budgetTokens: thinkingTokens };
      }
      if (effort !== null && effort !== 'none') anthropic.effort = effort === 'minimal' ? 'low' : effort;
      return Object.keys(anthropic).length > 0 ? { anthropic } : undefined;
    }
    case 'google': {
      if (effort === null && thinkingTokens === null) return undefined;
      const hasLevels = !/gemini-(?:1|2)/u.test(model);
      const thinkingConfig: ProviderOptions[string] =
        effort !== null && hasLevels
          ? { thinkingLevel: effort === 'none' ? 'minimal' : effort }
          : { thinkingBudget: effort === null ? (thinkingTokens ?? 0) : budgets[effort] };
      return { google: { thinkingConfig } };
    }
  }
}

/** Anthropic takes no smaller one (its documentation of extended thinking). */
const leastAnthropicBudget = 1_024;

/** The room for thoughts is in `max_tokens` already; the SDK adds the budget to it once more. */
function withoutSecondBudget(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: most, thinking } = body;
  const budget = (thinking as { budget_tokens?: unknown } | undefined)?.budget_tokens;
  return typeof most === 'number' && typeof budget === 'number' ? { ...body, max_tokens: most - budget } : body;
}

/** Gemini writes properties in the order of the alphabet unless one is stated; the text is to come first. */
function withPropertyOrder(body: Record<string, unknown>): Record<string, unknown> {
  const config = body.generationConfig as { responseSchema?: { properties?: object } } | undefined;
  const schema = config?.responseSchema;
  if (!schema?.properties) return body;
  const responseSchema = { ...schema, propertyOrdering: Object.keys(schema.properties) };
  return { ...body, generationConfig: { ...config, responseSchema } };
}
