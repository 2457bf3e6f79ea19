import { describe, expect, it } from 'vitest';
import type { FailedSend } from '../../../domain/conversation/conversationState';
import type { Message } from '../../../domain/conversation/message';
import { placeFailed } from './placeFailed';

const message = (position: number) => ({ id: `m${position}`, position }) as Message;
const failed = (text: string, afterPosition: number): FailedSend => ({
  clientMessageId: text,
  text,
  afterPosition,
  hasTargetLanguage: true,
  reason: 'no line',
  isLasting: false,
});

function shownOf(positions: number[], ...sends: FailedSend[]): string[] {
  return placeFailed(positions.map(message), sends).flatMap((each) => [
    ...(each.message ? [each.message.id] : []),
    ...each.failed.map(({ text }) => text),
  ]);
}

describe('a message that failed', () => {
  it('stands where it was written, above the turns that came after it', () => {
    expect(shownOf([0, 1, 2, 3], failed('late', 3), failed('early', 1))).toEqual([
      'm0',
      'm1',
      'early',
      'm2',
      'm3',
      'late',
    ]);
  });

  it('stands above the places of the message on its way', () => {
    expect(shownOf([0, 1, Infinity, Infinity], failed('early', 1))).toEqual([
      'm0',
      'm1',
      'early',
      'mInfinity',
      'mInfinity',
    ]);
  });

  it('is shown where nothing was said before it, and where what was is gone', () => {
    expect(shownOf([], failed('first', -1))).toEqual(['first']);
    expect(shownOf([5, 9], failed('first', -1), failed('between', 7))).toEqual(['first', 'm5', 'between', 'm9']);
  });

  it('changes nothing about the others, so that they need not be drawn again', () => {
    const messages = [0, 1, 2, 3].map(message);
    const placed = placeFailed(messages, []);
    const withFailed = placeFailed(messages, [failed('early', 1)]);
    expect(withFailed.map((each, at) => each === placed[at])).toEqual([true, false, true, true]);
    expect(withFailed[1]?.failed).toHaveLength(1);
  });
});
