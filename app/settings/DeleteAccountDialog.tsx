import { Form, useNavigate } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { isAppError } from '../../domain/errors';
import { deleteAccountTexts } from '../../domain/texts/settings';
import { NetworkError } from '../api/networkError';
import { deletedEntry } from '../auth/useLoginEntry';
import { textOf } from '../forms/pageForm';
import { browserSession } from '../session/browserSession';
import { Button } from '../ui/Button';
import { ConfirmLabel } from '../ui/ConfirmLabel';
import { Dialog } from '../ui/dialog/Dialog';
import type { DialogState } from '../ui/dialog/useDialog';
import { TextField } from '../ui/fields/TextField';
import { BackToSettings } from './BackToSettings';
import type { SettingsDialogName } from './SettingsEntry';
import { settingsIntents } from './settingsForm';

const formId = 'delete-account-form';

/** For good, and so with the password and two clicks. */
export default function DeleteAccountDialog({ dialog }: { dialog: DialogState<SettingsDialogName> }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAsking) {
      setIsAsking(true);
      return;
    }
    const { call, session } = browserSession();
    setDeleting(true);
    try {
      await call('POST /user/delete-account', { password: textOf(new FormData(event.currentTarget), 'password') });
      await session.logout('deleted');
      // The page's guard may have been told that the session is over before this was known, and have said so there.
      navigate('/login', { replace: true, state: deletedEntry });
    } catch (thrown) {
      if (!isAppError(thrown) && !(thrown instanceof NetworkError)) throw thrown;
      setError(thrown.message);
      setIsAsking(false);
      setDeleting(false);
    }
  };

  return (
    <Dialog
      title={deleteAccountTexts.heading}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        <>
          <BackToSettings dialog={dialog} />
          <Button
            type="submit"
            kind="outlined"
            className="text-error"
            form={formId}
            name="intent"
            value={settingsIntents.deleteAccount}
            working={deleting}
          >
            {deleting ? (
              deleteAccountTexts.deleting
            ) : (
              <ConfirmLabel asking={isAsking} label={deleteAccountTexts.submit} question={deleteAccountTexts.confirm} />
            )}
          </Button>
        </>
      }
    >
      <p>{deleteAccountTexts.text}</p>
      <Form id={formId} method="post" action="/settings" onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="returnTo" value={dialog.hrefOf('deleteAccount')} />
        <TextField
          label={deleteAccountTexts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={error}
          onChange={() => setError(undefined)}
        />
      </Form>
    </Dialog>
  );
}
