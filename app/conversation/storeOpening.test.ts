import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '../../domain/account/preferences';
import { historyPageSize } from '../../domain/conversation/conversation';
import { createTestServer } from '../../domain/conversation/reduceTestServer';
import { AppError } from '../../domain/errors';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;

async function begin(options?: Parameters<typeof createStoreWorld>[0]) {
  t = createStoreWorld(options);
  t.start();
  await t.settle();
  t.subscribed();
  for (const frame of t.server.replay(0, { namesSends: true })) t.receive(frame);
}

beforeEach(() => begin());

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

  it('begin in the language of the one that is open', async () => {
    await t.actions.openConversation('c2');
    await t.actions.newChat();
    expect(t.named('POST /conversation/reset')[0]?.input).toEqual({ conversationId: 'c2' });
  });

  it.each([
    ['beginStarter', 'POST /prompt/create-now'],
    ['restartTutorial', 'POST /petpal/create-petpal'],
  ] as const)(
    'in which the tutor speaks first begin (%s) in the language of the one that is open',
    async (action, name) => {
      t.handlers.set(name, () => other('c9'));
      await t.actions.openConversation('c2');
      await t.actions[action]();
      expect(t.named(name)[0]?.input).toEqual({ conversationId: 'c2' });
    },
  );

  it.each([
    ['newChat', 'POST /conversation/reset', 'reset'],
    ['beginStarter', 'POST /prompt/create-now', 'starter'],
    ['restartTutorial', 'POST /petpal/create-petpal', 'tutorial'],
  ] as const)(
    'that are not begun (%s) say why beside their button, until something else is done',
    async (action, name, beginning) => {
      const refused = () => {
        throw new AppError('tutorCannot', { message: 'Not in Arabic.' });
      };
      t.handlers.set(name, refused);
      await t.actions[action]();
      expect(t.get()).toMatchObject({ problem: 'Not in Arabic.', problemBeginning: beginning });
      t.actions.moveProblem();
      expect(t.get()).toMatchObject({ problem: 'Not in Arabic.', problemBeginning: null });
      await t.actions[action]();
      expect(t.get().problemBeginning).toBe(beginning);
      await t.actions.openConversation('c2');
      expect(t.get()).toMatchObject({ problem: null, problemBeginning: null });
    },
  );

  it('that are not deleted say so where everything is said, though a beginning failed before', async () => {
    const refused = () => {
      throw new AppError('internal');
    };
    t.handlers.set('POST /prompt/create-now', refused);
    t.handlers.set('DELETE /conversation/delete/:id', refused);
    await t.actions.beginStarter();
    await t.actions.deleteConversation('c2');
    expect(t.get().problemBeginning).toBeNull();
    expect(t.get().problem).not.toBeNull();
  });

  it('open as the learner last chose', async () => {
    const first = t.actions.openConversation('c2');
    const second = t.actions.openConversation('c3');
    await Promise.all([first, second]);
    expect(t.get().conversation.conversationId).toBe('c3');
  });

  /** Calls of by-id that a test answers, by id. */
  function answersById() {
    const answers = new Map<string, { answer: (details: unknown) => void; refuse: (error: Error) => void }>();
    t.handlers.set(
      'GET /conversation/by-id/:id',
      ({ id }: { id: string }) =>
        new Promise((answer, refuse) => {
          answers.set(id, { answer, refuse });
        }),
    );
    return answers;
  }

  it('open as the learner last chose, though what was chosen before fails late', async () => {
    const answers = answersById();
    const first = t.actions.openConversation('c2');
    const second = t.actions.openConversation('c3');
    answers.get('c2')?.refuse(new AppError('conversationNotFound'));
    await first;
    expect(t.get()).toMatchObject({ openingId: 'c3', problem: null });
    answers.get('c3')?.answer(other('c3'));
    await second;
    expect(t.get().conversation.conversationId).toBe('c3');
  });

  it('open as the learner last chose, though a new chat is made late', async () => {
    let made: (details: unknown) => void = () => undefined;
    t.handlers.set('POST /conversation/reset', () => new Promise((resolve) => (made = resolve)));
    const making = t.actions.newChat();
    await t.actions.openConversation('c2');
    made(other('c9'));
    expect(await making).toBeNull();
    expect(t.get().conversation.conversationId).toBe('c2');
  });

  it('keep what is on its way when the new chat is the one that is open', async () => {
    t.handlers.set('POST /conversation/reset', () => t.server.page());
    t.handlers.set('POST /message/send-message', () => new Promise(() => undefined));
    void t.actions.send('hello');
    await t.actions.newChat();
    expect(t.ids()).toEqual(['temp-user', 'temp-assistant']);
  });

  it('open with what was told of them while they were opened', { tags: ['C448'] }, async () => {
    const answers = answersById();
    const opening = t.actions.openConversation('c2');
    t.receive({ type: 'message', conversationDetails: { ...other('c2'), targetLanguage: 'fr' } });
    t.receive({ type: 'message', conversationDetails: { ...other('c3'), targetLanguage: 'ko' } });
    expect(t.get().conversation).toMatchObject({ conversationId: 'c1', about: { targetLanguage: 'ja' } });
    answers.get('c2')?.answer(other('c2'));
    await opening;
    expect(t.get().conversation).toMatchObject({ conversationId: 'c2', about: { targetLanguage: 'fr' } });
  });

  it(
    'open as they are answered where what was told belongs to an opening that failed',
    { tags: ['C448'] },
    async () => {
      const answers = answersById();
      const failing = t.actions.openConversation('c2');
      t.receive({ type: 'message', conversationDetails: { ...other('c2'), targetLanguage: 'fr' } });
      answers.get('c2')?.refuse(new AppError('internal'));
      await failing;
      const opening = t.actions.openConversation('c2');
      answers.get('c2')?.answer({ ...other('c2'), targetLanguage: 'ko' });
      await opening;
      expect(t.get().conversation.about?.targetLanguage).toBe('ko');
    },
  );

  it('open as they are answered where something was told of them long before', { tags: ['C448'] }, async () => {
    t.receive({ type: 'message', conversationDetails: { ...other('c2'), targetLanguage: 'fr' } });
    await t.actions.openConversation('c2');
    expect(t.get().conversation.about?.targetLanguage).toBe('ja');
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

  it('begin anew, with fresh titles', { tags: ['C342'] }, async () => {
    await t.actions.newChat();
    expect(t.get().conversation.conversationId).toBe('c9');
    expect(t.get().conversations).toHaveLength(1);
    expect(t.ids()).toEqual([]);
  });

  it('are asked for as a viewer in viewer mode', { tags: ['C425', 'C429'] }, async () => {
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

  /** A page that came without a conversation, and a server that answers its history with `answer` until told otherwise. */
  async function beginWithout(answer: () => unknown) {
    t = createStoreWorld({ details: null });
    t.handlers.set('GET /conversation/request-history', answer);
    t.handlers.set('GET /conversation/by-id/:id', ({ id }: { id: string }) => other(id));
    t.start();
    await t.settle();
  }
  const history = () => ({
    conversationDetails: other('c5'),
    preferences: { ...defaultPreferences, masteryThreshold: 3 },
  });
  const refuse = (code: 'notAuthenticated' | 'forbidden' | 'internal') => () => {
    throw new AppError(code);
  };
  const asked = () => t.named('GET /conversation/request-history').length;

  it('load when the page had none and somebody is signed in', { tags: ['C344'] }, async () => {
    await beginWithout(history);
    expect(t.get()).toMatchObject({ conversation: { conversationId: 'c5' }, preferences: { masteryThreshold: 3 } });
    expect(t.log).toContain('subscribe c5');
    t.logIn();
    await t.settle();
    expect(asked()).toBe(1);
  });

  it('do not come in place of one that was opened meanwhile', { tags: ['C344'] }, async () => {
    let answer: (history: unknown) => void = () => undefined;
    await beginWithout(() => new Promise((resolve) => (answer = resolve)));
    await t.actions.openConversation('c2');
    answer(history());
    await t.settle();
    expect(t.get().conversation.conversationId).toBe('c2');
  });

  it('do not load for nobody', { tags: ['C344'] }, async () => {
    t = createStoreWorld({ details: null });
    t.world.isAuthenticated = false;
    t.handlers.set('GET /conversation/request-history', history);
    t.start();
    await t.settle();
    expect(t.calls).toEqual([]);
    t.logIn();
    await t.settle();
    expect(t.get().conversation.conversationId).toBe('c5');
  });

  it.each(['notAuthenticated', 'forbidden'] as const)(
    'load again after a 401 or 403 once a token returns, and not before: %s',
    { tags: ['C345'] },
    async (code) => {
      await beginWithout(refuse(code));
      expect([asked(), t.get().conversation.conversationId]).toEqual([1, null]);
      t.handlers.set('GET /conversation/request-history', history);
      await t.settle();
      expect(asked()).toBe(1);
      t.logIn();
      t.logIn();
      await t.settle();
      expect([asked(), t.get().conversation.conversationId]).toEqual([2, 'c5']);
    },
  );

  it('wait for the next token when they are refused again', { tags: ['C345'] }, async () => {
    await beginWithout(refuse('notAuthenticated'));
    t.logIn();
    await t.settle();
    await t.settle();
    expect(asked()).toBe(2);
  });

  it(
    'are opened again by the token’s return, unless the learner has chosen another one',
    { tags: ['C345'] },
    async () => {
      const refused = refuse('forbidden');
      const byId = (id: string) =>
        t.named('GET /conversation/by-id/:id').filter(({ input }) => (input as { id: string }).id === id);
      t.handlers.set('GET /conversation/by-id/:id', refused);
      await t.actions.openConversation('c2');
      t.handlers.set('GET /conversation/by-id/:id', ({ id }: { id: string }) => other(id));
      t.logIn();
      await t.settle();
      expect(t.get().conversation.conversationId).toBe('c2');

      t.handlers.set('GET /conversation/by-id/:id', refused);
      await t.actions.openConversation('c3');
      t.handlers.set('GET /conversation/by-id/:id', ({ id }: { id: string }) => other(id));
      await t.actions.openConversation('c4');
      t.logIn();
      await t.settle();
      expect([byId('c3').length, t.get().conversation.conversationId]).toEqual([1, 'c4']);
    },
  );

  it('are not made by the token’s return: a new chat that was refused stays unmade', async () => {
    t.handlers.set('POST /conversation/reset', refuse('notAuthenticated'));
    expect(await t.actions.newChat()).toBeNull();
    t.logIn();
    await t.settle();
    expect(t.named('POST /conversation/reset')).toHaveLength(1);
  });

  it('load once the server can be reached, where it could not be at the start', async () => {
    t = createStoreWorld({ details: null });
    Object.assign(t.world, { isAuthenticated: false, why: 'unreachable' });
    t.handlers.set('GET /conversation/request-history', history);
    t.start();
    await t.settle();
    expect(t.calls).toEqual([]);
    t.world.why = null;
    t.logIn();
    await t.settle();
    expect(t.get().conversation.conversationId).toBe('c5');
  });
});
