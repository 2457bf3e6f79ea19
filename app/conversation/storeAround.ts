import type { Preferences } from '../../domain/account/preferences';
import type { ConversationSummary } from '../../domain/conversation/conversation';
import type { ConversationAbout } from '../../domain/conversation/conversationState';
import { isAppError } from '../../domain/errors';
import type { MessageFrame } from '../../domain/protocol';
import { createNewestWord } from './newestWord';
import { createOneAtATime } from '../api/oneAtATime';
import { type StoreContext, viewerFlagOf } from './storeContext';

export type Around = ReturnType<typeof createAround>;

/**
 * What stands around the conversation: titles, settings, and the conversation's own details. Frames tell of them without
 * revisions, so that what was missed while no line stood is asked for as a whole (docs/decisions/0003-revisions.md).
 */
export function createAround({ get, set, dispatch, deps, refreshWords }: StoreContext) {
  const titles = createNewestWord();
  const preferences = createNewestWord();
  const details = createNewestWord();
  /** Conversations that this page has deleted, or is about to. */
  const deletingIds = new Set<string>();
  const viewerFlag = () => viewerFlagOf(get());

  function takePreferences(next: Preferences): void {
    const former = get().preferences;
    set({ preferences: next });
    if (former.masteryThreshold !== next.masteryThreshold) void refreshWords();
  }

  function takeTitles(conversations: readonly ConversationSummary[]): void {
    set({ conversations });
    const { conversationId: id } = get().conversation;
    if (get().viewer || id === null || conversations.some(({ _id }) => _id === id)) return;
    if (get().gone === null && !deletingIds.has(id)) void lookWhetherGone(id);
  }

  /** What is open is not in the list. The list may be older than it: the conversation itself is asked for. */
  async function lookWhetherGone(id: string): Promise<void> {
    try {
      await deps().call('GET /conversation/by-id/:id', { id, before: '1' });
    } catch (error) {
      const isGone = isAppError(error) && error.code === 'conversationNotFound';
      if (!isGone) deps().warn('The conversation was not looked at again.', error);
      else if (get().conversation.conversationId === id) set({ gone: 'elsewhere' });
    }
  }

  async function loadTitles(): Promise<void> {
    const isNewest = titles.ask();
    const conversations = await deps().call('GET /conversation/titles', { unread: undefined, ...viewerFlag() });
    if (isNewest()) takeTitles(conversations);
  }

  /** They are being asked for. Returns what takes the answer, unless something newer was told meanwhile. */
  function expectPreferences(): (answer: Preferences) => void {
    const isNewest = preferences.ask();
    return (answer) => {
      if (isNewest()) takePreferences(answer);
    };
  }

  async function loadPreferences(): Promise<void> {
    const take = expectPreferences();
    const { message, ...answer } = await deps().call('GET /user/get-preferences', {});
    if (message) deps().warn(message, null);
    take(answer);
  }

  async function loadDetails(): Promise<void> {
    const { conversation, conversations, messages } = get();
    const { about } = conversation;
    const summary = conversations.find(({ _id }) => _id === about?._id);
    if (!about || !summary || !mayHaveChanged(about, summary)) return;
    const id = about._id;
    const isNewest = details.ask();
    // What an empty chat begins with belongs to its newest page. Else the page before the first message says all there
    // is to say without messages, and does not make this conversation the current one.
    const isEmpty = messages.length === 0;
    const answer = await deps().call(
      'GET /conversation/by-id/:id',
      isEmpty ? { id, ...viewerFlag() } : { id, before: '1', ...viewerFlag() },
    );
    if (isNewest()) dispatch({ type: isEmpty ? 'loaded' : 'aboutLoaded', details: answer });
  }

  async function logged(what: string, load: () => Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      deps().warn(what, error);
    }
  }

  const catchUp = createOneAtATime(async () => {
    await Promise.all([
      logged('The chats were not listed again.', loadTitles),
      logged('The settings were not read again.', loadPreferences),
    ]);
    // Afterwards, because the titles say whether there is anything to ask for.
    await logged('The conversation was not looked at again.', loadDetails);
  });

  return {
    loadTitles,
    loadPreferences,
    expectPreferences,
    deletingIds,
    /** Asks for all of it anew: after the page's data was read, too, something may have changed before a line stood. */
    catchUp,
    receive: (frame: MessageFrame): void => {
      if (frame.conversationDetails?._id === get().conversation.conversationId) details.tell();
      if (frame.conversations) {
        titles.tell();
        takeTitles(frame.conversations);
      }
      if (frame.preferences) {
        preferences.tell();
        takePreferences(frame.preferences);
      }
    },
  };
}

/** The list does not tell of a friend who left or was blocked. */
function mayHaveChanged(about: ConversationAbout, summary: ConversationSummary): boolean {
  return (
    about.conversationType === 'friend' ||
    about.title !== summary.title ||
    about.targetLanguage !== summary.targetLanguage ||
    about.persona !== summary.persona ||
    about.conversationType !== summary.conversationType
  );
}
