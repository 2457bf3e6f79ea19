import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Database } from '../../server/db/database';
import { createDictionary } from '../../server/dictionary/dictionary';
import { dictionaryLimits } from '../../server/dictionary/dictionaryFormat';
import { createDictionaryRepository } from '../../server/dictionary/dictionaryRepository';
import { importDictionary, type ImportRequest } from '../../server/dictionary/importDictionary';
import { makeId } from '../../server/ids';
import { createFileWriter, fixturePath, fixtureText, yomitanZip } from '../support/dictionaryFiles';
import { describeEachDatabase } from './testDatabase';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const write = createFileWriter();
const spanish = { language: 'es', ownLanguage: 'en' };
const chinese = { language: 'zh-Hans', ownLanguage: 'en' };
const japanese = { language: 'ja', ownLanguage: 'en' };

let days = 0;
/** Each import is a day after the one before. */
const now = () => new Date(Date.UTC(2026, 0, (days += 1)));

const bring = (database: Database, path: string, request: Omit<ImportRequest, 'path'>) =>
  importDictionary({ database, now, makeId }, { path, ...request });

async function glossesOf(database: Database, { language, ownLanguage }: typeof spanish, ...keys: string[]) {
  const found = await createDictionary(database).find(language, ownLanguage, keys);
  return Object.fromEntries([...found].map(([key, { gloss }]) => [key, gloss]));
}

const oneWord = (gloss: string, name = 'words.zip') =>
  write(
    name,
    yomitanZip([
      { name: 'term_bank_1.json', content: `[["perro","","","",0,["${gloss}"],1,""]]` },
      { name: 'term_bank_2.json', content: '[]' },
    ]),
  );

describeEachDatabase('dictionaries', (open) => {
  it.each([
    ['cedict.u8', chinese, { name: 'cedict_ts', entries: 12, leftOut: 1 }, ['了', 'completed action marker', 'le']],
    ['edict-euc.txt', japanese, { name: 'edict-euc', entries: 12, leftOut: 0 }, ['はし', 'bridge', 'はし']],
    ['jmdict.xml', japanese, { name: 'jmdict', entries: 11, leftOut: 0 }, ['ケーキ', 'cake', 'けーき']],
    [
      'spa-eng.index',
      spanish,
      { name: 'Spanish-English, a few words written for the tests', entries: 6, leftOut: 0 },
      ['el niño', 'warm current…', ''],
    ],
  ] as const)('are imported from %s', async (file, pair, result, [key, gloss, reading]) => {
    const database = await open();
    const name = file === 'cedict.u8' ? { name: result.name } : {};
    expect(await bring(database, fixturePath(file), { ...pair, ...name })).toMatchObject({ ...pair, ...result });
    const found = await createDictionary(database).find(pair.language, pair.ownLanguage, [key, 'no such word', '']);
    expect([...found]).toEqual([[key, { gloss, reading, dictionary: result.name }]]);
    const [listed] = await createDictionaryRepository(database).list();
    expect(listed).toMatchObject({ ...pair, name: result.name, entries: result.entries });
    expect(listed?.importedAt).toEqual(new Date(Date.UTC(2026, 0, days)));
  });

  it('are imported from a Yomitan archive, whose likelier meaning wins', async () => {
    const database = await open();
    const path = write('words.zip', yomitanZip());
    expect(await bring(database, path, spanish)).toMatchObject({ name: 'A Few Words', entries: 4, leftOut: 1 });
    expect(await glossesOf(database, spanish, 'gato', 'comer')).toEqual({ gato: 'cat', comer: 'to eat' });
  });

  it('are replaced by another import under their name, and by it alone', async () => {
    const database = await open();
    await bring(database, oneWord('hound'), spanish);
    await bring(database, fixturePath('spa-eng.index'), spanish);
    await bring(database, oneWord('dog'), spanish);
    expect(await glossesOf(database, spanish, 'perro', 'casa')).toEqual({ perro: 'dog', casa: 'house' });
    expect(await createDictionaryRepository(database).list()).toHaveLength(2);
    expect(await database.client.dictionaryEntry.count()).toBe(7);
  });

  it('stay as they were when the file that would replace them is broken, empty, or for another language', async () => {
    const database = await open();
    await bring(database, oneWord('dog'), spanish);
    const rows = Array.from({ length: 600 }, (_, index) => `["w${index}x","","","",0,["word"],1,""]`).join();
    const broken = write('b.zip', yomitanZip([{ name: 'term_bank_2.json', content: `[${rows},[7]]` }]));
    await expect(bring(database, broken, spanish)).rejects.toThrow('term_bank_2.json, entry 601: it is no term');
    const empty = ['term_bank_1.json', 'term_bank_2.json'].map((name) => ({ name, content: '[]' }));
    await expect(bring(database, write('e.zip', yomitanZip(empty)), spanish)).rejects.toThrow(
      "No word with a gloss in 'en' was found: is this Yomitan file the right one?",
    );
    const renamed = { ...chinese, name: 'A Few Words' };
    await expect(bring(database, fixturePath('cedict.u8'), renamed)).rejects.toThrow(
      "There is a dictionary 'A Few Words' from es to en already: choose another with --name.",
    );
    expect(await glossesOf(database, spanish, 'perro', 'w1x')).toEqual({ perro: 'dog' });
    expect(await createDictionaryRepository(database).list()).toMatchObject([{ entries: 1 }]);
  });

  it('are asked for one pair of languages, the one imported last first', async () => {
    const database = await open();
    await bring(database, oneWord('hound'), { ...spanish, name: 'older' });
    await bring(database, oneWord('dog'), { ...spanish, name: 'newer' });
    await bring(database, fixturePath('jmdict.xml'), { ...japanese, ownLanguage: 'de' });
    expect(await glossesOf(database, spanish, 'perro')).toEqual({ perro: 'dog' });
    expect(await glossesOf(database, { ...spanish, ownLanguage: 'en-GB' }, 'perro')).toEqual({ perro: 'dog' });
    expect(await glossesOf(database, { ...spanish, language: 'it' }, 'perro')).toEqual({});
    expect(await glossesOf(database, japanese, '橋')).toEqual({});
    expect(await glossesOf(database, { ...japanese, ownLanguage: 'de' }, '橋')).toEqual({ 橋: 'Brücke' });
  });

  it('may be removed, with all their words', async () => {
    const database = await open();
    await bring(database, oneWord('dog'), spanish);
    const dictionaries = createDictionaryRepository(database);
    expect([await dictionaries.remove('nothing'), await dictionaries.remove('A Few Words')]).toEqual([false, true]);
    expect(await database.client.dictionaryEntry.count()).toBe(0);
  });

  it('have a bound', async () => {
    const database = await open();
    const limits = { ...dictionaryLimits, maxRows: 5 };
    await expect(bring(database, fixturePath('cedict.u8'), { ...chinese, limits })).rejects.toThrow(
      'more than 5 words',
    );
    expect(await createDictionaryRepository(database).list()).toEqual([]);
  });

  it('are asked for 10,000 keys at once', async () => {
    const database = await open();
    const word = (index: number) => `w${index.toString(36)}x`;
    const lines = Array.from({ length: 12_000 }, (_, index) => `${word(index)} ${word(index)} [a1] /word ${index}/\n`);
    const path = write('large.u8.gz', gzipSync(lines.join('') + fixtureText('cedict.u8')));
    await bring(database, path, chinese);
    const keys = Array.from({ length: 10_000 }, (_, index) => word(index + 4_000));
    const found = await createDictionary(database).find('zh-Hans', 'en', keys);
    expect(found.size).toBe(8_000);
    expect(found.get(word(11_999))?.gloss).toBe('word 11999');
  });
});
