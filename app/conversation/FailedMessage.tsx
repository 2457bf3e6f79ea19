import type { FailedSend } from '../../domain/conversation/conversationState';
import { interfaceTexts } from '../../domain/texts/interface';
import { Button } from '../ui/Button';
import { useConversationActions } from './useConversation';

/** A message that did not reach the server: what it said, why, and what can be done. */
export function FailedMessage({ clientMessageId, text, reason }: FailedSend) {
  const actions = useConversationActions();
  const texts = interfaceTexts.message;
  return (
    <article className="message user-self" aria-label={texts.failedToSend}>
      <p className="wording-alone" dir="auto">
        {text}
      </p>
      <p role="alert" className="text-base text-error">
        {texts.failedToSend} {reason}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button kind="outlined" onClick={() => void actions.resendFailed(clientMessageId)}>
          {texts.retry}
        </Button>
        <Button
          kind="text"
          onClick={() => {
            actions.setDraft(text);
            actions.discardFailed(clientMessageId);
          }}
        >
          {texts.edit}
        </Button>
        <Button kind="text" onClick={() => actions.discardFailed(clientMessageId)}>
          {texts.discard}
        </Button>
      </p>
    </article>
  );
}
