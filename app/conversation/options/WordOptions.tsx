import type { Message } from '../../../domain/conversation/message';
import { interfaceTexts } from '../../../domain/texts/interface';
import { toast } from '../../ui/toasts/toasts';
import { selectedStretch, selectedSurfaces } from '../storeWords';
import { useConversation, useConversationActions } from '../useConversation';
import { WhyButton } from '../view/WhyButton';

interface WordOptionsProps {
  message: Message;
  canExplain: boolean;
  onClose: () => void;
}

const texts = interfaceTexts.message;
/** As many characters as POST /message/explain takes. */
const longestStretch = 200;

/** What can be done with the selected words of a message. */
export function WordOptions({ message, canExplain, onClose }: WordOptionsProps) {
  const selected = useConversation((state) => state.selected);
  const asked = useConversation((state) => state.explanation);
  const language = useConversation((state) => state.conversation.about?.targetLanguage ?? null);
  const actions = useConversationActions();
  const stretch = canExplain ? selectedStretch(message, selected) : '';
  const words = language === null ? [] : selectedSurfaces(message, selected, language);
  const [only] = words;

  const report = async (word: string) => {
    if (await actions.reportGloss(message.id, word)) toast(texts.glossReported(word));
  };
  return (
    <>
      {selected.size === 0 && <bdi className="message-options-hint">{texts.selectWords}</bdi>}
      {selected.size > 0 && (
        <>
          <button type="button" onClick={() => void actions.markMastered()}>
            {texts.markMastered}
          </button>
          <button type="button" onClick={() => void actions.refreshMastery()}>
            {texts.refreshMastery}
          </button>
        </>
      )}
      {stretch !== '' && stretch.length <= longestStretch && (
        <WhyButton
          asking={asked?.state === 'asking' && asked.about === stretch}
          onAsk={() => void actions.explain(message.id, stretch)}
        />
      )}
      {only !== undefined && words.length === 1 && (
        <button type="button" onClick={() => void report(only)}>
          {texts.reportGloss}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {texts.close}
      </button>
    </>
  );
}
