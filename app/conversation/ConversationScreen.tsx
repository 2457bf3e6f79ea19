import { useLocation, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import type { Profile } from '../../domain/account/profile';
import { requireLanguage } from '../../domain/languages/languages';
import { composerTexts, conversationTexts } from '../../domain/texts/conversation';
import { languageTexts } from '../../domain/texts/language';
import { friendTexts } from '../../domain/texts/friends';
import { viewerTexts } from '../../domain/texts/viewer';
import { SettingsEntry } from '../settings/SettingsEntry';
import type { FormRefusal } from '../forms/pageForm';
import { AppFrame } from '../ui/AppFrame';
import { FontSlices, LanguageFont } from '../ui/LanguageFont';
import { conversationAddress, conversationPageTitle } from './address';
import { ConversationComposer } from './ConversationComposer';
import { AboutFriend } from './friends/AboutFriend';
import { ClosedChat } from './friends/ClosedChat';
import { friendChatOf } from './friends/friendChat';
import { FriendDialogs, useFriendDialog } from './friends/FriendDialogs';
import { InvitedAlready } from './friends/InvitedAlready';
import { ConversationPanel } from './panel/ConversationPanel';
import { fontsOfTitles } from './panel/chatLanguages';
import { isUnread } from './panel/unread';
import { ConversationMessages } from './ConversationMessages';
import { KeysDialogs, type KeysDialogState, KeysEntry, useKeysDialog } from './keys/KeysEntry';
import { useConversationKeys } from './keys/useConversationKeys';
import { ReplyAnnouncer } from './ReplyAnnouncer';
import { useConversation, useConversationActions } from './useConversation';
import { useGoOnChosen } from './useGoOnChosen';
import { useGone } from './useGone';
import { composerFieldId } from './view/composerField';
import { ScenarioDialogs, useScenarioDialog } from './scenario/ScenarioDialogs';
import { ScenarioGoals } from './scenario/ScenarioGoals';
import { LanguageChooser } from './view/LanguageChooser';
import { ViewerBanner } from './viewer/ViewerBanner';
import { ViewerStart } from './viewer/ViewerStart';

export interface ConversationScreenProps {
  /** Why the last form was refused, and what it said. */
  refusal: FormRefusal | undefined;
  /** The conversation that the page's loader brought. */
  loadedId: string | null;
  /** Whoever looks came by an invitation, which is for others. */
  isInvited: boolean;
  /** The languages that this server's tutor talks in; null for any. */
  tutorLanguages: readonly string[] | null;
  /** Where the page was asked for with its dialog open. */
  profile: Profile | null;
  /** Where this server is reached. */
  origin: string;
}

/** The conversation's screen: the language chooser first, then the talk. */
export function ConversationScreen(props: ConversationScreenProps) {
  const { refusal, loadedId, isInvited, tutorLanguages, profile, origin } = props;
  const about = useConversation((state) => state.conversation.about);
  const viewer = useConversation((state) => state.viewer);
  const conversations = useConversation((state) => state.conversations);
  const [address] = useSearchParams();
  const language = about?.targetLanguage ?? null;
  const facts = language === null ? null : requireLanguage(language);
  const isChoosing = !viewer && (facts === null || address.has('choose'));
  const isChoosingAnother = isChoosing && facts !== null;
  // The list hears of a new title; the conversation itself was named when it was opened.
  const chatTitle =
    conversations.find(({ _id }) => _id === about?._id)?.title ??
    about?.title ??
    (viewer ? viewerTexts.title : undefined);
  const title = isChoosingAnother ? languageTexts.another : chatTitle;
  useEffect(() => {
    if (title !== undefined) document.title = conversationPageTitle(title);
  }, [title]);
  // Whoever only looks on has read nothing of it, and is told nothing.
  const hasNews = !viewer && conversations.some((chat) => isUnread(chat, about?._id ?? null));
  const working = useNavigation().state !== 'idle';
  const shownId = about?._id ?? null;
  const { key: step } = useLocation();
  useEffect(() => {
    // Names what is shown, so that Back leads to it and not to whichever conversation is current then.
    // The one that was left is shown still when the address of the next has arrived.
    const isAsLoaded = loadedId === null || loadedId === shownId;
    if (shownId !== null && isAsLoaded && window.location.search === '') {
      window.history.replaceState(window.history.state, '', conversationAddress(shownId));
    }
  }, [shownId, loadedId, step]);
  useGone();
  const onChoose = useGoOnChosen(isChoosing);
  const scenarioDialog = useScenarioDialog();
  const friendDialog = useFriendDialog();
  const keysDialog = useKeysDialog();
  useConversationKeys(keysDialog);
  const friendChat = friendChatOf(about);
  const isSpoken = language === null || (tutorLanguages?.includes(language) ?? true);
  const canWrite = !isChoosing && !viewer && !friendChat?.closed;
  const subtitle =
    facts &&
    about &&
    !isChoosing &&
    (friendChat ? friendTexts.subtitle(facts.name) : conversationTexts.subtitle(facts.name, about.tutorName));

  return (
    <AppFrame
      title={title ?? conversationTexts.untitled}
      {...(subtitle ? { subtitle } : {})}
      direction={isChoosing || !facts ? 'ltr' : facts.direction}
      pageKey={`${about?._id ?? ''} ${address.toString()}`}
      banner={
        <>
          {isInvited && <InvitedAlready />}
          {viewer && <ViewerBanner username={about?.username} />}
        </>
      }
      {...(canWrite ? { skipTo: { id: composerFieldId, label: composerTexts.skip } } : {})}
      panelFoot={<PanelFoot profile={profile} keysDialog={keysDialog} />}
      closePanelOnOutsideClick={scenarioDialog.open === null && friendDialog.open === null}
      hasNews={hasNews}
      panel={<ConversationPanel scenarioDialog={scenarioDialog} friendDialog={friendDialog} />}
      actions={
        !viewer &&
        !isChoosing && (
          <>
            <ScenarioGoals dialog={scenarioDialog} />
            <AboutFriend dialog={friendDialog} />
          </>
        )
      }
      dialogs={
        <>
          {!viewer && <ScenarioDialogs dialog={scenarioDialog} />}
          {!viewer && <FriendDialogs dialog={friendDialog} origin={origin} />}
          <KeysDialogs dialog={keysDialog} />
        </>
      }
      {...(facts && canWrite
        ? { foot: <ConversationComposer language={facts} isSpoken={isSpoken} refusal={refusal} /> }
        : {})}
      {...(about && friendChat?.closed && !isChoosing && !viewer
        ? { foot: <ClosedChat chat={friendChat} conversationId={about._id} refusal={refusal?.error} /> }
        : {})}
    >
      <LanguageFont language={language} />
      {fontsOfTitles(conversations, language).map((code) => (
        <LanguageFont key={code} language={code} />
      ))}
      {isChoosing && <FontSlices />}
      {viewer && !about && <ViewerStart />}
      {about && !isChoosing && <ConversationMessages language={facts} isSpoken={isSpoken} />}
      {isChoosing && (
        <LanguageChooser
          action="/conversation"
          newChat={facts !== null}
          spoken={tutorLanguages}
          working={working}
          onChoose={onChoose}
          refusal={refusal}
        />
      )}
      <ReplyAnnouncer />
    </AppFrame>
  );
}

function PanelFoot({ profile, keysDialog }: { profile: Profile | null; keysDialog: KeysDialogState }) {
  const preferences = useConversation((state) => state.preferences);
  const { updatePreferences } = useConversationActions();
  return (
    <>
      <SettingsEntry source={{ preferences, change: updatePreferences }} profile={profile} />
      <KeysEntry dialog={keysDialog} />
    </>
  );
}
