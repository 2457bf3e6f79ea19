import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config';
import { readEnvironment } from './environment';
import { defaultModelSettings } from './tutor/model/connection/modelSettings';

const secrets = { AUTH_SECRET: 'x'.repeat(32), ACCESS_CODE: 'plum-river-stone' };

function sentencesFor(env: Record<string, string>): readonly string[] {
  try {
    loadConfig({ ...secrets, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('serves a learner without a single variable beyond the two generated secrets', () => {
    expect(loadConfig(secrets)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: 'file:./data/palaver.db',
      redisUrl: null,
      authSecret: secrets.AUTH_SECRET,
      accessCode: 'plum-river-stone',
      admin: null,
      tutor: {
        provider: 'builtin',
        baseUrl: null,
        apiKey: null,
        model: null,
        smallModel: null,
        dailyTokens: 200_000,
        settings: defaultModelSettings,
        isUnset: true,
      },
      push: { vapid: null, vapidSubject: 'mailto:palaver@example.org', fcm: null },
      communityUrl: 'https://discord.com/',
      allowedHosts: [],
      nativeOrigins: [],
      trustProxy: 0,
      rateLimits: true,
      logLevel: 'info',
    });
  });

  it('takes an empty value as unset', () => {
    expect(loadConfig({ ...secrets, PORT: '', HOST: '  ', TUTOR_API_KEY: '' })).toEqual(loadConfig(secrets));
  });

  it('collects every wrong value, each in one sentence that names the variable', () => {
    const wrong = {
      PORT: 'eighty',
      HOST: 'http://x',
      PUBLIC_URL: 'https://x.org/palaver',
      DATABASE_URL: 'mysql://root:hunter2@x',
      REDIS_URL: 'x:6379',
      AUTH_SECRET: 'short',
      ACCESS_CODE: 'abc',
      TUTOR_PROVIDER: 'clippy',
      TUTOR_BASE_URL: 'localhost',
      TUTOR_API_KEY: 'two words',
      TUTOR_DAILY_TOKENS: '-1',
      TUTOR_CONCURRENCY: '0',
      TUTOR_FIRST_BYTE_SECONDS: '1.5',
      TUTOR_SILENCE_SECONDS: 'long',
      TUTOR_ANSWER_SECONDS: '0',
      TUTOR_ANSWER_TOKENS: '12',
      TUTOR_THINKING_TOKENS: '-1',
      TUTOR_REASONING_EFFORT: 'hard',
      TUTOR_TEMPERATURE: '3',
      TUTOR_EXTRA_BODY: '[1]',
      VAPID_SUBJECT: 'me',
      FCM_SERVICE_ACCOUNT: '{"project_id":"p"}',
      COMMUNITY_URL: 'chat',
      ALLOWED_HOSTS: 'palaver.example.org,https://other.example.org',
      NATIVE_ORIGINS: 'capacitor://localhost,nonsense',
      TRUST_PROXY: 'yes',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
    };
    const sentences = sentencesFor(wrong);
    expect(sentences).toHaveLength(Object.keys(wrong).length);
    for (const name of Object.keys(wrong))
      expect(sentences.filter((sentence) => sentence.startsWith(`${name} `))).toHaveLength(1);
    expect(sentences[0]).toBe('PORT must be a whole number from 0 to 65535, not "eighty".');
    expect(sentences.join()).not.toMatch(/hunter2|two words|short"/);
    expect(sentences.join()).not.toContain('scripted');
  });

  it('asks for the secrets that are missing', () => {
    expect(() => loadConfig({})).toThrow(/AUTH_SECRET is missing.*\nACCESS_CODE is missing/);
  });

  it.each([
    [{ ADMIN_USERNAME: 'Maria' }, 'ADMIN_PASSWORD is missing'],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USERNAME is missing'],
    [{ ADMIN_USERNAME: 'M', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USERNAME is not allowed'],
    [{ ADMIN_USERNAME: 'Maria', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is not allowed'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PUBLIC_KEY is missing'],
    [{ TUTOR_PROVIDER: 'anthropic' }, 'TUTOR_API_KEY is missing'],
    [{ TUTOR_PROVIDER: 'openai' }, 'TUTOR_API_KEY is missing'],
    [{ TUTOR_MODEL: 'm' }, 'TUTOR_BASE_URL or TUTOR_API_KEY is missing'],
    [{ TUTOR_MODEL: 'auto', TUTOR_API_KEY: 'sk-1' }, 'TUTOR_MODEL must name a model here'],
    [
      { TUTOR_MODEL: 'auto', TUTOR_PROVIDER: 'google', TUTOR_API_KEY: 'x', TUTOR_BASE_URL: 'http://127.0.0.1:1/v1' },
      'TUTOR_MODEL must name a model here',
    ],
    [
      { TUTOR_PROVIDER: 'anthropic', TUTOR_API_KEY: 'x', TUTOR_EXTRA_BODY: '{"top_p":1}' },
      'TUTOR_EXTRA_BODY is for servers of OpenAI’s protocol',
    ],
    [{ TUTOR_EXTRA_BODY: '{"stream":false}' }, 'TUTOR_EXTRA_BODY must not set stream, which this server sets itself.'],
    [{ TUTOR_EXTRA_BODY: '{"max_tokens":9}' }, 'which this server sets itself: TUTOR_ANSWER_TOKENS does that.'],
    [{ TUTOR_EXTRA_BODY: 'top_p=1' }, 'TUTOR_EXTRA_BODY must be an object in JSON'],
    [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS may be off only'],
  ])('reports %o', (env: Record<string, string>, sentence) => {
    expect(sentencesFor(env)).toEqual([expect.stringContaining(sentence)]);
  });

  it('keeps the admin name as registration would', () => {
    const { admin } = loadConfig({ ...secrets, ADMIN_USERNAME: ' Maria ', ADMIN_PASSWORD: 'long enough' });
    expect(admin).toEqual({ username: 'Maria', password: 'long enough' });
  });

  it.each([
    [{}, 'builtin'],
    [{ TUTOR_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'openai'],
    [{ TUTOR_API_KEY: 'sk-1' }, 'openai'],
    [{ TUTOR_API_KEY: 'sk-1', TUTOR_PROVIDER: 'google' }, 'google'],
    [{ TUTOR_PROVIDER: 'scripted' }, 'scripted'],
    [{ TUTOR_MODEL: 'auto' }, 'openai'],
    [{ TUTOR_MODEL: 'auto', TUTOR_PROVIDER: 'builtin' }, 'builtin'],
  ])('of %o makes the tutor %s', (env: Record<string, string>, provider) => {
    expect(loadConfig({ ...secrets, ...env }).tutor.provider).toBe(provider);
  });

  it('reads how a model is asked', () => {
    const { tutor } = loadConfig({
      ...secrets,
      TUTOR_API_KEY: 'sk-1',
      TUTOR_MODEL: 'large',
      TUTOR_SMALL_MODEL: 'small',
      TUTOR_CONCURRENCY: '4',
      TUTOR_FIRST_BYTE_SECONDS: '90',
      TUTOR_SILENCE_SECONDS: '45',
      TUTOR_ANSWER_SECONDS: '300',
      TUTOR_ANSWER_TOKENS: '2000',
      TUTOR_THINKING_TOKENS: '6000',
      TUTOR_REASONING_EFFORT: 'low',
      TUTOR_TEMPERATURE: '0.7',
      TUTOR_EXTRA_BODY: '{"top_p":0.9}',
    });
    expect(tutor).toMatchObject({ model: 'large', smallModel: 'small', isUnset: false });
    expect(tutor.settings).toEqual({
      concurrency: 4,
      firstByteSeconds: 90,
      silenceSeconds: 45,
      answerSeconds: 300,
      answerTokens: 2000,
      thinkingTokens: 6000,
      reasoningEffort: 'low',
      temperature: 0.7,
      extraBody: { top_p: 0.9 },
    });
  });

  it.each([
    'http://127.0.0.1:8080/v1',
    'http://127.0.0.1:8080/v1/',
    'http://127.0.0.1:8080/v1/chat/completions',
    'http://127.0.0.1:8080/v1/chat/completions/',
  ])('knows the address of a model in %s', (address) => {
    expect(loadConfig({ ...secrets, TUTOR_BASE_URL: address }).tutor.baseUrl).toBe('http://127.0.0.1:8080/v1');
  });

  it.each([
    ['http://ada:hunter2@models.example.org/v1', /no name and no password/],
    ['ada:hunter2@models.example.org/v1', /http or https/],
    ['https://models.example.org/v1?key=hunter2', /end before its “\?”/],
    ['https://models.example.org/v1#hunter2', /end before its “\?” or “#”/],
  ])('regression: refuses %s as the address of a model, without repeating it', (address, reason) => {
    const sentences = sentencesFor({ TUTOR_BASE_URL: address });
    expect(sentences).toEqual([expect.stringMatching(reason)]);
    expect(sentences.join()).not.toMatch(/hunter2/);
  });

  it('takes lists, origins and limits apart', () => {
    const config = loadConfig({
      ...secrets,
      PUBLIC_URL: 'https://Palaver.example.org/',
      ALLOWED_HOSTS: 'Palaver.example.org, www.example.org',
      NATIVE_ORIGINS: 'capacitor://localhost, https://localhost',
      TUTOR_DAILY_TOKENS: '0',
      TRUST_PROXY: '1',
      FCM_SERVICE_ACCOUNT: '{"project_id":"p","client_email":"c","private_key":"k"}',
    });
    expect(config.publicUrl).toBe('https://palaver.example.org');
    expect(config.allowedHosts).toEqual(['palaver.example.org', 'www.example.org']);
    expect(config.nativeOrigins).toEqual(['capacitor://localhost', 'https://localhost']);
    expect(config.tutor.dailyTokens).toBeNull();
    expect(config.trustProxy).toBe(1);
    expect(config.push.vapidSubject).toBe('https://palaver.example.org');
    expect(config.push.fcm).toEqual({ projectId: 'p', clientEmail: 'c', privateKey: 'k' });
  });
});

describe('readEnvironment', () => {
  let folder: string | undefined;

  function envFile(text: string): string {
    folder = mkdtempSync(join(tmpdir(), 'palaver-env-'));
    writeFileSync(join(folder, '.env'), text);
    return join(folder, '.env');
  }

  afterEach(() => {
    if (folder) rmSync(folder, { recursive: true });
    folder = undefined;
  });

  it('prefers the real environment, except where that is empty', () => {
    const path = envFile(
      '# ours\nPORT=4000 # comment\nHOST="0.0.0.0"\nexport LOG_LEVEL=warn\nACCESS_CODE=plum # not a plum\n',
    );
    const env = readEnvironment({ PALAVER_ENV_FILE: path, PORT: '5000', HOST: '' });
    expect(env).toMatchObject({ PORT: '5000', HOST: '0.0.0.0', LOG_LEVEL: 'warn', ACCESS_CODE: 'plum' });
  });

  it('reads a value of several lines in quotes', () => {
    const path = envFile(`FCM_SERVICE_ACCOUNT='{\n  "project_id": "p"\n}'\r\nPORT=1\r\n`);
    expect(readEnvironment({ PALAVER_ENV_FILE: path })).toMatchObject({
      FCM_SERVICE_ACCOUNT: '{\n  "project_id": "p"\n}',
      PORT: '1',
    });
  });

  it('names the lines that mean nothing', () => {
    const path = envFile('PORT=1\nplease work\nHOST="unclosed\n');
    expect(() => readEnvironment({ PALAVER_ENV_FILE: path })).toThrow(/Line 2 of .*\nLine 3 of /);
  });

  it('needs no file', () => {
    expect(readEnvironment({ PALAVER_ENV_FILE: '/nowhere/.env', A: 'b' })).toMatchObject({ A: 'b' });
    expect(readEnvironment({ PALAVER_ENV_FILE: '' })).toEqual({ PALAVER_ENV_FILE: '' });
  });

  it('says so when the file cannot be read', () => {
    expect(() => readEnvironment({ PALAVER_ENV_FILE: tmpdir() })).toThrow(/cannot be read \(EISDIR\)/);
  });
});
