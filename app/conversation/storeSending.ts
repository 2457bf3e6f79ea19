import { isBlank, maxMessageLength, messageLength } from '../../domain/conversation/message';
import { isAppError, isLasting } from '../../domain/errors';
import { isStorable } from '../../domain/storable';
import { errorTexts } from '../../domain/texts/errors';
import { sentenceOf } from '../api/sentenceOf';
import { joinUnsent } from '../storage/drafts';
import { aboutMessage, report, type StoreContext } from './storeContext';
import type { ConversationActions, SendResult } from './storeTypes';

type SendingActions = Pick<
  ConversationActions,
  | 'setDraft'
  | 'send'
  | 'resendFailed'
  | 'editFailed'
  | 'discardFailed'
  | 'retry'
  | 'letBuiltinAnswer'
  | 'stop'
  | 'deleteMessage'
>;

export function createSendingActions(context: StoreContext): SendingActions {
  const { get, set, dispatch, deps } = context;

  function setDraft(text: string): void {
    set({ draft: text, sendProblem: null });
    const { conversationId } = get().conversation;
    if (conversationId !== null) deps().drafts.write(conversationId, text);
  }

  function refuse(text: string, why: 'tooLong' | 'notStorable'): SendResult {
    // What was not typed but chosen must not be lost either.
    if (get().draft === '') setDraft(text);
    set({ sendProblem: errorTexts[why === 'tooLong' ? 'messageTooLong' : 'textNotStorable'] });
    return { ok: false, why };
  }

  async function post(text: string, clientMessageId: string): Promise<SendResult> {
    const { conversationId, about } = get().conversation;
    if (conversationId === null) return { ok: false, why: 'noConversation' };
    const hasTargetLanguage = about?.targetLanguage != null;
    dispatch({ type: 'sendStarted', clientMessageId, text, hasTargetLanguage });
    try {
      const input = { message: text, conversationId, clientMessageId };
      const { userMessageId, assistantMessageId } = await deps().call('POST /message/send-message', input);
      dispatch({ type: 'sendAcknowledged', clientMessageId, userMessageId, assistantMessageId });
      // Said here too for the case that another conversation was opened meanwhile.
      deps().drafts.letGo(conversationId, clientMessageId);
      return { ok: true };
    } catch (error) {
      deps().warn('A message was not sent.', error);
      dispatch({ type: 'sendFailed', clientMessageId, reason: sentenceOf(error), isLasting: isLasting(error) });
      const isOpen = get().conversation.conversationId === conversationId;
      if (isOpen && isAppError(error) && error.code === 'conversationNotFound') set({ gone: 'elsewhere' });
      const hasFailed = get().conversation.failed.some((send) => send.clientMessageId === clientMessageId);
      return isOpen && !hasFailed ? { ok: true } : { ok: false, why: 'failed' };
    }
  }

  return {
    setDraft,

    send: async (given) => {
      const { viewer, conversation, draft, failed } = { ...get(), failed: get().conversation.failed };
      const text = (given ?? draft).trim();
      if (viewer) return { ok: false, why: 'viewer' };
      if (isBlank(text)) return { ok: false, why: 'empty' };
      if (conversation.conversationId === null) return { ok: false, why: 'noConversation' };
      if (conversation.pending) return { ok: false, why: 'sending' };
      if (messageLength(text) > maxMessageLength) return refuse(text, 'tooLong');
      if (!isStorable(text)) return refuse(text, 'notStorable');
      const isDraft = text === draft.trim();
      set({ sendProblem: null, problem: null });
      // The same text again is the same message again: it may have arrived the first time.
      const earlier = failed.find((send) => send.text === text);
      const posted = post(text, earlier?.clientMessageId ?? deps().makeId());
      // Kept as a message on its way by now.
      if (isDraft) setDraft('');
      return posted;
    },

    resendFailed: async (clientMessageId) => {
      const { failed, pending } = get().conversation;
      const send = failed.find((candidate) => candidate.clientMessageId === clientMessageId);
      if (!send) return { ok: false, why: 'empty' };
      if (pending) return { ok: false, why: 'sending' };
      set({ problem: null });
      return post(send.text, clientMessageId);
    },

    editFailed: (clientMessageId) => {
      const { conversation, draft } = get();
      const send = conversation.failed.find((candidate) => candidate.clientMessageId === clientMessageId);
      if (!send) return;
      setDraft(joinUnsent([send.text, draft]));
      dispatch({ type: 'failedDiscarded', clientMessageId });
    },

    discardFailed: (clientMessageId) => {
      dispatch({ type: 'failedDiscarded', clientMessageId });
    },

    retry: async (messageId) => {
      await aboutMessage(context, messageId, 'A message was not made again.', () =>
        deps().call('POST /message/retry', { messageId }),
      );
    },

    letBuiltinAnswer: async (messageId) => {
      await aboutMessage(context, messageId, 'The built-in tutor did not answer.', async () => {
        await deps().call('POST /user/update-preferences', { builtinStandsIn: true });
        await deps().call('POST /message/retry', { messageId, byBuiltin: true });
      });
    },

    stop: async () => {
      const { conversationId } = get().conversation;
      if (get().viewer || conversationId === null) return;
      try {
        await deps().call('POST /message/stop', { conversationId });
      } catch (error) {
        report(context, 'A reply was not stopped.', error);
      }
    },

    deleteMessage: async (messageId) => {
      await aboutMessage(context, messageId, 'A message was not deleted.', async () => {
        const { conversationId } = get().conversation;
        await deps().call('DELETE /message/delete-message/:id', { id: messageId });
        if (conversationId !== null) dispatch({ type: 'removed', conversationId, messageId });
      });
    },
  };
}
