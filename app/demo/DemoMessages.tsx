import { useMemo } from 'react';
import type { Message } from '../../domain/conversation/message';
import { visibleMessages } from '../../domain/conversation/reduce';
import { conversationTexts } from '../../domain/texts/conversation';
import { messageTexts } from '../../domain/texts/message';
import { displayStyleOf } from '../conversation/view/displayStyle';
import { MessageList } from '../conversation/view/MessageList';
import { MessageView } from '../conversation/view/MessageView';
import { demoLearnerId, demoOpacities, type DemoScene, type WordsAt } from './scene';
import { demoLanguage } from './script';
import { useOwnLook } from './useOwnLook';

interface DemoMessagesProps {
  scene: DemoScene;
  /** All sentences with their translations, for who cannot ask for them. */
  showSentences?: boolean;
}

const noIndexes: ReadonlySet<number> = new Set();
const nothing = () => undefined;

/** The messages of the demo, drawn as those of any conversation. Who watches may look at words and details, too. */
export function DemoMessages({ scene, showSentences = false }: DemoMessagesProps) {
  const { conversation, marked } = scene;
  const messages = useMemo(() => visibleMessages(conversation), [conversation]);
  const opacities = useMemo(() => demoOpacities(messages, marked), [messages, marked]);
  const look = useOwnLook();
  const lastOwnId = messages.findLast(({ senderType }) => senderType === 'user')?.id ?? '';

  const messageView = (message: Message) => {
    const { id } = message;
    const display = displayStyleOf(message, demoLearnerId);
    const isOpened = scene.openedId === id;
    const expanded = isOpened || look.openedId === id;
    return (
      <MessageView
        key={id}
        message={message}
        display={display}
        name={display === 'user-self' ? messageTexts.you : messageTexts.tutor}
        language={demoLanguage}
        ownLanguage="en"
        showTransliteration
        opacities={opacities.get(id) ?? []}
        peeked={both(indexesIn(scene.peeked, id), indexesIn(look.peeked, id))}
        selected={expanded ? both(indexesIn(scene.selected, id), indexesIn(look.selected, id)) : noIndexes}
        expanded={expanded}
        showSentence={expanded || showSentences}
        retryable={false}
        showSuggestions={false}
        canExplain={false}
        asked={null}
        actions={look.actions}
        optionable={false}
        {...(isOpened && scene.selected ? { options: <MarkingBar isPressed={scene.pressed === 'mark'} /> } : {})}
      />
    );
  };

  return (
    <MessageList
      sentKey={lastOwnId}
      hasOlder={false}
      loadingOlder={false}
      onLoadOlder={nothing}
      hasOptions={scene.selected !== null}
    >
      {messages.length === 0 && <p className="demo-opening heading">{conversationTexts.emptyHeading}</p>}
      {messages.map(messageView)}
    </MessageList>
  );
}

/** The bar with what can be done with a word, as the demo's learner uses it: a picture, which nobody else can press. */
function MarkingBar({ isPressed }: { isPressed: boolean }) {
  return (
    <div className="message-options demo-options" aria-hidden="true" {...{ inert: '' }}>
      <button type="button" tabIndex={-1} className="demo-option" data-pressed={isPressed || undefined}>
        {messageTexts.markMastered}
      </button>
      <button type="button" tabIndex={-1}>
        {messageTexts.refreshMastery}
      </button>
    </div>
  );
}

const indexesIn = (words: WordsAt | null, messageId: string) =>
  words?.messageId === messageId ? words.indexes : noIndexes;

function both(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  if (one.size === 0) return other;
  return other.size === 0 ? one : new Set([...one, ...other]);
}
