import { useNavigate } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { interfaceTexts } from '../../../domain/texts/interface';
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
import { chatLanguages } from './chatLanguages';
import { chatsByKind, searchChats } from './chatKinds';
import { ChatSearch } from './ChatSearch';
import { ChatSection } from './ChatSection';

const texts = interfaceTexts.conversation;
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
  const actions = useConversationActions();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const languages = useMemo(() => chatLanguages(conversations), [conversations]);
  const kinds = useMemo(
    () => chatsByKind(searchChats(conversations, query, languages)),
    [conversations, query, languages],
  );

  const show = (begin: () => Promise<string | null>) => () =>
    void begin().then((id) => {
      if (id !== null) navigate(conversationAddress(id));
    });
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
          label: texts.delete,
          icon: 'delete' as const,
          confirm: interfaceTexts.message.confirmDelete,
          onSelect: () => void remove(_id),
        },
        { label: texts.updateLanguage, icon: 'language' as const, onSelect: () => void updateLanguage(_id) },
      ];
  const addressOf = (id: string) => conversationAddress(id, viewer);
  const section = { currentId, languages, menuFor, addressOf };

  return (
    <>
      <PagesNav links={conversationPages} withAdmin />
      {conversations.length >= searchedFrom && <ChatSearch query={query} onQueryChange={setQuery} />}
      <ChatSection
        heading={texts.friends}
        chats={kinds.friends}
        {...section}
        action={
          !viewer && (
            <Opener
              href={friendDialog.hrefOf('invite')}
              className="panel-action"
              onClick={() => friendDialog.show('invite')}
            >
              {interfaceTexts.friends.invite}
            </Opener>
          )
        }
      />
      <ChatSection
        heading={texts.starters}
        chats={kinds.starters}
        {...section}
        action={
          !viewer && <BeginButton intent="starter" label={texts.addStarter} onBegin={show(actions.beginStarter)} />
        }
      />
      <ChatSection
        heading={texts.scenarios}
        chats={kinds.scenarios}
        {...section}
        action={
          !viewer && (
            <Opener
              href={scenarioDialog.hrefOf('scenario')}
              className="panel-action"
              onClick={() => scenarioDialog.show('scenario')}
            >
              {interfaceTexts.scenario.new}
            </Opener>
          )
        }
      />
      <ChatSection
        heading={texts.chats}
        chats={kinds.chats}
        {...section}
        action={!viewer && <BeginButton intent="reset" label={texts.newChat} onBegin={show(actions.newChat)} />}
      >
        {!viewer && (
          <li>
            <BeginButton
              intent="tutorial"
              label={texts.restartTutorial}
              className="panel-row w-full"
              onBegin={show(actions.restartTutorial)}
            />
          </li>
        )}
      </ChatSection>
      {!viewer && (
        <ul className="panel-more">
          <PanelLink to={chooseLanguageAddress} label={interfaceTexts.language.another} />
        </ul>
      )}
    </>
  );
}
