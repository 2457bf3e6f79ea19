import { availableParallelism } from 'node:os';

/** How many test files run at the same time: one a core, and two where a build farm tells more cores than it gives. */
export const workers = process.env.CI ? 2 : availableParallelism();

/** The variables of server/config.ts: a test run must not see those of the person who starts it. */
const configNames = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'ALLOWED_HOSTS', 'DATABASE_URL', 'REDIS_URL', 'AUTH_SECRET', 'ACCESS_CODE'],
  ...['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'COMMUNITY_URL', 'NATIVE_ORIGINS', 'TRUST_PROXY', 'RATE_LIMITS', 'LOG_LEVEL'],
  ...['TUTOR_PROVIDER', 'TUTOR_BASE_URL', 'TUTOR_API_KEY', 'TUTOR_MODEL', 'TUTOR_SMALL_MODEL', 'TUTOR_DAILY_TOKENS'],
  ...['TUTOR_CONCURRENCY', 'TUTOR_FIRST_BYTE_SECONDS', 'TUTOR_SILENCE_SECONDS', 'TUTOR_ANSWER_SECONDS'],
  ...[
    'TUTOR_ANSWER_TOKENS',
    'TUTOR_THINKING_TOKENS',
    'TUTOR_REASONING_EFFORT',
    'TUTOR_TEMPERATURE',
    'TUTOR_EXTRA_BODY',
  ],
  ...['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'FCM_SERVICE_ACCOUNT'],
];

/** The environment for whatever a test starts: ours without configuration, and no `.env`. @returns {Record<string, string>} */
export function testEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !configNames.includes(name));
  // Empty rather than absent where a child's environment is laid over ours; configuration takes empty as unset.
  const unset = configNames.map((name) => [name, '']);
  return Object.fromEntries([...kept, ...unset, ['PALAVER_ENV_FILE', '']]);
}
