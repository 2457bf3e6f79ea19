import { lazyPart } from '../../loading/lazyPart';
import { DialogsOnDemand } from '../../ui/dialog/DialogsOnDemand';
import { addressOfDialog, type DialogState, useDialog } from '../../ui/dialog/useDialog';

const InviteDialog = lazyPart(() => import('./InviteDialog'), addressOfDialog('invite'));
const FriendDialog = lazyPart(() => import('./FriendDialog'), addressOfDialog('friend'));

const names = ['invite', 'friend'] as const;
export type FriendDialogName = (typeof names)[number];

export const useFriendDialog = (): DialogState<FriendDialogName> => useDialog(names);

interface FriendDialogsProps {
  dialog: DialogState<FriendDialogName>;
  /** Where this server is reached, as the server knows it. */
  origin: string;
}

/** Inviting a friend, and what may be done about one. */
export function FriendDialogs({ dialog, origin }: FriendDialogsProps) {
  return (
    <DialogsOnDemand dialog={dialog}>
      {dialog.open === 'invite' && <InviteDialog dialog={dialog} origin={origin} />}
      {dialog.open === 'friend' && <FriendDialog dialog={dialog} />}
    </DialogsOnDemand>
  );
}
