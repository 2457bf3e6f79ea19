import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createListedGlosses } from './listedGlosses';

const folder = mkdtempSync(join(tmpdir(), 'listed-'));
const header = 'rank\tlemma\treading\tpos\tgloss';
mkdirSync(join(folder, 'fr'));
writeFileSync(join(folder, 'fr', 'function-words.tsv'), `${header}\n1\tun\t\tdet\ta / one\n`);
writeFileSync(
  join(folder, 'fr', 'lexicon.tsv'),
  `${header}\n1\tvouloir\t\tverb\tto want\n2\tun\t\tnum\tone\n3\tcafé\t\tnoun\tcoffee (the drink) / café\n`,
);
mkdirSync(join(folder, 'de'));
afterAll(() => rmSync(folder, { recursive: true }));

const listed = createListedGlosses(folder, ['fr', 'de']);
const find = (surface: string, lemma?: string, languages = { language: 'fr', ownLanguage: 'en' }) =>
  listed.find({ surface, ...(lemma === undefined ? {} : { lemma }) }, languages);

it('a word is known by its surface, whatever its capitals, in its commonest sense and without remarks', async () => {
  expect(await Promise.all([find('café'), find('Café'), find('un')])).toEqual(['coffee', 'coffee', 'a']);
});

it('another form of it is known by its dictionary form, without the to of the infinitive', async () => {
  expect(await find('voulez', 'vouloir')).toBe('want');
  expect(await find('voulez')).toBeNull();
});

it('nothing is known for who speaks no English, nor of a language without tables', async () => {
  expect(await find('café', undefined, { language: 'fr', ownLanguage: 'es' })).toBeNull();
  expect(await find('café', undefined, { language: 'fr', ownLanguage: 'en-GB' })).toBe('coffee');
  expect(await find('Kaffee', undefined, { language: 'de', ownLanguage: 'en' })).toBeNull();
  expect(await find('../fr', undefined, { language: '../fr', ownLanguage: 'en' })).toBeNull();
});
