import { useState } from 'react';
import { adminTexts } from '../../domain/texts/admin';
import type { CallOutput } from '../api/calls';
import { sentenceOf } from '../api/sentenceOf';
import { useAnswer } from '../api/useAnswer';
import { conversationAddress } from '../conversation/address';
import { browserSession } from '../session/browserSession';
import { Button } from '../ui/Button';
import { copyText } from '../ui/copyText';
import { Dialog } from '../ui/dialog/Dialog';
import { StayingLink } from '../ui/StayingLink';
import { toast } from '../ui/toasts/toasts';
import { showDay, showMoment } from './showTime';

type Account = CallOutput<'GET /admin/users'>['users'][number];

const { accounts: texts, codes, never } = adminTexts;
const { detail } = texts;

interface AccountDialogProps {
  account: Account;
  onClose: () => void;
}

/** One account: who it is, the way back in for who lost their password, and what is talked about in it. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  return (
    <Dialog title={<bdi>{account.username}</bdi>} onClose={onClose} closeHref="/admin">
      <dl className="settings-list">
        {factsOf(account).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {account.disabledAt === null && <SignInLink account={account} />}
      <Conversations account={account} />
    </Dialog>
  );
}

function factsOf(account: Account): [name: string, value: string][] {
  const facts: [string, string][] = [
    [detail.type, detail.types[account.userType]],
    [texts.columns.since, showDay(account.createdAt)],
    [texts.columns.active, account.lastActive === null ? never : showMoment(account.lastActive)],
    [texts.columns.conversations, account.conversations.toLocaleString('en')],
    [texts.columns.words, account.words.toLocaleString('en')],
  ];
  if (account.affiliatedOrganization !== null) facts.push([detail.organization, account.affiliatedOrganization]);
  if (account.disabledAt !== null) facts.push([detail.closedSince, showMoment(account.disabledAt)]);
  return [...facts, [detail.id, account.id]];
}

/** What a person who lost their password asks for. It is shown once it is made: whoever has it is let in. */
function SignInLink({ account }: { account: Account }) {
  const [made, setMade] = useState<{ link: string; expiresAt: string } | null>(null);
  const [making, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const make = async () => {
    const { call, warn } = browserSession();
    setMaking(true);
    setProblem(null);
    try {
      const { link, expiresAt } = await call('POST /admin/sign-in-link', { userId: account.id });
      setMade({ link: window.location.origin + link, expiresAt });
    } catch (error) {
      warn('No sign-in link was made.', error);
      setProblem(sentenceOf(error));
    } finally {
      setMaking(false);
    }
  };
  const copy = async (link: string) => toast((await copyText(link)) ? detail.linkCopied : codes.notCopied(link));

  return (
    <div className="account-part">
      {made ? (
        <>
          <p role="status">{detail.signInReady(showMoment(made.expiresAt))}</p>
          <code className="account-link">{made.link}</code>
          <Button kind="outlined" onClick={() => void copy(made.link)}>
            {detail.copySignInLink}
          </Button>
        </>
      ) : (
        <Button kind="outlined" working={making} onClick={() => void make()}>
          {detail.signInLink}
        </Button>
      )}
      <p className="field-hint">{detail.signInHint}</p>
      {problem !== null && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Asked for only on purpose: that somebody's titles were seen is noted. */
function Conversations({ account }: { account: Account }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="account-part">
      {isAsked ? (
        <ConversationList username={account.username} />
      ) : (
        <Button kind="outlined" onClick={() => setIsAsked(true)}>
          {detail.read}
        </Button>
      )}
      <p className="field-hint">{detail.readHint}</p>
    </div>
  );
}

const viewed = { unread: undefined, viewer: '1' };

function ConversationList({ username }: { username: string }) {
  const { answer } = useAnswer('GET /conversation/titles', viewed);
  if (answer.status === 'loading') return <p role="status">{adminTexts.loadingPart}</p>;
  if (answer.status === 'error') return <p role="alert">{answer.message}</p>;
  const theirs = answer.data.filter((chat) => chat.username === username);
  if (theirs.length === 0) return <p>{detail.noConversations}</p>;
  return (
    <ul className="account-chats" aria-label={detail.read}>
      {theirs.map(({ _id, title }) => (
        <li key={_id}>
          <StayingLink to={conversationAddress(_id, true)} className="text-link" dir="auto">
            {title}
          </StayingLink>
        </li>
      ))}
    </ul>
  );
}
