import { describe, expect, it } from 'vitest';
import type { Word } from '../../../domain/words/word';
import { countWords, listWords, parseWordView } from './listedWords';

function word(originalMorpheme: string, reading: string, gloss: string, trueCount: number, marked = false): Word {
  return {
    _id: originalMorpheme,
    identity: originalMorpheme,
    originalMorpheme,
    transliteratedMorpheme: reading,
    translatedMorpheme: gloss,
    trueCount,
    effectiveCount: trueCount,
    marked,
    needed: false,
  };
}

const words = [
  word('雨', 'ame', 'rain', 2),
  word('コーヒー', 'kōhī', 'coffee', 12),
  word('猫', 'neko', 'cat', 5, true),
];
const listed = (...input: Parameters<typeof listWords>) => listWords(...input).map((found) => found._id);

describe('the words of a view', () => {
  it('are those to learn, those mastered, or all, most often met first', () => {
    expect(listed(words, 'toLearn', 10, '')).toEqual(['雨']);
    expect(listed(words, 'mastered', 10, '')).toEqual(['コーヒー', '猫']);
    expect(listed(words, 'all', 10, '')).toEqual(['コーヒー', '猫', '雨']);
    expect(countWords(words, 10)).toEqual({ toLearn: 1, mastered: 2, all: 3 });
  });

  it('are found by word, reading without its signs, or meaning', () => {
    expect(listed(words, 'all', 10, 'KOHI')).toEqual(['コーヒー']);
    expect(listed(words, 'all', 10, ' rain ')).toEqual(['雨']);
    expect(listed(words, 'all', 10, '猫')).toEqual(['猫']);
    expect(listed(words, 'all', 10, 'こーひー')).toEqual(['コーヒー']);
    expect(listed(words, 'all', 10, 'dog')).toEqual([]);
  });

  it('are not found across the word and its meaning, and by a search of nothing all are', () => {
    expect(listed(words, 'all', 10, '雨ame')).toEqual([]);
    expect(listed(words, 'all', 10, '   ')).toHaveLength(3);
  });

  it('keep their order where they were met equally often', { tags: ['C172'] }, () => {
    const equal = [word('b', '', '', 2), word('a', '', '', 2), word('c', '', '', 3)];
    expect(listed(equal, 'toLearn', 10, '')).toEqual(['c', 'b', 'a']);
  });

  it('are those to learn unless another view is asked for', () => {
    expect(parseWordView(null)).toBe('toLearn');
    expect(parseWordView('mastered')).toBe('mastered');
    expect(parseWordView('nonsense')).toBe('toLearn');
  });
});
