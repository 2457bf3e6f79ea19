import { expect, it } from 'vitest';
import type { MessageFrame, ServerFrame } from '../../domain/protocol';
import type { ApiClient } from '../support/apiClient';
import {
  accessCode,
  anotherDevice,
  currentConversation,
  describeServer,
  password,
  say,
  signIn,
} from '../support/testServer';

/** Of the frames that tell what changed in an account: those that say this. */
const telling =
  (name: keyof MessageFrame) =>
  (frame: ServerFrame): frame is MessageFrame =>
    frame.type === 'message' && frame[name] !== undefined;

describeServer('every connection of a learner, subscribed to a conversation or not,', (server) => {
  const wordsRevisionOf = async (client: ApiClient) => (await client.call('GET /morphemes')).body.wordsRevision;

  it('hears that words were counted and that the graphs have a point', async () => {
    const client = await signIn(server());
    const socket = await (await anotherDevice(server(), client)).socket();
    await say(client, await currentConversation(client), 'bonjour');
    const { progress, wordsRevision } = await socket.next(telling('progress'));
    expect(progress).toEqual({ language: 'fr' });
    expect(wordsRevision).toBe(await wordsRevisionOf(client));
    expect((await client.call('GET /conversation/graph-data')).body.progressGraphData).toHaveLength(1);
    await socket.close();
  });

  it('hears of words that count once they are read', async () => {
    const client = await signIn(server());
    const { _id: conversationId } = (await client.call('POST /petpal/create-petpal')).body;
    await server().settled(conversationId);
    const before = await wordsRevisionOf(client);
    const socket = await (await anotherDevice(server(), client)).socket();
    await client.call('POST /conversation/read', { conversationId });
    let heard = before;
    while (heard === before) heard = (await socket.next(telling('wordsRevision'))).wordsRevision ?? before;
    expect(heard).toBe(await wordsRevisionOf(client));
    await socket.close();
  });

  it('hears of marks, settings and titles, and a stranger of none of them', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await say(client, conversationId, 'bonjour');
    await server().settled(conversationId);
    const socket = await (await anotherDevice(server(), client)).socket();
    const stranger = await (await signIn(server())).socket();

    const { morphemes } = (await client.call('GET /morphemes')).body;
    const morphemeIds = morphemes.map(({ _id }) => _id);
    const { wordsRevision } = (await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds })).body;
    let heard: number | undefined;
    while (heard !== wordsRevision) heard = (await socket.next(telling('wordsRevision'))).wordsRevision;
    await client.call('POST /user/update-preferences', { theme: 'light' });
    expect((await socket.next(telling('preferences'))).preferences).toMatchObject({ theme: 'light' });
    await client.call('DELETE /conversation/delete/:id', { id: conversationId });
    const { conversations } = await socket.next(telling('conversations'));
    expect(conversations?.map(({ _id }) => _id)).not.toContain(conversationId);

    stranger.send({ type: 'ping' });
    await stranger.next(({ type }) => type === 'pong');
    expect(stranger.all.filter(({ type }) => type === 'message')).toEqual([]);
    await Promise.all([socket.close(), stranger.close()]);
  });
});

describeServer('admins, and nobody else,', (server) => {
  it('hear that accounts or access codes have changed', async () => {
    const admin = await signIn(server(), { userType: 'admin' });
    const learner = await signIn(server());
    const [heard, unheard] = await Promise.all([admin.socket(), learner.socket()]);
    const changes: (() => Promise<unknown>)[] = [
      () =>
        server()
          .client()
          .call('POST /auth/register', { username: `new ${learner.userId.slice(0, 8)}`, password, accessCode }),
      () => admin.call('POST /admin/create-access-code', { maxUses: 1, note: '' }),
      async () => {
        const { accessCodes } = (await admin.call('GET /admin/access-codes')).body;
        await admin.call('DELETE /admin/access-code/:id', { id: accessCodes[0]?.id ?? '' });
      },
      async () => {
        const leaving = await signIn(server());
        await leaving.call('POST /user/delete-account', { password });
      },
    ];
    for (const change of changes) {
      await change();
      await heard.next(telling('adminChanged'));
    }
    unheard.send({ type: 'ping' });
    await unheard.next(({ type }) => type === 'pong');
    expect(unheard.all.filter(telling('adminChanged'))).toEqual([]);
    await Promise.all([heard.close(), unheard.close()]);
  });
});
