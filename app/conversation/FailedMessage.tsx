import type { FailedSend } from '../../domain/conversation/conversationState';
import { messageTexts } from '../../domain/texts/message';
import { Button } from '../ui/Button';
import { useConversationActions } from './useConversation';
import { composerFieldId, goOnAfter } from './view/composerField';

/** A message that did not reach the server: what it said, why, and what can be done. */
export function FailedMessage({ clientMessageId, text, reason }: FailedSend) {
  const actions = useConversationActions();
  return (
    <article className="message user-self" aria-label={messageTexts.failedToSend}>
      <p className="wording-alone" dir="auto">
        {text}
      </p>
      <p role="alert" className="text-base text-error">
        {messageTexts.failedToSend} {reason}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button
          kind="outlined"
          onClick={(event) => {
            goOnAfter(event);
            void actions.resendFailed(clientMessageId);
          }}
        >
          {messageTexts.retry}
        </Button>
        <Button
          kind="text"
          onClick={() => {
            document.getElementById(composerFieldId)?.focus();
            actions.editFailed(clientMessageId);
          }}
        >
          {messageTexts.edit}
        </Button>
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
