import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { lemmasOf } from './lemmas';
import { makeWordForms, readWordForms } from './wordForms';

const forms = readWordForms(makeWordForms());

describe('makeWordForms', () => {
  it.each([
    ['went', 'verb', 'go'],
    ['feet', 'noun', 'foot'],
    ['worse', 'adjective', 'bad'],
    ['left', 'verb', 'leave'],
  ] as const)('knows that %s as a %s is a form of %s', (word, part, base) => {
    expect(forms.find(word)?.irregular(part)).toBe(base);
  });

  it('knows which parts of speech a word is', () => {
    expect((['verb', 'noun', 'adjective'] as const).map((part) => forms.find('teapot')?.isBase(part))).toEqual([
      false,
      true,
      false,
    ]);
    expect(forms.find('walk')?.isBase('verb')).toBe(true);
  });

  it('finds the first word and the last, and none that begin like another', () => {
    expect(forms.find('aaa')?.isBase('noun')).toBe(true);
    expect(forms.find('zymurgy')?.isBase('noun')).toBe(true);
    for (const word of ['', 'umbrell', 'umbrellax', 'zzzz', 'é', 'two words', '__proto__'])
      expect(forms.find(word)).toBeUndefined();
  });

  it('takes no more than 1.2 MB', () => {
    expect(makeWordForms().length).toBeLessThan(1.2 * 1024 ** 2);
  });
});

describe('lemmasOf', () => {
  it('gives what the package gives whose words these are', () => {
    const require = createRequire(import.meta.url);
    const package_ = require('wink-lemmatizer') as Record<'verb' | 'noun' | 'adjective', (word: string) => string>;
    const stems =
      'be box buy church city dish eat go happy hope knife make nice run say sing stop study tall wife'.split(' ');
    const endings = ['', 's', 'es', 'ed', 'ing', 'er', 'est', 'ies', 'ves'];
    const words = stems.flatMap((stem) =>
      [stem, stem.slice(0, -1)].flatMap((base) => endings.map((end) => base + end)),
    );
    for (const word of words) {
      const theirs = [word, package_.verb(word), package_.noun(word), package_.adjective(word)];
      expect(lemmasOf(word), word).toEqual([...new Set(theirs)]);
    }
  });
});
