import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { parseChecklist } from './scripts/checklistItems';
import { keepTemporaryFilesInMemory } from './scripts/temporaryFolder.mjs';
import { workers } from './scripts/testEnvironment.mjs';
import { LongestFirst } from './tests/longestFirst';

keepTemporaryFilesInMemory();

const checklist = parseChecklist(readFileSync(join(import.meta.dirname, 'docs/checklist.md'), 'utf8'));

const shared = {
  // The points of docs/checklist.md: a test with any other tag fails.
  tags: checklist.items.map(({ code, text }) => ({ name: code, description: text })),
  strictTags: true,
  environment: 'node',
  setupFiles: 'tests/setup.ts',
  // A test that hangs is found in time; a busy machine is no failure.
  testTimeout: 30_000,
  // One world for all files of a worker: each would else load the modules, and the tutor's content, anew.
  isolate: false,
};

const exclude = ['app/routes/**', 'node_modules/**'];
/** Nothing here keeps anything between tests but what takes long to make: the tutor's banks, read content. */
const pure = ['{app,domain}/**/*.test.{ts,tsx}', 'server/tutor/**/*.test.ts', 'tests/understanding/**/*.test.ts'];
/** What these look at is which modules are loaded. */
const loading = ['server/language/{asyncLanguageTools,loadedWhenUsed}.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // By each module's content: what has not changed is not transformed again.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.scratch/vitest' },
    // One project after the other: a worker that changes between them begins its world anew each time.
    projects: [
      { test: { ...shared, name: 'pure', include: pure, exclude, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...shared,
          name: 'whole',
          globalSetup: 'tests/dropDatabases.ts',
          include: ['{server,scripts}/**/*.test.{ts,tsx}', 'tests/{api,realtime,db,lint,start}/**/*.test.ts'],
          exclude: [...exclude, 'server/tutor/**', ...loading],
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...shared, name: 'loading', include: loading, isolate: true, sequence: { groupOrder: 2 } } },
    ],
  },
});
