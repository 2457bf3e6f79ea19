import type { Placed } from './placeFailed';

/** Messages that stand near each other; see `.message-block` in messageList.css. */
export interface MessageBlock {
  number: number;
  placed: readonly Placed[];
}

export const messagesInBlock = 5;

/**
 * What is shown, in blocks that stay the same when older messages come before them and newer ones after: told by their
 * positions. What has none yet stands in the last one.
 */
export function messageBlocks(placed: readonly Placed[]): MessageBlock[] {
  const numberOf = ({ message }: Placed) => Math.floor((message?.position ?? Infinity) / messagesInBlock);
  const blocks: { number: number; placed: Placed[] }[] = [];
  let number = placed.map(numberOf).find(Number.isFinite) ?? 0;
  for (const each of placed) {
    const own = numberOf(each);
    if (Number.isFinite(own)) number = own;
    const last = blocks.at(-1);
    if (last?.number === number) last.placed.push(each);
    else blocks.push({ number, placed: [each] });
  }
  return blocks;
}
