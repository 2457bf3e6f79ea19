import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { normalizeUsername, passwordProblem, usernameProblem } from '../domain/account/credentials';
import { defaultCommunityUrl } from '../domain/community';
import { errorTexts } from '../domain/texts/errors';
import { toTutorConfig, tutorProblems, tutorVariables, type TutorConfig } from './tutorConfig';
import { choice, integer, quoted, text } from './variables';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  /** 0 lets the system choose, for tests. */
  port: number;
  host: string;
  /** Origin under which people reach this server; null: Origin is compared with Host. */
  publicUrl: string | null;
  databaseUrl: string;
  redisUrl: string | null;
  authSecret: string;
  /** The standing registration code. */
  accessCode: string;
  admin: { username: string; password: string } | null;
  tutor: TutorConfig;
  push: {
    vapid: { publicKey: string; privateKey: string } | null;
    vapidSubject: string;
    fcm: { projectId: string; clientEmail: string; privateKey: string } | null;
  };
  communityUrl: string;
  /** Names, beside PUBLIC_URL's and those of the local network, that requests may be made to. In lower case. */
  allowedHosts: string[];
  /** Origins of the native shell, which are allowed beside our own. */
  nativeOrigins: string[];
  /** How many proxies stand in front of us and may be believed about X-Forwarded-For. */
  trustProxy: number;
  rateLimits: boolean;
  logLevel: (typeof logLevels)[number];
}

/** Everything that is wrong with the configuration, one sentence for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const web = ['http:', 'https:'];
const isWebUrl = (value: string) => hasProtocol(value, web);
const isWebOrigin = (value: string) =>
  isWebUrl(value) && value.replace(/\/$/, '').toLowerCase() === new URL(value).origin;
const isDatabaseUrl = (value: string) => /^file:[^?]+/.test(value) || hasProtocol(value, ['postgres:', 'postgresql:']);
const base64UrlBytes = (value: string) => (/^[\w-]+={0,2}$/.test(value) ? Buffer.from(value, 'base64url').length : 0);
// Not URL.origin: it is the text "null" for capacitor://localhost.
const isNativeOrigin = (value: string) => /^[a-z][a-z0-9+.-]*:\/\/[^\s/]+$/.test(value);
const isHostName = (value: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(value);
const splitList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const serviceAccount = z.object({ project_id: z.string(), client_email: z.string(), private_key: z.string() });

/** The service account's JSON itself, or the path of the file that holds it; null when it is neither. */
function parseServiceAccount(value: string) {
  try {
    const json = value.startsWith('{') ? value : readFileSync(value, 'utf8');
    return serviceAccount.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

const missing = (name: string, what: string) => ({
  required_error: `${name} is missing: set it to ${what}, or run \`npm start\` once, which writes one into .env.`,
});

const environment = z.object({
  PORT: integer('PORT', 0, 65535).default('3000'),
  HOST: text('HOST', 'a host name or address without protocol and port', (value) =>
    /^[\w.-]+$|^[\da-f:.]+$/i.test(value),
  ).default('127.0.0.1'),
  PUBLIC_URL: text(
    'PUBLIC_URL',
    'an http or https address without a path, such as https://palaver.example.org',
    isWebOrigin,
  )
    .transform((value) => new URL(value).origin)
    .optional(),
  ALLOWED_HOSTS: text(
    'ALLOWED_HOSTS',
    'a list of host names without protocol and port, with commas between them, such as palaver.example.org',
    (value) => splitList(value).every(isHostName),
  )
    .transform((value) => splitList(value.toLowerCase()))
    .default(''),
  DATABASE_URL: text('DATABASE_URL', 'file:<path> or postgresql://…', isDatabaseUrl, true).default(
    'file:./data/palaver.db',
  ),
  REDIS_URL: text(
    'REDIS_URL',
    'redis://… or rediss://…',
    (value) => hasProtocol(value, ['redis:', 'rediss:']),
    true,
  ).optional(),
  AUTH_SECRET: z
    .string(missing('AUTH_SECRET', 'at least 32 random characters'))
    .min(32, 'AUTH_SECRET must have at least 32 characters.'),
  ACCESS_CODE: z
    .string(missing('ACCESS_CODE', 'the code people register with'))
    .refine(
      (value) => value === value.trim() && value.length >= 6 && value.length <= 100,
      'ACCESS_CODE must have 6 to 100 characters and no space at its ends.',
    ),
  ADMIN_USERNAME: z
    .string()
    .superRefine((value, context) => {
      const problem = usernameProblem(value);
      if (problem)
        context.addIssue({ code: 'custom', message: `ADMIN_USERNAME is not allowed: ${errorTexts[problem]}` });
    })
    .transform(normalizeUsername)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((value, context) => {
      const problem = passwordProblem(value);
      if (problem)
        context.addIssue({ code: 'custom', message: `ADMIN_PASSWORD is not allowed: ${errorTexts[problem]}` });
    })
    .optional(),
  ...tutorVariables,
  VAPID_PUBLIC_KEY: text(
    'VAPID_PUBLIC_KEY',
    'a P-256 public key of 65 bytes in base64url',
    (value) => base64UrlBytes(value) === 65,
  ).optional(),
  VAPID_PRIVATE_KEY: text(
    'VAPID_PRIVATE_KEY',
    'a P-256 private key of 32 bytes in base64url',
    (value) => base64UrlBytes(value) === 32,
    true,
  ).optional(),
  VAPID_SUBJECT: text('VAPID_SUBJECT', 'a mailto: or https: address', (value) =>
    hasProtocol(value, ['mailto:', 'https:']),
  ).optional(),
  FCM_SERVICE_ACCOUNT: z
    .string()
    .transform((value, context) => {
      const account = parseServiceAccount(value);
      if (account) return account;
      const message =
        'FCM_SERVICE_ACCOUNT must be the JSON of a service account (project_id, client_email, private_key), or the path of that file.';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional(),
  COMMUNITY_URL: text('COMMUNITY_URL', 'an http or https address', isWebUrl).default(defaultCommunityUrl),
  NATIVE_ORIGINS: text(
    'NATIVE_ORIGINS',
    'a list of origins with commas between them, such as capacitor://localhost,https://localhost',
    (value) => splitList(value).every(isNativeOrigin),
  )
    .transform(splitList)
    .default(''),
  TRUST_PROXY: integer('TRUST_PROXY', 0, 10).default('0'),
  RATE_LIMITS: choice('RATE_LIMITS', ['on', 'off']).default('on'),
  LOG_LEVEL: choice('LOG_LEVEL', logLevels).default('info'),
});

type Environment = z.infer<typeof environment>;

const loopback = ['127.0.0.1', '::1', 'localhost'];

/** What no single variable can know: values that need, or forbid, each other. */
function crossProblems(env: Partial<Record<string, string>>): string[] {
  const problems: string[] = [];
  const together = (one: string, other: string) => {
    const [present, absent] = env[one] ? [one, other] : [other, one];
    if (env[present] && !env[absent])
      problems.push(`${absent} is missing: ${present} is set, and the two go together.`);
  };
  together('ADMIN_USERNAME', 'ADMIN_PASSWORD');
  together('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  problems.push(...tutorProblems(env));
  if (env.RATE_LIMITS === 'off' && env.HOST && !loopback.includes(env.HOST)) {
    problems.push(`RATE_LIMITS may be off only while HOST is a loopback address, and HOST is ${quoted(env.HOST)}.`);
  }
  return problems;
}

/**
 * The configuration from a set of environment variables; an empty value counts as unset.
 * @throws ConfigError with one sentence for each variable that is wrong.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set: Partial<Record<string, string>> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim() !== '') set[name] = value;
  }
  const parsed = environment.safeParse(set);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  const sentences = [...wrong, ...crossProblems(set)];
  if (!parsed.success || sentences.length > 0) throw new ConfigError(sentences);
  return toConfig(parsed.data);
}

function toConfig(env: Environment): Config {
  const fcm = env.FCM_SERVICE_ACCOUNT;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL ?? null,
    authSecret: env.AUTH_SECRET,
    accessCode: env.ACCESS_CODE,
    admin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD } : null,
    tutor: toTutorConfig(env),
    push: {
      vapid:
        env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
          ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
          : null,
      vapidSubject:
        env.VAPID_SUBJECT ?? (env.PUBLIC_URL?.startsWith('https:') ? env.PUBLIC_URL : 'mailto:palaver@example.org'),
      fcm: fcm ? { projectId: fcm.project_id, clientEmail: fcm.client_email, privateKey: fcm.private_key } : null,
    },
    communityUrl: env.COMMUNITY_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    nativeOrigins: env.NATIVE_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL as Config['logLevel'],
  };
}
