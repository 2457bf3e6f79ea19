import { Form, Link } from '@remix-run/react';
import { interfaceTexts } from '../../domain/texts/interface';
import { LogOut } from '../session/LogOut';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialog/Dialog';
import type { DialogState } from '../ui/dialog/useDialog';
import { Opener } from '../ui/Opener';
import { useHydrated } from '../ui/useHydrated';
import { DeviceFields } from './DeviceFields';
import { PreferenceFields } from './PreferenceFields';
import type { SettingsDialogName } from './SettingsEntry';
import { settingsIntents } from './settingsForm';
import { type PreferencesSource, useSettings } from './useSettings';

interface SettingsDialogProps {
  source: PreferencesSource;
  dialog: DialogState<SettingsDialogName>;
}

const texts = interfaceTexts.settings;

/** Everything that can be set. In the browser each choice is kept as it is made; without JavaScript Save keeps them all. */
export default function SettingsDialog({ source, dialog }: SettingsDialogProps) {
  const settings = useSettings(source);
  const hydrated = useHydrated();
  return (
    <Dialog title={texts.heading} onClose={dialog.close} closeHref={dialog.closeHref}>
      <Form
        method="post"
        action="/settings"
        className="settings-fields"
        noValidate={hydrated}
        // Enter in a field has kept it already.
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="returnTo" value={dialog.closeHref} />
        <PreferenceFields {...settings} onLeave={dialog.close} />
        <DeviceFields />
        {!hydrated && (
          <Button type="submit" name="intent" value={settingsIntents.preferences}>
            {texts.save}
          </Button>
        )}
      </Form>
      <section className="settings-account" aria-labelledby="settings-account">
        <h3 id="settings-account">{texts.account}</h3>
        <ul>
          <li>
            <DialogLink name="profile" dialog={dialog} label={texts.personalization} />
          </li>
          <li>
            <Link to="/resetPassword" className="panel-row">
              {texts.resetPassword}
            </Link>
          </li>
          <li>
            <a href="/myData" className="panel-row" download>
              {texts.download}
            </a>
          </li>
          <li>
            <DialogLink name="deleteAccount" dialog={dialog} label={texts.deleteAccount} />
          </li>
          <li>
            <LogOut />
          </li>
        </ul>
      </section>
    </Dialog>
  );
}

function DialogLink({
  name,
  dialog,
  label,
}: { name: SettingsDialogName; label: string } & Pick<SettingsDialogProps, 'dialog'>) {
  return (
    <Opener href={dialog.hrefOf(name)} className="panel-row w-full" onClick={() => dialog.show(name)}>
      {label}
    </Opener>
  );
}
