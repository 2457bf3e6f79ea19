import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { addressShown } from './addressShown';

const shown = (language: string, message: string, address: Parameters<typeof addressShown>[0] = 'unsaid') =>
  addressShown(address, message, understand(message, freshState, realBank(language)));

describe('addressShown', () => {
  it.each([
    ['de', 'ich bin Verkäuferin', 'feminine'],
    ['de', 'ich bin Verkäufer', 'masculine'],
    ['fr', 'je suis fatiguee', 'feminine'],
    ['fr', 'je suis fatigué', 'masculine'],
    ['de', "I'm a shop assistant", 'unsaid'],
    ['de', 'ich bin müde', 'unsaid'],
  ])('is what the learner writes of themselves (%s): %s', (language, message, address) => {
    expect(shown(language, message)).toBe(address);
  });

  it('is never other than they have said', () => {
    expect(shown('de', 'ich bin Verkäuferin', 'masculine')).toBe('masculine');
  });
});
