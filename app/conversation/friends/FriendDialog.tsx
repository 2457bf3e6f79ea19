import { useConversation } from '../useConversation';
import { Dialog } from '../../ui/dialog/Dialog';
import type { DialogState } from '../../ui/dialog/useDialog';
import { BlockFriend } from './BlockFriend';
import { friendChatOf } from './friendChat';
import type { FriendDialogName } from './FriendDialogs';
import { ReportFriend } from './ReportFriend';

/** What may be done about the friend of the chat that is open. */
export default function FriendDialog({ dialog }: { dialog: DialogState<FriendDialogName> }) {
  const about = useConversation((state) => state.conversation.about);
  const chat = friendChatOf(about);
  if (!about || !chat) return null;
  return (
    <Dialog title={chat.name} onClose={dialog.close} closeHref={dialog.closeHref}>
      {chat.other && <BlockFriend friend={chat.other} hasLeft={!chat.friend} conversationId={about._id} />}
      <ReportFriend name={chat.name} conversationId={about._id} />
    </Dialog>
  );
}
