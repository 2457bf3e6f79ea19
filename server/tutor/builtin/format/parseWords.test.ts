import { describe, expect, it } from 'vitest';
import { parseWords, WordsSyntaxError } from './parseWords';

describe('parseWords', () => {
  it('reads surface, reading, lemma, group and gloss', () => {
    expect(
      parseWords('お一人@おひとり=one_person rufe~anrufen^1=call s’il_vous_plaît=please で@で~て^2=:link'),
    ).toEqual([
      { word: { surface: 'お一人', reading: 'おひとり', gloss: 'one person' } },
      { word: { surface: 'rufe', lemma: 'anrufen', group: 1, gloss: 'call' } },
      { word: { surface: 's’il vous plaît', gloss: 'please' } },
      { word: { surface: 'で', reading: 'で', lemma: 'て', group: 2, gloss: ':link' } },
    ]);
  });

  it('takes a slot alone', () => {
    expect(parseWords('{n:people} です=are {name}')).toEqual([
      { slot: { name: 'n', list: 'people' } },
      { word: { surface: 'です', gloss: 'are' } },
      { slot: { name: 'name' } },
    ]);
  });

  it.each(['café', 'café=', '=coffee', '{n:people}=two', '{name}さん=x', 'a@=b'])('refuses %s', (token) => {
    expect(() => parseWords(token)).toThrow(WordsSyntaxError);
  });
});
