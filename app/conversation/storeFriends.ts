import { isAppError } from '../../domain/errors';
import { sentenceOf } from '../api/sentenceOf';
import type { Around } from './storeAround';
import { aboutMessage, type StoreContext } from './storeContext';
import type { ConversationActions } from './storeTypes';

type FriendActions = Pick<
  ConversationActions,
  'loadInvite' | 'replaceInvite' | 'blockFriend' | 'reportFriend' | 'reportMessage'
>;

/** The learner's invite, and what may be done about a friend. */
export function createFriendActions(context: StoreContext, { catchUp }: Pick<Around, 'catchUp'>): FriendActions {
  const { get, set, deps } = context;

  async function askForInvite(name: 'GET /invite/get' | 'GET /invite/replace'): Promise<boolean> {
    const { invite, viewer } = get();
    if (viewer || invite.isAsked) return false;
    set({ invite: { ...invite, isAsked: true, problem: null } });
    try {
      const { code } = await deps().call(name, {});
      set({ invite: { code, isAsked: false, problem: null } });
      return true;
    } catch (error) {
      deps().warn('The invite code was not fetched.', error);
      // Without an answer nobody knows which of two codes works now: neither is handed out.
      const isUnknown = name === 'GET /invite/replace' && !isAppError(error);
      set({ invite: { code: isUnknown ? null : invite.code, isAsked: false, problem: sentenceOf(error) } });
      return false;
    }
  }

  /** Null once it is done, else why it was not. */
  async function attempt(failure: string, run: () => Promise<unknown>): Promise<string | null> {
    try {
      await run();
      return null;
    } catch (error) {
      deps().warn(failure, error);
      return sentenceOf(error);
    }
  }

  return {
    loadInvite: async () => {
      await askForInvite('GET /invite/get');
    },
    replaceInvite: () => askForInvite('GET /invite/replace'),

    blockFriend: async (userId, blocked) => {
      const problem = await attempt('A friend was not blocked.', () =>
        deps().call('POST /friend/block', { userId, blocked }),
      );
      if (problem === null) await catchUp();
      return problem;
    },

    reportFriend: (conversationId, comment) =>
      attempt('A friend was not reported.', () => deps().call('POST /friend/report', { conversationId, comment })),

    reportMessage: async (messageId) => {
      const isReported = await aboutMessage(context, messageId, 'A message was not reported.', () =>
        deps().call('POST /friend/report', { messageId, comment: '' }),
      );
      if (isReported && get().optionsMessageId === messageId) set({ optionsMessageId: null });
      return isReported;
    },
  };
}
