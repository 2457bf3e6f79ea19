import { expect, it, vi } from 'vitest';
import { openDatabase } from '../server/db/database';
import { describeEachDatabase, createTestDatabase } from '../tests/db/testDatabase';
import { createFileWriter, fixturePath, fixtureText } from '../tests/support/dictionaryFiles';
import { runDictionaryCommand } from './dictionary';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const write = createFileWriter();

describeEachDatabase('npm run dictionary', (_open, provider) => {
  async function withDatabase(work: (run: (...args: string[]) => Promise<string[]>, url: string) => Promise<void>) {
    const { url, remove } = await createTestDatabase(provider, { empty: true });
    try {
      await work(async (...args) => {
        const said: string[] = [];
        const say = (line: string) => said.push(line);
        const code = await runDictionaryCommand(args, { databaseUrl: url, say, complain: (line) => say(`! ${line}`) });
        return [...said, String(code)];
      }, url);
    } finally {
      await remove();
    }
  }

  it('imports into a new database, lists, and removes', async () => {
    await withDatabase(async (run) => {
      expect(await run('list')).toEqual(['No dictionary has been imported.', '0']);
      expect(await run('import', fixturePath('cedict.u8'), '--language', 'chinese')).toEqual([
        "Imported 'cedict': 12 words, zh-Hans to en, from a CC-CEDICT file.",
        'Left out: 1 headword (variants, signs, and what has no short gloss).',
        '0',
      ]);
      const [line] = await run('list');
      expect(line).toMatch(/^cedict: zh-Hans to en, 12 words, CC-CEDICT, \d{4}-\d\d-\d\d$/u);
      expect(await run('remove', 'cedict')).toEqual(["Removed 'cedict'.", '0']);
      expect(await run('remove', 'cedict')).toEqual(["! There is no dictionary 'cedict'.", '1']);
    });
  });

  it('says in one sentence what is wrong with a file, and where', async () => {
    await withDatabase(async (run) => {
      const path = write('broken.u8', `${fixtureText('cedict.u8')}你好 你好 /hello/\n`);
      expect(await run('import', path, '--language', 'zh')).toEqual([
        '! broken.u8, line 17: the pinyin in [brackets] is missing.',
        '1',
      ]);
      expect(await run('list')).toEqual(['No dictionary has been imported.', '0']);
    });
  });

  if (provider === 'sqlite')
    it('asks to stop a server that holds the file', async () => {
      await withDatabase(async (run, url) => {
        const server = await openDatabase({ url });
        const [complaint, code] = await run('list');
        await server.close();
        expect([complaint, code]).toEqual([
          expect.stringMatching(/^! .*Stop it, run this again, then start it\.$/u),
          '1',
        ]);
      });
    });

  if (provider === 'sqlite')
    it.each([
      [[], /^! npm run dictionary -- import <file>/u],
      [['import', 'words.zip'], /^! --language is missing/u],
      [['import', 'words.zip', '--language', '???'], /^! --language \?\?\? is no language/u],
      [['import', 'words.zip', '--language', 'en'], /in the same language \(en\)/u],
      [['import', 'words.zip', '--language', 'es', '--own', 'nonsense'], /^! --own nonsense is no code of a language/u],
      [['import', 'words.zip', '--language', 'es', '--format', 'pdf'], /^! --format pdf is none of cedict, edict/u],
      [['import', 'my', 'words.zip', '--language', 'es'], /^! 'words\.zip' is one argument too many/u],
      [['import', 'words.zip', '--tongue', 'es'], /'--tongue'/u],
      [['import', 'nowhere.zip', '--language', 'es'], /^! There is no file .*nowhere\.zip\.$/u],
      [['remove'], /^! npm run dictionary -- import <file>/u],
    ])('refuses %j', async (args, sentence) => {
      await withDatabase(async (run) => {
        const [complaint, code] = await run(...args);
        expect([complaint, code]).toEqual([expect.stringMatching(sentence), '1']);
      });
    });
});
