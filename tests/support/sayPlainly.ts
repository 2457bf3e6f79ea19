import { describe, expect, it } from 'vitest';
import { realContent } from '../../server/tutor/builtin/format/realContent';
import { readEnglish } from '../../server/tutor/builtin/grammar/readEnglish';
import type { Hearing, WrittenWord } from '../../server/tutor/builtin/grammar/writer';
import { writerFor } from '../../server/tutor/builtin/grammar/writers';

/** What grammar makes of an English sentence in a language, by default among friends; undefined where it says nothing. */
export function sayPlainly(english: string, language: string, hearing: Partial<Hearing> = {}): string | undefined {
  const writer = writerFor(realContent(language));
  const meaning = readEnglish(english, (lemma, wordClass) => writer?.knows(lemma, wordClass) ?? false);
  const words = meaning && writer?.write(meaning, { address: 'unsaid', isFamiliar: true, ...hearing });
  return words && textOf(words);
}

const textOf = (words: readonly WrittenWord[]) =>
  words.map(({ surface, glued }, index) => (glued || index === 0 ? surface : ` ${surface}`)).join('');

/**
 * A test of each sentence in each language: a line is English, then French, German, Japanese and Korean, parted by →;
 * '-' where a language does not say it.
 */
export function describeInEach(title: string, sentences: string): void {
  const rows = sentences
    .trim()
    .split('\n')
    .map((row) => row.split(' → '));
  describe.each([
    ['fr', 1],
    ['de', 2],
    ['ja', 3],
    ['ko', 4],
  ] as const)(`${title} in %s`, (language, column) => {
    it.each(rows.map((row) => [row[0] ?? '', row[column] ?? '']))('says %s', (english, expected) => {
      expect(sayPlainly(english, language) ?? '-').toBe(expected);
    });
  });
}
