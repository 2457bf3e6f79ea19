import { useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import type { Profile } from '../../domain/account/profile';
import { requireLanguage } from '../../domain/languages/languages';
import { interfaceTexts } from '../../domain/texts/interface';
import { SettingsEntry } from '../settings/SettingsEntry';
import { AppFrame } from '../ui/AppFrame';
import { EndonymFont, LanguageFont } from '../ui/LanguageFont';
import { PanelLink } from '../ui/PanelLink';
import { StatusBar } from '../ui/StatusBar';
import { conversationAddress, conversationPageTitle } from './address';
import { ConversationComposer } from './ConversationComposer';
import { AboutFriend } from './friends/AboutFriend';
import { ClosedChat } from './friends/ClosedChat';
import { friendChatOf } from './friends/friendChat';
import { FriendDialogs, useFriendDialog } from './friends/FriendDialogs';
import { ConversationPanel } from './panel/ConversationPanel';
import { fontsOfTitles } from './panel/chatLanguages';
import { ConversationMessages } from './ConversationMessages';
import { ReplyAnnouncer } from './ReplyAnnouncer';
import { useConversation, useConversationActions } from './useConversation';
import { composerFieldId } from './view/composerField';
import { ScenarioDialogs, useScenarioDialog } from './scenario/ScenarioDialogs';
import { ScenarioGoals } from './scenario/ScenarioGoals';
import { LanguageChooser } from './view/LanguageChooser';

export interface ConversationScreenProps {
  /** Why the last form was refused, and what it said. */
  refusal: { error: string; values: Record<string, string> } | undefined;
  /** The languages that this server's tutor talks in; null for any. */
  tutorLanguages: readonly string[] | null;
  /** Where the page was asked for with its dialog open. */
  profile: Profile | null;
  /** Where this server is reached. */
  origin: string;
}

/** The conversation's screen: the language chooser first, then the talk. */
export function ConversationScreen({ refusal, tutorLanguages, profile, origin }: ConversationScreenProps) {
  const about = useConversation((state) => state.conversation.about);
  const conversations = useConversation((state) => state.conversations);
  // The list hears of a new title; the conversation itself was named when it was opened.
  const title = conversations.find(({ _id }) => _id === about?._id)?.title ?? about?.title;
  useEffect(() => {
    if (title !== undefined) document.title = conversationPageTitle(title);
  }, [title]);
  const notice = useConversation((state) => state.notice);
  const working = useNavigation().state !== 'idle';
  const language = about?.targetLanguage ?? null;
  const facts = language === null ? null : requireLanguage(language);
  const texts = interfaceTexts.conversation;
  const shownId = about?._id ?? null;
  useEffect(() => {
    // Names what is shown, so that Back leads to it and not to whichever conversation is current then.
    if (shownId !== null && window.location.search === '') {
      window.history.replaceState(window.history.state, '', conversationAddress(shownId));
    }
  }, [shownId]);
  const [address] = useSearchParams();
  const scenarioDialog = useScenarioDialog();
  const friendDialog = useFriendDialog();
  const friendChat = friendChatOf(about);
  const isSpoken = language === null || (tutorLanguages?.includes(language) ?? true);
  const isChoosing = facts === null || address.has('choose');
  const canWrite = !isChoosing && !friendChat?.closed;
  const subtitle =
    facts &&
    about &&
    (friendChat ? interfaceTexts.friends.subtitle(facts.name) : texts.subtitle(facts.name, about.tutorName));

  return (
    <AppFrame
      title={title ?? texts.untitled}
      {...(subtitle ? { subtitle } : {})}
      direction={isChoosing ? 'ltr' : facts.direction}
      pageKey={`${about?._id ?? ''} ${address.toString()}`}
      status={<StatusBar message={notice} />}
      {...(canWrite ? { skipTo: { id: composerFieldId, label: interfaceTexts.composer.skip } } : {})}
      panelFoot={<PanelFoot profile={profile} />}
      panel={<ConversationPanel scenarioDialog={scenarioDialog} friendDialog={friendDialog} />}
      actions={
        <>
          <ScenarioGoals dialog={scenarioDialog} />
          <AboutFriend dialog={friendDialog} />
        </>
      }
      dialogs={
        <>
          <ScenarioDialogs dialog={scenarioDialog} />
          <FriendDialogs dialog={friendDialog} origin={origin} />
        </>
      }
      {...(facts && canWrite
        ? { foot: <ConversationComposer language={facts} isSpoken={isSpoken} refusal={refusal} /> }
        : {})}
      {...(about && friendChat?.closed && !isChoosing
        ? { foot: <ClosedChat chat={friendChat} conversationId={about._id} refusal={refusal?.error} /> }
        : {})}
    >
      <LanguageFont language={language} />
      {fontsOfTitles(conversations, language).map((code) => (
        <LanguageFont key={code} language={code} />
      ))}
      {isChoosing && <EndonymFont />}
      {!isChoosing ? (
        <ConversationMessages language={facts} isSpoken={isSpoken} />
      ) : (
        <LanguageChooser
          action="/conversation"
          newChat={facts !== null}
          spoken={tutorLanguages}
          working={working}
          error={refusal?.error}
          otherLanguage={refusal?.values.otherLanguage}
        />
      )}
      <ReplyAnnouncer />
    </AppFrame>
  );
}

function PanelFoot({ profile }: { profile: Profile | null }) {
  const preferences = useConversation((state) => state.preferences);
  const { updatePreferences } = useConversationActions();
  return (
    <>
      <ul>
        <PanelLink to="/conversation?choose=language" label={interfaceTexts.language.another} />
      </ul>
      <SettingsEntry source={{ preferences, change: updatePreferences }} profile={profile} />
    </>
  );
}
