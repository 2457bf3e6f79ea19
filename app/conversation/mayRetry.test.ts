import { describe, expect, it } from 'vitest';
import type { ConversationAbout } from '../../domain/conversation/conversationState';
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
  return mayRetry(message, [own, message], null);
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

  it('is not asked for again for a message of the learner’s own that can be made again by itself', () => {
    expect(isOffered({ ...said, ...stopped }, stopped)).toBe(false);
    expect(isOffered(stopped, stopped)).toBe(true);
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
    expect(mayRetry(message, [own, message], null)).toBe(false);
  });
});

describe('a message of the learner’s own', () => {
  const about = { conversationType: 'AI', persona: null } as ConversationAbout;
  const failed = { targetLanguageMessage: { status: 'error', statusMessage: 'No.', value: null } };
  const isOfferedIn = (chat: ConversationAbout | null, fields: object) => {
    const own = testMessage({ id: 'u', senderType: 'user', position: 1, ...fields });
    return mayRetry(own, [own], chat);
  };

  it('may be made again where it failed, or was stopped before it had words', () => {
    expect(isOfferedIn(about, failed)).toBe(true);
    expect(isOfferedIn(about, stopped)).toBe(true);
    expect(isOfferedIn(about, { ...said, ...stopped })).toBe(false);
    expect(isOfferedIn(about, said)).toBe(false);
    expect(isOfferedIn(about, { targetLanguageMessage: pending })).toBe(false);
  });

  it('is not made again where the tutor has no words for it, nor in a chat with a friend', () => {
    expect(isOfferedIn(about, {})).toBe(false);
    expect(isOfferedIn({ ...about, conversationType: 'friend' }, failed)).toBe(false);
  });
});
