import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { normalizeUsername, usernameKey } from '../../domain/account/credentials';
import { createPasswords } from '../../server/accounts/passwords';
import type { Clock } from '../../server/clock';
import { systemClock } from '../../server/clock';
import type { Config } from '../../server/config';
import type { Database } from '../../server/db/database';
import { undeclaredKeysLogged } from '../../server/http/parseOutput';
import { createWebServer } from '../../server/http/server';
import type { JobKind } from '../../server/jobs/job';
import { connectRedis } from '../../server/redis';
import { createServices, type Services } from '../../server/services';
import { defaultModelSettings } from '../../server/tutor/model/connection/modelSettings';
import { createScriptedTutor } from '../../server/tutor/scripted';
import type { Tutor } from '../../server/tutor/tutor';
import { openTestDatabase, postgresIsThere, type TestProvider } from '../db/testDatabase';
import { type ApiClient, createApiClient } from './apiClient';

// Nothing here is timed: it only says when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

export const accessCode = 'test-code';
export const password = 'correct horse';

export interface LogLine {
  level: number;
  msg: string;
  [key: string]: unknown;
}

export interface TestServer {
  origin: string;
  provider: TestProvider;
  config: Config;
  services: Services;
  database: Database;
  /** Warnings and errors, as they were logged. */
  logged: LogLine[];
  /** What was logged as an error since the last time; a test that means to cause some takes them. */
  takeErrors(): LogLine[];
  /** Nobody in particular. */
  client(): ApiClient;
  /** Waits until no turn of the conversation is running. */
  settled(conversationId: string): Promise<void>;
  /** Drains and ends the services, as a signal does. */
  shutDown(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  provider: TestProvider;
  clock?: Clock;
  tutor?: Tutor;
  config?: Partial<Config>;
  /** Another process on the same database, which then stays open when this server closes. */
  database?: Database;
  /** The API alone without it. */
  pages?: ServerBuild;
  /** Connects the processes. */
  redisUrl?: string;
}

export function testConfig(change: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: 'given by the test',
    redisUrl: null,
    authSecret: 'a secret of the tests, long enough to sign with',
    accessCode,
    admin: null,
    tutor: {
      provider: 'scripted',
      baseUrl: null,
      apiKey: null,
      model: null,
      smallModel: null,
      dailyTokens: null,
      settings: defaultModelSettings,
      isUnset: false,
    },
    push: { vapid: null, vapidSubject: 'mailto:palaver@example.org', fcm: null },
    communityUrl: 'https://example.org/community',
    allowedHosts: [],
    nativeOrigins: [],
    trustProxy: 0,
    rateLimits: false,
    logLevel: 'silent',
    ...change,
  };
}

/** The real server on a free port, without pages, over a database of its own. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { provider, clock = systemClock } = options;
  const config = testConfig(options.config);
  const database = options.database ?? (await openTestDatabase(provider));
  const logged: LogLine[] = [];
  const write = (line: string) => logged.push(JSON.parse(line) as LogLine);
  const log = pino({ level: 'warn', base: null }, { write });
  const tutor = options.tutor ?? createScriptedTutor(systemClock);
  const redis = options.redisUrl === undefined ? null : await connectRedis(options.redisUrl, log);
  const services = createServices({
    config,
    redis,
    // Who brings a database takes it away again.
    database: options.database ? { ...database, close: () => Promise.resolve() } : database,
    tutor,
    log,
    clock,
    // No name is looked up: each leads to a public address, but one.
    resolveHost: (host) => Promise.resolve([host === 'inside.example.com' ? '10.0.0.8' : '203.0.114.7']),
  });
  const end = await services.start();
  const web = await createWebServer({ services, pages: options.pages ?? 'none' });
  web.server.listen(config.port, config.host);
  await once(web.server, 'listening');
  const origin = `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`;
  let ended: Promise<void> | undefined;
  const shutDown = () => (ended ??= end());
  let errorsTaken = 0;
  let undeclaredTaken = 0;

  return {
    origin,
    provider,
    config,
    services,
    database,
    logged,
    takeErrors: () => {
      const errors = logged.filter(({ level }) => level >= 50).slice(errorsTaken);
      errorsTaken += errors.length;
      return errors;
    },
    client: () =>
      createApiClient(origin, () => {
        const undeclared = logged.filter(({ msg }) => msg === undeclaredKeysLogged).slice(undeclaredTaken);
        undeclaredTaken += undeclared.length;
        return undeclared;
      }),
    settled: async (conversationId) => {
      while ((await database.client.turn.count({ where: { conversationId, state: 'running' } })) > 0) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    shutDown,
    close: async () => {
      await Promise.all([shutDown(), web.close()]);
    },
  };
}

/**
 * The same tests against a server on each database. Tests share it: each signs its own learners in. An error that was
 * logged and that no test took fails them all.
 */
export function describeEachServer(
  name: string,
  tests: (server: () => TestServer, provider: TestProvider) => void,
  options: Omit<TestServerOptions, 'provider'> & { providers?: readonly TestProvider[] } = {},
): void {
  const { providers = ['sqlite', 'postgres'], ...rest } = options;
  for (const provider of providers) {
    const skipped = provider === 'postgres' && !postgresIsThere;
    describe.skipIf(skipped)(`${name} on ${provider}${skipped ? ' (skipped: no Postgres)' : ''}`, () => {
      let server: TestServer | undefined;
      beforeAll(async () => {
        server = await startTestServer({ ...rest, provider });
      });
      afterAll(async () => {
        await server?.close();
        expect(server?.takeErrors()).toEqual([]);
      });
      tests(() => {
        if (!server) throw new Error('the server is started before the first test');
        return server;
      }, provider);
    });
  }
}

/** The same on SQLite alone, for what does not depend on the database: no lock, no transaction, no SQL of our own. */
export function describeServer(
  name: string,
  tests: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'provider'> = {},
): void {
  describeEachServer(name, tests, { ...options, providers: ['sqlite'] });
}

/** Through the front door: an account and a login, each of which costs a password hash. */
export async function registerAndLogin(server: TestServer, name: string, rememberMe = true): Promise<ApiClient> {
  const client = server.client();
  await client.call('POST /auth/register', { username: name, password, accessCode });
  return login(server, name, rememberMe, client);
}

export async function login(
  server: TestServer,
  name: string,
  rememberMe = true,
  client = server.client(),
): Promise<ApiClient> {
  const { body } = await client.call('POST /auth/login', { username: name, password, rememberMe });
  Object.assign(client, { accessToken: body.accessToken, userId: body.userId, username: body.username });
  return client;
}

let hashed: Promise<string> | undefined;
/** One for all: hashing is slow by intent. */
const passwordHash = () => (hashed ??= createPasswords().hash(password));

/** A learner with a session and, unless told otherwise, French to learn. Their password is `password`. */
export async function signIn(
  server: TestServer,
  { language = 'fr', userType = 'learner' }: { language?: string | null; userType?: 'learner' | 'admin' } = {},
): Promise<ApiClient> {
  const id = randomUUID();
  const username = normalizeUsername(`learner ${id.slice(0, 13)}`);
  const user = { id, username, userType, affiliatedOrganization: null };
  await server.database.client.user.create({
    data: {
      ...user,
      usernameKey: usernameKey(username),
      passwordHash: await passwordHash(),
      createdAt: new Date(),
      language,
    },
  });
  const client = server.client();
  await continueSession(server, client, user);
  return client;
}

async function continueSession(
  server: TestServer,
  client: ApiClient,
  user: Parameters<Services['sessions']['start']>[0],
): Promise<void> {
  const grant = await server.services.sessions.start(user, true);
  const { jar, setCookies } = await server.services.cookies.jar(null);
  jar.keepRefreshToken(grant.refreshToken, grant.maxAgeSeconds);
  const cookie = (await setCookies())[0]?.split(';')[0] ?? null;
  Object.assign(client, { accessToken: grant.accessToken, userId: user.id, username: user.username, cookie });
}

/** The same learner on another device. */
export async function anotherDevice(server: TestServer, client: ApiClient): Promise<ApiClient> {
  const { id, username, userType, affiliatedOrganization } = await server.database.client.user.findUniqueOrThrow({
    where: { id: client.userId },
  });
  const device = server.client();
  await continueSession(server, device, { id, username, userType, affiliatedOrganization });
  return device;
}

/** The same session of the same learner, asking another process. */
export function atServer(server: TestServer, { accessToken, cookie, userId, username }: ApiClient): ApiClient {
  return Object.assign(server.client(), { accessToken, cookie, userId, username });
}

/** The learner's current conversation, made if need be. */
export async function currentConversation(client: ApiClient): Promise<string> {
  return (await client.call('GET /conversation/request-history')).body.conversationDetails._id;
}

/** Says something to the tutor; both messages have their ids then. */
export async function say(
  client: ApiClient,
  conversationId: string,
  message: string,
  clientMessageId?: string,
): Promise<{ userMessageId: string; assistantMessageId: string }> {
  const { body } = await client.call('POST /message/send-message', {
    message,
    conversationId,
    ...(clientMessageId === undefined ? {} : { clientMessageId }),
  });
  const { userMessageId, assistantMessageId } = body;
  if (assistantMessageId === null) throw new Error('no tutor answers in this conversation');
  return { userMessageId, assistantMessageId };
}

/** Waits until no job of this kind is left to do. */
export async function jobsDone({ database }: TestServer, kind: JobKind): Promise<void> {
  while ((await database.client.job.count({ where: { kind, finishedAt: null } })) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
