import { keyTexts } from '../../../domain/texts/keys';
import { lazyPart } from '../../loading/lazyPart';
import { DialogsOnDemand } from '../../ui/dialog/DialogsOnDemand';
import { type DialogState, useDialog } from '../../ui/dialog/useDialog';
import { Icon } from '../../ui/icons';
import { useHydrated } from '../../ui/useHydrated';

const KeysDialog = lazyPart(() => import('./KeysDialog'));

const names = ['keys'] as const;
export type KeysDialogState = DialogState<(typeof names)[number]>;

export const useKeysDialog = (): KeysDialogState => useDialog(names);

/** At the foot of the side panel: what can be done by keys. Without JavaScript they do nothing. */
export function KeysEntry({ dialog }: { dialog: KeysDialogState }) {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="panel-row w-full keys-entry" onClick={() => dialog.show('keys')}>
      <Icon name="keys" />
      {keyTexts.heading}
    </button>
  );
}

export function KeysDialogs({ dialog }: { dialog: KeysDialogState }) {
  if (!useHydrated()) return null;
  return <DialogsOnDemand dialog={dialog}>{dialog.open === 'keys' && <KeysDialog dialog={dialog} />}</DialogsOnDemand>;
}
