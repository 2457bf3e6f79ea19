import { describe, expect, it } from 'vitest';
import { testMessage } from '../../../domain/conversation/testMessage';
import { messageBlocks, messagesInBlock } from './messageBlocks';
import type { Placed } from './placeFailed';

const before: Placed = { message: null, failed: [] };
const at = (position: number): Placed => ({ message: { ...testMessage(), position }, failed: [] });
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => at(from + index));
const numbers = (placed: readonly Placed[]) =>
  messageBlocks(placed).map((block) => [block.number, block.placed.length]);

describe('the blocks of a conversation', () => {
  it('hold each message once, in order', () => {
    const placed = [before, ...range(7, 7 + 3 * messagesInBlock), at(Infinity)];
    expect(messageBlocks(placed).flatMap((block) => block.placed)).toEqual(placed);
  });

  it('stay what they are when older messages come', () => {
    const newest = messageBlocks([before, ...range(6 * messagesInBlock, 10 * messagesInBlock)]);
    const more = messageBlocks([before, ...range(3 * messagesInBlock, 10 * messagesInBlock)]);
    expect(more.at(-1)).toEqual(newest.at(-1));
    expect(more.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('begin with what was not sent before all, and end with what has no place yet', () => {
    expect(numbers([before, at(messagesInBlock - 1), at(messagesInBlock), at(Infinity), at(Infinity)])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(numbers([before, at(Infinity)])).toEqual([[0, 2]]);
    expect(numbers([])).toEqual([]);
  });
});
