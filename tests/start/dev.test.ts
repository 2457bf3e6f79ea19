import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '../support/freePort';

it('`npm run dev` serves pages without a warning of React’s, and ends by a signal', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-dev-'));
  const port = await findFreePort();
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PALAVER_ENV_FILE: join(folder, '.env'),
      PORT: String(port),
      DATABASE_URL: `file:${folder}/palaver.db`,
    },
  });
  const closed = once(dev, 'close');
  try {
    let said = '';
    dev.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await new Promise<void>((resolve, reject) => {
      dev.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        if (said.includes('Palaver is ready')) resolve();
      });
      dev.on('close', () => reject(new Error(`It ended: ${said}`)));
    });
    const page = await fetch(`http://127.0.0.1:${port}/home`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('fetchpriority="low"');
    expect(said).not.toContain('Warning:');
  } finally {
    dev.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  }
});
