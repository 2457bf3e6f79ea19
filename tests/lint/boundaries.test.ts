import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'tests/fixtures/lint');

/** A house with nothing in it but what the fixtures import. */
const house = mkdtempSync(join(tmpdir(), 'palaver-lint-'));
afterAll(() => {
  rmSync(house, { recursive: true });
});
symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
// The project's own configuration without its typed rules: here are no types to be read.
write(
  'oxlint.config.mjs',
  `import config from '${join(root, 'oxlint.config.mjs')}';\nexport default { ...config, options: {} };`,
);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** Puts a fixture where its first line says, under a name of its own, and what it imports beside it. @returns its path */
function putUp(fixture: string, index: number): string {
  const text = readFileSync(join(fixtures, fixture), 'utf8');
  const place = /^\/\/ as (\S+)\n/.exec(text)?.[1];
  if (!place) throw new Error(`${fixture} does not say where it belongs.`);
  const path = place.replace('example', `example${index}`);
  write(path, text);
  for (const [, imported = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/gu)) {
    const module = resolve('/', dirname(path), imported).slice(1);
    write(/\.\w+$/u.test(module) ? module : `${module}.ts`, 'export {};');
  }
  return path;
}

const names = ['forbidden', 'allowed'].flatMap((kind) =>
  readdirSync(join(fixtures, kind)).map((name) => `${kind}/${name}`),
);
const places = new Map(names.map((name, index) => [name, putUp(name, index)]));
const linter = join(root, 'node_modules/oxlint/bin/oxlint');
const { stdout } = spawnSync(
  process.execPath,
  [linter, '-c', 'oxlint.config.mjs', '-f', 'json', 'app', 'domain', 'server'],
  {
    cwd: house,
    encoding: 'utf8',
  },
);
const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };

/** @returns the rules that a fixture breaks */
const rulesBrokenBy = (fixture: string) =>
  diagnostics.filter(({ filename }) => filename === places.get(fixture)).map(({ code }) => code);

describe('the arrows of the house', () => {
  it.each(readdirSync(join(fixtures, 'forbidden')))('forbid %s', (name) => {
    const expected = name.includes('Console') ? 'eslint(no-console)' : 'boundaries(dependencies)';
    expect(rulesBrokenBy(`forbidden/${name}`)).toEqual([expected]);
  });

  it.each(readdirSync(join(fixtures, 'allowed')))('allow %s', (name) => {
    expect(places.has(`allowed/${name}`)).toBe(true);
    expect(rulesBrokenBy(`allowed/${name}`)).toEqual([]);
  });
});
