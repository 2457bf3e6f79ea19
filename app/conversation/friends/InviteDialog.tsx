import { Form } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { interfaceTexts } from '../../../domain/texts/interface';
import { Button } from '../../ui/Button';
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

const texts = interfaceTexts.friends;

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
    void replaceInvite().then((isReplaced) => setTold(isReplaced ? texts.replaced : ''));
  });
  const isReady = code !== null && !isAsked;
  const link = inviteLink(hydrated ? window.location.origin : origin, code ?? texts.codePlaceholder);

  const copy = async (text: string, field: RefObject<HTMLInputElement>, done: string) => {
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.focus();
    setTold(isCopied ? done : texts.copyByHand);
    return isCopied;
  };
  const share = async () => {
    if (await copy(link, linkField, texts.linkCopied)) await offerToShare(link);
  };

  return (
    <Dialog
      title={texts.invite}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        hydrated && (
          <>
            <Button
              kind="outlined"
              working={!isReady}
              onClick={() => void copy(code ?? '', codeField, texts.codeCopied)}
            >
              {texts.copyCode}
            </Button>
            <Button working={!isReady} onClick={() => void share()}>
              {texts.share}
            </Button>
          </>
        )
      }
    >
      <p>{texts.inviteText}</p>
      <CopiedField
        ref={codeField}
        label={texts.code}
        hint={texts.codeHint}
        value={code ?? texts.codePlaceholder}
        busy={!isReady}
      />
      <CopiedField ref={linkField} label={texts.link} value={link} busy={!isReady} />
      <Form method="post" action="/conversation" className="replace-invite">
        <input type="hidden" name="conversationId" value={conversationId} />
        <p>{texts.replaceHint}</p>
        <Button
          kind="text"
          type="submit"
          name="intent"
          value={friendIntents.replaceInvite}
          working={isAsked}
          {...replace.button}
        >
          {replace.asking ? texts.confirmReplace : texts.replace}
        </Button>
      </Form>
      {problem !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-error">
          <p>{problem}</p>
          {code === null && (
            <Button kind="outlined" working={isAsked} onClick={() => void loadInvite()}>
              {texts.tryAgain}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="invite-told">
        {isAsked && code === null ? texts.loading : told}
      </p>
    </Dialog>
  );
}
