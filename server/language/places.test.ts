import { expect, it } from 'vitest';
import { foldForPlaces, runsBetween } from './places';

it('a folded text has one apostrophe and one kind of space, each where it was', () => {
  expect(foldForPlaces("l'ami\u00A0d\u2018ici\nj\u02BCai 😀")).toBe('l’ami d’ici j’ai 😀');
});

it('runs are found at their places in the whole text', () => {
  const text = 'a bc — d!';
  expect(runsBetween(text, 1, 8).map(({ start, end }) => text.slice(start, end))).toEqual(['bc', '—', 'd']);
  expect(runsBetween(text, 1, 2)).toEqual([]);
});
