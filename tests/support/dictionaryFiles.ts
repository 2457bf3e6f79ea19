import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { type ZipMember, zipOf } from './zip';

const folder = fileURLToPath(new URL('../fixtures/dictionaries', import.meta.url));

export const fixturePath = (name: string) => join(folder, name);
export const fixtureText = (name: string) => readFileSync(fixturePath(name), 'utf8');
export const fixtureBytes = (name: string) => readFileSync(fixturePath(name));

/** Writes files into a folder of their own, which is gone after the tests. */
export function createFileWriter(): (name: string, content: string | Buffer) => string {
  const made = mkdtempSync(join(tmpdir(), 'palaver-dictionaries-'));
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  return (name, content) => {
    const path = join(made, name);
    writeFileSync(path, content);
    return path;
  };
}

const yomitanFiles = ['index.json', 'term_bank_1.json', 'term_bank_2.json'];

/** The Yomitan fixture as an archive, with some of its files otherwise, or others. */
export function yomitanZip(changes: readonly ZipMember[] = []): Buffer {
  const members = yomitanFiles.map((name): ZipMember => ({ name, content: fixtureText(`yomitan/${name}`) }));
  const changed = new Set(changes.map(({ name }) => name));
  return zipOf([...members.filter(({ name }) => !changed.has(name)), ...changes]);
}
