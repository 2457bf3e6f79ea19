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
    const turn = { id: 't', attempt: 1, owner: 'o', leaseUntil: someTime, conversationId: 'c', learnerId: 'a' };
    expect(await turns.interrupt(turn, ['m1', 'm2'], (fields) => fields)).toBe(2);
    expect(await turns.interrupt(turn, ['m1', 'm2'], (fields) => fields)).toBeNull();

    const retry = { turn, messageIds: ['m2'], initialFields: pendingFields, owner: 'o', leaseUntil: someTime };
    expect(await turns.retry(retry)).toBe(3);
    expect(await turns.retry(retry)).toBeNull();
    expect(await turns.interrupt({ ...turn, attempt: 2 }, ['m2'], (fields) => fields)).toBe(4);
    expect(await turns.retry(retry)).toBeNull();

    const conversations = createConversationRepository(database);
    const message = { id: 'm2', conversationId: 'c' };
    expect(await conversations.deleteMessage(message, someTime)).toBe(5);
    expect(await conversations.deleteMessage(message, someTime)).toBeNull();
    expect((await conversations.find('a', 'c'))?.revision).toBe(5);
  });
});
