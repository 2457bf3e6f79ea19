import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { interfaceTexts } from '../../../domain/texts/interface';
import { conversationAddress } from '../address';
import { PanelLink } from '../../ui/PanelLink';
import { PanelSection } from '../../ui/PanelSection';
import { chatLanguages } from './chatLanguages';

export interface ChatsSectionProps {
  conversations: readonly ConversationSummary[];
  currentId: string | null;
  /** Given: called instead of posting `intent=reset` to `/conversation`, which works without JavaScript. */
  onNew?: () => void;
  /** The row's menu (Delete, Update Language). */
  menuFor?: (conversation: ConversationSummary) => ReactNode;
}

/** The side panel's list of chats; each is a link by address. */
export function ChatsSection({ conversations, currentId, onNew, menuFor }: ChatsSectionProps) {
  const languages = chatLanguages(conversations);
  const action = (
    <Form
      method="post"
      action="/conversation"
      onSubmit={(event) => {
        if (!onNew) return;
        event.preventDefault();
        onNew();
      }}
    >
      {currentId !== null && <input type="hidden" name="conversationId" value={currentId} />}
      <button className="panel-action" name="intent" value="reset">
        {interfaceTexts.conversation.newChat}
      </button>
    </Form>
  );
  return (
    <PanelSection heading={interfaceTexts.conversation.chats} action={action}>
      {conversations.map((conversation) => (
        <PanelLink
          key={conversation._id}
          to={conversationAddress(conversation._id)}
          label={conversation.title || interfaceTexts.conversation.untitled}
          detail={languages.get(conversation._id)}
          current={conversation._id === currentId}
          menu={menuFor?.(conversation)}
        />
      ))}
    </PanelSection>
  );
}
