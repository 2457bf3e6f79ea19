import { describe, expect, it } from 'vitest';
import { doneField, type Message, type Morpheme } from '../../domain/conversation/message';
import { selectedStretch } from './storeWords';

const message = (text: string, surfaces: readonly string[]): Message => ({
  id: 'm1',
  senderId: 'tutor',
  senderType: 'assistant',
  position: 1,
  attempt: 1,
  rev: 1,
  revision: 1,
  originalMessage: null,
  targetLanguageMessage: doneField(text),
  fullSentenceTranslation: null,
  morphemeTranslationDetails: doneField(surfaces.map((surface): Morpheme => [surface, '', 'x'])),
  notes: null,
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
