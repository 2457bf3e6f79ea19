import type { FailedSend } from '../../domain/conversation/conversationState';
import { messageTexts } from '../../domain/texts/message';
import { Button } from '../ui/Button';
import { copyText } from '../ui/copyText';
import { toast } from '../ui/toasts/toasts';
import { friendChatOf } from './friends/friendChat';
import { mayResend } from './mayResend';
import { useConversation, useConversationActions } from './useConversation';
import { composerFieldId, goOnAfter } from './view/composerField';

/** A message that did not reach the server: what it said, why, and what can be done. */
export function FailedMessage({ clientMessageId, text, reason, isLasting }: FailedSend) {
  const actions = useConversationActions();
  const isOffered = useConversation(({ conversation }) => mayResend({ isLasting }, conversation.about));
  // A closed chat has no input into which the text could be taken.
  const isClosed = useConversation(({ conversation }) => friendChatOf(conversation.about)?.closed != null);
  const copy = async () => {
    if (await copyText(text)) toast(messageTexts.copied);
  };
  return (
    <article className="message user-self" aria-label={messageTexts.failedToSend}>
      <p className="wording-alone" dir="auto">
        {text}
      </p>
      <p role="alert" className="said-aside text-base text-error" dir="auto">
        {messageTexts.failedToSend} {reason}
      </p>
      <p className="flex flex-wrap gap-3">
        {isOffered && (
          <Button
            kind="outlined"
            onClick={(event) => {
              goOnAfter(event);
              void actions.resendFailed(clientMessageId);
            }}
          >
            {messageTexts.retry}
          </Button>
        )}
        {isClosed ? (
          <Button kind="text" onClick={() => void copy()}>
            {messageTexts.copy}
          </Button>
        ) : (
          <Button
            kind={isOffered ? 'text' : 'outlined'}
            onClick={() => {
              document.getElementById(composerFieldId)?.focus();
              actions.editFailed(clientMessageId);
            }}
          >
            {messageTexts.edit}
          </Button>
        )}
        <Button
          kind="text"
          onClick={(event) => {
            goOnAfter(event);
            actions.discardFailed(clientMessageId);
          }}
        >
          {messageTexts.discard}
        </Button>
      </p>
    </article>
  );
}
