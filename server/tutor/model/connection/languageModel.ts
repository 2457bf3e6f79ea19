import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { withoutRefusedParameters } from './refusedParameters';

/** Where a model stands and how it is asked for. */
export interface ModelAddress {
  provider: 'openai' | 'anthropic' | 'google';
  /** Null for the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  model: string;
}

/** The model of an address; nothing is sent yet. */
export function languageModel({ provider, baseUrl, apiKey, model }: ModelAddress, send: typeof fetch): LanguageModel {
  const address = { fetch: send, ...(apiKey === null ? {} : { apiKey }) };
  const base = baseUrl === null ? {} : { baseURL: baseUrl };
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...address, ...base })(model);
    case 'google':
      return createGoogleGenerativeAI({ ...address, ...base })(model);
    case 'openai':
      return createOpenAICompatible({
        ...address,
        fetch: withoutRefusedParameters(send),
        name: 'openai',
        baseURL: baseUrl ?? 'https://api.openai.com/v1',
        includeUsage: true,
        // Whether it really is so is found out by asking (abilities.ts).
        supportsStructuredOutputs: true,
      })(model);
  }
}
