import { expect, it } from 'vitest';
import { friendChatOf } from './friendChat';

const about = (of: Partial<Parameters<typeof friendChatOf>[0]> = {}) => ({
  conversationType: 'friend' as const,
  persona: null,
  title: 'Marta',
  friend: { userId: 'm', username: 'Marta', blocked: false, readPosition: 0 },
  formerFriend: null,
  ...of,
});

it('knows whom a friend chat is with, and whether it can be written to', () => {
  expect(friendChatOf(about())).toMatchObject({ name: 'Marta', closed: null });
  const blocked = { userId: 'm', username: 'Marta', blocked: true, readPosition: 0 };
  expect(friendChatOf(about({ friend: blocked }))).toEqual({
    name: 'Marta',
    friend: blocked,
    other: blocked,
    closed: 'blocked',
  });
});

it('calls a chat that a friend has left by their name, and knows whom it was with while they have an account', () => {
  const left = { name: 'Marta', friend: null, closed: 'left' };
  expect(friendChatOf(about({ friend: null }))).toEqual({ ...left, other: null });
  const formerFriend = { userId: 'm', username: 'Marta', blocked: false, readPosition: 0 };
  expect(friendChatOf(about({ friend: null, formerFriend }))).toEqual({ ...left, other: formerFriend });
});

it('is none of a conversation with a tutor, or before there is one', () => {
  for (const conversationType of ['AI', 'none', 'prompt'] as const) {
    expect(friendChatOf(about({ conversationType, friend: null }))).toBeNull();
  }
  expect(friendChatOf(null)).toBeNull();
});
