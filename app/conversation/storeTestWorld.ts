import { defaultPreferences } from '../../domain/account/preferences';
import type { ConversationSummary } from '../../domain/conversation/conversation';
import { createTestServer, learnerId } from '../../domain/conversation/reduceTestServer';
import { AppError } from '../../domain/errors';
import type { ServerFrame } from '../../domain/protocol';
import type { Call } from '../api/calls';
import type { ConnectionState } from '../realtime/connectionTypes';
import { createEmitter } from '../realtime/emitter';
import { createTestClock } from '../realtime/testClock';
import type { SessionState } from '../session/session';
import { createDrafts } from '../storage/drafts';
import { memoryKeyValue } from '../storage/keyValue';
import { createConversationStore } from './store';
import type { ConversationPageData } from './storeTypes';

/** How a chat stands in the panel. */
export const chat = (_id: string): ConversationSummary => ({
  _id,
  title: _id,
  conversationType: 'AI',
  persona: null,
  targetLanguage: 'ja',
  unread: false,
  lastPosition: 0,
});

type Handler = (input: never) => unknown;

/** A store with calls, frames and a session of which a test owns everything. */
export function createStoreWorld({
  viewer = false,
  details,
  scenarioDraft = null,
}: Partial<Pick<ConversationPageData, 'viewer' | 'details' | 'scenarioDraft'>> = {}) {
  const server = createTestServer();
  const calls: { name: string; input: unknown }[] = [];
  const log: string[] = [];
  const warnings: string[] = [];
  const handlers = new Map<string, Handler>();
  const storage = memoryKeyValue();
  const drafts = createDrafts(storage);
  const frames = createEmitter<ServerFrame>();
  const states = createEmitter<ConnectionState>();
  const subscriptions = createEmitter<string>();
  const changes = createEmitter<never>();
  const ends = createEmitter<undefined>();
  const visible = createEmitter<undefined>();
  const world = { isVisible: true, isAuthenticated: true, why: null as SessionState['why'] };
  let since: () => number | undefined = () => undefined;
  let state: ConnectionState = 'closed';
  let serial = 0;
  const clock = createTestClock();

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
      scenarioDraft,
      words: { morphemes: [], masteryThreshold: 10, anchorPosition: null, wordsRevision: 0 },
      viewer,
    },
    () => {
      return {
        call,
        connection: {
          subscribe: (id, arrived) => {
            log.push(`subscribe ${id}`);
            since = arrived;
          },
          unsubscribe: () => log.push('unsubscribe'),
          resync: () => log.push('resync'),
          state: () => state,
          onMessage: frames.on,
          onState: states.on,
          onSubscribe: subscriptions.on,
        },
        session: {
          start: () => Promise.resolve(),
          state: () => ({
            isReady: true,
            isAuthenticated: world.isAuthenticated,
            identity: null,
            why: world.why,
            viewerMode: false,
          }),
          onChange: changes.on,
          onEnd: ends.on,
        },
        network: {
          isVisible: () => world.isVisible,
          listen: (event, listener) => (event === 'visible' ? visible.on(listener) : () => undefined),
        },
        clock: clock.clock,
        drafts,
        makeId: () => `client ${(serial += 1)}`,
        warn: (message) => warnings.push(message),
      };
    },
  );
  handlers.set('GET /morphemes', () => ({
    morphemes: [],
    masteryThreshold: 10,
    anchorPosition: null,
    wordsRevision: 0,
  }));
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
    since: () => since(),
    clock,
    /** The tab is hidden, or looked at again. */
    show: (isVisible: boolean) => {
      world.isVisible = isVisible;
      if (isVisible) visible.emit(undefined);
    },
    connected: (next: ConnectionState) => {
      state = next;
      states.emit(next);
    },
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

export type StoreWorld = ReturnType<typeof createStoreWorld>;
