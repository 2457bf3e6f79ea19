import { useMemo } from 'react';
import { viewerTexts } from '../../../domain/texts/viewer';
import { conversationAddress } from '../address';
import { chatLanguages } from '../panel/chatLanguages';
import { ChatSection } from '../panel/ChatSection';
import { useConversation } from '../useConversation';

const addressOf = (id: string) => conversationAddress(id, true);

/** Viewer mode before a conversation is chosen: all there are. */
export function ViewerStart() {
  const conversations = useConversation((state) => state.conversations);
  const languages = useMemo(() => chatLanguages(conversations), [conversations]);
  return (
    <div className="viewer-start">
      <p className="lead">{conversations.length === 0 ? viewerTexts.none : viewerTexts.lead}</p>
      {conversations.length > 0 && (
        <ChatSection
          heading={viewerTexts.newest}
          chats={conversations}
          currentId={null}
          languages={languages}
          addressOf={addressOf}
        />
      )}
    </div>
  );
}
