import { Form } from '@remix-run/react';
import { useState } from 'react';
import { friendTexts } from '../../../domain/texts/friends';
import { Button } from '../../ui/Button';
import { useConversationActions } from '../useConversation';
import type { FriendChat } from './friendChat';
import { friendIntents } from './friendForm';

interface ClosedChatProps {
  chat: FriendChat;
  conversationId: string;
  /** Why a form was refused. */
  refusal: string | undefined;
}

/** Where the input stands otherwise: why nothing can be written, and how that is changed. */
export function ClosedChat({ chat, conversationId, refusal }: ClosedChatProps) {
  const { blockFriend } = useConversationActions();
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(refusal ?? null);
  const { friend, other, name } = chat;

  const unblock = async (userId: string) => {
    setIsWorking(true);
    setProblem(await blockFriend(userId, false));
    setIsWorking(false);
  };

  return (
    <section className="closed-chat" aria-label={friendTexts.closed} dir="ltr">
      {problem !== null && (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
      <p>{friend ? friendTexts.blocked(name) : friendTexts.left(name)}</p>
      {!friend && other?.blocked && <p>{friendTexts.whoHasLeft.blocked(name)}</p>}
      {other?.blocked && (
        <Form
          method="post"
          action="/conversation"
          onSubmit={(event) => {
            event.preventDefault();
            void unblock(other.userId);
          }}
        >
          <input type="hidden" name="conversationId" value={conversationId} />
          <input type="hidden" name="userId" value={other.userId} />
          <input type="hidden" name="blocked" value="false" />
          <Button kind="outlined" type="submit" name="intent" value={friendIntents.block} working={isWorking}>
            {friendTexts.unblock}
          </Button>
        </Form>
      )}
    </section>
  );
}
