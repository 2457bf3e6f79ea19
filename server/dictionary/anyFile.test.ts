import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  createFileWriter,
  fixtureBytes,
  fixturePath,
  fixtureText,
  yomitanZip,
} from '../../tests/support/dictionaryFiles';
import { refusal } from '../../tests/support/readDictionaryFile';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const write = createFileWriter();

describe('any file', () => {
  it.each([
    [
      'ja',
      fixturePath('cedict.u8'),
      'cedict.u8 is in the format of CC-CEDICT, which is for Chinese: give --language zh-Hans or zh-Hant.',
    ],
    [
      'fr',
      fixturePath('jmdict.xml'),
      'jmdict.xml is in the format of JMdict, which is for Japanese: give --language ja.',
    ],
    [
      'fr',
      fixturePath('edict-euc.txt'),
      'edict-euc.txt is in the format of EDICT, which is for Japanese: give --language ja.',
    ],
  ])('is refused for %s, a language that its format is not for', async (language, path, sentence) => {
    expect(await refusal(path, { language })).toBe(sentence);
  });

  it('is said to be missing, a folder, empty, packed otherwise, or of another kind', async () => {
    const isIn = 'is in no format that can be imported: those are cedict, edict, jmdict, dictd, yomitan.';
    expect(await refusal(fixturePath('nowhere.u8'))).toMatch(/^There is no file .*nowhere\.u8\.$/u);
    expect(await refusal(fixturePath('yomitan'))).toMatch(/yomitan is not a file\.$/u);
    expect(await refusal(write('nothing.u8', ''))).toBe('nothing.u8 is empty.');
    expect(await refusal(write('nothing.gz', gzipSync('')))).toBe('nothing.gz is empty.');
    expect(await refusal(write('words.xz', Buffer.from('fd377a585a000004', 'hex')))).toBe(
      'words.xz is packed with xz: unpack it, then import what is in it.',
    );
    expect(await refusal(write('wide.u8', Buffer.from('\uFEFF你好 你好 [ni3 hao3] /hello/\n', 'utf16le')))).toBe(
      'wide.u8 is UTF-16 text: save it as UTF-8 first.',
    );
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect(await refusal(write('picture.png', picture))).toContain(`picture.png ${isIn}`);
    expect(await refusal(write('letter.txt', 'Dear all,\nthis is a letter.\n'))).toContain(`letter.txt ${isIn}`);
  });

  it('is refused at the line that is in another encoding', async () => {
    const text = Buffer.concat([fixtureBytes('cedict.u8'), Buffer.from('d1a7c9fa20', 'hex'), Buffer.from('\n')]);
    const path = write('gb.u8', text);
    expect(await refusal(path, { language: 'zh-Hans', format: 'cedict' })).toBe(
      'gb.u8, line 17: this is not UTF-8 text.',
    );
  });

  it('is refused when its packing is cut or broken', async () => {
    const packed = gzipSync(fixtureText('cedict.u8').repeat(3000));
    const cut = write('cut.u8.gz', packed.subarray(0, packed.length - 20));
    expect(await refusal(cut, { language: 'zh-Hans' })).toBe(
      'cut.u8.gz ends in the middle: it has not been downloaded whole.',
    );
    const damaged = Buffer.from(packed);
    damaged.fill(0xff, 400, 420);
    expect(await refusal(write('damaged.gz', damaged), { language: 'zh-Hans' })).toMatch(/^damaged\.gz is damaged/u);
  });

  it('is refused when it unpacks to more than is allowed', async () => {
    const bomb = write('bomb.u8.gz', gzipSync(fixtureText('cedict.u8').repeat(3000)));
    expect(await refusal(bomb, { language: 'zh-Hans', limits: { maxBytes: 1_000_000 } })).toBe(
      'bomb.u8.gz holds more than 1000000 bytes once it is unpacked: that is no dictionary for Palaver.',
    );
    const rows = `[${Array.from({ length: 20_000 }, () => '["a","","","",0,["b"],1,""]').join()}]`;
    const archive = (claims = {}) => yomitanZip([{ name: 'term_bank_2.json', content: rows, claims }]);
    const limits = { maxBytes: 100_000 };
    expect(await refusal(write('bomb.zip', archive()), { limits })).toMatch(/^bomb\.zip holds more than 100000 bytes/u);
    // An archive that says less than it holds is broken off where it says it ends.
    expect(await refusal(write('liar.zip', archive({ size: 50 })), { limits })).toMatch(/^liar\.zip is damaged/u);
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `f${index}`, content: '' }));
    expect(await refusal(write('many.zip', yomitanZip(many)), { limits: { maxZipEntries: 20 } })).toBe(
      'many.zip holds more than 20 files: that is no dictionary.',
    );
  });

  it('is refused when a line, a term or a text in it has no end', async () => {
    const long = write('long.u8', `${fixtureText('cedict.u8')}${'x'.repeat(5000)}`);
    expect(await refusal(long, { language: 'zh-Hans', limits: { maxLineLength: 1000 } })).toBe(
      'long.u8, line 17: it is longer than 1000 characters.',
    );
    const term = `[["a","","","",0,["${'b'.repeat(5000)}"],1,""]]`;
    const archive = write('long.zip', yomitanZip([{ name: 'term_bank_2.json', content: term }]));
    expect(await refusal(archive, { limits: { maxItemBytes: 1000 } })).toBe(
      'long.zip, term_bank_2.json, entry 1: it is longer than 1000 bytes.',
    );
    const glosses = '<gloss>to eat</gloss>'.repeat(100);
    const entry = fixtureText('jmdict.xml').replace('<gloss>to eat</gloss>', glosses);
    expect(await refusal(write('many.xml', entry), { language: 'ja', limits: { maxItemBytes: 1000 } })).toBe(
      'many.xml, line 15: an entry is longer than 1000 characters.',
    );
    const text = fixtureText('jmdict.xml').replace('>to eat<', `>${'b'.repeat(200_000)}<`);
    expect(await refusal(write('long.xml', text), { language: 'ja', limits: { maxItemBytes: 1000 } })).toMatch(
      /^long\.xml, line 15: /u,
    );
  });
});
