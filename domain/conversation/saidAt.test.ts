import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { saidAt } from './saidAt';

it('tells from its id when a message was said', () => {
  // The example of RFC 9562, appendix A.6.
  expect(saidAt('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe('2022-02-22T19:22:22.000Z');
  const msecs = Date.UTC(2031, 1, 3, 4, 5, 6, 789);
  expect(saidAt(v7({ msecs }))).toBe(new Date(msecs).toISOString());
});

it('knows no time of what is on its way', () => {
  expect(saidAt('temp-user')).toBeNull();
});
