import { expect, it } from 'vitest';
import { closeReason } from './closeReason';

it('says when to come back', () => {
  expect(closeReason({ code: 1001, reason: 'Server restarting', returnWithinMs: 5_000 })).toBe(
    'Server restarting; return within 5000 ms',
  );
  expect(closeReason({ code: 1008, reason: 'Authentication failed' })).toBe('Authentication failed');
});

it.each(['x'.repeat(200), 'é'.repeat(100), '語'.repeat(100), '😀'.repeat(50), '\ud800'.repeat(50)])(
  'fits into a close frame in whole characters: %s',
  (reason) => {
    const said = closeReason({ code: 1008, reason });
    expect(reason.startsWith(said)).toBe(true);
    const bytes = Buffer.byteLength(said);
    expect(bytes).toBeLessThanOrEqual(123);
    expect(bytes).toBeGreaterThan(119);
    expect(said.isWellFormed()).toBe(reason.isWellFormed());
  },
);
