import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../../scripts/project.mjs';
import { testEnvironment } from '../../scripts/testEnvironment.mjs';
import { findFreePort } from '../support/freePort';
import { accessCode } from './learner';
import { type ModelMood, startRecordedModel, type RecordedTalk } from './recordedModel';

/** Longer than a phone is wide, as the names of local models are. */
export const modelName = 'recorded-models/a-talkative-one-for-languages-70b-instruct-q4_k_m';

export interface ModelServer extends ModelMood {
  url: string;
}

/** Tests against a server of their own, whose tutor is a language model with recorded answers. */
export const testWith = (talks: readonly RecordedTalk[]) =>
  base.extend<object, { modelServer: ModelServer }>({
    modelServer: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, use, { workerIndex }) => {
        const server: ModelServer = { url: '', isBusy: false, makesSentence: () => true };
        const model = await startRecordedModel(talks, server);
        const port = String(await findFreePort());
        const { PALAVER_BUILD_DIR: build = '', PALAVER_TEST_DATA: data = '' } = process.env;
        const child = spawn(process.execPath, [join(root, build, 'index.mjs')], {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
          env: {
            ...testEnvironment(),
            NODE_ENV: 'production',
            PORT: port,
            // Two servers would wait for each other.
            DATABASE_URL: `file:${join(data, `model-${String(workerIndex)}.db`)}`,
            AUTH_SECRET: 'another secret of the browser tests, and of nothing else',
            ACCESS_CODE: accessCode,
            RATE_LIMITS: 'off',
            LOG_LEVEL: 'warn',
            TUTOR_PROVIDER: 'openai',
            TUTOR_BASE_URL: `${model.url}/v1`,
            TUTOR_MODEL: modelName,
            // A question that a test holds keeps no other one waiting.
            TUTOR_CONCURRENCY: '8',
          },
        });
        const ended = once(child, 'exit');
        server.url = `http://127.0.0.1:${port}`;
        await serves(server.url);
        await use(server);
        child.kill('SIGTERM');
        await ended;
        await model.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ modelServer }, use) => use(modelServer.url),
  });

async function serves(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
