import { Abandon } from '../db/abandon';
import { noFields } from '../conversations/messageView';
import type { Tx } from '../db/database';
import type { MakeId } from '../ids';
import { enqueue } from '../jobs/enqueue';
import { pendingFields } from '../turns/liveMessage';
import { readMessages } from '../words/readMessages';

export interface NewSaying {
  conversationId: string;
  senderId: string;
  message: string;
  messageId: string;
  clientMessageId: string;
  /** This process's name. */
  owner: string;
  createdAt: Date;
}

/** What a message is made into for some of its readers. */
export interface PendingRendering {
  id: string;
  readerIds: string[];
}

export type SayResult =
  | {
      kind: 'said';
      revision: number;
      position: number;
      friendId: string;
      /** One for each pair of languages; none for a reader who has not chosen a language yet. */
      pending: PendingRendering[];
    }
  | { kind: 'repeated'; learnerMessageId: string | null }
  /** The client's id stands for another message. */
  | { kind: 'idReused' }
  | { kind: 'notReachable' }
  | { kind: 'noConversation' };

interface Reader {
  userId: string;
  targetLanguage: string | null;
  user: { ownLanguage: string };
}

/** Writes a message to a friend, and asks for it to be glossed in its readers' languages. */
export async function sayToFriend(tx: Tx, makeId: MakeId, saying: NewSaying): Promise<SayResult> {
  const { conversationId, senderId, clientMessageId, messageId, createdAt } = saying;
  const abandon = (result: SayResult) => new Abandon<SayResult>(result);
  // Takes the conversation's row: what is said in one chat comes one after the other from here on.
  const [conversation] = await tx.$queryRaw<{ revision: number; lastPosition: number }[]>`
    UPDATE "Conversation"
    SET "revision" = "revision" + 1, "activeAt" = ${createdAt}, "lastPosition" = "lastPosition" + 1
    WHERE "id" = ${conversationId}
    RETURNING "revision", "lastPosition"`;
  if (!conversation) throw abandon({ kind: 'noConversation' });
  const earlier = await tx.turn.findUnique({
    where: { learnerId_clientMessageId: { learnerId: senderId, clientMessageId } },
  });
  if (earlier) {
    const said = await tx.message.findUnique({
      where: { id: earlier.learnerMessageId ?? '' },
      select: { originalText: true },
    });
    const isSame =
      earlier.conversationId === conversationId && (said?.originalText ?? saying.message) === saying.message;
    throw abandon(isSame ? { kind: 'repeated', learnerMessageId: earlier.learnerMessageId } : { kind: 'idReused' });
  }
  const participants = await tx.participant.findMany({
    where: { conversationId },
    select: { userId: true, targetLanguage: true, user: { select: { ownLanguage: true } } },
  });
  const sender = participants.find(({ userId }) => userId === senderId);
  const friend = participants.find(({ userId }) => userId !== senderId);
  if (!sender) throw abandon({ kind: 'noConversation' });
  if (!friend || (await tx.block.count({ where: betweenTwo(senderId, friend.userId) })) > 0) {
    throw abandon({ kind: 'notReachable' });
  }

  const { revision, lastPosition: position } = conversation;
  await tx.user.update({ where: { id: senderId }, data: { currentConversationId: conversationId } });
  // Whoever says something has read what was said before.
  const read = await readMessages(tx, makeId, {
    readerId: senderId,
    conversationId,
    upTo: position - 1,
    at: createdAt,
  });
  if (read && read.now >= position - 1) {
    await tx.participant.update({
      where: { conversationId_userId: { conversationId, userId: senderId } },
      data: { readPosition: position },
    });
  }
  await tx.message.create({
    data: {
      id: messageId,
      conversationId,
      position,
      senderId,
      senderType: 'user',
      originalText: saying.message,
      createdAt,
      revision,
    },
  });
  await tx.turn.create({
    data: {
      id: makeId(),
      conversationId,
      learnerId: senderId,
      clientMessageId,
      learnerMessageId: messageId,
      state: 'done',
      owner: saying.owner,
      leaseUntil: createdAt,
      createdAt,
    },
  });
  const pending = await writeRenderings(tx, makeId, messageId, [sender, friend]);
  for (const { id: renderingId } of pending) {
    await enqueue(tx, makeId, { kind: 'gloss', payload: { messageId, renderingId }, runAt: createdAt, createdAt });
  }
  return { kind: 'said', revision, position, friendId: friend.userId, pending };
}

/** The sender's first: by their order readers find theirs (`forReader`). Without a language there is nothing to make. */
async function writeRenderings(
  tx: Tx,
  makeId: MakeId,
  messageId: string,
  [sender, friend]: [Reader, Reader],
): Promise<PendingRendering[]> {
  const groups = isSamePair(sender, friend) ? [[sender, friend]] : [[sender], [friend]];
  const pending: PendingRendering[] = [];
  for (const readers of groups) {
    const [{ targetLanguage, user }] = readers as [Reader];
    const id = makeId();
    const fields = JSON.stringify(targetLanguage === null ? noFields : pendingFields);
    const row = { id, messageId, targetLanguage: targetLanguage ?? '', ownLanguage: user.ownLanguage, fields };
    await tx.rendering.create({ data: row });
    if (targetLanguage !== null) pending.push({ id, readerIds: readers.map(({ userId }) => userId) });
  }
  return pending;
}

/** Whichever of the two did it. */
const betweenTwo = (a: string, b: string) => ({
  OR: [
    { blockerId: a, blockedId: b },
    { blockerId: b, blockedId: a },
  ],
});

const isSamePair = (a: Reader, b: Reader) =>
  a.targetLanguage === b.targetLanguage && a.user.ownLanguage === b.user.ownLanguage;
