import { afterEach, describe, expect, it } from 'vitest';
import { isAppError } from '../../../domain/errors';
import {
  startStandInProvider,
  type Protocol,
  type ProviderAnswer,
  type ProviderRefusal,
} from '../../../tests/support/standInProviders';
import { tutorRequest } from '../../../tests/support/tutorRequest';
import { systemClock } from '../../clock';
import type { ModelUsage } from '../usageMeter';
import { noCache } from './answerCache';
import { connectModelTutor } from './connectModelTutor';
import type { ModelSettings } from './connection/modelSettings';
import { noListedGlosses } from './listedGlosses';

type StandIn = Awaited<ReturnType<typeof startStandInProvider>>;
let standIn: StandIn | undefined;
afterEach(() => standIn?.close());

const models: Record<Protocol, string> = {
  openai: 'gpt-4.1',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
};

/** A reply of a provider, asked for so many times, with what it was asked and what it cost. */
async function hear(
  provider: Protocol,
  answer?: ProviderAnswer | ProviderRefusal,
  {
    settings = {},
    model = models[provider],
    times = 1,
  }: { settings?: Partial<ModelSettings>; model?: string; times?: number } = {},
) {
  standIn = await startStandInProvider(answer ? { answer: () => answer } : {});
  const usage: ModelUsage[] = [];
  const told: string[] = [];
  const tutor = connectModelTutor(
    { provider, baseUrl: null, apiKey: 'a-key', model },
    {
      clock: systemClock,
      answers: noCache,
      listed: noListedGlosses,
      builtin: { languages: [], openers: () => Promise.resolve([]) },
      pausesMs: [],
      send: standIn.send,
      tell: (sentence) => told.push(sentence),
      settings,
    },
  );
  const meter = { begin: () => Promise.resolve((row: ModelUsage) => void usage.push(row)) };
  let text = '';
  let error: string | null = null;
  try {
    for (let count = 0; count < times; count += 1) {
      for await (const event of tutor.reply(tutorRequest({ meter }))) if (event.type === 'text') text = event.text;
    }
  } catch (failure) {
    error = isAppError(failure) ? failure.message : String(failure);
  }
  return { text, error, told, usage: usage[0], asked: standIn.asked, body: standIn.asked[0]?.body ?? {} };
}

const providers: Protocol[] = ['openai', 'anthropic', 'google'];

describe.each(providers)('in the protocol of %s', (provider) => {
  it('an answer is read, with what it cost and what of it was cached', async () => {
    const text = JSON.stringify({
      text: 'Bonjour !',
      words: ['Bonjour|hello'],
      meaning: 'Hello!',
      replies: [],
      title: 't',
    });
    const heard = await hear(provider, { text, cachedTokens: 64 });
    expect(heard).toMatchObject({ text: 'Bonjour !', error: null });
    expect(heard.usage).toMatchObject({ inputTokens: 100, outputTokens: 40, cachedTokens: 64, outcome: 'done' });
  });

  it('a refusal is told from a failure', async () => {
    const finish = { openai: 'content_filter', anthropic: 'refusal', google: 'SAFETY' }[provider];
    expect((await hear(provider, { text: '', finish })).error).toMatch(/would rather not answer/u);
  });

  it('a wait that is named in a header reaches the learner', async () => {
    const busy = {
      status: 429,
      error: { type: 'rate_limit_error', message: 'slow down' },
      headers: { 'retry-after': '75' },
    };
    expect((await hear(provider, busy)).error).toMatch(/too many questions.*again in 75 seconds/u);
  });
});

describe('Google', () => {
  it('is told to write the text first', async () => {
    const { body } = await hear('google');
    const { responseSchema } = body.generationConfig as { responseSchema: { propertyOrdering: string[] } };
    expect(responseSchema.propertyOrdering.slice(0, 2)).toEqual(['text', 'words']);
    expect(responseSchema.propertyOrdering).toContain('meaning');
  });

  it('refuses a question before it is answered, too', async () => {
    expect((await hear('google', { text: '', blockReason: 'PROHIBITED_CONTENT' })).error).toMatch(/would rather not/u);
  });

  it.each([
    ['gemini-2.5-flash', { reasoningEffort: 'none' }, { thinkingBudget: 0 }],
    ['gemini-2.5-flash', { thinkingTokens: 2_000 }, { thinkingBudget: 2_000 }],
    ['gemini-3-flash', { reasoningEffort: 'none' }, { thinkingLevel: 'minimal' }],
    ['gemini-3-flash', { reasoningEffort: 'high' }, { thinkingLevel: 'high' }],
  ] as const)('%s is told how much to think (%o)', async (model, settings, thinkingConfig) => {
    const { body } = await hear('google', undefined, { model, settings });
    expect(body.generationConfig).toMatchObject({ thinkingConfig });
  });
});

describe('Anthropic', () => {
  it('is told what it may cache', async () => {
    const { body } = await hear('anthropic');
    expect(body.system).toMatchObject([{ type: 'text', cache_control: { type: 'ephemeral' } }]);
  });

  it('is told of a setting that its protocol has no room for, once', async () => {
    const { told, asked } = await hear('anthropic', undefined, {
      settings: { thinkingTokens: 2_000, temperature: 0.5 },
      times: 2,
    });
    expect(asked).toHaveLength(2);
    expect(told).toEqual([expect.stringMatching(/^The model claude-sonnet-4-5 is asked otherwise .*temperature/u)]);
  });

  it('gets room for its thoughts once', async () => {
    const { body } = await hear('anthropic', undefined, { settings: { thinkingTokens: 2_000 } });
    expect(body).toMatchObject({ thinking: { type: 'enabled', budget_tokens: 2_000 }, max_tokens: 5_000 });
  });
});

describe('OpenAI', () => {
  it('is asked by the parameters that its thinking models take', async () => {
    const heard = await hear('openai', undefined, {
      model: 'gpt-5-mini',
      settings: { temperature: 0.5, reasoningEffort: 'low' },
    });
    expect(heard).toMatchObject({ text: 'Bonjour !', error: null });
    expect(heard.asked.at(-1)?.body).toMatchObject({ max_completion_tokens: 3_000, reasoning_effort: 'low' });
  });
});
