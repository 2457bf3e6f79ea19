import { settingsTexts } from '../../domain/texts/settings';
import type { DialogState } from '../ui/dialog/useDialog';
import { Opener } from '../ui/Opener';
import type { SettingsDialogName } from './SettingsEntry';

/** What leads out of a dialog that the settings opened. */
export function BackToSettings({ dialog }: { dialog: DialogState<SettingsDialogName> }) {
  return (
    <Opener href={dialog.hrefOf('settings')} className="button button-text" onClick={() => dialog.show('settings')}>
      {settingsTexts.back}
    </Opener>
  );
}
