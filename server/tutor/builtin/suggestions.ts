import type { SuggestedReply } from '../../../domain/conversation/message';
import type { Bank } from './bank';
import type { Reply, Say, Scene } from './contentFormat';
import { pendingLine, slotValues, type DialogueState } from './dialogueState';
import { MissingSlotError, render } from './render';
import { expandVariants, slotsOf, withSamples, type Address, type SlotValues } from './template';

const most = 3;

/** What the learner could say next: where a line waits its replies, between scenes `again` and what begins others. */
export function suggestNext(
  state: DialogueState,
  address: Address,
  bank: Bank,
  { again, learnerName }: { again?: Say | undefined; learnerName?: string | undefined },
): SuggestedReply[] {
  const pending = pendingLine(state, bank);
  if (pending) return suggestAt(pending.replies, state, address, bank, learnerName);
  const openings = openingReplies(bank, state.played);
  return suggestOpenings(again && state.played.length > 0 ? [again, ...openings] : openings, address, bank);
}

/** What can be said at this point, slots filled with what a learner might say. */
function suggestAt(
  replies: readonly Reply[],
  state: DialogueState,
  address: Address,
  bank: Bank,
  /** Stands for the name until the learner has said theirs. */
  learnerName?: string,
): SuggestedReply[] {
  const values = slotValues(state, bank);
  const name = values.name ?? learnerName;
  return suggest(replies, name === undefined ? values : { ...values, name }, address, bank);
}

/** Sentences that begin a scene, one a scene. */
export function suggestOpenings(replies: readonly Say[], address: Address, bank: Bank): SuggestedReply[] {
  return suggest(replies, { entries: {} }, address, bank);
}

function suggest(replies: readonly Say[], values: SlotValues, address: Address, bank: Bank): SuggestedReply[] {
  return replies
    .flatMap((reply) => {
      try {
        const samples = withSamples(expandVariants(reply.text, address), values, bank.content.lists);
        const { text, means } = render(reply, address, samples, bank.tools);
        return [{ text, means }];
      } catch (error) {
        if (error instanceof MissingSlotError) return [];
        throw error;
      }
    })
    .slice(0, most);
}

function isOffered(scene: Scene): boolean {
  return scene.lines.some((line) => line.replies.some((reply) => reply.offered));
}

/** One opening reply a scene: scenes not played before first, then those whose author offers one, then by level, then in the content's order. */
export function openingReplies(bank: Bank, played: readonly string[]): Reply[] {
  return [...bank.content.scenes.values()]
    .map((scene, order) => ({ scene, order, age: played.indexOf(scene.scene) }))
    .sort(
      (a, b) =>
        a.age - b.age ||
        Number(isOffered(b.scene)) - Number(isOffered(a.scene)) ||
        a.scene.level - b.scene.level ||
        a.order - b.order,
    )
    .flatMap(({ scene }) => {
      const opening = scene.lines.flatMap((line) => line.replies).filter((reply) => reply.opens);
      // A sentence that gives the learner's name cannot be suggested before we know it.
      const first =
        opening.find((reply) => reply.offered) ??
        opening.find((reply) => !slotsOf(reply.text).some((slot) => slot.name === 'name')) ??
        opening[0];
      return first ? [first] : [];
    });
}
