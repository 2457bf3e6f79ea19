import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lemmasOf } from './lemmas';
import { parseThesaurus, phraseWords, thesaurusOf } from './thesaurus';

const source = `# rain and shine
umbrella: brolly, parasol

cash: ready money, money
money: cash, dough
fill up: top up, fill
stomach ache: sore tummy
enough: that'll do, it'll be enough
must: have to, gotta
`;
const thesaurus = parseThesaurus(source);
const groupsAt = (text: string, at = 0) => thesaurus.longestAt(phraseWords(text), at);

describe('parseThesaurus', () => {
  it('brings the members of a row together, its headword among them', () => {
    expect(groupsAt('brolly')).toEqual({ length: 1, groups: ['umbrella#1'] });
    expect(groupsAt('parasol')).toEqual(groupsAt('umbrella'));
    expect(groupsAt('sunshine')).toBeUndefined();
  });

  it('keeps a word in every group that names it', () => {
    expect(groupsAt('cash')?.groups).toEqual(['cash#3', 'money#4']);
    expect(groupsAt('dough')?.groups).toEqual(['money#4']);
  });

  it('lets a phrase beat its words', () => {
    expect(groupsAt('ready money')).toEqual({ length: 2, groups: ['cash#3'] });
    expect(groupsAt('fill')).toEqual({ length: 1, groups: ['fill up#5'] });
    expect(groupsAt('fill up')).toEqual({ length: 2, groups: ['fill up#5'] });
    expect(groupsAt('give me ready money', 1)).toEqual({ length: 2, groups: ['cash#3'] });
  });

  it.each(['filling up', 'filled up', 'topped up', 'sore tummies', 'stomach aches', 'had to', 'has to', 'brollies'])(
    'knows %s by the forms of its words',
    (text) => {
      expect(groupsAt(text)?.length).toBe(text.split(' ').length);
    },
  );

  it('leaves out what stands in a phrase or not without changing it', () => {
    expect(groupsAt('a sore tummy')?.groups).toEqual(['stomach ache#6']);
    expect(groupsAt('fill it up')?.groups).toEqual(['fill up#5']);
    expect(groupsAt('fill up my')?.length).toBe(2);
  });

  it('spells contractions out on both sides', () => {
    for (const text of ["that'll do", 'that’ll do', 'that will do', "that'll do me", "it'll be enough"])
      expect(groupsAt(text)?.groups).toEqual(['enough#7']);
    expect(groupsAt('gotta')).toEqual(groupsAt('have to'));
  });

  it('ends at the end of the sentence', () => {
    expect(groupsAt('fill', 1)).toBeUndefined();
    expect(thesaurus.longestAt([], 0)).toBeUndefined();
    expect(groupsAt('ready')).toBeUndefined();
  });

  it('tells whether a word stands in any phrase, in any of its forms', () => {
    expect(['tummies', 'ready', 'topped', 'umbrellas'].filter((word) => !thesaurus.has(word))).toEqual([]);
    expect(['rain', 'umbrela', '', 'constructor'].filter((word) => thesaurus.has(word))).toEqual([]);
  });

  it.each([
    ['umbrella, brolly', 1],
    ['cash: money\n\n# a remark\numbrella', 4],
    ['cash: money\n: brolly', 2],
    ['cash: money\r\nbrolly\r\n', 2],
  ])('names the row of %j that is none', (rows, row) => {
    expect(() => parseThesaurus(rows)).toThrow(`row ${row}:`);
  });

  it('reads rows that end as on Windows, have nothing after the colon, or empty members', () => {
    expect(parseThesaurus('cash: money\r\nloo: toilet\r\n').longestAt(['toilet'], 0)?.groups).toEqual(['loo#1']);
    expect(parseThesaurus('cash:').longestAt(['cash'], 0)?.groups).toEqual(['cash#0']);
    expect(parseThesaurus('cash: , ,money,').longestAt(['money'], 0)?.groups).toEqual(['cash#0']);
    expect(parseThesaurus('').has('cash')).toBe(false);
  });

  it('names a group once, however many forms lead to it', () => {
    const feet = parseThesaurus('foot: feet').longestAt(['feet'], 0);
    expect(feet).toEqual({ length: 1, groups: ['foot#0'] });
  });

  it('throws at no sentence', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const words = phraseWords(text);
        words.forEach((_, at) => {
          const found = thesaurus.longestAt(words, at);
          if (found) expect(at + found.length).toBeLessThanOrEqual(words.length);
        });
      }),
    );
  });
});

describe('phraseWords', () => {
  it.each([
    ['The Umbrella!', ['umbrella']],
    ["I'm not sure", ['i', 'am', 'not', 'sure']],
    ['I dunno', ['i', 'do', 'not', 'know']],
    ['3 cups', ['3', 'cups']],
    ['the', ['the']],
    ['it is my', ['is']],
    ['… ?!', []],
  ])('of %j are %j', (text, words) => {
    expect(phraseWords(text)).toEqual(words);
  });
});

describe('thesaurusOf', () => {
  it('reads the same source once, and another anew', () => {
    const first = thesaurusOf('cash: money');
    expect(thesaurusOf('cash: money')).toBe(first);
    expect(thesaurusOf('cash: dough').has('money')).toBe(false);
  });
});

describe('lemmasOf', () => {
  it.each([
    ['went', 'go'],
    ['eaten', 'eat'],
    ['bought', 'buy'],
    ['children', 'child'],
    ['feet', 'foot'],
    ['cities', 'city'],
    ['cheaper', 'cheap'],
    ['best', 'good'],
    ['left', 'leave'],
    ['hurts', 'hurt'],
    ['swimming', 'swim'],
  ])('knows that %s may be a form of %s', (form, lemma) => {
    expect(lemmasOf(form)).toContain(lemma);
    expect(lemmasOf(form)[0]).toBe(form);
  });

  it('gives whatever else is typed back, and the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (word) => {
        expect(lemmasOf(word)[0]).toBe(word);
        expect(lemmasOf(word)).toBe(lemmasOf(word));
      }),
    );
    expect(lemmasOf('constructor')).toEqual(['constructor']);
    expect(lemmasOf('__proto__')).toEqual(['__proto__']);
  });
});
