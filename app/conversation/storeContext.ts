import type { ConversationEvent } from '../../domain/conversation/reduce';
import type { Call } from '../api/calls';
import { NetworkError } from '../api/networkError';
import { sentenceOf } from '../api/sentenceOf';
import type { Connection } from '../realtime/connection';
import type { Clock, Network } from '../realtime/connectionTypes';
import type { Session } from '../session/session';
import type { Drafts } from '../storage/drafts';
import type { Beginning, ConversationStoreState } from './storeTypes';

/** What only a browser has. Made on first use, so that creating a store on the server touches none of it. */
export interface StoreDeps {
  call: Call;
  connection: Pick<
    Connection,
    'subscribe' | 'unsubscribe' | 'resync' | 'state' | 'onMessage' | 'onState' | 'onSubscribe'
  >;
  clock: Pick<Clock, 'after'>;
  network: Pick<Network, 'isVisible' | 'listen'>;
  session: Pick<Session, 'start' | 'state' | 'onChange' | 'onEnd'>;
  drafts: Drafts;
  makeId: () => string;
  warn: (message: string, error: unknown) => void;
}

/** What the actions of the store share. */
export interface StoreContext {
  get(): ConversationStoreState;
  set(change: Partial<ConversationStoreState>): void;
  dispatch(event: ConversationEvent): void;
  deps(): StoreDeps;
  refreshWords(): Promise<void>;
  /** The learner is being told, in `problem`, that the server was not reached. */
  toldUnreached(sentence: string): void;
}

/** A conversation as it was opened: nothing of it was touched yet, and nothing has gone wrong. */
export const untouched = {
  sendProblem: null,
  problem: null,
  gone: null,
  problemBeginning: null,
  expandedMessageId: null,
  isForWords: false,
  optionsMessageId: null,
  translatedIds: new Set<string>(),
  selected: new Set<number>(),
  peeked: null,
  lastMark: null,
  explanation: null,
} satisfies Partial<ConversationStoreState>;

/** Subscribes to a conversation, from the revision up to which it has arrived. */
export function subscribeTo({ get, deps }: Pick<StoreContext, 'get' | 'deps'>, id: string): void {
  deps().connection.subscribe(id, () => {
    const { conversationId, revision } = get().conversation;
    return conversationId === id ? revision : undefined;
  });
}

/** What a call says of who only looks on. */
export const viewerFlagOf = ({ viewer }: Pick<ConversationStoreState, 'viewer'>) => (viewer ? { viewer: '1' } : {});

/** What begins a conversation names the one that is open, whose language it takes over. */
export const likeOpenOf = ({ conversation: { conversationId } }: Pick<ConversationStoreState, 'conversation'>) =>
  conversationId === null ? {} : { conversationId };

/**
 * Something failed that the learner asked for: logged, and said in one sentence.
 * @param beginning what a button of the panel should have begun: the sentence stands beside it
 */
export function report(
  { set, deps, toldUnreached }: Pick<StoreContext, 'set' | 'deps' | 'toldUnreached'>,
  what: string,
  error: unknown,
  beginning: Beginning | null = null,
): void {
  deps().warn(what, error);
  const problem = sentenceOf(error);
  set({ problem, problemBeginning: beginning });
  if (error instanceof NetworkError) toldUnreached(problem);
}

/** One call for a message at a time; `busyMessageIds` says which are under way. Whether it was made and went well. */
export async function aboutMessage(
  context: Pick<StoreContext, 'get' | 'set' | 'deps' | 'toldUnreached'>,
  messageId: string,
  failure: string,
  run: () => Promise<unknown>,
): Promise<boolean> {
  const { get, set } = context;
  if (get().viewer || get().busyMessageIds.has(messageId)) return false;
  set({ busyMessageIds: new Set(get().busyMessageIds).add(messageId), problem: null });
  try {
    await run();
    return true;
  } catch (error) {
    report(context, failure, error);
    return false;
  } finally {
    const busyMessageIds = new Set(get().busyMessageIds);
    busyMessageIds.delete(messageId);
    set({ busyMessageIds });
  }
}
