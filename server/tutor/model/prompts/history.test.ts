import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TutorTurn } from '../../tutor';
import { shownHistory } from './history';
import { memoryWith } from './replyPrompt';
import { clip, estimateTokens } from './tokens';

const turns = (count: number, text = 'Une phrase.'): TutorTurn[] =>
  Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? 'learner' : 'tutor',
    text: `${text} ${String(index + 1)}`,
    position: index + 1,
  }));

it('shows all that was said while there is room, however many turns these are', () => {
  const history = turns(40, 'Oui.');
  expect(shownHistory(history, 0)).toEqual({ turns: history, foldAt: null, lost: [] });
});

it('asks what is worth remembering before anything is left out, and leaves out the older half', () => {
  const history = turns(80);
  const { turns: shown, foldAt, lost } = shownHistory(history, 0);
  expect(shown).toEqual(history);
  expect(lost).toEqual([]);
  expect(foldAt).toBeGreaterThan(40);
  expect(foldAt).toBeLessThan(70);
  // Once it is remembered there is room for a while.
  const after = shownHistory(turns(82), foldAt ?? 0);
  expect(after.turns[0]?.position).toBe(foldAt);
  expect(after.foldAt).toBeNull();
});

it('keeps of what has no room, and was not remembered, what the learner said', () => {
  const history = [
    { role: 'learner', text: 'My sister is called Zubeida.', position: 1 } as const,
    ...turns(99, 'une phrase assez longue '.repeat(20)).map((turn) => ({ ...turn, position: turn.position + 1 })),
  ];
  const { turns: shown, lost } = shownHistory(history, 0);
  expect(lost.length + shown.length).toBe(history.length);
  expect(memoryWith('Ada has a cat.', lost)).toMatch(/^Ada has a cat\.\nMy sister is called Zubeida\./u);
});

it('shows the newest turns that fit, in order, and leaves none out in between', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 0, max: 300 }), (texts, budget) => {
      const history = texts.map((text, position): TutorTurn => ({ role: 'learner', text, position }));
      const { turns: shown, lost } = shownHistory(history, 0, budget);
      expect([...lost, ...shown]).toEqual(history);
      expect(shown.reduce((sum, { text }) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(budget);
    }),
  );
});

it('a text is cut within its tokens, at its end alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), fc.integer({ min: 4, max: 100 }), (text, tokens) => {
      const cut = clip(text, tokens);
      expect(estimateTokens(cut)).toBeLessThanOrEqual(tokens + 2);
      expect(cut === text || text.startsWith(cut.slice(0, -2).trimEnd())).toBe(true);
    }),
  );
});
