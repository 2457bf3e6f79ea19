import { expect, it } from 'vitest';
import { openTestDatabase } from '../db/testDatabase';
import { countsOf, historyOf, textsOf } from '../support/conversations';
import { isField, ofType } from '../support/frameQueue';
import { createManualClock } from '../support/manualClock';
import { createPuppetTutor } from '../support/puppetTutor';
import {
  anotherDevice,
  atServer,
  currentConversation,
  describeEachServer,
  say,
  signIn,
  startTestServer,
} from '../support/testServer';
import { pass, type Process, startTwo, until } from '../support/twoProcesses';

const interrupted = { status: 'error', statusMessage: 'Interrupted. Please try again.' };

/** Something said and answered, whose own sentence is still being made. */
async function begin({ server, tutor }: Process) {
  const client = await signIn(server);
  const conversationId = await currentConversation(client);
  const stream = await client.stream({ conversationId, since: 0 });
  await stream.next(ofType('revision'));
  const ids = await say(client, conversationId, 'hello');
  const [reply, recast] = await Promise.all([tutor.nextReply(), tutor.nextRecast()]);
  reply.speak('salut');
  reply.end();
  await stream.next(isField(ids.assistantMessageId, 'targetLanguageMessage', 'done'));
  const state = async () => (await historyOf(client, conversationId)).map((message) => message.targetLanguageMessage);
  return { client, conversationId, stream, recast, state, ...ids };
}

for (const provider of ['sqlite', 'postgres'] as const) {
  describeEachServer(
    'a learner’s own sentence between two processes',
    () => {
      it('keeps its lease after the reply has ended, while the other process answers the next message', async () => {
        const { first, second, close } = await startTwo(provider, { holdRecasts: true });
        const { client, conversationId, stream, recast } = await begin(first);
        const elsewhere = atServer(second.server, client);
        await say(elsewhere, conversationId, 'again');
        const next = await Promise.all([second.tutor.nextReply(), second.tutor.nextRecast()]);
        for (let round = 0; round < 5; round += 1) {
          await pass(first, 5_000);
          const running = { conversationId, state: 'running' };
          await until(async () => {
            const turns = await first.server.database.client.turn.findMany({ where: running });
            const earliest = turns.sort((a, b) => a.leaseUntil.getTime() - b.leaseUntil.getTime())[0];
            return turns.length === 3 && earliest !== undefined && earliest.leaseUntil.getTime() > first.clock.now();
          });
          await pass(second, 5_000);
        }
        expect(recast.request.signal.aborted).toBe(false);
        next[0].speak('deux');
        recast.speak('bonjour');
        next[1].speak('encore');
        for (const puppet of [...next, recast]) puppet.end();
        await first.server.settled(conversationId);
        expect(await textsOf(client, conversationId)).toEqual(['bonjour', 'salut', 'encore', 'deux']);
        await stream.close();
        await close();
      });

      it('is swept alone when its process is lost, and made again by the other one', async () => {
        const { first, second, close } = await startTwo(provider, { holdRecasts: true });
        const { client, conversationId, stream, recast, state, userMessageId } = await begin(first);
        const answered = { status: 'done', statusMessage: '', value: 'salut' };
        recast.say({ type: 'text', text: 'bon' });
        await stream.next(isField(userMessageId, 'targetLanguageMessage', 'streaming'));
        await first.clock.advance(500);
        await until(async () => (await state())[0]?.value === 'bon');
        await pass(second, 20_000);
        await second.server.settled(conversationId);
        expect(await state()).toEqual([{ ...interrupted, value: 'bon' }, answered]);

        const elsewhere = atServer(second.server, client);
        await elsewhere.call('POST /message/retry', { messageId: userMessageId });
        const again = await second.tutor.nextRecast();
        // The lost process goes on, and changes nothing.
        recast.speak('bonsoir');
        await stream.next(isField(userMessageId, 'morphemeTranslationDetails', 'streaming'));
        await first.clock.advance(500);
        await until(() => recast.request.signal.aborted);
        again.speak('bonjour');
        again.end();
        await second.server.settled(conversationId);
        recast.end();
        await pass(first, 1_000);
        expect(await textsOf(client, conversationId)).toEqual(['bonjour', 'salut']);
        expect(await countsOf(client)).toEqual({ bonjour: 1, salut: 1 });
        await stream.close();
        await close();
      });
    },
    { providers: [provider] },
  );
}

async function startOne() {
  const database = await openTestDatabase('sqlite');
  const clock = createManualClock();
  const tutor = createPuppetTutor({ holdRecasts: true });
  const start = () => startTestServer({ provider: 'sqlite', database, clock, tutor });
  return { database, clock, tutor, start, server: await start() };
}

it('lets own sentences end when the server is asked to go, and breaks off those that do not, to be made again', async () => {
  const { database, start, ...one } = await startOne();
  const [ends, hangs] = [await begin(one), await begin(one)];
  const down = one.server.shutDown();
  ends.recast.speak('bonjour');
  ends.recast.end();
  await one.server.settled(ends.conversationId);
  await one.clock.advance(8_000);
  await down;
  await one.server.close();

  const server = await start();
  expect(await textsOf(atServer(server, ends.client), ends.conversationId)).toEqual(['bonjour', 'salut']);
  const client = atServer(server, hangs.client);
  expect((await historyOf(client, hangs.conversationId))[0]?.targetLanguageMessage).toMatchObject(interrupted);
  await client.call('POST /message/retry', { messageId: hangs.userMessageId });
  const again = await one.tutor.nextRecast();
  again.speak('bonjour');
  again.end();
  await server.settled(hangs.conversationId);
  expect(await textsOf(client, hangs.conversationId)).toEqual(['bonjour', 'salut']);
  await server.close();
  await database.close();
});

it('ends an own sentence that hangs after three hours, to be made again', async () => {
  const { database, clock, tutor, server } = await startOne();
  const { client: before, conversationId, stream, recast, userMessageId } = await begin({ server, clock, tutor });
  await stream.close();
  await clock.leap(3 * 60 * 60_000 - 1);
  expect(recast.request.signal.aborted).toBe(false);
  await clock.leap(1);
  await server.settled(conversationId);
  // The access token has expired meanwhile.
  const client = await anotherDevice(server, before);
  expect((await historyOf(client, conversationId))[0]?.targetLanguageMessage).toMatchObject({ status: 'error' });
  await client.call('POST /message/retry', { messageId: userMessageId });
  const again = await tutor.nextRecast();
  again.speak('bonjour');
  again.end();
  await server.settled(conversationId);
  expect(await textsOf(client, conversationId)).toEqual(['bonjour', 'salut']);
  await server.close();
  await database.close();
});
