import { describe, expect, it } from 'vitest';
import { createGate } from './gate';

/** Work that notes when it begins, and ends when it is told to. */
function createWork(name: string, begun: string[]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    end,
    async work(): Promise<string> {
      begun.push(name);
      await ended;
      return name;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('gate', () => {
  it('lets many share at once', async () => {
    const gate = createGate();
    const begun: string[] = [];
    const works = ['a', 'b', 'c'].map((name) => createWork(name, begun));
    const shared = works.map(({ work }) => gate.share(work));
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const { end } of works) end();
    expect(await Promise.all(shared)).toEqual(['a', 'b', 'c']);
  });

  it('admits in the order of asking, one holder alone', async () => {
    const gate = createGate();
    const begun: string[] = [];
    const first = createWork('first', begun);
    const second = createWork('second', begun);
    void gate.share(first.work);
    const holding = gate.hold();
    void gate.share(second.work);
    const holdingAgain = gate.hold();
    await settle();
    expect(begun).toEqual(['first']);

    first.end();
    const letGo = await holding;
    await settle();
    expect(begun).toEqual(['first']);

    letGo();
    letGo();
    await settle();
    expect(begun).toEqual(['first', 'second']);
    second.end();
    (await holdingAgain)();
  });

  it('goes on after shared work that failed', async () => {
    const gate = createGate();
    await expect(gate.share(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    (await gate.hold())();
    expect(await gate.share(() => Promise.resolve(1))).toBe(1);
  });
});
