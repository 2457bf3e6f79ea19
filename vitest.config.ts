import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,domain,server,scripts}/**/*.test.{ts,tsx}',
      'tests/{api,realtime,db,lint,start,understanding}/**/*.test.ts',
    ],
    exclude: ['app/routes/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    // A test that hangs is found in time; a busy machine is no failure.
    testTimeout: 30_000,
  },
});
