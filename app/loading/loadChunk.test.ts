import { describe, expect, test } from 'vitest';
import { createTestClock } from '../realtime/testClock';
import { ChunkLoadError, loadChunk } from './loadChunk';

describe('a part of the application that is loaded on demand', () => {
  test('comes as it is, and leaves no timer behind', async () => {
    const { clock, timerCount } = createTestClock();
    await expect(loadChunk(async () => ({ page: 'admin' }), clock.after)).resolves.toEqual({ page: 'admin' });
    expect(timerCount()).toBe(0);
  });

  test('is given up as a ChunkLoadError after 120 s, not before', async () => {
    const { clock, advance } = createTestClock();
    let outcome: unknown = 'waiting';
    loadChunk(() => new Promise(() => undefined), clock.after).catch((error: unknown) => {
      outcome = error;
    });
    await advance(119_999);
    expect(outcome).toBe('waiting');
    await advance(1);
    expect(outcome).toBeInstanceOf(ChunkLoadError);
    expect(outcome).toMatchObject({ name: 'ChunkLoadError' });
  });

  test('that fails is a ChunkLoadError with its reason', async () => {
    const { clock, timerCount } = createTestClock();
    const reason = new TypeError('Failed to fetch dynamically imported module');
    const failing = loadChunk(() => Promise.reject(reason), clock.after);
    await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError', cause: reason });
    expect(timerCount()).toBe(0);
  });
});
