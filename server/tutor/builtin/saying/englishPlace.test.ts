import { describe, expect, it } from 'vitest';
import { classesAt, someName } from './englishPlace';

/** What the word in capitals is where it stands; `*` stands for a name. */
function placed(sentence: string): string | undefined {
  const words = sentence.split(' ').map((word) => (word === ',' ? '' : word));
  const at = words.findIndex((word) => /\p{Lu}/u.test(word));
  return classesAt(
    words.map((word) => word.toLowerCase()),
    at,
  )?.[0];
}

describe('classesAt', () => {
  it.each([
    ['i LOVE dogs', 'verb'],
    ['my LOVE is gone', 'noun'],
    ['i would LOVE it', 'verb'],
    ['i want to BOOK a room', 'verb'],
    ['the BOOK is here', 'noun'],
    ['we go to WORK', 'noun'],
    ['we go to SEE you', 'verb'],
    ['i have to WORK', 'verb'],
    ['WORK was hard', 'noun'],
    ['OPEN the door', 'verb'],
    ['is it OPEN', 'adj'],
    ['the door is OPEN', 'adj'],
    ['a LIGHT bag', 'adj'],
    ['the LIGHT is on', 'noun'],
    ['COLD water', 'adj'],
    ['cold WATER', 'noun'],
    ['i have a COLD', 'noun'],
    ['he does not SMOKE', 'verb'],
    ['it was very HARD', 'adj'],
    ['i love DOGS', 'noun'],
    ['dogs and CATS are here', 'noun'],
    ['see you TOMORROW', 'adv'],
    ['i lost my keys YESTERDAY', 'adv'],
    ['can you help me CARRY this', 'verb'],
    ['a soup with a FLY', 'noun'],
  ])('%s: %s', (sentence, expected) => {
    expect(placed(sentence)).toBe(expected);
  });

  it('says nothing where the neighbours tell nothing', () => {
    expect(placed('LOVE')).toBeUndefined();
    expect(placed('dogs , LOVE')).toBeUndefined();
    expect(placed('my head HURTS')).toBeUndefined();
    expect(placed('the train LEAVES')).toBeUndefined();
    expect(classesAt([someName, 'love'], 1)).toBeUndefined();
    expect(classesAt([], 0)).toBeUndefined();
  });
});
