import { expect, it } from 'vitest';
import { isUnread } from './unread';

it('a chat waits to be read unless it is the one that is open, whatever the list says of it', () => {
  expect(isUnread({ _id: 'a', unread: true }, 'b')).toBe(true);
  expect(isUnread({ _id: 'a', unread: true }, null)).toBe(true);
  expect(isUnread({ _id: 'a', unread: true }, 'a')).toBe(false);
  expect(isUnread({ _id: 'a', unread: false }, 'b')).toBe(false);
});
