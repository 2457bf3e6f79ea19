import { expect, it } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { sightingsOf } from '../../domain/words/sightings';
import { makeId } from '../../server/ids';
import { countSightings } from '../../server/words/countSightings';
import { createWordRepository } from '../../server/words/wordRepository';
import { createLearner, someTime as since } from './rows';
import { describeEachDatabase } from './testDatabase';

const after = (ms: number) => new Date(since.getTime() + ms);

describeEachDatabase('the messages in which a word was met', (open) => {
  it('are listed the newest first with its gloss in each, of this learner and language alone', async () => {
    const database = await open();
    const { client, transaction } = database;
    for (const learner of ['a', 'b']) await createLearner(client, learner);
    for (const [id, ownerId] of [
      ['here', 'a'],
      ['there', 'a'],
      ['theirs', 'b'],
    ] as const) {
      await client.conversation.create({
        data: { id, ownerId, title: id, targetLanguage: 'ja', createdAt: since, activeAt: since },
      });
    }
    let position = 0;
    const say = async (conversationId: string, atMs: number, words: Morpheme[], language = 'ja') => {
      position += 1;
      const messageId = `${conversationId} ${String(position)}`;
      const learnerId = conversationId === 'theirs' ? 'b' : 'a';
      await client.message.create({
        data: {
          id: messageId,
          conversationId,
          position,
          senderId: 'tutor',
          senderType: 'assistant',
          createdAt: since,
          revision: 1,
        },
      });
      const sightings = sightingsOf(words, language);
      await transaction((tx) =>
        countSightings(tx, makeId, { learnerId, language, messageId, sightings, seenAt: after(atMs) }),
      );
    };
    const list = () => createWordRepository(database, makeId).listSightingsOf('a', 'ja', 'が');
    expect(await list()).toEqual([]);

    await say('here', 1, [['が', 'ga', ':subject']]);
    await say('there', 3, [
      ['が', 'ga', 'but'],
      ['が', 'ga', 'but'],
      ['猫', 'neko', 'cat'],
    ]);
    await say('here', 2, [['が', 'ga', ':subject']]);
    await say('theirs', 4, [['が', 'ga', ':subject']]);
    await say('here', 5, [['が', 'ga', 'moth']], 'ko');
    // Counted at the same moment the later message is the newer one.
    await say('here', 3, [['が', 'ga', ':subject']]);
    expect(await list()).toEqual([
      { gloss: ':subject', times: 1, messageId: 'here 6', conversationId: 'here' },
      { gloss: 'but', times: 2, messageId: 'there 2', conversationId: 'there' },
      { gloss: ':subject', times: 1, messageId: 'here 3', conversationId: 'here' },
      { gloss: ':subject', times: 1, messageId: 'here 1', conversationId: 'here' },
    ]);

    await client.conversation.delete({ where: { id: 'there' } });
    // What is deleted has no place any more, and comes after what has.
    expect((await list())[1]).toEqual({ gloss: 'but', times: 2, messageId: 'there 2', conversationId: null });
  });
});
