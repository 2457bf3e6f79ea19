import { useNavigate } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { languageName } from '../../../domain/languages/languages';
import { conversationTexts } from '../../../domain/texts/conversation';
import { friendTexts } from '../../../domain/texts/friends';
import { languageTexts } from '../../../domain/texts/language';
import { messageTexts } from '../../../domain/texts/message';
import { scenarioTexts } from '../../../domain/texts/scenario';
import type { DialogState } from '../../ui/dialog/useDialog';
import { Opener } from '../../ui/Opener';
import { conversationPages, PagesNav } from '../../ui/PagesNav';
import { PanelLink } from '../../ui/PanelLink';
import { toast } from '../../ui/toasts/toasts';
import { chooseLanguageAddress, conversationAddress } from '../address';
import type { FriendDialogName } from '../friends/FriendDialogs';
import type { ScenarioDialogName } from '../scenario/ScenarioDialogs';
import { useConversation, useConversationActions } from '../useConversation';
import { BeginButton } from './BeginButton';
import { BeginProblem } from './BeginProblem';
import { chatLanguages } from './chatLanguages';
import { chatsByKind, searchChats } from './chatKinds';
import { ChatSearch } from './ChatSearch';
import { ChatSection } from './ChatSection';
import { useBegin } from './useBegin';
import { useNewsAnnounced } from './useNewsAnnounced';

/** Fewer are seen at a glance. */
const searchedFrom = 9;

interface ConversationPanelProps {
  scenarioDialog: DialogState<ScenarioDialogName>;
  friendDialog: DialogState<FriendDialogName>;
}

/** The side panel of the conversation: pages, then every conversation under what it is. */
export function ConversationPanel({ scenarioDialog, friendDialog }: ConversationPanelProps) {
  const conversations = useConversation((state) => state.conversations);
  const currentId = useConversation((state) => state.conversation.about?._id ?? null);
  const viewer = useConversation((state) => state.viewer);
  const language = useConversation((state) => state.preferences.language);
  const actions = useConversationActions();
  const navigate = useNavigate();
  useNewsAnnounced();
  const [query, setQuery] = useState('');
  const languages = useMemo(() => chatLanguages(conversations), [conversations]);
  const kinds = useMemo(
    () => chatsByKind(searchChats(conversations, query, languages)),
    [conversations, query, languages],
  );

  const show = useBegin();
  const remove = async (id: string) => {
    // What was open is gone: the page of whichever conversation is current now takes its place.
    if ((await actions.deleteConversation(id)) && id === currentId) navigate('/conversation', { replace: true });
  };
  const updateLanguage = async (id: string) => {
    const message = await actions.updateLanguage(id);
    if (message !== null) toast(message);
  };
  const menuFor = viewer
    ? undefined
    : ({ _id }: ConversationSummary) => [
        {
          label: conversationTexts.delete,
          icon: 'delete' as const,
          confirm: messageTexts.confirmDelete,
          onSelect: () => void remove(_id),
        },
        {
          label: conversationTexts.updateLanguage,
          hint: language === null ? undefined : conversationTexts.updateLanguageHint(languageName(language)),
          icon: 'language' as const,
          onSelect: () => void updateLanguage(_id),
        },
      ];
  const addressOf = (id: string) => conversationAddress(id, viewer);
  const section = { currentId, languages, menuFor, addressOf };

  return (
    <>
      <PagesNav links={conversationPages} withAdmin />
      {conversations.length >= searchedFrom && <ChatSearch query={query} onQueryChange={setQuery} />}
      <ChatSection
        heading={conversationTexts.friends}
        chats={kinds.friends}
        {...section}
        action={
          !viewer && (
            <Opener
              href={friendDialog.hrefOf('invite')}
              className="panel-action"
              onClick={() => friendDialog.show('invite')}
            >
              {friendTexts.invite}
            </Opener>
          )
        }
      />
      <ChatSection
        heading={conversationTexts.starters}
        chats={kinds.starters}
        {...section}
        notice={<BeginProblem intent="starter" />}
        action={
          !viewer && (
            <BeginButton intent="starter" label={conversationTexts.addStarter} onBegin={show(actions.beginStarter)} />
          )
        }
      />
      <ChatSection
        heading={conversationTexts.scenarios}
        chats={kinds.scenarios}
        {...section}
        action={
          !viewer && (
            <Opener
              href={scenarioDialog.hrefOf('scenario')}
              className="panel-action"
              onClick={() => scenarioDialog.show('scenario')}
            >
              {scenarioTexts.new}
            </Opener>
          )
        }
      />
      <ChatSection
        heading={conversationTexts.chats}
        chats={kinds.chats}
        {...section}
        notice={<BeginProblem intent="reset" />}
        action={
          !viewer && <BeginButton intent="reset" label={conversationTexts.newChat} onBegin={show(actions.newChat)} />
        }
      >
        {!viewer && (
          <li>
            <BeginButton
              intent="tutorial"
              label={conversationTexts.restartTutorial}
              className="panel-row w-full"
              describedBy="restart-tutorial-hint"
              onBegin={show(actions.restartTutorial)}
            />
            <BeginProblem intent="tutorial" />
            <p id="restart-tutorial-hint" className="panel-hint">
              {conversationTexts.restartTutorialHint}
            </p>
          </li>
        )}
      </ChatSection>
      {!viewer && (
        <ul className="panel-more">
          <PanelLink to={chooseLanguageAddress} label={languageTexts.another} />
        </ul>
      )}
    </>
  );
}
