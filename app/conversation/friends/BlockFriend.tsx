import { Form } from '@remix-run/react';
import { useState } from 'react';
import type { Friend } from '../../../domain/conversation/conversation';
import { friendTexts } from '../../../domain/texts/friends';
import { Button } from '../../ui/Button';
import { ConfirmLabel } from '../../ui/ConfirmLabel';
import { useConfirm } from '../../ui/useConfirm';
import { useConversationActions } from '../useConversation';
import { friendIntents } from './friendForm';

interface BlockFriendProps {
  friend: Friend;
  hasLeft: boolean;
  conversationId: string;
}

/** Takes two clicks; taking it back takes one. */
export function BlockFriend({ friend, hasLeft, conversationId }: BlockFriendProps) {
  const { userId, username, blocked } = friend;
  const { blockFriend } = useConversationActions();
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const texts = hasLeft ? friendTexts.whoHasLeft : friendTexts;

  const change = async () => {
    setIsWorking(true);
    setProblem(null);
    setTold('');
    const why = await blockFriend(userId, !blocked);
    setIsWorking(false);
    setProblem(why);
    if (why === null) setTold(blocked ? texts.unblocked(username) : texts.blocked(username));
  };
  const confirm = useConfirm(() => void change());

  return (
    <Form
      method="post"
      action="/conversation"
      className="friend-action"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <input type="hidden" name="conversationId" value={conversationId} />
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="blocked" value={String(!blocked)} />
      <h3>{friendTexts.blockHeading(username)}</h3>
      <p role="status">{told || (blocked ? texts.blocked(username) : texts.blockText(username))}</p>
      {problem !== null && (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
      <Button
        kind="outlined"
        type="submit"
        name="intent"
        value={friendIntents.block}
        working={isWorking}
        {...(blocked ? {} : { className: 'text-error', ...confirm.button })}
      >
        {blocked ? (
          friendTexts.unblock
        ) : (
          <ConfirmLabel asking={confirm.asking} label={friendTexts.block} question={friendTexts.confirmBlock} />
        )}
      </Button>
    </Form>
  );
}
