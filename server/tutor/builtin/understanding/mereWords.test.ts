import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from './understand';

/** What a mere word means while a line waits: the reply that it stands for, or an aside that leaves the line waiting. */
const mereWords: Record<string, [message: string, scene: string, line: string, understood: string][]> = {
  fr: [
    ['yes', 'directions', 'where', 'Oui, je le vois.'],
    ['no', 'directions', 'where', 'Non, où ça ?'],
    ['ok', 'meeting', 'invite', 'Avec plaisir ! À quelle heure ?'],
    ['thanks', 'directions', 'then', 'Merci beaucoup, vous êtes très aimable.'],
    ['thanks', 'cafe', 'order', '@thanks'],
    ['yes', 'cafe', 'order', '@yes'],
    ['no', 'cafe', 'drink', 'Non merci, c’est tout.'],
  ],
  ja: [
    ['yes', 'cafe', 'welcome', 'はい、一人です。'],
    ['ok', 'cafe', 'drink-ok', 'はい、ケーキもください。'],
    ['no', 'weather', 'umbrella', 'いいえ、持っていません。'],
    ['thanks', 'weather', 'lend', 'ありがとうございます。助かります。'],
    ['thanks', 'cafe', 'order', '@thanks'],
    ['no', 'weekend', 'invite', '土曜日はちょっと……。'],
  ],
};

describe.each(Object.entries(mereWords))('a mere word in %s', (language, words) => {
  const bank = realBank(language);

  it.each(words)('%s at %s/%s', (message, scene, line, expected) => {
    const [part] = understand(message, { ...freshState, scene, line, turn: 1 }, bank).parts;
    expect(part?.candidate.kind === 'say' ? `@${part.candidate.entry}` : part?.candidate.said.text).toBe(expected);
  });
});
