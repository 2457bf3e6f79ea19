import { Form } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { maxProfileLength, type Profile } from '../../domain/account/profile';
import { messageTexts } from '../../domain/texts/message';
import { profileTexts } from '../../domain/texts/settings';
import { textOf } from '../forms/pageForm';
import { useHasModel } from '../session/rootData';
import { browserSession } from '../session/browserSession';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialog/Dialog';
import type { DialogState } from '../ui/dialog/useDialog';
import { TextArea } from '../ui/fields/TextArea';
import { useHydrated } from '../ui/useHydrated';
import { useLookedAt } from '../ui/useLookedAt';
import { BackToSettings } from './BackToSettings';
import { isSameProfile, keepProfileDraft, readProfileDraft } from './profileDraft';
import type { SettingsDialogName } from './SettingsEntry';
import { settingsIntents } from './settingsForm';

interface ProfileDialogProps {
  dialog: DialogState<SettingsDialogName>;
  /** As the server's page has it; else it is asked for. */
  loaded: Profile | null;
}

const formId = 'profile-form';

function writtenIn(form: HTMLFormElement): Profile {
  const fields = new FormData(form);
  return {
    generalUserProfile: textOf(fields, 'generalUserProfile'),
    customInstructions: textOf(fields, 'customInstructions'),
  };
}

/** What the learner tells their tutor of themselves. */
export default function ProfileDialog({ dialog, loaded }: ProfileDialogProps) {
  const hasModel = useHasModel();
  const hydrated = useHydrated();
  // What the page came with is old once the dialog is opened again.
  const [profile, setProfile] = useState(hydrated ? null : loaded);
  const draft = useMemo(
    () => profile && (hydrated ? readProfileDraft(browserSession().storage, profile) : profile),
    [profile, hydrated],
  );
  const isUnsaved = draft !== null && profile !== null && !isSameProfile(draft, profile);
  const [saving, setSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const askAgain = useCallback(() => setHasFailed(false), []);

  useEffect(() => {
    if (profile || hasFailed) return;
    let isGone = false;
    const { call, warn } = browserSession();
    call('GET /user/get-personalization-profile', {}).then(
      ({ generalUserProfile, customInstructions }) => {
        if (!isGone) setProfile({ generalUserProfile, customInstructions });
      },
      (error: unknown) => {
        warn('The profile was not read.', error);
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [profile, hasFailed]);
  useLookedAt(askAgain);

  const save = async () => {
    if (!form.current) return;
    const written = writtenIn(form.current);
    const { call, storage, warn } = browserSession();
    setSaving(true);
    try {
      await call('POST /user/update-personalization-profile', written);
      // What was written meanwhile stays a draft.
      keepProfileDraft(storage, readProfileDraft(storage, written), written);
      await call('GET /user/get-personalization-profile', {});
      dialog.close();
    } catch (error) {
      // It stays open with what was written.
      warn('The profile was not saved.', error);
      setSaving(false);
    }
  };

  return (
    <Dialog
      title={profileTexts.heading}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        <>
          <BackToSettings dialog={dialog} />
          {profile && (
            <Button type="submit" form={formId} name="intent" value={settingsIntents.profile} working={saving}>
              {profileTexts.save}
            </Button>
          )}
        </>
      }
    >
      {profile && draft ? (
        <Form
          // The server's page cannot know of a draft.
          key={String(isUnsaved)}
          ref={form}
          id={formId}
          method="post"
          action="/settings"
          className="flex flex-col gap-5"
          onChange={({ currentTarget }) => {
            keepProfileDraft(browserSession().storage, writtenIn(currentTarget), profile);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <input type="hidden" name="returnTo" value={dialog.closeHref} />
          {!hasModel && <p className="text-small text-on-surface-variant">{profileTexts.forModels}</p>}
          {isUnsaved && <p>{profileTexts.unsaved}</p>}
          <TextArea
            label={profileTexts.general}
            name="generalUserProfile"
            placeholder={profileTexts.generalPlaceholder}
            defaultValue={draft.generalUserProfile}
            maxLength={maxProfileLength}
            dir="auto"
          />
          <TextArea
            label={profileTexts.instructions}
            name="customInstructions"
            placeholder={profileTexts.instructionsPlaceholder}
            defaultValue={draft.customInstructions}
            maxLength={maxProfileLength}
            dir="auto"
          />
        </Form>
      ) : (
        <>
          <p role="status">{hasFailed ? '' : profileTexts.loading}</p>
          {/* Why is only logged (specification, section 8). */}
          {hasFailed && (
            <Button kind="outlined" onClick={askAgain}>
              {messageTexts.retry}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
