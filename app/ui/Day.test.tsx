import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Day } from './Day';

const instant = '2026-11-22T12:00:00.000Z';

it('shows a date in its own direction, as an Arabic one comes apart among English words', () => {
  const markup = renderToStaticMarkup(<Day instant={instant} language="ar" timezone="UTC" />);
  expect(markup).toContain('dir="auto"');
  // The mark of right-to-left text before the first other letter: what `auto` goes by.
  expect(markup).toMatch(/>[^\p{L}]*\u200f/u);
});
