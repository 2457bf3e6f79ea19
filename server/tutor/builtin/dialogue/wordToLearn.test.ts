import { describe, expect, it } from 'vitest';
import { identityOf } from '../../../../domain/words/identity';
import { utterancesOf } from '../format/lexicon';
import { parseWords, type WordToken } from '../format/parseWords';
import { realBank, realLanguages } from '../format/realContent';
import { expandVariants } from '../format/template';
import { wordToLearn } from './wordToLearn';

describe('a word as it can be learnt', () => {
  it.each([
    ['ja', 'いい', 'good', 'いい', 'good'],
    ['ja', 'いい', 'nice', 'いい', 'nice'],
    ['ja', 'はい', 'yes', 'はい', 'yes'],
    ['ja', '言い', 'say', '言う', 'say'],
    ['ja', '終わり', 'end', '終わり', 'end'],
    ['ja', '好き', 'liked', '好き', 'like'],
    ['ja', '行きましょう', 'let’s go', '行く', 'go'],
    ['ja', '知りません', 'don’t know', '知る', 'know'],
    ['fr', 'été', 'summer', 'été', 'summer'],
    ['fr', 'cuisine', 'kitchen', 'cuisine', 'kitchen'],
    ['de', 'Rufen an', 'call', 'anrufen', 'call'],
    ['de', 'kommen', 'come', 'kommen', 'come'],
    ['ko', '산', 'mountain', '산', 'mountain'],
  ])('is of the very sense that it was met in (%s): %s, %s', (language, met, gloss, surface, means) => {
    expect(wordToLearn(met, gloss, realBank(language))).toMatchObject({ surface, gloss: means });
  });

  it.each([
    ['ko', '산', 'lived'],
    ['fr', 'part', 'leaves'],
  ])('is none where it looks like another word alone (%s): %s, %s', (language, met, gloss) => {
    expect(wordToLearn(met, gloss, realBank(language))).toBeUndefined();
  });

  it.each([
    ['今日', 'today', 'きょう'],
    ['分', 'minutes', 'ふん'],
    ['来', 'come', 'くる'],
  ])('is read as it is in that sense: %s', (met, gloss, reading) => {
    expect(wordToLearn(met, gloss, realBank('ja'))).toMatchObject({ reading });
  });
});

describe.each(realLanguages)('every word of the content in %s', (language) => {
  const bank = realBank(language);
  const known = wordsBySense(language);

  it('is told as it was met, or in the dictionary form that a sentence gives it in this sense', () => {
    for (const words of known.values()) {
      const [first] = words;
      const told = first && wordToLearn(first.surface, first.gloss, bank);
      const forms = words.flatMap((word) => [word.surface, word.lemma ?? []].flat());
      if (told) expect(forms, `${first.surface} ${first.gloss}`).toContain(told.surface);
    }
  });
});

/** Words that no sentence takes apart, each sense of a surface by itself. */
function wordsBySense(language: string): Map<string, WordToken[]> {
  const known = new Map<string, WordToken[]>();
  for (const { words } of utterancesOf(realBank(language).content)) {
    for (const token of parseWords(expandVariants(words, 'unsaid'))) {
      if (!('word' in token) || token.word.group !== undefined) continue;
      const sense = `${identityOf(token.word.surface, language)} ${token.word.gloss}`;
      known.set(sense, [...(known.get(sense) ?? []), token.word]);
    }
  }
  return known;
}
