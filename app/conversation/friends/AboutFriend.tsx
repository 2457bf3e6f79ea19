import { friendTexts } from '../../../domain/texts/friends';
import type { DialogState } from '../../ui/dialog/useDialog';
import { IconControl } from '../../ui/IconControl';
import { useConversation } from '../useConversation';
import { friendChatOf } from './friendChat';
import type { FriendDialogName } from './FriendDialogs';

/** In the top bar of a friend chat: the way to what may be done about the friend. */
export function AboutFriend({ dialog }: { dialog: DialogState<FriendDialogName> }) {
  const chat = friendChatOf(useConversation((state) => state.conversation.about));
  const viewer = useConversation((state) => state.viewer);
  if (!chat || viewer) return null;
  return (
    <IconControl
      icon="person"
      label={friendTexts.about(chat.name)}
      href={dialog.hrefOf('friend')}
      onClick={() => dialog.show('friend')}
    />
  );
}
