import { expect, it } from 'vitest';
import { displayStyleOf } from './displayStyle';

const reader = 'u1';

it.each([reader, 'temp-user'])('sets the reader’s own message as user-self: %s', { tags: ['C233'] }, (senderId) => {
  expect(displayStyleOf({ senderType: 'user', senderId }, reader)).toBe('user-self');
});

it('sets another learner’s message as user-other', { tags: ['C234'] }, () => {
  expect(displayStyleOf({ senderType: 'user', senderId: 'u2' }, reader)).toBe('user-other');
});

it('sets the tutor’s message as assistant', { tags: ['C235'] }, () => {
  expect(displayStyleOf({ senderType: 'assistant', senderId: 'tutor' }, reader)).toBe('assistant');
});

it('sets a message of the developers as developer', { tags: ['C236'] }, () => {
  expect(displayStyleOf({ senderType: 'developer', senderId: 'd1' }, reader)).toBe('developer');
});

it('for who looks on every learner is another one', { tags: ['C234'] }, () => {
  expect(displayStyleOf({ senderType: 'user', senderId: reader }, null)).toBe('user-other');
  expect(displayStyleOf({ senderType: 'assistant', senderId: 'tutor' }, null)).toBe('assistant');
});
