import { expect, it } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { sightingsOf } from '../../domain/words/sightings';
import type { Database } from '../../server/db/database';
import { makeId } from '../../server/ids';
import { countSightings } from '../../server/words/countSightings';
import { createMarkRepository } from '../../server/words/markRepository';
import { recapOf } from '../../server/words/recapOf';
import { createWordRepository } from '../../server/words/wordRepository';
import { createLearner, someTime as since } from './rows';
import { describeEachDatabase } from './testDatabase';

const after = (ms: number) => new Date(since.getTime() + ms);
const glossed = (text: string): Morpheme[] => text.split(' ').map((word) => [word, '', `${word} in English`]);

describeEachDatabase('the words of a scene', (open) => {
  async function begin() {
    const database = await open();
    const { client, transaction } = database;
    for (const learner of ['a', 'b']) await createLearner(client, learner);
    for (const [id, ownerId] of [
      ['here', 'a'],
      ['there', 'a'],
      ['theirs', 'b'],
    ] as const) {
      await client.conversation.create({
        data: { id, ownerId, title: id, targetLanguage: 'fr', createdAt: since, activeAt: since },
      });
    }
    let position = 0;
    /** A message of a conversation, its words counted at a time in milliseconds since the scene began. */
    const say = async (conversationId: string, atMs: number, words: Morpheme[], language = 'fr') => {
      position += 1;
      const messageId = makeId();
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
    return { database, say };
  }

  async function recap(database: Database, language = 'fr', threshold = 3) {
    const words = createWordRepository(database, makeId);
    const sightings = await words.listSightingsSince('a', 'here', { language, since });
    return recapOf(sightings, { conversationId: 'here', since, threshold });
  }

  it('are told from its first moment on, of this learner, conversation and language alone', async () => {
    const { database, say } = await begin();
    await say('here', -1, glossed('ancien un'));
    await say('there', -1, glossed('deux'));
    expect(await recap(database)).toEqual({ met: 0, mastered: [], peeked: [], needed: [] });
    await say('theirs', 1, glossed('leur'));
    await say('there', 1, glossed('quatre'));
    await say('here', 0, glossed('un deux trois'));
    await say('here', 2, glossed('quatre trois cinq cinq six'));
    await say('here', 3, glossed('hier gestern'), 'de');
    expect(await recap(database)).toEqual({ met: 3, mastered: [], peeked: [], needed: [] });
    expect((await recap(database, 'de')).met).toBe(2);
  });

  it('are mastered by their counts or by a mark, while an undone mark is none', async () => {
    const { database, say } = await begin();
    await say('here', -1, glossed('un un deux'));
    await say('here', 1, glossed('un deux trois quatre'));
    const marks = createMarkRepository(database, makeId);
    const mark = (text: string) =>
      marks.mark('a', 'mastered', { language: 'fr', shown: sightingsOf(glossed(text), 'fr') }, after(2));
    await mark('trois');
    await mark('quatre');
    await marks.undo('a', after(3));
    expect(await recap(database)).toEqual({ met: 2, mastered: ['un', 'trois'], peeked: [], needed: [] });
  });

  it('are told as missing or looked up when they were so since then, in the order in which they came up', async () => {
    const { database, say } = await begin();
    const needed = (word: string): Morpheme => [word, '', word, { needed: true }];
    const marks = createMarkRepository(database, makeId);
    const peek = (text: string, atMs: number) =>
      marks.peek('a', { language: 'fr', shown: sightingsOf(glossed(text), 'fr') }, after(atMs));
    await say('here', -2, [needed('ancien'), ...glossed('un deux trois')]);
    await peek('un', -1);
    await say('here', 1, [needed('sept'), ...glossed('un trois ancien')]);
    await say('here', 1, [needed('cinq'), ...glossed('deux')]);
    await peek('deux', 2);
    await peek('cinq', 3);
    await peek('trois', 4);
    const expected = { met: 2, mastered: [], peeked: ['trois', 'deux'], needed: ['sept', 'cinq'] };
    expect(await recap(database)).toEqual(expected);
  });

  it('do not count what was met first in a conversation that is gone', async () => {
    const { database, say } = await begin();
    await say('there', 1, glossed('un'));
    await database.client.conversation.delete({ where: { id: 'there' } });
    await say('here', 2, glossed('un deux'));
    expect((await recap(database)).met).toBe(1);
  });
});
