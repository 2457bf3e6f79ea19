import { expect, it } from 'vitest';
import { displayStyleOf } from './displayStyle';

const reader = 'u1';

it.each([
  ['C233', { senderType: 'user', senderId: reader }, 'user-self'],
  ['C233', { senderType: 'user', senderId: 'temp-user' }, 'user-self'],
  ['C234', { senderType: 'user', senderId: 'u2' }, 'user-other'],
  ['C235', { senderType: 'assistant', senderId: 'tutor' }, 'assistant'],
  ['C236', { senderType: 'developer', senderId: 'd1' }, 'developer'],
] as const)('%s: %o is set as %s', (_, message, style) => {
  expect(displayStyleOf(message, reader)).toBe(style);
});

it('C234: for who looks on every learner is another one', () => {
  expect(displayStyleOf({ senderType: 'user', senderId: reader }, null)).toBe('user-other');
  expect(displayStyleOf({ senderType: 'assistant', senderId: 'tutor' }, null)).toBe('assistant');
});
