import type { Profile } from '../../domain/account/profile';
import { settingsTexts } from '../../domain/texts/settings';
import { lazyPart } from '../loading/lazyPart';
import { DialogsOnDemand } from '../ui/dialog/DialogsOnDemand';
import { browserSession } from '../session/browserSession';
import { useShownTheme } from '../theme/useShownTheme';
import { addressOfDialog, type DialogState, useDialog } from '../ui/dialog/useDialog';
import { Icon } from '../ui/icons';
import { Opener } from '../ui/Opener';
import type { PreferencesSource } from './useSettings';

const SettingsDialog = lazyPart(() => import('./SettingsDialog'), addressOfDialog('settings'));
const ProfileDialog = lazyPart(() => import('./ProfileDialog'), addressOfDialog('profile'));
const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog'), addressOfDialog('deleteAccount'));

const names = ['settings', 'profile', 'deleteAccount'] as const;
export type SettingsDialogName = (typeof names)[number];

interface SettingsEntryProps {
  /** Without settings there is nothing to set, and no entry. */
  source: PreferencesSource | null;
  /** Where the server's page shows the profile. */
  profile?: Profile | null;
}

/** At the foot of the side panel: the way to the settings, and their dialogs. */
export function SettingsEntry({ source, profile = null }: SettingsEntryProps) {
  const dialog = useReadyDialog(useDialog(names));
  useShownTheme(source?.preferences.theme);
  if (!source) return null;
  return (
    <>
      <Opener href={dialog.hrefOf('settings')} className="panel-row w-full" onClick={() => dialog.show('settings')}>
        <Icon name="settings" />
        {settingsTexts.heading}
      </Opener>
      <DialogsOnDemand dialog={dialog}>
        {dialog.open === 'settings' && <SettingsDialog source={source} dialog={dialog} />}
        {dialog.open === 'profile' && <ProfileDialog dialog={dialog} loaded={profile} />}
        {dialog.open === 'deleteAccount' && <DeleteAccountDialog dialog={dialog} />}
      </DialogsOnDemand>
    </>
  );
}

/** The profile opens only once it is certain who is signed in. */
function useReadyDialog(dialog: DialogState<SettingsDialogName>): DialogState<SettingsDialogName> {
  const show = (name: SettingsDialogName) => {
    if (name !== 'profile') return dialog.show(name);
    const { session, warn } = browserSession();
    void session.start().then(() => {
      if (session.state().isAuthenticated) dialog.show(name);
      else warn('The profile was not opened: nobody is signed in.', null);
    });
  };
  return { ...dialog, show };
}
