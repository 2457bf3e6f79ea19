import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { startStandInProvider } from '../../tests/support/standInProviders';
import { tutorRequest } from '../../tests/support/tutorRequest';
import { systemClock } from '../clock';
import { loadConfig } from '../config';
import { paths } from '../paths';
import { createTutor } from './createTutor';
import { noCache } from './model/answerCache';

const document = readFileSync(join(import.meta.dirname, '../../docs/providers.md'), 'utf8');

/** What stands for the words in angle brackets. */
const examples: Readonly<Record<string, string>> = {
  OpenAI: 'gpt-5-mini',
  Anthropic: 'claude-sonnet-4-5',
  Google: 'gemini-2.5-flash',
};

/** The settings of a chapter, with an example for each name in angle brackets. */
function settingsOf(chapter: string): Record<string, string | undefined> {
  const [, text = ''] = document.split(`\n### ${chapter}\n`);
  const [, block = ''] = /```env\n([\s\S]*?)```/u.exec(text.split(/\n##/u)[0] ?? '') ?? [];
  const model = examples[chapter] ?? 'some-model';
  const filled = block
    .replaceAll('<organisation>/<model>', 'some/model')
    .replaceAll('<key>', 'sk-of-an-example')
    .replaceAll(/<(?:model|any name)[^>]*>/gu, model);
  return parseEnv(filled);
}

let standIn: Awaited<ReturnType<typeof startStandInProvider>> | undefined;
afterEach(() => standIn?.close());

/** A tutor as a start with these settings makes it, whose provider is stood in for. */
async function startTutor(
  settings: Record<string, string | undefined>,
  provider: Parameters<typeof startStandInProvider>[0] = {},
) {
  standIn = await startStandInProvider(provider);
  const config = loadConfig({ AUTH_SECRET: 'x'.repeat(32), ACCESS_CODE: 'plum-river-stone', ...settings });
  const told: string[] = [];
  const say = (sentence: string) => told.push(sentence);
  const tutor = await createTutor(config, {
    ...{ clock: systemClock, contentDir: paths.tutorContent, answers: noCache, send: standIn.send },
    tell: say,
    inform: say,
  });
  return { tutor, told, asked: standIn.asked };
}

async function answerOf(tutor: Awaited<ReturnType<typeof createTutor>>): Promise<string> {
  let text = '';
  for await (const event of tutor.reply(tutorRequest())) if (event.type === 'text') text = event.text;
  return text;
}

describe('the settings that the guide to providers shows', () => {
  it.each([
    ['Ollama', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['LM Studio', 'http://127.0.0.1:1234/v1/chat/completions'],
    ['llama.cpp', 'http://127.0.0.1:8080/v1/chat/completions'],
    ['vLLM', 'http://127.0.0.1:8000/v1/chat/completions'],
    ['OpenAI', 'https://api.openai.com/v1/chat/completions'],
    ['OpenRouter', 'https://openrouter.ai/api/v1/chat/completions'],
    ['Anthropic', 'https://api.anthropic.com/v1/messages'],
    [
      'Google',
      'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
    ],
  ])('for %s connect a tutor that answers', async (chapter, address) => {
    const settings = settingsOf(chapter);
    expect(settings.TUTOR_MODEL).toBeTruthy();
    const { tutor, asked } = await startTutor(settings);
    const check = await tutor.check?.();
    expect(check).toMatchObject({ isWell: true });
    expect(check?.sentence).toContain('with structured output');
    expect(await answerOf(tutor)).toBe('Bonjour !');
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([address]));
    const { TUTOR_API_KEY: key } = settings;
    for (const { headers } of asked) {
      const sent = [headers.authorization, headers['x-api-key'], headers['x-goog-api-key']].join('');
      expect(sent.replace('Bearer ', '')).toBe(key ?? '');
    }
  });

  it.each([
    ['Ollama on this machine', 'http://127.0.0.1:11434', {}],
    ['LM Studio on this machine', 'http://127.0.0.1:1234', {}],
    [
      'a server that was named',
      'https://models.example.org',
      { TUTOR_BASE_URL: 'https://models.example.org/v1', TUTOR_API_KEY: 'sk-of-an-example' },
    ],
  ])('for a model that is already running take the best of %s', async (_name, listsAt, more) => {
    const [, block = ''] = /## A model that is already running\n\n```env\n([\s\S]*?)```/u.exec(document) ?? [];
    const models = ['bge-m3', 'llama-3.1-8b-instruct'];
    const { tutor, told, asked } = await startTutor({ ...parseEnv(block), ...more }, { models, listsAt });
    expect(told).toEqual([expect.stringMatching(/^TUTOR_MODEL=auto takes llama-3\.1-8b-instruct: /u)]);
    expect(tutor.name).toBe('tutor (llama-3.1-8b-instruct)');
    expect(await answerOf(tutor)).toBe('Bonjour !');
    expect(asked[0]).toMatchObject({
      url: `${listsAt}/v1/chat/completions`,
      body: { model: 'llama-3.1-8b-instruct' },
    });
  });

  it('are all named there, and in the example of .env', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const names = [...example.matchAll(/^(TUTOR_\w+)=/gmu)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(12);
    for (const name of names) expect(document).toContain(`| \`${name}\` |`);
  });
});
