import { expect, it } from 'vitest';
import { beginSomeTurn } from '../../tests/db/begunTurn';
import { someTime } from '../../tests/db/rows';
import { describeEachDatabase } from '../../tests/db/testDatabase';
import { createConversationRepository } from '../conversations/conversationRepository';
import { pendingFields } from './liveMessage';

describeEachDatabase('a revision', (open) => {
  it('is not raised by a retry or a deletion that came second: it would look like a gap', async () => {
    const database = await open();
    const { turns, begun } = await beginSomeTurn(database);
    expect(begun).toMatchObject({ kind: 'begun', revision: 1 });
    const turn = {
      id: 't',
      attempt: 1,
      owner: 'o',
      leaseUntil: someTime,
      conversationId: 'c',
      learnerMessageId: 'm1',
      replyMessageId: 'm2',
    };
    const interrupt = async (attempt: number) =>
      (await turns.interrupt({ ...turn, attempt }, (fields) => fields))?.revision ?? null;
    expect(await interrupt(1)).toBe(2);
    expect(await interrupt(1)).toBeNull();

    const retry = async () =>
      (
        await turns.retry({
          conversationId: 'c',
          learnerId: 'a',
          reply: { turnId: 't', attempt: 1, messageId: 'm2' },
          recast: null,
          initialFields: pendingFields,
          owner: 'o',
          leaseUntil: someTime,
          at: someTime,
        })
      )?.revision ?? null;
    expect(await retry()).toBe(3);
    expect(await retry()).toBeNull();
    expect(await interrupt(2)).toBe(4);
    expect(await retry()).toBeNull();

    const conversations = createConversationRepository(database);
    const message = { id: 'm2', conversationId: 'c' };
    expect(await conversations.deleteMessage(message, someTime)).toBe(5);
    expect(await conversations.deleteMessage(message, someTime)).toBeNull();
    expect((await conversations.find('a', 'c'))?.revision).toBe(5);
  });
});
