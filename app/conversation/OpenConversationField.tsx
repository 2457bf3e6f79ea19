import { useConversation } from './useConversation';

/** Names, in a form that begins a conversation without JavaScript, the one whose language it takes over. */
export function OpenConversationField() {
  const openId = useConversation((state) => state.conversation.about?._id ?? null);
  return openId === null ? null : <input type="hidden" name="conversationId" value={openId} />;
}
