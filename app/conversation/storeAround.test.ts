import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '../../domain/account/preferences';
import type { ConversationSummary } from '../../domain/conversation/conversation';
import { AppError } from '../../domain/errors';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

const names = {
  titles: 'GET /conversation/titles',
  preferences: 'GET /user/get-preferences',
  details: 'GET /conversation/by-id/:id',
} as const;

let t: StoreWorld;
/** What the server would answer now. */
let server: { titles: ConversationSummary[]; threshold: number; details: object };
/** Calls that wait for the test to answer them, where it said so. */
let waiting: (() => void)[];

function summaryOf(change: Partial<ConversationSummary> = {}): ConversationSummary {
  const { _id, title, conversationType, persona, targetLanguage, unread, lastPosition } = t.server.page();
  return { _id, title, conversationType, persona, targetLanguage, unread, lastPosition, ...change };
}

beforeEach(async () => {
  await begin();
});

async function begin(options?: Parameters<typeof createStoreWorld>[0]) {
  t = createStoreWorld(options);
  waiting = [];
  server = { titles: [summaryOf()], threshold: 10, details: {} };
  t.handlers.set(names.titles, () => server.titles);
  t.handlers.set(names.preferences, () => ({
    ...defaultPreferences,
    language: 'ja',
    masteryThreshold: server.threshold,
    message: '',
  }));
  t.handlers.set(names.details, ({ before }: { before?: string }) => ({
    ...t.server.page(before === undefined ? {} : { before: Number(before) }),
    ...server.details,
  }));
  t.start();
  await t.settle();
}

/** From now on answers are those of the moment of asking, and come when the test calls them up. */
function holdBack(...which: (keyof typeof names)[]) {
  for (const name of which) {
    const handler = t.handlers.get(names[name]);
    t.handlers.set(names[name], (input) => {
      const answer = handler?.(input);
      return new Promise((resolve) =>
        waiting.push(() => {
          resolve(answer);
        }),
      );
    });
  }
}

async function answerAll() {
  for (const answer of waiting.splice(0)) answer();
  await t.settle();
}

async function reconnect() {
  t.connected('closed');
  t.connected('reconnecting');
  t.connected('open');
  await t.settle();
}

const open = async () => {
  t.connected('open');
  await t.settle();
};
const count = (name: keyof typeof names) => t.named(names[name]).length;
const counts = () => [count('titles'), count('preferences'), count('details')];

describe('what stands around the conversation', () => {
  it('keeps what frames have told where a page comes late that was read before', async () => {
    t.subscribed();
    for (const frame of t.server.replay(0, { namesSends: true })) t.receive(frame);
    const page = t.server.page();
    const former = [summaryOf()];
    await t.actions.send('hello');
    t.receiveAll();
    server = { titles: [summaryOf({ title: 'A greeting' })], threshold: 5, details: {} };
    t.receive({ type: 'message', conversations: server.titles });
    const { preferences } = t.get();
    const words = { morphemes: [], masteryThreshold: 10, anchorPosition: null, wordsRevision: 0 };
    t.actions.adopt({
      userId: 'l',
      details: page,
      preferences,
      conversations: former,
      words,
      scenarioDraft: null,
      tutorLanguages: null,
    });
    expect(t.get().conversations[0]?.title).toBe('A greeting');
    await t.settle();
    expect(t.get().conversations[0]?.title).toBe('A greeting');
    expect(t.get().preferences.masteryThreshold).toBe(5);
  });

  it('hears of the title that a chat was given before the first line stood', async () => {
    await t.actions.send('hello');
    server.titles = [summaryOf({ title: 'A greeting' })];
    t.connected('open');
    await t.settle();
    expect(t.get().conversations[0]?.title).toBe('A greeting');
  });

  it('is as many words as the page shows, and all of them whenever a line stands', async () => {
    expect(t.get().words.isWhole).toBe(false);
    await open();
    expect(t.named('GET /morphemes')).toHaveLength(1);
    expect(t.get().words.isWhole).toBe(true);
    // What was marked elsewhere while none stood was told to nobody here.
    await reconnect();
    expect(t.named('GET /morphemes')).toHaveLength(2);
  });

  it('regression: is asked for once the first line stands, for what changed after the page’s data was read', async () => {
    server = { titles: [summaryOf({ title: 'Elsewhere' })], threshold: 7, details: {} };
    await open();
    expect([count('titles'), count('preferences')]).toEqual([1, 1]);
    expect(t.get().conversations[0]?.title).toBe('Elsewhere');
    expect(t.get().preferences.masteryThreshold).toBe(7);
  });

  it(
    'is asked for after every later one, because what was told meanwhile is lost',
    { tags: ['C447', 'C449'] },
    async () => {
      await open();
      const wordsAsked = t.named('GET /morphemes').length;
      server = { titles: [summaryOf(), summaryOf({ _id: 'c2', title: 'Elsewhere' })], threshold: 7, details: {} };
      await reconnect();
      expect(counts()).toEqual([2, 2, 0]);
      expect(t.get().conversations.map(({ _id }) => _id)).toEqual(['c1', 'c2']);
      expect(t.get().preferences.masteryThreshold).toBe(7);
      // Once for the line, and once more because another threshold hides other glosses.
      expect(t.named('GET /morphemes')).toHaveLength(wordsAsked + 2);
      await reconnect();
      expect(counts()).toEqual([3, 3, 0]);
    },
  );

  it('is asked for after a change of lines, too, though nothing broke', async () => {
    await open();
    t.connected('connecting');
    await open();
    expect(counts()).toEqual([2, 2, 0]);
  });

  it('includes the conversation’s own details where the list says that they changed', { tags: ['C448'] }, async () => {
    await open();
    await t.actions.send('hello');
    t.receiveAll();
    server.titles = [summaryOf({ targetLanguage: 'fr' })];
    server.details = { targetLanguage: 'fr' };
    const before = t.get().messages;
    const wordsAsked = t.named('GET /morphemes').length;
    await reconnect();
    // Asked for without messages, and without becoming the current conversation by that.
    expect(t.named(names.details).map(({ input }) => input)).toEqual([{ id: 'c1', before: '1' }]);
    expect(t.get().conversation.about?.targetLanguage).toBe('fr');
    expect(t.get().messages).toBe(before);
    // Once for the line, and once for the other language.
    expect(t.named('GET /morphemes')).toHaveLength(wordsAsked + 2);
  });

  it('includes what an empty chat begins with', { tags: ['C448'] }, async () => {
    await open();
    server.titles = [summaryOf({ targetLanguage: 'fr' })];
    server.details = { targetLanguage: 'fr', openers: [{ text: 'Bonjour', means: 'Hello' }] };
    await reconnect();
    expect(t.named(names.details).map(({ input }) => input)).toEqual([{ id: 'c1' }]);
    expect(t.get().conversation.about).toMatchObject({ targetLanguage: 'fr', openers: [{ text: 'Bonjour' }] });
  });

  it(
    'always includes those of a friend chat: the list does not tell of a friend who left',
    { tags: ['C448'] },
    async () => {
      const friend = { userId: 'f', username: 'bob', blocked: false, readPosition: 0 };
      await begin({ details: { ...t.server.page(), conversationType: 'friend', friend } });
      server.titles = [summaryOf({ conversationType: 'friend' })];
      server.details = { conversationType: 'friend', friend: null };
      await open();
      await reconnect();
      expect(t.get().conversation.about?.friend).toBeNull();
    },
  );

  it('asks for what is open when the list does not name it, and stays there while the server has it', async () => {
    await open();
    server.titles = [summaryOf({ _id: 'c2' })];
    await reconnect();
    expect([count('details'), t.get().problem, t.get().conversation.conversationId]).toEqual([1, null, 'c1']);
    expect(t.get().gone).toBeNull();
  });

  it('is asked for one round at a time, and once more when lines changed meanwhile, however often', async () => {
    await open();
    holdBack('titles', 'preferences');
    await reconnect();
    await reconnect();
    await reconnect();
    expect(counts()).toEqual([2, 2, 0]);
    server.threshold = 5;
    await answerAll();
    expect(counts()).toEqual([3, 3, 0]);
    await answerAll();
    expect(counts()).toEqual([3, 3, 0]);
    expect(t.get().preferences.masteryThreshold).toBe(5);
  });

  it('is never older than a frame that came while it was asked for', { tags: ['C447', 'C449'] }, async () => {
    await open();
    server.titles = [summaryOf({ title: 'as asked for' })];
    holdBack('titles', 'preferences');
    await reconnect();
    t.receive({ type: 'message', conversations: [summaryOf({ title: 'as told' })] });
    t.receive({ type: 'message', preferences: { ...defaultPreferences, masteryThreshold: 20 } });
    await answerAll();
    expect(t.get().conversations.map(({ title }) => title)).toEqual(['as told']);
    expect(t.get().preferences.masteryThreshold).toBe(20);
  });

  it(
    'is, of the conversation itself, never older than a frame that came while it was asked for',
    { tags: ['C448'] },
    async () => {
      await open();
      server.titles = [summaryOf({ targetLanguage: 'fr' })];
      server.details = { targetLanguage: 'fr' };
      holdBack('details');
      await reconnect();
      expect(count('details')).toBe(1);
      t.receive({ type: 'message', conversationDetails: { ...t.server.page(), targetLanguage: 'ko' } });
      await answerAll();
      expect(t.get().conversation.about?.targetLanguage).toBe('ko');
    },
  );

  it('includes the conversation’s own title where the list has another one', { tags: ['C448'] }, async () => {
    await open();
    server.titles = [summaryOf({ title: 'At the café' })];
    server.details = { title: 'At the café' };
    await reconnect();
    expect(t.get().conversation.about?.title).toBe('At the café');
    await reconnect();
    expect(count('details')).toBe(1);
  });

  it('is not kept by what was told of another conversation', { tags: ['C448'] }, async () => {
    await open();
    server.titles = [summaryOf({ targetLanguage: 'fr' })];
    server.details = { targetLanguage: 'fr' };
    holdBack('details');
    await reconnect();
    t.receive({ type: 'message', conversationDetails: { ...t.server.page(), _id: 'c2' } });
    await answerAll();
    expect(t.get().conversation.about?.targetLanguage).toBe('fr');
  });

  it('goes on with one part where another cannot be had, and troubles nobody with it', async () => {
    await open();
    t.handlers.set(names.titles, () => {
      throw new AppError('internal');
    });
    server.threshold = 5;
    await reconnect();
    expect(t.get().preferences.masteryThreshold).toBe(5);
    expect([t.warnings, t.get().problem]).toEqual([['The chats were not listed again.'], null]);
  });

  it('is not asked for by who only views', async () => {
    await begin({ viewer: true });
    expect(t.log).toEqual([]);
    expect(counts()).toEqual([0, 0, 0]);
  });
});

describe('settings', () => {
  it('stand as the last answer has them, when two changes are answered out of turn', { tags: ['C267'] }, async () => {
    t.handlers.set('POST /user/update-preferences', () => ({}));
    holdBack('preferences');
    server.threshold = 5;
    const first = t.actions.updatePreferences({ masteryThreshold: 5 });
    await t.settle();
    server.threshold = 6;
    const second = t.actions.updatePreferences({ masteryThreshold: 6 });
    await t.settle();
    const [answerFirst, answerSecond] = waiting.splice(0);
    answerSecond?.();
    await t.settle();
    answerFirst?.();
    await Promise.all([first, second]);
    expect(t.get().preferences.masteryThreshold).toBe(6);
  });

  it('are not taken back by an answer from before another tab changed them', { tags: ['C267', 'C449'] }, async () => {
    t.handlers.set('POST /user/update-preferences', () => ({}));
    holdBack('preferences');
    server.threshold = 5;
    const changing = t.actions.updatePreferences({ masteryThreshold: 5 });
    await t.settle();
    t.receive({ type: 'message', preferences: { ...defaultPreferences, masteryThreshold: 8 } });
    await answerAll();
    await changing;
    expect(t.get().preferences.masteryThreshold).toBe(8);
  });
});

describe('conversationDetails', () => {
  it(
    'of the conversation on screen are merged, and its words asked for in its new language',
    { tags: ['C448'] },
    async () => {
      t.receive({ type: 'message', conversationDetails: { ...t.server.page(), targetLanguage: 'fr' } });
      await t.settle();
      expect(t.get().conversation.about?.targetLanguage).toBe('fr');
      expect(t.named('GET /morphemes').map(({ input }) => input)).toEqual([{ conversationId: 'c1' }]);
      t.receive({ type: 'message', conversationDetails: { ...t.server.page(), targetLanguage: 'fr' } });
      await t.settle();
      expect(t.named('GET /morphemes')).toHaveLength(1);
    },
  );

  it('of another one change nothing', { tags: ['C448'] }, async () => {
    const before = t.get().conversation;
    t.receive({ type: 'message', conversationDetails: { ...t.server.page(), _id: 'c2', targetLanguage: 'fr' } });
    await t.settle();
    expect(t.get().conversation).toBe(before);
    expect(t.calls).toEqual([]);
  });
});
