import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../domain/conversation/message';
import { interfaceTexts } from '../../domain/texts/interface';
import { selectedStretch } from './storeWords';
import { useConversation, useConversationActions } from './useConversation';
import type { DisplayStyle } from './view/displayStyle';
import { WhyButton } from './view/WhyButton';

interface MessageOptionsProps {
  message: Message;
  display: DisplayStyle;
  /** Whether the tutor can say why words are as they are. */
  canExplain: boolean;
}

/** As many characters as POST /message/explain takes. */
const longestStretch = 200;

/** What can be done with an expanded message and the words selected in it. */
export function MessageOptions({ message, display, canExplain }: MessageOptionsProps) {
  const selected = useConversation((state) => state.selected);
  const asked = useConversation((state) => state.explanation);
  const lastMark = useConversation((state) => state.lastMark);
  const actions = useConversationActions();
  const [confirming, setConfirming] = useState(false);
  const [copied, setCopied] = useState(false);
  const texts = interfaceTexts.message;
  const hasWords = (message.morphemeTranslationDetails?.value ?? []).length > 0;
  const sentence = message.targetLanguageMessage?.value ?? message.originalMessage?.value ?? '';

  const stretch = canExplain ? selectedStretch(message, selected) : '';

  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const copy = () => {
    void copyText(sentence).then(setCopied);
  };
  return (
    <div ref={bar} className="message-options" role="group" aria-label={texts.wordOptions}>
      {selected.size > 0 ? (
        <>
          <button type="button" onClick={() => void actions.markMastered()}>
            {texts.markMastered}
          </button>
          <button type="button" onClick={() => void actions.refreshMastery()}>
            {texts.refreshMastery}
          </button>
          {stretch !== '' && stretch.length <= longestStretch && (
            <WhyButton
              asking={asked?.state === 'asking' && asked.about === stretch}
              onAsk={() => void actions.explain(message.id, stretch)}
            />
          )}
          <button type="button" onClick={actions.clearSelection}>
            {texts.close}
          </button>
        </>
      ) : (
        <>
          {(display === 'assistant' || display === 'user-self') && (
            <button
              type="button"
              onClick={({ detail }) => {
                // The second click of a double click answers nothing: it was made before the question could be read.
                if (detail > 1) return;
                if (confirming) void actions.deleteMessage(message.id);
                else setConfirming(true);
              }}
              onBlur={() => setConfirming(false)}
            >
              <bdi>{confirming ? texts.confirmDelete : texts.delete}</bdi>
            </button>
          )}
          <button type="button" onClick={copy}>
            {copied ? texts.copied : texts.copy}
          </button>
          {lastMark && (
            <button type="button" onClick={() => void actions.undoMark()}>
              {texts.undo}
            </button>
          )}
          {hasWords && <bdi className="message-options-hint">{texts.selectWords}</bdi>}
        </>
      )}
    </div>
  );
}

/** Whether the text is on the clipboard. Plain http from another machine has none but the old way. */
async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the page is not secure
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
