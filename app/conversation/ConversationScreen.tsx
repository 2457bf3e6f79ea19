import { useNavigate, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { requireLanguage } from '../../domain/languages/languages';
import { interfaceTexts } from '../../domain/texts/interface';
import { LogOut } from '../session/LogOut';
import { AppFrame } from '../ui/AppFrame';
import { EndonymFont, LanguageFont } from '../ui/LanguageFont';
import { conversationPages, PagesNav } from '../ui/PagesNav';
import { PanelLink } from '../ui/PanelLink';
import { StatusBar } from '../ui/StatusBar';
import { conversationAddress } from './address';
import { ConversationComposer } from './ConversationComposer';
import { ConversationMessages } from './ConversationMessages';
import { ReplyAnnouncer } from './ReplyAnnouncer';
import { useConversation, useConversationActions } from './useConversation';
import { composerFieldId } from './view/composerField';
import { ChatsSection } from './view/ChatsSection';
import { LanguageChooser } from './view/LanguageChooser';

export interface ConversationScreenProps {
  /** Why the last form was refused, and what it said. */
  refusal: { error: string; values: Record<string, string> } | undefined;
  /** The languages that this server's tutor talks in; null for any. */
  tutorLanguages: readonly string[] | null;
}

/** The conversation's screen: the language chooser first, then the talk. */
export function ConversationScreen({ refusal, tutorLanguages }: ConversationScreenProps) {
  const about = useConversation((state) => state.conversation.about);
  const conversations = useConversation((state) => state.conversations);
  // The list hears of a new title; the conversation itself was named when it was opened.
  const title = conversations.find(({ _id }) => _id === about?._id)?.title ?? about?.title;
  const notice = useConversation((state) => state.notice);
  const working = useNavigation().state !== 'idle';
  const actions = useConversationActions();
  const navigate = useNavigate();
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
  const isSpoken = language === null || (tutorLanguages?.includes(language) ?? true);
  const isChoosing = facts === null || address.has('choose');

  return (
    <AppFrame
      title={title ?? texts.untitled}
      {...(facts && about ? { subtitle: texts.subtitle(facts.name, about.tutorName) } : {})}
      direction={isChoosing ? 'ltr' : facts.direction}
      pageKey={`${about?._id ?? ''} ${address.toString()}`}
      status={<StatusBar message={notice} />}
      {...(isChoosing ? {} : { skipTo: { id: composerFieldId, label: interfaceTexts.composer.skip } })}
      panelFoot={<AnotherLanguageAndLogOut />}
      panel={
        <>
          <PagesNav links={conversationPages} />
          <ChatsSection
            conversations={conversations}
            currentId={about?._id ?? null}
            onNew={() => {
              void actions.newChat().then((id) => {
                if (id !== null) navigate(conversationAddress(id));
              });
            }}
          />
        </>
      }
      {...(facts && !isChoosing
        ? { foot: <ConversationComposer language={facts} isSpoken={isSpoken} refusal={refusal} /> }
        : {})}
    >
      <LanguageFont language={language} />
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

/** What stands at the foot of the panel until there are settings. */
function AnotherLanguageAndLogOut() {
  return (
    <ul>
      <PanelLink to="/conversation?choose=language" label={interfaceTexts.language.another} />
      <li>
        <LogOut />
      </li>
    </ul>
  );
}
