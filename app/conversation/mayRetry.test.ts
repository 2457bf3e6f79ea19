import { describe, expect, it } from 'vitest';
import { doneField, type Message } from '../../domain/conversation/message';
import { testMessage } from '../../domain/conversation/testMessage';
import { mayRetry } from './mayRetry';

const said = {
  targetLanguageMessage: doneField('はい'),
  morphemeTranslationDetails: doneField([['はい', 'hai', 'yes']]),
};
const stopped = { notes: doneField({ stopped: true }) };
const pending = { status: 'pending', statusMessage: '', value: null } as const;

function isOffered(reply: object, answered: object): boolean {
  const own = testMessage({ id: 'u', senderType: 'user', position: 4, ...answered });
  const message = testMessage({ id: 'a', senderType: 'assistant', position: 5, ...reply });
  expect(mayRetry(own, [own, message])).toBe(false);
  return mayRetry(message, [own, message]);
}

describe('a reply', () => {
  it('may be asked for again where it failed, whatever has come of it', () => {
    const failed = {
      ...said,
      targetLanguageMessage: { status: 'error', statusMessage: 'Interrupted.', value: 'はい' },
    };
    expect(isOffered(failed, said)).toBe(true);
  });

  it('may be asked for again where it was stopped before there were words, its own or of what it answers', () => {
    expect(isOffered(stopped, said)).toBe(true);
    expect(isOffered({ ...said, ...stopped }, {})).toBe(true);
  });

  it('keeps what it says where it was stopped after that', () => {
    expect(isOffered({ ...said, ...stopped }, said)).toBe(false);
    expect(isOffered({ ...said, ...stopped }, { notes: doneField({ apology: 'Not understood.' }) })).toBe(false);
    expect(isOffered({ ...said, ...stopped }, { targetLanguageMessage: pending })).toBe(false);
  });

  it('is not asked for again while it comes, or when it is whole', () => {
    expect(isOffered({ targetLanguageMessage: pending }, {})).toBe(false);
    expect(isOffered(said, {})).toBe(false);
  });

  it('is not asked for again for what somebody wrote before a message that was deleted', () => {
    const own = testMessage({ id: 'u', senderType: 'user', position: 1 });
    const message = testMessage({
      id: 'a',
      senderType: 'assistant',
      position: 4,
      ...said,
      ...stopped,
    } as Partial<Message>);
    expect(mayRetry(message, [own, message])).toBe(false);
  });
});
