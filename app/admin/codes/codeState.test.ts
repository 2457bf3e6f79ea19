import { expect, it } from 'vitest';
import { codeState } from './codeState';

const noon = '2026-03-01T12:00:00.000Z';
const nowMs = Date.parse(noon);
const code = { revokedAt: null, expiresAt: null, uses: 0, maxUses: 2 };

it('says whether a code still lets people in, and why not', () => {
  expect(codeState(code, nowMs)).toBe('open');
  expect(codeState({ ...code, uses: 1 }, nowMs)).toBe('open');
  expect(codeState({ ...code, uses: 2 }, nowMs)).toBe('usedUp');
  expect(codeState({ ...code, expiresAt: '2026-03-01T12:00:00.001Z' }, nowMs)).toBe('open');
  expect(codeState({ ...code, expiresAt: noon }, nowMs)).toBe('over');
  expect(codeState({ ...code, expiresAt: noon, revokedAt: noon, uses: 2 }, nowMs)).toBe('withdrawn');
});
