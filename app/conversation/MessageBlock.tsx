import { Fragment, memo } from 'react';
import type { ConversationAbout } from '../../domain/conversation/conversationState';
import type { Message } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import { messageTexts } from '../../domain/texts/message';
import { FailedMessage } from './FailedMessage';
import { friendChatOf } from './friends/friendChat';
import { mayRetry } from './mayRetry';
import { MessageOptions } from './options/MessageOptions';
import { sameItems } from './sameItems';
import { useConversation, useConversationList } from './useConversation';
import { useReaderPreferences } from './useReaderPreferences';
import { type DisplayStyle, displayStyleOf } from './view/displayStyle';
import { type MessageActions, MessageView } from './view/MessageView';
import { openedMessages } from './view/openedMessages';
import type { Placed } from './view/placeFailed';

interface MessageBlockProps {
  placed: readonly Placed[];
  /** Null where its learner has chosen none yet, which only viewer mode shows. */
  language: LanguageCode | null;
  /** In which the tutor explains, and the learner writes what they cannot say yet. */
  ownLanguage: LanguageCode;
  /** The newest message of all, where it stands in this block. */
  newestId: string | null;
  /** The newest that the learner did not write, where it stands in this block. */
  newestReplyId: string | null;
  /** The newest of the learner's own that a friend has seen, where it stands in this block and nothing newer is unseen. */
  readId: string | null;
  /** Messages whose error is said by the reply to them. */
  repeatedErrors: readonly string[];
  actions: MessageActions;
}

const noIndexes: ReadonlySet<number> = new Set();
const noOpacities: readonly number[] = [];

/**
 * Messages that stand near each other, wired to the store. Drawn again when one of them changes and not with every word
 * that arrives elsewhere: of hundreds of messages a growing reply touches one block.
 */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { placed, language, ownLanguage, newestId, newestReplyId, readId, repeatedErrors, actions } = props;
  const opacities = useConversationList((state) =>
    placed.map(({ message }) => (message && state.opacities.get(message.id)) ?? noOpacities),
  );
  const retryable = useConversationList((state) =>
    placed.map(
      ({ message }) => message !== null && !state.viewer && mayRetry(message, state.messages, state.conversation.about),
    ),
  );
  const opened = useConversationList((state) => openedMessages(state.messages));
  const about = useConversation((state) => state.conversation.about);
  const learnerId = useConversation((state) => state.conversation.learnerId);
  const preferences = useReaderPreferences();
  const expandedMessageId = useConversation((state) => state.expandedMessageId);
  const isForWords = useConversation((state) => state.isForWords);
  const optionsMessageId = useConversation((state) => state.optionsMessageId);
  const translatedIds = useConversation((state) => state.translatedIds);
  const selected = useConversation((state) => state.selected);
  const peeked = useConversation((state) => state.peeked);
  const viewer = useConversation((state) => state.viewer);
  const explanation = useConversation((state) => state.explanation);
  const canExplain = !viewer && about?.canExplain === true;
  const isBetweenPeople = friendChatOf(about) !== null;
  /** The bar with what can be done with it, or with its words, is open. */
  const hasOptions = (id: string) =>
    !viewer && (optionsMessageId === id || (expandedMessageId === id && selected.size > 0));

  const messageView = (message: Message, at: number) => {
    const display = displayStyleOf(message, viewer ? null : learnerId);
    const selectable = expandedMessageId === message.id;
    const expanded = selectable && !isForWords;
    const isOpened = opened.includes(message.id);
    return (
      <MessageView
        message={message}
        display={display}
        name={nameOf(message, display, about)}
        showsOwnWording={display === 'user-self' || (viewer && isOfViewed(message, display, about))}
        language={language}
        ownLanguage={ownLanguage}
        showTransliteration={preferences.showTransliteration}
        readingScript={preferences.japaneseReadings}
        // Words without an opacity of their own are shown whole.
        opacities={isOpened ? noOpacities : (opacities[at] ?? noOpacities)}
        peeked={peeked?.messageId === message.id ? peeked.indexes : noIndexes}
        selected={selectable ? selected : noIndexes}
        selectable={selectable}
        expanded={expanded}
        showSentence={expanded || isOpened || translatedIds.has(message.id)}
        retryable={retryable[at] ?? false}
        offersStandIn={retryable[at] === true && isModelAway(message) && !preferences.builtinStandsIn}
        isErrorRepeated={repeatedErrors.includes(message.id)}
        showSuggestions={!viewer && message.id === newestId}
        isRead={message.id === readId}
        showTime={isBetweenPeople}
        isNewestReply={message.id === newestReplyId}
        canExplain={canExplain}
        asked={explanation?.messageId === message.id ? explanation : null}
        actions={actions}
        optionable={!viewer}
        {...(hasOptions(message.id)
          ? {
              options: (
                <MessageOptions message={message} display={display} canExplain={canExplain} detailed={expanded} />
              ),
            }
          : {})}
      />
    );
  };

  const isOpen = placed.some(({ message }) => message && hasOptions(message.id));
  return (
    <div className={`message-block ${isOpen ? 'has-options' : ''}`}>
      {placed.map(({ message, failed }, at) => (
        <Fragment key={message?.id ?? 'before'}>
          {message && messageView(message, at)}
          {failed.map((send) => (
            <FailedMessage key={send.clientMessageId} {...send} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}, isSame);

function isSame({ placed: before, ...former }: MessageBlockProps, { placed, ...props }: MessageBlockProps): boolean {
  return sameItems(before, placed) && sameItems(Object.values(former), Object.values(props));
}

const isModelAway = ({ notes }: Message) => notes?.value?.modelAway === true;

/** Whether the learner who is looked at in viewer mode wrote it. */
function isOfViewed(
  { senderId }: Pick<Message, 'senderId'>,
  display: DisplayStyle,
  about: ConversationAbout | null,
): boolean {
  return display === 'user-other' && about?.username !== undefined && about.friend?.userId !== senderId;
}

/** In viewer mode there is another one on both sides of a friend chat. */
function nameOf({ senderId }: Message, display: DisplayStyle, about: ConversationAbout | null): string {
  if (display === 'user-self') return messageTexts.you;
  if (display !== 'user-other') return about?.persona ?? messageTexts.tutor;
  return (
    (isOfViewed({ senderId }, display, about) ? about?.username : friendChatOf(about)?.name) ?? messageTexts.learner
  );
}
