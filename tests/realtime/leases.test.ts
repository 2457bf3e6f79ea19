import { expect, it } from 'vitest';
import type { ConversationDetails } from '../../domain/conversation/conversation';
import { emptyConversation } from '../../domain/conversation/conversationState';
import { reduce, visibleMessages } from '../../domain/conversation/reduce';
import { openTestDatabase } from '../db/testDatabase';
import { detailsOf } from '../support/conversations';
import { isField, ofType } from '../support/frameQueue';
import { createManualClock, settle } from '../support/manualClock';
import { createPuppetTutor } from '../support/puppetTutor';
import {
  atServer,
  currentConversation,
  describeEachServer,
  describeServer,
  signIn,
  startTestServer,
  say,
} from '../support/testServer';
import { pass, type Process, startTwo, until } from '../support/twoProcesses';

async function begin({ server, tutor }: Process) {
  const client = await signIn(server);
  const conversationId = await currentConversation(client);
  const stream = await client.stream({ conversationId, since: 0 });
  await stream.next(ofType('revision'));
  const ids = await say(client, conversationId, 'bonjour');
  const reply = await tutor.nextReply();
  reply.speak('un');
  await stream.next(isField(ids.assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
  return { client, conversationId, stream, reply, ...ids };
}

const replyIn = (details: ConversationDetails) => details.conversationHistory.at(-1);

for (const provider of ['sqlite', 'postgres'] as const) {
  describeEachServer(
    'a turn between two processes',
    () => {
      it('is stored each 500 ms, its lease is renewed, and nobody else sweeps it', async () => {
        const { first, second, close } = await startTwo(provider);
        const { client, conversationId, reply, stream } = await begin(first);
        await first.clock.advance(500);
        await until(
          async () => replyIn(await detailsOf(client, conversationId))?.targetLanguageMessage?.value === 'un',
        );
        for (let round = 0; round < 5; round += 1) {
          await pass(first, 5_000);
          await until(async () => {
            const turn = await first.server.database.client.turn.findFirstOrThrow({
              where: { conversationId, replyMessageId: { not: null } },
            });
            return turn.leaseUntil.getTime() >= first.clock.now() + 5_000;
          });
          await pass(second, 5_000);
        }
        reply.speak('un deux');
        reply.end();
        await first.server.settled(conversationId);
        expect(replyIn(await detailsOf(client, conversationId))?.targetLanguageMessage).toMatchObject({
          status: 'done',
          value: 'un deux',
        });
        await stream.close();
        await close();
      });

      it('is swept when its lease has run out; what the lost process still says changes nothing', async () => {
        const { first, second, close } = await startTwo(provider);
        const { client, conversationId, assistantMessageId, reply, stream } = await begin(first);
        await first.clock.advance(500);
        await until(
          async () => replyIn(await detailsOf(client, conversationId))?.targetLanguageMessage?.value === 'un',
        );
        await pass(second, 20_000);
        const interrupted = {
          status: 'error',
          statusMessage: 'Interrupted. Please try again.',
          value: 'un',
        };
        const elsewhere = atServer(second.server, client);
        await second.server.settled(conversationId);
        expect(replyIn(await detailsOf(elsewhere, conversationId))?.targetLanguageMessage).toEqual(interrupted);

        // The first one wakes, goes on, stores, and ends.
        reply.speak('un deux');
        await stream.next(isField(assistantMessageId, 'targetLanguageMessage', 'streaming'));
        await first.clock.advance(500);
        // It notices that the turn is not its own any more.
        await until(() => reply.request.signal.aborted);
        expect(replyIn(await detailsOf(client, conversationId))?.targetLanguageMessage).toEqual(interrupted);
        reply.speak('un deux trois');
        reply.end();
        await pass(first, 1_000);
        expect(replyIn(await detailsOf(client, conversationId))?.targetLanguageMessage).toEqual(interrupted);
        expect((await detailsOf(client, conversationId)).conversationHistory.at(-1)?.attempt).toBe(1);

        // And it can be made again, by either.
        await elsewhere.call('POST /message/retry', { messageId: assistantMessageId });
        const again = await second.tutor.nextReply();
        again.speak('quatre');
        again.end();
        await second.server.settled(conversationId);
        expect(replyIn(await detailsOf(client, conversationId))).toMatchObject({
          attempt: 2,
          targetLanguageMessage: { status: 'done', value: 'quatre' },
        });
        await stream.close();
        await close();
      });

      it('shows its interruption to a client that had seen more than was stored', async () => {
        const { first, second, close } = await startTwo(provider);
        const { client, conversationId, assistantMessageId, reply, stream } = await begin(first);
        const page = await detailsOf(client, conversationId);
        await first.clock.advance(500);
        await until(
          async () => replyIn(await detailsOf(client, conversationId))?.targetLanguageMessage?.value === 'un',
        );
        for (const text of ['un deux', 'un deux trois', 'un deux trois quatre']) {
          reply.speak(text);
          await settle();
          await first.clock.advance(100);
          await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
        }
        await pass(second, 20_000);
        await second.server.settled(conversationId);
        const elsewhere = atServer(second.server, client);
        const back = await elsewhere.stream({ conversationId, since: 0 });
        await back.next(ofType('revision'));
        const start = reduce(emptyConversation(client.userId), { type: 'opened', details: page });
        const state = [...stream.all, ...back.all].reduce(
          (known, frame) => reduce(known, { type: 'frame', frame }),
          start,
        );
        expect(visibleMessages(state).at(-1)?.targetLanguageMessage).toEqual({
          status: 'error',
          statusMessage: 'Interrupted. Please try again.',
          value: 'un',
        });
        // The lost process would wait for it.
        reply.end();
        await Promise.all([stream.close(), back.close()]);
        await close();
      });
    },
    { providers: [provider] },
  );
}

describeServer('a tutor that hangs', (server) => {
  it('can be stopped, and is by the next message', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const stream = await client.stream({ conversationId });
    for (let round = 0; round < 2; round += 1) {
      const { assistantMessageId } = await say(client, conversationId, 'hang');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
    }
    await client.call('POST /message/stop', { conversationId });
    const { conversationHistory } = await detailsOf(client, conversationId);
    expect(conversationHistory.map((message) => message.targetLanguageMessage)).toEqual(
      ['hang', 'mota', 'hang', 'mota'].map((value) => ({ status: 'done', statusMessage: '', value })),
    );
    await stream.close();
  });
});

it('lets replies end when the server is asked to go, and breaks off those that do not', async () => {
  const database = await openTestDatabase('sqlite');
  const clock = createManualClock();
  const tutor = createPuppetTutor();
  const server = await startTestServer({ provider: 'sqlite', database, clock, tutor });
  const [ends, hangs] = [await begin({ server, clock, tutor }), await begin({ server, clock, tutor })];
  const down = server.shutDown();
  ends.reply.speak('un deux');
  ends.reply.end();
  await server.settled(ends.conversationId);
  await clock.advance(8_000);
  await down;
  await server.close();

  const next = await startTestServer({ provider: 'sqlite', database, clock, tutor });
  const details = await detailsOf(atServer(next, ends.client), ends.conversationId);
  expect(replyIn(details)?.targetLanguageMessage).toMatchObject({ status: 'done', value: 'un deux' });
  const other = await detailsOf(atServer(next, hangs.client), hangs.conversationId);
  expect(replyIn(other)?.targetLanguageMessage).toEqual({
    status: 'error',
    statusMessage: 'Interrupted. Please try again.',
    value: 'un',
  });
  await next.close();
  await database.close();
});
