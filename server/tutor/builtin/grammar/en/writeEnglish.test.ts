import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import { readEnglish } from '../readEnglish';
import { segmentsOf } from '../segments';
import { writerFor } from '../writers';
import { writeEnglish } from './writeEnglish';

const writer = writerFor(realContent('de'));
const knows = (lemma: string, wordClass: 'noun' | 'adj') => writer?.knows(lemma, wordClass) ?? false;

describe('the meaning of a sentence in English', () => {
  it.each([
    ['im so tired', "I'm so tired."],
    ['my brother works in a bank and he has two dogs', 'My brother works in a bank and he has two dogs.'],
    ["He doesn't like my cat", "He doesn't like my cat."],
    ['Did you sleep well?', 'Did you sleep well?'],
    ['What do you do in the evening?', 'What do you do in the evening?'],
    ['How old is your sister?', 'How old is your sister?'],
    ['I have no time', 'I have no time.'],
    ['i would like a coffee', 'I would like a coffee.'],
    ["I've lived here for two years", 'I have lived here for two years.'],
    ['I have never been to Japan', 'I have never been to Japan.'],
    ['My sister is taller than me', 'My sister is taller than me.'],
    ['I was tired, but I worked', 'I was tired, but I worked.'],
    ['The cat that I saw was black', 'The cat that I saw was black.'],
    ['a cat!', 'A cat!'],
    ['your father?', 'Your father?'],
    ['Because I like cats', 'Because I like cats.'],
    ['I picked my sister up at seven', 'I picked my sister up at 7.'],
  ])('%s: %s', (typed, expected) => {
    const meaning = readEnglish(typed, knows);
    expect(meaning && writeEnglish(meaning)).toBe(expected);
  });

  it('is read again as the same meaning', () => {
    const sentences = readFileSync(
      new URL('../../../../../tests/understanding/plain.tuning.txt', import.meta.url),
      'utf8',
    )
      .split('\n')
      .flatMap((message) => segmentsOf(message).map(({ text }) => text));
    for (const sentence of sentences) {
      const meaning = readEnglish(sentence, knows);
      // Set phrases stand as sentences of their own.
      if (!meaning?.clauses.every(({ predicate }) => predicate.kind !== 'set-phrase')) continue;
      const english = writeEnglish(meaning);
      const again = readEnglish(english, knows);
      expect(again && writeEnglish(again)).toBe(english);
    }
  });
});
