import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '../../domain/account/preferences';
import { historyPageSize, type ConversationDetails } from '../../domain/conversation/conversation';
import { doneField, type Morpheme } from '../../domain/conversation/message';
import { createTestServer, learnerId } from '../../domain/conversation/reduceTestServer';
import { AppError } from '../../domain/errors';
import { fieldFrame, type ServerFrame } from '../../domain/protocol';
import type { Word } from '../../domain/words/word';
import type { Call } from '../api/calls';
import { NetworkError } from '../api/networkError';
import type { ConnectionState, Notice } from '../realtime/connectionTypes';
import { createEmitter } from '../realtime/emitter';
import { createDrafts } from '../storage/drafts';
import { memoryKeyValue } from '../storage/keyValue';
import { createConversationStore, type Since } from './store';

type Handler = (input: never) => unknown;

function setUp({ viewer = false, details }: { viewer?: boolean; details?: ConversationDetails | null } = {}) {
  const server = createTestServer();
  const calls: { name: string; input: unknown }[] = [];
  const log: string[] = [];
  const warnings: string[] = [];
  const handlers = new Map<string, Handler>();
  const storage = memoryKeyValue();
  const drafts = createDrafts(storage);
  const frames = createEmitter<ServerFrame>();
  const states = createEmitter<ConnectionState>();
  const notices = createEmitter<Notice | null>();
  const subscriptions = createEmitter<string>();
  const errors = createEmitter<Error>();
  const changes = createEmitter<never>();
  const ends = createEmitter<undefined>();
  const world = { isAuthenticated: true };
  let since: Since = () => undefined;
  let serial = 0;

  const call = ((name: string, input: never) => {
    calls.push({ name, input });
    const handler = handlers.get(name);
    return new Promise<never>((resolve, reject) => {
      if (!handler) {
        reject(new AppError('notFound'));
        return;
      }
      try {
        resolve(handler(input) as never);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }) as unknown as Call;

  const made = createConversationStore(
    {
      userId: learnerId,
      details: details === undefined ? server.page() : details,
      preferences: { ...defaultPreferences, language: 'ja' },
      conversations: [],
      tutorLanguages: null,
      words: { morphemes: [], masteryThreshold: 10, anchorMessageId: null },
      viewer,
    },
    (given) => {
      since = given;
      return {
        call,
        connection: {
          connect: () => log.push('connect'),
          close: () => log.push('close'),
          subscribe: (id) => log.push(`subscribe ${id}`),
          unsubscribe: () => log.push('unsubscribe'),
          resync: () => log.push('resync'),
          state: () => 'closed',
          onMessage: frames.on,
          onState: states.on,
          onNotice: notices.on,
          onSubscribe: subscriptions.on,
          onError: errors.on,
        },
        session: {
          start: () => Promise.resolve(),
          state: () => ({
            isReady: true,
            isAuthenticated: world.isAuthenticated,
            identity: null,
            why: null,
            viewerMode: false,
          }),
          onChange: changes.on,
          onEnd: ends.on,
        },
        drafts,
        makeId: () => `client ${(serial += 1)}`,
        warn: (message) => warnings.push(message),
      };
    },
  );
  handlers.set('GET /morphemes', () => ({ morphemes: [], masteryThreshold: 10, anchorMessageId: null }));
  handlers.set('POST /message/send-message', ({ message, clientMessageId }: Record<string, string>) =>
    server.send(message ?? '', clientMessageId ?? ''),
  );
  const get = made.store.getState;
  return {
    ...made,
    server,
    calls,
    log,
    warnings,
    handlers,
    drafts,
    storage,
    world,
    get,
    since: (id: string) => since(id),
    notice: notices.emit,
    subscribed: () => {
      subscriptions.emit('c1');
    },
    logIn: () => {
      world.isAuthenticated = true;
      changes.emit(undefined as never);
    },
    logOut: () => {
      world.isAuthenticated = false;
      ends.emit(undefined);
    },
    receive: (...received: ServerFrame[]) => received.forEach(frames.emit),
    receiveAll: () => server.sent.splice(0).flat().forEach(frames.emit),
    named: (name: string) => calls.filter((made) => made.name === name),
    ids: () => get().messages.map(({ id }) => id),
    settle: async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

type World = ReturnType<typeof setUp>;
let t: World;
let stop: () => void;

async function begin(options?: Parameters<typeof setUp>[0]) {
  t = setUp(options);
  stop = t.start();
  await t.settle();
  t.subscribed();
  for (const frame of t.server.replay(0, { namesSends: true })) t.receive(frame);
}

beforeEach(() => begin());

describe('sending', () => {
  it('C303 C305 C306 C308 trims, clears the input, shows both places at once and posts', async () => {
    t.actions.setDraft('  hello  ');
    const sent = t.actions.send();
    expect(t.get().draft).toBe('');
    expect(t.ids()).toEqual(['temp-user', 'temp-assistant']);
    expect(await sent).toEqual({ ok: true });
    expect(t.named('POST /message/send-message')).toEqual([
      {
        name: 'POST /message/send-message',
        input: { message: 'hello', conversationId: 'c1', clientMessageId: 'client 1' },
      },
    ]);
    t.receiveAll();
    expect(t.ids()).toEqual(['u1', 'a1']);
  });

  it('C304 C368 ignores what is empty', async () => {
    expect(await t.actions.send(' \n ')).toEqual({ ok: false, why: 'empty' });
    expect(t.calls).toEqual([]);
  });

  it('C309 C310 keeps the draft in local storage until it has arrived', async () => {
    t.actions.setDraft('hello');
    expect(t.drafts.read('c1')).toBe('hello');
    const sent = t.actions.send();
    expect(t.drafts.read('c1')).toBe('hello');
    await sent;
    expect(t.drafts.read('c1')).toBe('');
  });

  it('C310 leaves the next draft, begun while the message was on its way', async () => {
    t.actions.setDraft('hello');
    const sent = t.actions.send();
    t.actions.setDraft('and then');
    await sent;
    expect(t.drafts.read('c1')).toBe('and then');
    expect(t.get().draft).toBe('and then');
  });

  it('C309 finds the draft again after a reload', async () => {
    t.actions.setDraft('half a');
    const again = setUp();
    again.drafts.write('c1', 'half a');
    again.start();
    expect(again.get().draft).toBe('half a');
  });

  it('C313 does not send twice', async () => {
    const first = t.actions.send('hello');
    expect(await t.actions.send('hello')).toEqual({ ok: false, why: 'sending' });
    await first;
    expect(t.named('POST /message/send-message')).toHaveLength(1);
  });

  it('refuses more than 2,000 characters, says why and keeps them', async () => {
    const text = 'x'.repeat(2001);
    t.actions.setDraft(text);
    expect(await t.actions.send()).toEqual({ ok: false, why: 'tooLong' });
    expect(t.get()).toMatchObject({ draft: text, sendProblem: expect.stringContaining('2,000') as string });
    t.actions.setDraft('short');
    expect(t.get().sendProblem).toBeNull();
  });

  it('does not touch what is being typed when a suggestion is sent', async () => {
    t.actions.setDraft('half a');
    await t.actions.send('Yes, please.');
    expect(t.get().draft).toBe('half a');
    expect(t.drafts.read('c1')).toBe('half a');
  });

  it('keeps a text that failed with its reason, and sends it again under the same id', async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    t.actions.setDraft('hello');
    expect(await t.actions.send()).toEqual({ ok: false, why: 'failed' });
    const [failed] = t.get().conversation.failed;
    expect(failed).toMatchObject({ text: 'hello', reason: 'Unable to connect to the server. Please try again.' });
    expect(t.drafts.read('c1')).toBe('hello');
    t.handlers.set('POST /message/send-message', ({ message, clientMessageId }: Record<string, string>) =>
      t.server.send(message ?? '', clientMessageId ?? ''),
    );
    expect(await t.actions.resendFailed(failed?.clientMessageId ?? '')).toEqual({ ok: true });
    const ids = t
      .named('POST /message/send-message')
      .map(({ input }) => (input as { clientMessageId: string }).clientMessageId);
    expect(ids).toEqual(['client 1', 'client 1']);
    expect(t.drafts.read('c1')).toBe('');
  });

  it('takes the same text typed again for the same message', async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    await t.actions.send('hello');
    await t.actions.send('hello');
    const ids = t
      .named('POST /message/send-message')
      .map(({ input }) => (input as { clientMessageId: string }).clientMessageId);
    expect(ids).toEqual(['client 1', 'client 1']);
  });

  it('keeps the text when a failed message is taken back into the input', async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    await t.actions.send('hello');
    t.actions.setDraft('hello');
    t.actions.discardFailed('client 1');
    expect(t.get().conversation.failed).toEqual([]);
    expect(t.drafts.read('c1')).toBe('hello');
  });

  it('C314 sends nothing in viewer mode', async () => {
    await begin({ viewer: true });
    expect(await t.actions.send('hello')).toEqual({ ok: false, why: 'viewer' });
    expect(t.calls).toEqual([]);
    expect(t.log).toEqual([]);
  });
});

describe('replies', () => {
  it('can be retried, stopped and deleted', async () => {
    for (const name of ['POST /message/retry', 'POST /message/stop', 'DELETE /message/delete-message/:id']) {
      t.handlers.set(name, () => ({}));
    }
    await t.actions.send('hello');
    t.receiveAll();
    await Promise.all([t.actions.retry('a1'), t.actions.retry('a1')]);
    expect(t.named('POST /message/retry')).toHaveLength(1);
    await t.actions.stop();
    expect(t.named('POST /message/stop')[0]?.input).toEqual({ conversationId: 'c1' });
    await t.actions.deleteMessage('a1');
    expect(t.ids()).toEqual(['u1']);
    expect(t.get().busyMessageIds.size).toBe(0);
  });

  it('that cannot be retried say why', async () => {
    t.handlers.set('POST /message/retry', () => {
      throw new AppError('nothingToRetry');
    });
    await t.actions.retry('a1');
    expect(t.get().problem).toBe('This reply cannot be retried.');
    t.actions.dismissProblem();
    expect(t.get().problem).toBeNull();
  });
});

describe('the connection', () => {
  it('C288 C301 subscribes and connects once the session’s first refresh is through', () => {
    expect(t.log.slice(0, 2)).toEqual(['subscribe c1', 'connect']);
  });

  it('C288 does not connect nobody, and does when somebody logs in', async () => {
    t = setUp();
    t.world.isAuthenticated = false;
    t.start();
    await t.settle();
    expect(t.log).toEqual([]);
    t.logIn();
    expect(t.log).toEqual(['subscribe c1', 'connect']);
  });

  it('C291 ends with the session, and with the page', () => {
    t.logOut();
    expect(t.log.at(-1)).toBe('close');
    stop();
    t.receive({ type: 'message', conversations: [] });
    expect(t.get().connection).toBe('closed');
  });

  it('heals by itself when something is missing', () => {
    t.server.send('one', 'x');
    t.server.send('two', 'y');
    for (const frame of t.server.sent[1] ?? []) t.receive(frame);
    expect(t.get().conversation.needsResync).toBe(true);
    expect(t.log.at(-1)).toBe('resync');
    t.actions.heal();
    expect(t.since('c1')).toBe(3);
    t.subscribed();
    for (const frame of t.server.replay(3, { namesSends: true })) t.receive(frame);
    expect(t.ids()).toEqual(['u1', 'a1', 'u2', 'a2']);
    expect(t.get().conversation.needsResync).toBe(false);
  });

  it('C296 C447 C449 passes on notices, titles and settings', async () => {
    t.notice('Connected');
    t.receive({ type: 'message', conversations: [{ ...t.server.page(), title: 'New' }] });
    t.receive({ type: 'message', preferences: { ...defaultPreferences, masteryThreshold: 3 } });
    expect(t.get().notice).toBe('Connected');
    expect(t.get().conversations[0]?.title).toBe('New');
    expect(t.get().preferences.masteryThreshold).toBe(3);
    await t.settle();
    expect(t.named('GET /morphemes')).toHaveLength(1);
  });
});

it('says that what the tutor began with has been read, before the words are asked for', async () => {
  t.handlers.set('POST /conversation/read', () => ({}));
  t.receive({ type: 'message', conversations: [{ ...t.server.page(), unread: true }] });
  await t.actions.refreshWords();
  expect(t.calls.map(({ name, input }) => [name, input])).toEqual([
    ['POST /conversation/read', { conversationId: 'c1' }],
    ['GET /morphemes', { conversationId: 'c1' }],
  ]);
  t.receive({ type: 'message', conversations: [t.server.page()] });
  await t.actions.refreshWords();
  expect(t.named('POST /conversation/read')).toHaveLength(1);
});

describe('conversations', () => {
  const other = (id: string) => ({ ...createTestServer(id).page(), title: id });

  beforeEach(() => {
    t.handlers.set('GET /conversation/by-id/:id', ({ id }: { id: string }) => other(id));
    t.handlers.set('POST /conversation/reset', () => other('c9'));
    t.handlers.set('GET /conversation/titles', () => [other('c9')]);
  });

  it('open with their words and their draft, and the former one is shown until then', async () => {
    t.drafts.write('c2', 'for c2');
    t.actions.setDraft('for c1');
    const opening = t.actions.openConversation('c2');
    expect(t.get()).toMatchObject({ openingId: 'c2', conversation: { conversationId: 'c1' } });
    await opening;
    expect(t.get()).toMatchObject({ openingId: null, draft: 'for c2', conversation: { about: { title: 'c2' } } });
    expect(t.named('GET /morphemes')[0]?.input).toEqual({ conversationId: 'c2' });
    expect(t.log.at(-1)).toBe('subscribe c2');
    expect(t.drafts.read('c1')).toBe('for c1');
  });

  it('open as the learner last chose', async () => {
    const first = t.actions.openConversation('c2');
    const second = t.actions.openConversation('c3');
    await Promise.all([first, second]);
    expect(t.get().conversation.conversationId).toBe('c3');
  });

  it('stay as they are when another one cannot be opened', async () => {
    t.handlers.set('GET /conversation/by-id/:id', () => {
      throw new AppError('conversationNotFound');
    });
    await t.actions.openConversation('c2');
    expect(t.get()).toMatchObject({
      openingId: null,
      problem: 'Conversation not found.',
      conversation: { conversationId: 'c1' },
    });
  });

  it('C342 begin anew, with fresh titles', async () => {
    await t.actions.newChat();
    expect(t.get().conversation.conversationId).toBe('c9');
    expect(t.get().conversations).toHaveLength(1);
    expect(t.ids()).toEqual([]);
  });

  it('C425 C429 are asked for as a viewer in viewer mode', async () => {
    await begin({ viewer: true });
    t.handlers.set('GET /conversation/by-id/:id', ({ id }: { id: string }) => other(id));
    await t.actions.openConversation('c2');
    expect(t.named('GET /conversation/by-id/:id')[0]?.input).toEqual({ id: 'c2', viewer: '1' });
    expect(t.log).toEqual([]);
  });

  it('load what is older from where the history is complete', async () => {
    const server = createTestServer();
    for (let n = 0; n < historyPageSize; n += 1) server.send(`text ${n}`, `client ${n}`);
    await begin({ details: server.page({ size: 10 }) });
    t.handlers.set('GET /conversation/by-id/:id', ({ before }: { before: string }) =>
      server.page({ before: Number(before), size: 10 }),
    );
    await Promise.all([t.actions.loadOlder(), t.actions.loadOlder()]);
    expect(t.get().messages).toHaveLength(20);
    expect(t.named('GET /conversation/by-id/:id').map(({ input }) => input)).toEqual([{ id: 'c1', before: '91' }]);
  });

  it('C344 C345 load when the page had none, and again after a 401 once somebody is signed in', async () => {
    await begin({ details: null });
    t.handlers.set('GET /conversation/request-history', () => {
      throw new AppError('notAuthenticated');
    });
    stop();
    stop = t.start();
    await t.settle();
    expect(t.get().conversation.conversationId).toBeNull();
    t.handlers.set('GET /conversation/request-history', () => ({
      conversationDetails: other('c5'),
      preferences: defaultPreferences,
    }));
    t.logIn();
    await t.settle();
    expect(t.get().conversation.conversationId).toBe('c5');
  });
});

describe('words', () => {
  const morphemes: Morpheme[] = [
    ['猫', 'neko', 'cat'],
    ['。', '', ''],
    ['食べ', 'tabe', 'eat', { group: 1 }],
    ['は', 'wa', 'as for'],
    ['ます', 'masu', 'eat', { group: 1 }],
  ];
  const word = (identity: string, change: Partial<Word> = {}): Word => ({
    _id: identity,
    identity,
    originalMorpheme: identity,
    transliteratedMorpheme: '',
    translatedMorpheme: '',
    trueCount: 5,
    effectiveCount: 5,
    marked: false,
    needed: false,
    ...change,
  });

  beforeEach(async () => {
    await t.actions.send('hello');
    t.receiveAll();
    const frames = t.server.messages.map((message) => {
      message.rev += 1;
      return fieldFrame(message, 'c1', 'morphemeTranslationDetails', doneField(morphemes));
    });
    t.handlers.set('GET /morphemes', () => ({
      morphemes: [word('猫'), word('は')],
      masteryThreshold: 10,
      anchorMessageId: 'a1',
    }));
    expect(t.named('GET /morphemes')).toHaveLength(0);
    t.receive(frames[0] as ServerFrame);
    await t.settle();
    expect(t.named('GET /morphemes')).toHaveLength(0);
    t.receive(frames[1] as ServerFrame);
    await t.settle();
  });

  it('are loaded anew once, when all words of the turn are there', () => {
    expect(t.named('GET /morphemes')).toHaveLength(1);
    expect(t.get().opacities.get('a1')).toEqual([0.6, 0, 1, 0.6, 1]);
  });

  it('are peeked at whole, and hidden again', () => {
    t.actions.peek('a1', 0);
    expect([...(t.get().peeked?.indexes ?? [])]).toEqual([0]);
    t.actions.peek('a1', 0);
    expect(t.get().peeked).toBeNull();
    t.actions.peek('a1', 0);
    t.actions.endPeek();
    t.actions.peek('a1', 4);
    expect([...(t.get().peeked?.indexes ?? [])]).toEqual([2, 4]);
  });

  it('are selected whole in the expanded message, and let go when it is closed', () => {
    t.actions.toggleExpanded('a1');
    t.actions.toggleSelected('a1', 2);
    expect([...t.get().selected]).toEqual([2, 4]);
    t.actions.toggleSelected('a1', 4);
    expect(t.get().selected.size).toBe(0);
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleExpanded('u1');
    expect(t.get()).toMatchObject({ expandedMessageId: 'u1', selected: new Set() });
  });

  it('C413 are marked at once, then as the server says', async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => ({
      morphemes: [word('猫', { marked: true, effectiveCount: 10 })],
    }));
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleSelected('a1', 2);
    const marking = t.actions.markMastered();
    expect(t.get().opacities.get('a1')).toEqual([0, 0, 0, 0.6, 0]);
    await marking;
    expect(t.named('PATCH /morphemes/update-morphemes-mastered')[0]?.input).toEqual({
      originalMorphemes: ['猫', '食べ ます'],
      expandedMessageId: 'a1',
    });
    expect(t.get().lastMark).toEqual({ kind: 'mastered', originalMorphemes: ['猫', '食べ ます'] });
  });

  it('C415 begin anew, and the mark can be taken back', async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-not-mastered', () => ({
      morphemes: [word('猫', { effectiveCount: 0 })],
    }));
    t.handlers.set('POST /morphemes/undo', () => ({}));
    t.actions.toggleSelected('a1', 0);
    await t.actions.refreshMastery();
    expect(t.get().opacities.get('a1')?.[0]).toBe(1);
    await t.actions.undoMark();
    expect(t.get().opacities.get('a1')?.[0]).toBe(0.6);
    expect(t.get().lastMark).toBeNull();
  });

  it('are as they were when the server refuses', async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => {
      throw new AppError('messageNotFound');
    });
    const before = t.get().words.byIdentity;
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleSelected('a1', 2);
    await t.actions.markMastered();
    expect(t.get().words.byIdentity).toEqual(before);
    expect(t.get().opacities.get('a1')).toEqual([0.6, 0, 1, 0.6, 1]);
    expect(t.get().problem).toBe('Message not found.');
  });

  it('do not lose a mark to an answer that is older', async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => ({ morphemes: [] }));
    let answer: (value: unknown) => void = () => undefined;
    t.handlers.set('GET /morphemes', () => new Promise((resolve) => (answer = resolve)));
    const refreshing = t.actions.refreshWords();
    t.actions.toggleSelected('a1', 0);
    await t.actions.markMastered();
    const old = { morphemes: [word('猫')], masteryThreshold: 10, anchorMessageId: 'a1' };
    const marked = { ...old, morphemes: [word('猫', { marked: true, effectiveCount: 10 })] };
    answer(old);
    await t.settle();
    expect(t.get().words.byIdentity.get('猫')?.marked).toBe(true);
    answer(marked);
    await refreshing;
    expect(t.get().words.byIdentity.get('猫')?.marked).toBe(true);
  });
});

it('C266 C267 C375 posts a setting at once and fetches all of them', async () => {
  t.handlers.set('POST /user/update-preferences', () => ({}));
  t.handlers.set('GET /user/get-preferences', () => ({ ...defaultPreferences, theme: 'light', message: '' }));
  await t.actions.updatePreferences({ theme: 'light' });
  expect(t.calls.map(({ name }) => name)).toEqual(['POST /user/update-preferences', 'GET /user/get-preferences']);
  expect(t.get().preferences.theme).toBe('light');
});

it('is made without touching anything of a browser', () => {
  const { calls, log, get } = setUp();
  expect(calls).toEqual([]);
  expect(log).toEqual([]);
  expect(get().conversation.conversationId).toBe('c1');
});
