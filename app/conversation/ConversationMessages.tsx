import { Fragment, useMemo } from 'react';
import type { ConversationAbout } from '../../domain/conversation/conversationState';
import type { Message } from '../../domain/conversation/message';
import type { Language } from '../../domain/languages/languages';
import { messageTexts } from '../../domain/texts/message';
import { viewerTexts } from '../../domain/texts/viewer';
import { conversationAddress } from './address';
import { FailedMessage } from './FailedMessage';
import { EmptyFriendChat } from './friends/EmptyFriendChat';
import { friendChatOf } from './friends/friendChat';
import { MessageOptions } from './options/MessageOptions';
import { useUndoToast } from './options/useUndoToast';
import { useAskedMessage } from './useAskedMessage';
import { useConversation, useConversationActions } from './useConversation';
import { usePeekEnd } from './usePeekEnd';
import { type DisplayStyle, displayStyleOf } from './view/displayStyle';
import { EmptyConversation } from './view/EmptyConversation';
import { messageBlocks } from './view/messageBlocks';
import { MessageList } from './view/MessageList';
import { type MessageActions, MessageView } from './view/MessageView';
import { placeFailed } from './view/placeFailed';
import { repeatedErrors } from './view/repeatedErrors';
import { UnspokenConversation } from './view/UnspokenConversation';

const noIndexes: ReadonlySet<number> = new Set();
const noOpacities: readonly number[] = [];

interface ConversationMessagesProps {
  /** Null where its learner has chosen none yet, which only viewer mode shows. */
  language: Language | null;
  /** The tutor talks in it. */
  isSpoken: boolean;
}

/** The messages of the current conversation, wired to the store. */
export function ConversationMessages({ language, isSpoken }: ConversationMessagesProps) {
  const messages = useConversation((state) => state.messages);
  const opacities = useConversation((state) => state.opacities);
  const conversation = useConversation((state) => state.conversation);
  const preferences = useConversation((state) => state.preferences);
  const isLoadingOlder = useConversation((state) => state.isLoadingOlder);
  const expandedMessageId = useConversation((state) => state.expandedMessageId);
  const isForWords = useConversation((state) => state.isForWords);
  const optionsMessageId = useConversation((state) => state.optionsMessageId);
  const translatedIds = useConversation((state) => state.translatedIds);
  const selected = useConversation((state) => state.selected);
  const peeked = useConversation((state) => state.peeked);
  const viewer = useConversation((state) => state.viewer);
  const explanation = useConversation((state) => state.explanation);
  const actions = useConversationActions();
  usePeekEnd();
  useUndoToast();
  useAskedMessage();
  const viewActions = useMemo<MessageActions>(
    () => ({
      onPeek: actions.peek,
      onSelect: actions.toggleSelected,
      onEnd: actions.close,
      onToggle: actions.toggleExpanded,
      onOptions: actions.toggleOptions,
      onRetry: (id) => void actions.retry(id),
      onSuggestion: ({ means }) => void actions.send(means),
      onSimpler: () => void actions.send(messageTexts.simplerMessage),
      onExplain: (id, about) => void actions.explain(id, about),
    }),
    [actions],
  );
  const { about, hasOlder, learnerId } = conversation;
  const friendChat = friendChatOf(about);
  const lastId = messages.at(-1)?.id;
  const oldest = messages[0];
  const isEmpty = messages.length === 0 && conversation.failed.length === 0;
  const canExplain = !viewer && about?.canExplain === true;

  const repeated = useMemo(() => repeatedErrors(messages), [messages]);
  const messageView = (message: Message) => {
    const display = displayStyleOf(message, viewer ? null : learnerId);
    const selectable = expandedMessageId === message.id;
    const expanded = selectable && !isForWords;
    return (
      <MessageView
        message={message}
        display={display}
        name={nameOf(message, display, about)}
        language={language?.code ?? null}
        ownLanguage={preferences.ownLanguage}
        showTransliteration={preferences.showTransliteration}
        opacities={opacities.get(message.id) ?? noOpacities}
        peeked={peeked?.messageId === message.id ? peeked.indexes : noIndexes}
        selected={selectable ? selected : noIndexes}
        selectable={selectable}
        expanded={expanded}
        showSentence={expanded || translatedIds.has(message.id)}
        retryable={!viewer && display === 'assistant' && message.targetLanguageMessage?.status === 'error'}
        isErrorRepeated={repeated.has(message.id)}
        showSuggestions={!viewer && message.id === lastId}
        canExplain={canExplain}
        asked={explanation?.messageId === message.id ? explanation : null}
        actions={viewActions}
        optionable={!viewer}
        {...(!viewer && (optionsMessageId === message.id || (selectable && selected.size > 0))
          ? { options: <MessageOptions message={message} display={display} canExplain={canExplain} /> }
          : {})}
      />
    );
  };

  if (isEmpty && viewer) return <p className="empty-conversation lead">{viewerTexts.empty}</p>;
  if (isEmpty && friendChat && language) {
    return <EmptyFriendChat name={friendChat.name} language={language.code} ownLanguage={preferences.ownLanguage} />;
  }
  if (isEmpty && about && language && !isSpoken) {
    return (
      <UnspokenConversation
        language={language.code}
        ownLanguage={preferences.ownLanguage}
        tutorName={about.tutorName}
        showTransliteration={preferences.showTransliteration}
      />
    );
  }
  if (isEmpty && about && language) {
    return (
      <EmptyConversation
        language={language.code}
        ownLanguage={preferences.ownLanguage}
        openers={about.openers}
        onOpener={({ means }) => void actions.send(means)}
      />
    );
  }
  return (
    <MessageList
      sentKey={conversation.pending?.clientMessageId ?? lastSentId(messages, learnerId)}
      hasOlder={hasOlder}
      loadingOlder={isLoadingOlder}
      onLoadOlder={() => void actions.loadOlder()}
      {...(about && oldest
        ? { olderHref: `${conversationAddress(about._id, viewer)}&before=${String(oldest.position)}` }
        : {})}
    >
      {messageBlocks(placeFailed(messages, conversation.failed)).map(({ number, placed }) => (
        <div key={number} className="message-block">
          {placed.map(({ message, failed }) => (
            <Fragment key={message?.id ?? 'before'}>
              {message && messageView(message)}
              {failed.map((send) => (
                <FailedMessage key={send.clientMessageId} {...send} />
              ))}
            </Fragment>
          ))}
        </div>
      ))}
    </MessageList>
  );
}

/** In viewer mode there is another one on both sides of a friend chat. */
function nameOf({ senderId }: Message, display: DisplayStyle, about: ConversationAbout | null): string {
  if (display === 'user-self') return messageTexts.you;
  if (display !== 'user-other') return about?.persona ?? messageTexts.tutor;
  const isViewedLearner = about?.username !== undefined && about.friend?.userId !== senderId;
  return (isViewedLearner ? about.username : friendChatOf(about)?.name) ?? messageTexts.learner;
}

/** A friend's message moves nobody who is reading what was said before. */
function lastSentId(messages: readonly Message[], learnerId: string): string {
  return messages.findLast((message) => displayStyleOf(message, learnerId) === 'user-self')?.id ?? '';
}
