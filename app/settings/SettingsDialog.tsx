import { Form } from '@remix-run/react';
import { settingsTexts } from '../../domain/texts/settings';
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
import { StayingLink } from '../ui/StayingLink';

interface SettingsDialogProps {
  source: PreferencesSource;
  dialog: DialogState<SettingsDialogName>;
}

/** Everything that can be set. In the browser each choice is kept as it is made; without JavaScript Save keeps them all. */
export default function SettingsDialog({ source, dialog }: SettingsDialogProps) {
  const settings = useSettings(source);
  const hydrated = useHydrated();
  return (
    <Dialog title={settingsTexts.heading} onClose={dialog.close} closeHref={dialog.closeHref}>
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
            {settingsTexts.save}
          </Button>
        )}
      </Form>
      <section className="settings-account" aria-labelledby="settings-account">
        <h3 id="settings-account">{settingsTexts.account}</h3>
        <ul>
          <li>
            <DialogLink name="profile" dialog={dialog} label={settingsTexts.personalization} />
          </li>
          <li>
            <StayingLink to="/resetPassword" className="panel-row">
              {settingsTexts.resetPassword}
            </StayingLink>
          </li>
          <li>
            <a href="/myData" className="panel-row" download>
              {settingsTexts.download}
            </a>
          </li>
          <li>
            <DialogLink name="deleteAccount" dialog={dialog} label={settingsTexts.deleteAccount} />
          </li>
          <li>
            <LogOut onStay={dialog.close} />
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
