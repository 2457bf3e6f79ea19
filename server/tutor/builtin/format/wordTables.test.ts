import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWordTable, partsOfSpeech, senseRowsOf, sensesOf } from './wordTables';

const header = 'rank\tlemma\treading\tpos\tgloss';
const table = (...rows: string[]) => parseWordTable([header, ...rows].join('\n'));
const problemsOf = (...rows: string[]) => table(...rows).problems;

describe('parseWordTable', () => {
  it('reads words in the order of their ranks, a reading where one is written', () => {
    expect(table('1\t傘\tかさ\tnoun\tumbrella', '2\tする\t\tverb\tdo / make')).toEqual({
      words: [
        { rank: 1, lemma: '傘', reading: 'かさ', pos: 'noun', gloss: 'umbrella' },
        { rank: 2, lemma: 'する', pos: 'verb', gloss: 'do / make' },
      ],
      problems: [],
    });
  });

  it.each([
    ['a newline at the end', `${header}\n1\tun\t\tdet\ta\n`],
    ['none', `${header}\n1\tun\t\tdet\ta`],
    ['CRLF', `${header}\r\n1\tun\t\tdet\ta\r\n`],
    ['a byte order mark', `\uFEFF${header}\n1\tun\t\tdet\ta\n`],
  ])('reads a file with %s', (_name, source) => {
    expect(parseWordTable(source)).toEqual({ words: [{ rank: 1, lemma: 'un', pos: 'det', gloss: 'a' }], problems: [] });
  });

  it('has no words of a file that holds its header alone, and needs that of an empty one', () => {
    expect(parseWordTable(header)).toEqual({ words: [], problems: [] });
    expect(parseWordTable('')).toMatchObject({ words: [], problems: [{ row: 1 }] });
  });

  it.each(['rank\tlemma\tpos\tgloss', 'rank,lemma,reading,pos,gloss', '1\tun\t\tdet\ta', `${header}\t`])(
    'takes %j for no header',
    (first) => {
      const { words, problems } = parseWordTable(`${first}\n1\tun\t\tdet\ta\n`);
      expect(words).toEqual([]);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({ row: 1 });
      expect(problems[0]?.problem).toContain('rank, lemma, reading, pos, gloss');
    },
  );

  it.each([
    ['a cell too few', '1\tun\tdet\ta', /5 cells/u],
    ['a cell too many', '1\tun\t\tdet\ta\tb', /5 cells/u],
    ['an empty row', '', /5 cells/u],
    ['a rank out of order', '2\tun\t\tdet\ta', /rank 2 stands in place 1/u],
    ['no rank', '\tun\t\tdet\ta', /rank {2}stands in place 1/u],
    ['a rank that is no number', 'first\tun\t\tdet\ta', /rank first/u],
    ['a rank that is not written as one', '1.0\tun\t\tdet\ta', /rank 1\.0/u],
    ['no lemma', '1\t \t\tdet\ta', /a lemma and a gloss/u],
    ['no gloss', '1\tun\t\tdet\t', /a lemma and a gloss/u],
    ['a part of speech that is none', '1\tun\t\tarticle\ta', /'article' is none of adj/u],
    ['one in capitals', '1\tun\t\tDET\ta', /'DET' is none of/u],
    ['one that every object has', '1\tun\t\ttoString\ta', /'toString' is none of/u],
  ])('leaves out a row with %s, and says where', (_name, row, problem) => {
    const { words, problems } = table(row, '2\tdeux\t\tnum\ttwo');
    expect(problems.map(({ row: place }) => place)).toEqual([2]);
    expect(problems[0]?.problem).toMatch(problem);
    expect(words.map(({ lemma }) => lemma)).toEqual(['deux']);
  });

  it('knows a word twice where lemma, reading and part of speech are the same', () => {
    const twice = problemsOf('1\tun\t\tdet\ta', '2\tun\t\tnum\tone', '3\tun\t\tdet\tan');
    expect(twice.map(({ row }) => row)).toEqual([4]);
    expect(twice[0]?.problem).toContain('stands twice');
    expect(problemsOf('1\t行く\tいく\tverb\tgo', '2\t行く\tゆく\tverb\tgo')).toEqual([]);
    // A lemma of two words is not a word with a reading.
    expect(problemsOf('1\tbon soir\t\tintj\tgood evening', '2\tbon\tsoir\tintj\tgood')).toEqual([]);
  });

  it('says only of rows that can be read that they stand twice', () => {
    expect(problemsOf('1\tun', '2\tdeux').filter(({ problem }) => problem.includes('twice'))).toEqual([]);
  });

  it('gives back what was written, whatever the words', () => {
    const cell = fc.stringMatching(/^[\p{L}’' -]{1,12}$/u).filter((text) => text.trim() !== '');
    const word = fc.record({ lemma: cell, pos: fc.constantFrom(...partsOfSpeech), gloss: cell });
    fc.assert(
      fc.property(fc.uniqueArray(word, { selector: ({ lemma }) => lemma, maxLength: 12 }), (words) => {
        const rows = words.map(({ lemma, pos, gloss }, index) => [index + 1, lemma, '', pos, gloss].join('\t'));
        const read = table(...rows);
        if (words.length > 0) expect(read.problems).toEqual([]);
        expect(read.words.map(({ lemma, pos, gloss }) => ({ lemma, pos, gloss }))).toEqual(words);
      }),
    );
  });

  it('throws at nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(parseWordTable(text).problems).toHaveLength(1);
        // A row of its own that is no word is a problem; text never becomes one by chance.
        const { words, problems } = parseWordTable(`${header}\n-${text}`);
        expect(words).toEqual([]);
        expect(problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('sensesOf', () => {
  it.each([
    ['be', ['be']],
    ['that / this', ['that', 'this']],
    ['be (am / are)', ['be']],
    ['not (first part)', ['not']],
    ['(formal) you; you, thou', ['you', 'you', 'thou']],
    ['give (to (someone)) / hand', ['give', 'hand']],
    ['  to   the  ', ['to the']],
    ['(topic marker)', []],
    ['1/2', ['1', '2']],
  ])('of %j are %j', (gloss, senses) => {
    expect(sensesOf({ gloss })).toEqual(senses);
  });
});

describe('senseRowsOf', () => {
  it.each([
    [
      'know (a fact) / can',
      [
        ['know', 'a fact'],
        ['can', ''],
      ],
    ],
    ['machine (for tickets / drinks)', [['machine', 'for tickets / drinks']]],
    ['not', [['not', '']]],
    ['(topic marker)', []],
  ])('of %j are %j', (gloss, rows) => {
    expect(senseRowsOf({ gloss }).map(({ sense, remark }) => [sense, remark])).toEqual(rows);
  });
});
