import { Form } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { friendTexts } from '../../../domain/texts/friends';
import { Button } from '../../ui/Button';
import { ConfirmLabel } from '../../ui/ConfirmLabel';
import { copyText } from '../../ui/copyText';
import { Dialog } from '../../ui/dialog/Dialog';
import type { DialogState } from '../../ui/dialog/useDialog';
import { useConfirm } from '../../ui/useConfirm';
import { useHydrated } from '../../ui/useHydrated';
import { useConversation, useConversationActions } from '../useConversation';
import { CopiedField } from './CopiedField';
import type { FriendDialogName } from './FriendDialogs';
import { friendIntents } from './friendForm';
import { inviteLink } from './inviteLink';
import { offerToShare } from './offerToShare';

interface InviteDialogProps {
  dialog: DialogState<FriendDialogName>;
  /** Where this server is reached, as the server knows it. */
  origin: string;
}

/** The learner's invite code and the link that carries it, to be given to friends. */
export default function InviteDialog({ dialog, origin }: InviteDialogProps) {
  const { code, isAsked, problem } = useConversation((state) => state.invite);
  const conversationId = useConversation((state) => state.conversation.about?._id ?? '');
  const { loadInvite, replaceInvite } = useConversationActions();
  const hydrated = useHydrated();
  const codeField = useRef<HTMLInputElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    // Also where the page brought one: it may be used up, or replaced elsewhere, since.
    void loadInvite();
  }, [loadInvite]);

  const replace = useConfirm(() => {
    setTold('');
    void replaceInvite().then((isReplaced) => setTold(isReplaced ? friendTexts.replaced : ''));
  });
  const isReady = code !== null && !isAsked;
  const link = inviteLink(hydrated ? window.location.origin : origin, code ?? friendTexts.codePlaceholder);

  const copy = async (text: string, field: RefObject<HTMLInputElement>, done: string) => {
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.focus();
    setTold(isCopied ? done : friendTexts.copyByHand);
    return isCopied;
  };
  const share = async () => {
    if (await copy(link, linkField, friendTexts.linkCopied)) await offerToShare(link);
  };

  return (
    <Dialog
      title={friendTexts.invite}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        hydrated && (
          <>
            <Button
              kind="outlined"
              working={!isReady}
              onClick={() => void copy(code ?? '', codeField, friendTexts.codeCopied)}
            >
              {friendTexts.copyCode}
            </Button>
            <Button working={!isReady} onClick={() => void share()}>
              {friendTexts.share}
            </Button>
          </>
        )
      }
    >
      <p>{friendTexts.inviteText}</p>
      <CopiedField
        ref={codeField}
        label={friendTexts.code}
        hint={friendTexts.codeHint}
        value={code ?? friendTexts.codePlaceholder}
        busy={!isReady}
      />
      <CopiedField ref={linkField} label={friendTexts.link} value={link} busy={!isReady} />
      <Form method="post" action="/conversation" className="replace-invite">
        <input type="hidden" name="conversationId" value={conversationId} />
        <p>{friendTexts.replaceHint}</p>
        <Button
          kind="text"
          className="button-flush"
          type="submit"
          name="intent"
          value={friendIntents.replaceInvite}
          working={isAsked}
          {...replace.button}
        >
          <ConfirmLabel asking={replace.asking} label={friendTexts.replace} question={friendTexts.confirmReplace} />
        </Button>
      </Form>
      {problem !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-error">
          <p>{problem}</p>
          {code === null && (
            <Button kind="outlined" working={isAsked} onClick={() => void loadInvite()}>
              {friendTexts.tryAgain}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="invite-told">
        {isAsked && code === null ? friendTexts.loading : told}
      </p>
    </Dialog>
  );
}
