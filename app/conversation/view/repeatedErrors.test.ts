import { expect, it } from 'vitest';
import type { Message } from '../../../domain/conversation/message';
import { testMessage } from '../../../domain/conversation/testMessage';
import { repeatedErrors } from './repeatedErrors';

const failed = (id: string, senderType: Message['senderType'], statusMessage: string) =>
  testMessage({ id, senderType, targetLanguageMessage: { status: 'error', statusMessage, value: null } });

it('leaves out an error that the reply says again, with its way to retry, and no other', () => {
  const messages = [
    failed('m1', 'user', 'Busy.'),
    failed('r1', 'assistant', 'Busy.'),
    failed('m2', 'user', 'Too long.'),
    failed('r2', 'assistant', 'Busy.'),
    failed('m3', 'user', 'Busy.'),
    failed('m4', 'user', 'Busy.'),
    testMessage({ id: 'r4' }),
    failed('m5', 'user', 'Busy.'),
  ];
  expect(repeatedErrors(messages)).toEqual(['m1']);
});
