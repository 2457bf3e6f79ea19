import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'tests/fixtures/lint');

// The project's own configuration without its typed rules: a fixture is linted in a place where no such file is.
const untyped = tseslint.configs.disableTypeChecked as ESLint.Options['overrideConfig'];
const eslint = new ESLint({ cwd: root, overrideConfig: untyped ?? null, warnIgnored: true });

/** Lints a fixture as if it lay where its first line says. @returns the rules it breaks */
async function rulesBrokenBy(fixture: string): Promise<(string | null)[]> {
  const text = readFileSync(join(fixtures, fixture), 'utf8');
  const place = /^\/\/ as (\S+)\n/.exec(text)?.[1];
  if (!place) throw new Error(`${fixture} does not say where it belongs.`);
  const [result] = await eslint.lintText(text, { filePath: join(root, place) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? ['not linted'];
}

// The first file brings TypeScript and every plugin with it, which takes seconds on a busy machine.
describe('the arrows of the house', { timeout: 60_000 }, () => {
  it.each(readdirSync(join(fixtures, 'forbidden')))('forbid %s', async (name) => {
    const expected = name.includes('Console') ? 'no-console' : 'boundaries/dependencies';
    expect(await rulesBrokenBy(`forbidden/${name}`)).toEqual([expected]);
  });

  it.each(readdirSync(join(fixtures, 'allowed')))('allow %s', async (name) => {
    expect(await rulesBrokenBy(`allowed/${name}`)).toEqual([]);
  });
});
