import { describe, expect, test } from 'vitest';
import { createTestClock } from '../realtime/testClock';
import { createServerReach } from './serverReach';

function createWorld() {
  const { clock, advance } = createTestClock();
  const asked: string[] = [];
  let answer: () => Promise<Response> = () => Promise.resolve(new Response());
  const reach = createServerReach({
    clock,
    fetch: (url) => {
      asked.push(url as string);
      return answer();
    },
  });
  return { reach, asked, advance, answerWith: (next: typeof answer) => (answer = next) };
}

const refuse = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);

describe('whether the server can be reached', () => {
  test('is sure as long as nothing failed, and asks nobody', () => {
    const { reach, asked } = createWorld();
    expect(reach.isSure()).toBe(true);
    expect(asked).toEqual([]);
  });

  test('is asked before it is needed, once in a second', async () => {
    const { reach, asked, advance } = createWorld();
    reach.prepare();
    reach.prepare();
    await advance(0);
    reach.prepare();
    expect(asked).toEqual(['/healthz']);
    await advance(1_000);
    reach.prepare();
    expect(asked).toHaveLength(2);
  });

  test('is known from whatever else is asked of it, too', async () => {
    const { reach, asked, answerWith } = createWorld();
    await reach.fetch('/api/morphemes');
    reach.prepare();
    expect(asked).toEqual(['/api/morphemes']);
    answerWith(refuse);
    await expect(reach.fetch('/api/morphemes')).rejects.toThrow('Failed to fetch');
    expect(reach.isSure()).toBe(false);
  });

  test('is in doubt when a proxy answers in its place', async () => {
    const { reach, answerWith } = createWorld();
    answerWith(() => Promise.resolve(new Response(null, { status: 502 })));
    await reach.fetch('/api/morphemes');
    expect(reach.isSure()).toBe(false);
    await expect(reach.check()).resolves.toBe(false);
  });

  test('says nothing new when the caller breaks off', async () => {
    const { reach, answerWith } = createWorld();
    answerWith(refuse);
    await reach.fetch('/api/stream', { signal: AbortSignal.abort() }).catch(() => undefined);
    expect(reach.isSure()).toBe(true);
  });

  test('is asked anew where it could not be, and sure again once it answers', async () => {
    const { reach, answerWith } = createWorld();
    answerWith(refuse);
    await expect(reach.check()).resolves.toBe(false);
    answerWith(() => Promise.resolve(new Response()));
    await expect(reach.check()).resolves.toBe(true);
    expect(reach.isSure()).toBe(true);
  });

  test('holds nobody up who has no reason to doubt it', async () => {
    const { reach, advance, answerWith } = createWorld();
    answerWith(never);
    reach.prepare();
    expect(reach.isSure()).toBe(false);
    const checked = reach.check();
    await advance(100);
    await expect(checked).resolves.toBe(true);
  });

  test('is denied when nothing comes for five seconds', async () => {
    const { reach, advance, answerWith } = createWorld();
    answerWith(refuse);
    await reach.check();
    answerWith(never);
    const checked = reach.check();
    await advance(5_000);
    await expect(checked).resolves.toBe(false);
  });
});
