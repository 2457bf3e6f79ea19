import { useId } from 'react';
import type { Message } from '../../../domain/conversation/message';
import { messageTexts } from '../../../domain/texts/message';
import { HearButton } from '../../speech/HearButton';
import { toast } from '../../ui/toasts/toasts';
import { selectedStretch, selectedSurfaces } from '../storeWords';
import { useConversation, useConversationActions } from '../useConversation';
import { WhyButton } from '../view/WhyButton';

interface WordOptionsProps {
  message: Message;
  canExplain: boolean;
  onClose: () => void;
}

/** As many characters as POST /message/explain takes. */
const longestStretch = 200;

/** What can be done with the selected words of a message. */
export function WordOptions({ message, canExplain, onClose }: WordOptionsProps) {
  const selected = useConversation((state) => state.selected);
  const asked = useConversation((state) => state.explanation);
  const language = useConversation((state) => state.conversation.about?.targetLanguage ?? null);
  const actions = useConversationActions();
  const stretch = selectedStretch(message, selected);
  const words = language === null ? [] : selectedSurfaces(message, selected, language);
  const [only] = words;
  const hintId = useId();
  const isNothing = selected.size === 0;
  // Keys can come to them, and hear why they do nothing yet.
  const unlessNothing = isNothing ? ({ 'aria-disabled': true, 'aria-describedby': hintId } as const) : {};

  const report = async (word: string) => {
    if (await actions.reportGloss(message.id, word)) toast(messageTexts.glossReported(word));
  };
  return (
    <>
      {isNothing && (
        <bdi id={hintId} className="message-options-hint">
          {messageTexts.selectWords}
        </bdi>
      )}
      <button type="button" {...unlessNothing} onClick={() => !isNothing && void actions.markMastered()}>
        {messageTexts.markMastered}
      </button>
      <button type="button" {...unlessNothing} onClick={() => !isNothing && void actions.refreshMastery()}>
        {messageTexts.refreshMastery}
      </button>
      {stretch !== '' && language !== null && (
        <HearButton speechKey={`${message.id} ${stretch}`} text={stretch} language={language} className="" withLabel />
      )}
      {canExplain && stretch !== '' && stretch.length <= longestStretch && (
        <WhyButton
          asking={asked?.state === 'asking' && asked.about === stretch}
          onAsk={() => void actions.explain(message.id, stretch)}
        />
      )}
      {only !== undefined && words.length === 1 && (
        <button type="button" onClick={() => void report(only)}>
          {messageTexts.reportGloss}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {messageTexts.close}
      </button>
    </>
  );
}
