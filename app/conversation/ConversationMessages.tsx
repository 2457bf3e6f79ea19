import { useMemo } from 'react';
import type { LearnerLevel } from '../../domain/account/preferences';
import type { Message } from '../../domain/conversation/message';
import type { Language, LanguageCode } from '../../domain/languages/languages';
import { messageTexts } from '../../domain/texts/message';
import { viewerTexts } from '../../domain/texts/viewer';
import { useTutorsLanguageFor } from '../session/rootData';
import { conversationAddress } from './address';
import { EmptyFriendChat } from './friends/EmptyFriendChat';
import { friendChatOf } from './friends/friendChat';
import { KeptInPlace } from './KeptInPlace';
import { MessageBlock } from './MessageBlock';
import { useUndoToast } from './options/useUndoToast';
import { useBegin } from './panel/useBegin';
import { isByKey, type Press } from '../ui/press';
import { useAskedMessage } from './useAskedMessage';
import { useConversation, useConversationActions, useConversationList } from './useConversation';
import { useReaderPreferences } from './useReaderPreferences';
import { usePeekEnd } from './usePeekEnd';
import { goOnAfter } from './view/composerField';
import { displayStyleOf } from './view/displayStyle';
import { EmptyConversation } from './view/EmptyConversation';
import { messageBlocks } from './view/messageBlocks';
import { LevelQuestion } from './view/LevelQuestion';
import { MessageList } from './view/MessageList';
import type { MessageActions } from './view/MessageView';
import { placeFailed } from './view/placeFailed';
import { repeatedErrors } from './view/repeatedErrors';
import { UnspokenConversation } from './view/UnspokenConversation';

interface ConversationMessagesProps {
  /** Null where its learner has chosen none yet, which only viewer mode shows. */
  language: Language | null;
  /** The tutor talks in it. */
  isSpoken: boolean;
}

/** The messages of the current conversation, wired to the store. */
export function ConversationMessages({ language, isSpoken }: ConversationMessagesProps) {
  const messages = useConversation((state) => state.messages);
  const failed = useConversation((state) => state.conversation.failed);
  const about = useConversation((state) => state.conversation.about);
  const hasOlder = useConversation((state) => state.conversation.hasOlder);
  const learnerId = useConversation((state) => state.conversation.learnerId);
  const sending = useConversation((state) => state.conversation.pending?.clientMessageId);
  const isLoadingOlder = useConversation((state) => state.isLoadingOlder);
  const preferences = useReaderPreferences();
  const { showTransliteration } = preferences;
  const ownLanguage = useTutorsLanguageFor(preferences.ownLanguage);
  const viewer = useConversation((state) => state.viewer);
  const optionsMessageId = useConversation((state) => state.optionsMessageId);
  const expandedMessageId = useConversation((state) => state.expandedMessageId);
  const isSelecting = useConversation((state) => state.selected.size > 0);
  const repeated = useConversationList((state) => repeatedErrors(state.messages));
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
      onStandIn: (id) => void actions.letBuiltinAnswer(id),
      onSuggestion: ({ means }) => void actions.send(means),
      onSimpler: () => void actions.send(messageTexts.simplerMessage),
      onExplain: (id, about) => void actions.explain(id, about),
    }),
    [actions],
  );
  const begin = useBegin();
  const onLevel = (code: LanguageCode) => (level: LearnerLevel, press: Press) => {
    const change = actions.updatePreferences({ levels: { [code]: level } });
    if (level === 'beginner') begin(actions.restartTutorial)(press);
    else if (isByKey(press)) void change.then(() => goOnAfter(press));
  };
  const blocks = useMemo(() => messageBlocks(placeFailed(messages, failed)), [messages, failed]);
  const friendChat = friendChatOf(about);
  const newestId = messages.at(-1)?.id ?? null;
  const newestOwn = messages.findLast((message) => displayStyleOf(message, learnerId) === 'user-self');
  const isRead = newestOwn !== undefined && newestOwn.position <= (friendChat?.friend?.readPosition ?? 0);
  const readId = isRead ? newestOwn.id : null;
  const newestReplyId = messages.findLast((message) => displayStyleOf(message, learnerId) !== 'user-self')?.id ?? null;
  const oldest = messages[0];
  const isEmpty = messages.length === 0 && failed.length === 0;

  if (isEmpty && viewer) {
    return (
      <p className="empty-conversation lead" dir="auto">
        {viewerTexts.empty}
      </p>
    );
  }
  if (isEmpty && friendChat && language) {
    return <EmptyFriendChat name={friendChat.name} language={language.code} ownLanguage={ownLanguage} />;
  }
  if (isEmpty && about && language && !isSpoken) {
    return (
      <UnspokenConversation
        language={language.code}
        ownLanguage={ownLanguage}
        tutorName={about.tutorName}
        showTransliteration={showTransliteration}
      />
    );
  }
  // Nothing is asked twice while the server's answer to the first time is under way.
  if (isEmpty && about?.firstRun?.asksLevel && language && preferences.levels[language.code] === undefined) {
    return <LevelQuestion language={language.code} ownLanguage={ownLanguage} onLevel={onLevel(language.code)} />;
  }
  if (isEmpty && about && language) {
    return (
      <EmptyConversation
        language={language.code}
        ownLanguage={ownLanguage}
        openers={about.openers}
        showTransliteration={showTransliteration}
        readingScript={preferences.japaneseReadings}
        onTutorial={about.firstRun?.offersTutorial ? begin(actions.restartTutorial) : null}
        onOpener={({ means }) => void actions.send(means)}
      />
    );
  }
  const openKey = [optionsMessageId, expandedMessageId, isSelecting].join(' ');
  const list = (
    <MessageList
      sentKey={sending ?? lastSentId(messages, learnerId)}
      newestId={newestId}
      hasOlder={hasOlder}
      loadingOlder={isLoadingOlder}
      onLoadOlder={() => void actions.loadOlder()}
      hasOptions={!viewer && (optionsMessageId !== null || isSelecting)}
      {...(about && oldest
        ? { olderHref: `${conversationAddress(about._id, viewer)}&before=${String(oldest.position)}` }
        : {})}
    >
      {blocks.map(({ number, placed }, at) => (
        <MessageBlock
          key={number}
          placed={placed}
          language={language?.code ?? null}
          ownLanguage={ownLanguage}
          newestId={at === blocks.length - 1 ? newestId : null}
          readId={placed.some(({ message }) => message?.id === readId) ? readId : null}
          newestReplyId={placed.some(({ message }) => message?.id === newestReplyId) ? newestReplyId : null}
          repeatedErrors={repeated}
          actions={viewActions}
        />
      ))}
    </MessageList>
  );
  return (
    <KeptInPlace messageId={optionsMessageId ?? expandedMessageId} openKey={openKey}>
      {list}
    </KeptInPlace>
  );
}

/** A friend's message moves nobody who is reading what was said before. */
function lastSentId(messages: readonly Message[], learnerId: string): string {
  return messages.findLast((message) => displayStyleOf(message, learnerId) === 'user-self')?.id ?? '';
}
