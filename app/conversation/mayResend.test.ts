import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../domain/conversation/reduceTestServer';
import { mayResend } from './mayResend';

const withTutor = createTestServer().page();
const withFriend = {
  ...withTutor,
  conversationType: 'friend' as const,
  friend: { userId: 'f', username: 'Ben', blocked: false, readPosition: 0 },
};

describe('a failed message', () => {
  it('is offered to be sent again where the reason may pass', () => {
    expect(mayResend({ isLasting: false }, withTutor)).toBe(true);
    expect(mayResend({ isLasting: false }, null)).toBe(true);
    expect(mayResend({ isLasting: false }, withFriend)).toBe(true);
  });

  it('is offered where the learner can unblock the friend', () => {
    const friend = { ...withFriend.friend, blocked: true };
    expect(mayResend({ isLasting: false }, { ...withFriend, friend })).toBe(true);
  });

  it('is not offered where the reason stays, or the friend has left', () => {
    expect(mayResend({ isLasting: true }, withTutor)).toBe(false);
    expect(mayResend({ isLasting: false }, { ...withFriend, friend: null })).toBe(false);
  });
});
