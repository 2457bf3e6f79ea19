import { describe, expect, it } from 'vitest';
import { doneField, type Morpheme } from '../../domain/conversation/message';
import { testMessage } from '../../domain/conversation/testMessage';
import { selectedStretch } from './storeWords';

const message = (text: string, surfaces: readonly string[]) =>
  testMessage({
    targetLanguageMessage: doneField(text),
    morphemeTranslationDetails: doneField(surfaces.map((surface): Morpheme => [surface, '', 'x'])),
  });

describe('the stretch of selected words', () => {
  const german = message('Ich rufe dich an. Ich rufe!', ['Ich', 'rufe', 'dich', 'an', '.', 'Ich', 'rufe', '!']);

  it('stands in the message as it is, from the first of them to the last', () => {
    expect(selectedStretch(german, new Set([2]))).toBe('dich');
    expect(selectedStretch(german, new Set([1, 3]))).toBe('rufe dich an');
    expect(selectedStretch(message('食べます。', ['食べ', 'ます', '。']), new Set([0, 1]))).toBe('食べます');
  });

  it('is nothing without words', () => {
    expect(selectedStretch(german, new Set())).toBe('');
    expect(selectedStretch(german, new Set([9]))).toBe('');
  });
});
