import { expect, it } from 'vitest';
import { isUnread, whoHasWritten } from './unread';

it('a chat waits to be read unless it is the one that is open, whatever the list says of it', () => {
  expect(isUnread({ _id: 'a', unread: true }, 'b')).toBe(true);
  expect(isUnread({ _id: 'a', unread: true }, null)).toBe(true);
  expect(isUnread({ _id: 'a', unread: true }, 'a')).toBe(false);
  expect(isUnread({ _id: 'a', unread: false }, 'b')).toBe(false);
});

it('a friend has written where the newest message stands further on, and not where it waited at first', () => {
  const chat = (title: string, lastPosition: number, unread = true) => ({
    _id: title,
    title,
    conversationType: 'friend' as const,
    unread,
    lastPosition,
  });
  const before = [chat('Ben', 2), chat('Marta', 4, false)];
  expect(whoHasWritten(before, before, null)).toEqual([]);
  expect(whoHasWritten(before, [chat('Ben', 3), chat('Marta', 4, false)], null)).toEqual(['Ben']);
  // The one that is open is read, and what is written there oneself is no news.
  expect(whoHasWritten(before, [chat('Ben', 2), chat('Marta', 5)], 'Marta')).toEqual([]);
  expect(whoHasWritten(before, [chat('Ben', 2), chat('Marta', 5, false)], null)).toEqual([]);
  expect(whoHasWritten([], before, null)).toEqual([]);
});
