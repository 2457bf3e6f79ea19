import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoginGuard } from './loginGuard';

const address = '203.0.113.7';

describe('the guard of logins', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Seconds to wait, or 0 when an attempt was made. */
  async function attempt(guard: ReturnType<typeof createLoginGuard>, name = 'a', from = address): Promise<number> {
    try {
      await guard.begin(name, from);
      return 0;
    } catch (error) {
      return (error as { retryAfterSeconds: number }).retryAfterSeconds;
    }
  }

  it('lets five failures pass, then doubles the wait up to a quarter of an hour', async () => {
    const guard = createLoginGuard(true);
    const waits: number[] = [];
    for (let failure = 0; failure < 18; failure += 1) {
      expect(await attempt(guard)).toBe(0);
      // What comes at the same time or right after it has to wait, and is no attempt.
      const wait = failure < 5 ? 0 : await attempt(guard);
      waits.push(wait);
      vi.advanceTimersByTime(wait * 1000);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('keeps nobody else out: neither the same name elsewhere nor another name here', async () => {
    const guard = createLoginGuard(true);
    for (let failure = 0; failure < 6; failure += 1) await attempt(guard);
    expect(await attempt(guard)).toBeGreaterThan(0);
    expect(await attempt(guard, 'a', '203.0.113.8')).toBe(0);
    expect(await attempt(guard, 'b')).toBe(0);
  });

  it('forgets failures at a success', async () => {
    const guard = createLoginGuard(true);
    for (let failure = 0; failure < 6; failure += 1) await attempt(guard);
    await guard.succeeded('a', address);
    for (let failure = 0; failure < 6; failure += 1) expect(await attempt(guard)).toBe(0);
  });

  it('stops an address that tries many names', async () => {
    const guard = createLoginGuard(true);
    for (let name = 0; name < 300; name += 1) await attempt(guard, String(name));
    expect(await attempt(guard, 'another')).toBeGreaterThan(0);
    expect(await attempt(guard, 'another', '203.0.113.8')).toBe(0);
  });

  it('lets thirty logins on one account succeed in ten minutes, wherever they come from', async () => {
    const guard = createLoginGuard(true);
    for (let login = 0; login < 30; login += 1) {
      expect(await attempt(guard, 'a', `203.0.113.${login}`)).toBe(0);
      await guard.succeeded('a', `203.0.113.${login}`);
    }
    expect(await attempt(guard, 'a', '203.0.113.99')).toBeGreaterThan(500);
    expect(await attempt(guard, 'b', '203.0.113.99')).toBe(0);
    vi.advanceTimersByTime(600_000);
    expect(await attempt(guard, 'a', '203.0.113.99')).toBe(0);
  });

  it('does nothing where limits are off', async () => {
    const guard = createLoginGuard(false);
    for (let failure = 0; failure < 400; failure += 1) expect(await attempt(guard)).toBe(0);
  });
});
