import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  createFileWriter,
  fixtureBytes,
  fixturePath,
  fixtureText,
  yomitanZip,
} from '../../tests/support/dictionaryFiles';
import { linesOf, read, refusal } from '../../tests/support/readDictionaryFile';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const write = createFileWriter();

describe('CC-CEDICT', () => {
  it('is read by its simplified headwords, with pinyin in tone marks and the likelier reading first', async () => {
    const { format, lines } = await read(fixturePath('cedict.u8'), { language: 'zh-Hans' });
    expect(format).toBe('cedict');
    expect(lines).toEqual([
      '你好|nǐ hǎo|hello',
      '学生|xué sheng|student',
      '苹果|píng guǒ|apple',
      '王|wáng|king or monarch',
      '王|Wáng|surname Wang',
      '了|le|completed action marker',
      '了|liǎo|to finish',
      '绿|lǜ|green',
      '哪儿|nǎr|where',
      '吃|chī|to eat',
      '吃|chī|',
      '图书馆|túshūguǎn|library',
      '去|qù|to go',
    ]);
  });

  it('is read by its traditional headwords for Traditional Chinese', async () => {
    const lines = await linesOf(fixturePath('cedict.u8'), { language: 'zh-Hant' });
    expect(lines).toContain('學生|xué sheng|student');
    expect(lines).not.toContain('学生|xué sheng|student');
  });

  it('may be gzipped, begin with a mark of byte order and end its lines as Windows does', async () => {
    const plain = await linesOf(fixturePath('cedict.u8'), { language: 'zh-Hans' });
    const text = `\uFEFF${fixtureText('cedict.u8').replaceAll('\n', '\r\n')}`;
    expect(await linesOf(write('cedict.u8.gz', gzipSync(text)), { language: 'zh-Hans' })).toEqual(plain);
  });

  it.each([
    ['學生 学生 /student/', 'the pinyin in [brackets] is missing.'],
    ['學生 学生 [xue2 sheng5] student', 'the meanings between /slashes/ are missing.'],
    ['學生 [xue2 sheng5] /student/', 'it is not of the form: traditional simplified [pin1 yin1] /meaning/meaning/.'],
  ])('names the line that is broken: %s', async (line, sentence) => {
    const path = write('broken.u8', `${fixtureText('cedict.u8')}${line}\n去 去 [qu4] /to go/\n`);
    expect(await refusal(path, { language: 'zh-Hans' })).toBe(`broken.u8, line 17: ${sentence}`);
  });
});

describe('EDICT', () => {
  const expected = [
    '学校|がっこう|school',
    'がっこう|がっこう|school',
    '食べる|たべる|to eat',
    '喰べる|たべる|to eat',
    'たべる|たべる|to eat',
    '橋|はし|bridge',
    'はし|はし|bridge',
    'はし|はし|chopsticks',
    '箸|はし|chopsticks',
    '此れ|これ|this',
    'これ|これ|this',
    'ケーキ|ケーキ|cake',
  ];

  it.each(['edict-utf8.txt', 'edict-euc.txt'])('is read in either encoding: %s', async (name) => {
    const { format, lines } = await read(fixturePath(name), { language: 'ja' });
    expect([format, lines]).toEqual(['edict', expected]);
  });

  it('names the line that is broken', async () => {
    const path = write('edict', fixtureText('edict-utf8.txt').replace('/(n) bridge/(P)/EntL1000020X/', 'bridge'));
    expect(await refusal(path, { language: 'ja' })).toBe('edict, line 4: the meanings between /slashes/ are missing.');
  });
});

describe('JMdict', () => {
  const read = (ownLanguage: string) => linesOf(fixturePath('jmdict.xml'), { language: 'ja', ownLanguage });

  it('is read with the meanings of each spelling and reading', async () => {
    expect(await read('en')).toEqual([
      '食べる|たべる|to eat',
      '喰べる|たべる|to eat',
      'たべる|たべる|to eat',
      '橋|はし|bridge',
      'はし|はし|bridge',
      '家|いえ|house',
      'いえ|いえ|house',
      'うち|うち|home',
      '此れ|これ|this',
      'これ|これ|this',
      'ケーキ|ケーキ|cake',
    ]);
  });

  it('has several languages of glosses, of which one is read', async () => {
    const german = await read('de');
    expect(german).toContain('食べる|たべる|essen');
    expect(german).toContain('橋|はし|Brücke');
    expect(german).toContain('ケーキ|ケーキ|');
  });

  const xml = fixtureText('jmdict.xml');
  it.each([
    ['is not closed', xml.slice(0, xml.indexOf('</entry>')), 'line 18: the file ends in the middle.'],
    ['ends in a tag', xml.slice(0, xml.indexOf('ke_inf>&iK') + 3), 'line 13: the file ends in the middle.'],
    [
      'closes another tag than is open',
      xml.replace('</keb><ke_pri>news1', '</reb><ke_pri>news1'),
      'line 21: </reb> stands where </keb> is expected.',
    ],
    [
      'has a sign that is no tag',
      xml.replace('to live on', 'to < live on'),
      'line 16: < live on (e.g. a salary)</gloss> is no tag.',
    ],
    [
      'is another file',
      '<?xml version="1.0"?>\n<html></html>',
      'line 2: the file begins with <html> and not with <JMdict>.',
    ],
    ['has text behind its end', `${xml}more`, 'line 46: there is text outside of all tags.'],
  ])('names the line where it %s', async (_, text, sentence) => {
    const path = write('broken.xml', text);
    expect(await refusal(path, { language: 'ja' })).toBe(`broken.xml, ${sentence}`);
  });

  it('expands no entity that the file declares', async () => {
    const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`);
    const text = `<!DOCTYPE JMdict [<!ENTITY a0 "ha">${laughs.join('')}]>
<JMdict><entry><r_ele><reb>は</reb></r_ele><sense><gloss>&a9;</gloss></sense></entry></JMdict>`;
    expect(await linesOf(write('laughs.xml', text), { language: 'ja' })).toEqual(['は|は|a9']);
  });

  it('says where text is not UTF-8', async () => {
    const path = write('latin.xml', Buffer.from(xml.replace('Brücke', 'Br\u00fccke'), 'latin1'));
    expect(await refusal(path, { language: 'ja' })).toMatch(/^latin\.xml, after line \d+: this is not UTF-8 text\.$/u);
  });
});

describe('dictd', () => {
  it.each(['spa-eng.index', 'spa-eng.dict.dz'])('is read from both files, whichever is named: %s', async (name) => {
    const { format, title, lines } = await read(fixturePath(name));
    expect(format).toBe('dictd');
    expect(title).toBe('Spanish-English, a few words written for the tests');
    expect(lines).toEqual([
      'agua||water',
      'buenos días||good morning',
      'casa||house',
      'El Niño||warm current…',
      'nina||boy',
      'niño||boy',
    ]);
  });

  function pair(index: string, articles = fixtureBytes('spa-eng.dict.dz')): string {
    write('pair.dict.dz', articles);
    return write('pair.index', index);
  }
  const index = fixtureText('spa-eng.index');

  it.each([
    [
      'points outside of the articles',
      index.replace('casa\tCt\tBL', 'casa\tCtAA\tBL'),
      /'casa' \(line 5 of the index\)/u,
    ],
    ['has a line without its columns', index.replace('casa\tCt\tBL', 'casa Ct BL'), /^pair\.index, line 5: it is not/u],
    ['has numbers that are none', index.replace('casa\tCt\tBL', 'casa\t-1\tBL'), /^pair\.index, line 5: it is not/u],
    [
      'has an article beyond all bounds',
      index.replace('casa\tCt\tBL', 'casa\tCt\tBAAAA'),
      /^pair\.index, line 5: its article is longer/u,
    ],
    [
      'cuts a character in two',
      index.replace('nino\tE2\t5', 'nino\tE2\tD'),
      /article of line 8 in the index: this is not UTF-8/u,
    ],
  ])('is refused where its index %s', async (_, broken, sentence) => {
    expect(await refusal(pair(broken))).toMatch(sentence);
  });

  it('needs both files', async () => {
    expect(await refusal(write('alone.index', index))).toMatch(/neither .*alone\.dict\.dz nor .*alone\.dict: dictd/u);
    expect(await refusal(write('lonely.dict', 'water'))).toMatch(/no .*lonely\.index: dictd files come in pairs/u);
  });

  it('says when its articles are cut', async () => {
    const cut = fixtureBytes('spa-eng.dict.dz').subarray(0, 150);
    expect(await refusal(pair(index, cut))).toBe('pair.dict.dz ends in the middle: it has not been downloaded whole.');
  });
});

describe('Yomitan', () => {
  it('is read from its archive, with the glossary of structured content and no forms', async () => {
    const { format, title, lines } = await read(write('words.zip', yomitanZip()));
    expect([format, title]).toEqual(['yomitan', 'A Few Words']);
    expect(lines).toEqual(['perro||dog', 'gato||cat', 'gato||tomcat', 'comer||to eat', 'comió||']);
  });

  it('is read in its first version, too', async () => {
    const members = [
      { name: 'index.json', content: '{"title":"Old","version":1}' },
      { name: 'term_bank_1.json', content: '[["perro","","n","",0,"dog","hound"]]' },
      { name: 'term_bank_2.json', content: '[]' },
    ];
    expect(await linesOf(write('old.zip', yomitanZip(members)))).toEqual(['perro||dog']);
  });

  const bank = (content: string | Buffer) => [{ name: 'term_bank_2.json', content }];
  const row = '["uno","","","",0,["one"],1,""]';
  it.each([
    [
      'valid JSON',
      bank(`[${row},["dos" "","","",0,["two"],1,""]]`),
      'term_bank_2.json, entry 2: this is not valid JSON.',
    ],
    ['a whole list', bank(`[${row},["dos","","",`), 'term_bank_2.json, entry 2: the file ends in the middle.'],
    ['a list', bank(`{"uno":1}`), 'term_bank_2.json, entry 1: the file does not begin as a list.'],
    [
      'a list of lists',
      bank(`[${row},7]`),
      'term_bank_2.json, entry 2: it is not a list, or not parted from the one before by a comma.',
    ],
    [
      'a list of terms',
      bank(`[${row},["dos","two"]]`),
      'term_bank_2.json, entry 2: it is no term: a text, a reading, tags, rules, a score, and its meanings.',
    ],
    ['a list alone', bank(`[${row}]x`), 'term_bank_2.json, entry 2: something follows the end of the list.'],
    [
      'UTF-8',
      bank(Buffer.from(`[${row},["cami\u00f3n","","","",0,["lorry"],1,""]]`, 'latin1')),
      'term_bank_2.json, entry 2: this is not UTF-8 text.',
    ],
    ['an index', [{ name: 'index.json', content: '[' }], 'index.json: this is not a JSON object.'],
    [
      'an index with a title',
      [{ name: 'index.json', content: '{"format":3}' }],
      'index.json: it has no title, or no format that is 1, 2 or 3.',
    ],
  ])('says which entry is at fault where there is not %s', async (_, changes, sentence) => {
    expect(await refusal(write('broken.zip', yomitanZip(changes)))).toBe(`broken.zip, ${sentence}`);
  });

  it('is refused when the archive is cut, changed, locked, or no dictionary', async () => {
    const whole = yomitanZip();
    expect(await refusal(write('cut.zip', whole.subarray(0, whole.length - 40)))).toMatch(
      /^cut\.zip is damaged: it cannot/u,
    );
    const changed = yomitanZip([{ name: 'term_bank_2.json', content: `[${row}]`, claims: { crc: 1 } }]);
    expect(await refusal(write('changed.zip', changed))).toBe(
      'changed.zip is damaged: term_bank_2.json is not what was packed.',
    );
    const locked = yomitanZip([{ name: 'term_bank_2.json', content: `[${row}]`, claims: { isLocked: true } }]);
    expect(await refusal(write('locked.zip', locked))).toMatch(/term_bank_2\.json is locked by a password/u);
    const outside = yomitanZip([{ name: '../term_bank_1.json', content: '[]' }]);
    expect(await refusal(write('outside.zip', outside))).toMatch(/'\.\.\/term_bank_1\.json', which leads out/u);
  });

  it('is read for the languages that it says', async () => {
    const path = write('words.zip', yomitanZip());
    expect(await refusal(path, { language: 'it' })).toBe(
      'words.zip says that its words are in the language es: give --language es.',
    );
    expect(await refusal(path, { ownLanguage: 'de' })).toBe(
      'words.zip says that its glosses are in the language en: give --own en.',
    );
  });
});
