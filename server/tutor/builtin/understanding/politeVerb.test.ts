import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from './understand';
import { answerWord } from './wordAnswer';

const bank = realBank('ja');

function answer(asked: string): string[] | null {
  const [part] = understand(`what does ${asked} mean`, freshState, bank).parts;
  const found = part && answerWord(part, bank);
  return found ? [found.word.text, found.translation.text] : null;
}

describe('a polite form that a learner asks about', { timeout: 60_000 }, () => {
  it.each([
    ['ikimasu', '行く', 'go'],
    ['tabemasu', '食べる', 'eat'],
    ['nomimashita', '飲む', 'drink'],
    ['kimasen', '来る', 'come'],
    ['hanashimasu', '話す', 'speak'],
    ['行きます', '行く', 'go'],
    ['いきます', '行く', 'go'],
    ['食べました', '食べる', 'eat'],
  ])('is told by the verb that it is of: %s', (asked, verb, meaning) => {
    expect(answer(asked)).toEqual([verb, meaning]);
  });

  it.each(['zxqvmasu', 'arigatomasu'])('is nothing where no verb is known: %s', (asked) => {
    expect(answer(asked)).toBeNull();
  });
});
