import { useState } from 'react';
import { type Message, wholeSentence } from '../../../domain/conversation/message';
import { friendTexts } from '../../../domain/texts/friends';
import { messageTexts } from '../../../domain/texts/message';
import { useRootData } from '../../session/rootData';
import { copyText } from '../../ui/copyText';
import { toast } from '../../ui/toasts/toasts';
import { useConversation, useConversationActions } from '../useConversation';
import type { DisplayStyle } from '../view/displayStyle';
import { goOnAfter } from '../view/composerField';
import { fieldViewOf } from '../view/fieldView';
import { findOpener } from '../view/findMessage';
import { ConfirmOption } from './ConfirmOption';
import { WhyButton } from '../view/WhyButton';
import { WordOptions } from './WordOptions';

export interface MessageOptionsProps {
  message: Message;
  display: DisplayStyle;
  /** Whether the tutor can say why words are as they are. */
  canExplain: boolean;
  /** Its details are open, and the translation of the sentence stands with them. */
  detailed: boolean;
}

/** What can be done with a message; while words of it are selected, what can be done with those. */
export function MessageOptions({ message, display, canExplain, detailed }: MessageOptionsProps) {
  const selected = useConversation((state) => state.selected);
  const isOpen = useConversation((state) => state.expandedMessageId === message.id);
  const isTranslated = useConversation((state) => state.translatedIds.has(message.id));
  const asked = useConversation((state) => state.explanation);
  const isBusy = useConversation((state) => state.busyMessageIds.has(message.id));
  const actions = useConversationActions();
  const isAdmin = useRootData()?.learner?.isAdmin ?? false;
  const [wordsWanted, setWordsWanted] = useState(false);
  const [copied, setCopied] = useState(false);
  const hasWords = (message.morphemeTranslationDetails?.value ?? []).length > 0;
  // Then there is nothing to do: the translation comes and goes with the details.
  const standsAnyway = detailed && fieldViewOf(message.fullSentenceTranslation) === 'shown';
  const sentence = message.targetLanguageMessage?.value ?? message.originalMessage?.value ?? '';

  const reportMessage = async () => {
    if (!(await actions.reportMessage(message.id))) return;
    toast(friendTexts.reported);
    // What had the focus goes with the options: it goes on from what opened them.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('.message-options'))
      findOpener(message.id)?.focus({ preventScroll: true });
  };

  const isForWords = selected.size > 0 || (wordsWanted && isOpen);
  if (isForWords) {
    return (
      <div className="message-options" role="group" aria-label={messageTexts.wordOptions}>
        <WordOptions
          message={message}
          canExplain={canExplain}
          onClose={() => {
            setWordsWanted(false);
            actions.clearSelection();
          }}
        />
      </div>
    );
  }
  return (
    <div className="message-options" role="group" aria-label={messageTexts.options}>
      {(display === 'assistant' || display === 'user-self' || isAdmin) && (
        <ConfirmOption
          label={messageTexts.delete}
          question={messageTexts.confirmDelete}
          hotkey="Delete"
          onConfirm={(event) => {
            goOnAfter(event);
            void actions.deleteMessage(message.id);
          }}
        />
      )}
      <button type="button" onClick={() => void copyText(sentence).then(setCopied)}>
        {copied ? messageTexts.copied : messageTexts.copy}
      </button>
      {sentence !== '' && (
        <button
          type="button"
          aria-pressed={isTranslated || standsAnyway}
          aria-disabled={isBusy || standsAnyway || undefined}
          onClick={() => {
            if (!standsAnyway) void actions.translate(message.id);
          }}
        >
          {messageTexts.translateSentence}
        </button>
      )}
      {hasWords && (
        <button
          type="button"
          data-key="w"
          onClick={() => {
            setWordsWanted(true);
            actions.chooseWords(message.id);
          }}
        >
          {messageTexts.wordOptions}
        </button>
      )}
      {canExplain && hasWords && (
        <WhyButton
          label={messageTexts.whySentence}
          asking={asked?.state === 'asking' && asked.messageId === message.id && asked.about === wholeSentence}
          onAsk={() => void actions.explain(message.id, wholeSentence)}
        />
      )}
      {display === 'user-other' && (
        <ConfirmOption
          label={friendTexts.reportMessage}
          question={friendTexts.confirmReport}
          onConfirm={() => void reportMessage()}
        />
      )}
    </div>
  );
}
