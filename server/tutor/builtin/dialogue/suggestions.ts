import type { SuggestedReply } from '../../../../domain/conversation/message';
import { effortOf, isBeginner, stranger, wantedIn, type Acquaintance } from './acquaintance';
import type { Bank } from '../understanding/bank';
import type { ListEntry, Reply, Say, Scene } from '../format/contentFormat';
import { pendingLine, slotValues, type DialogueState } from '../dialogueState';
import { MissingSlotError, render } from '../saying/render';
import { expandVariants, slotsOf, withSamples, type Address, type SlotValues } from '../format/template';

const most = 3;

/** What the learner could say next: where a line waits its replies, between scenes `again` and what begins others. */
export function suggestNext(
  state: DialogueState,
  address: Address,
  bank: Bank,
  {
    again,
    learnerName,
    learner = stranger,
  }: { again?: Say | undefined; learnerName?: string | undefined; learner?: Acquaintance },
): SuggestedReply[] {
  const pending = pendingLine(state, bank);
  if (pending) return suggestAt(pending.replies, state, address, bank, learner, learnerName);
  const openings = openingReplies(bank, state.played, learner);
  return suggestOpenings(again && state.played.length > 0 ? [again, ...openings] : openings, address, bank);
}

/** What can be said at this point, slots filled with what a learner might say. */
function suggestAt(
  replies: readonly Reply[],
  state: DialogueState,
  address: Address,
  bank: Bank,
  learner: Acquaintance,
  /** Stands for the name until the learner has said theirs. */
  learnerName?: string,
): SuggestedReply[] {
  const values = slotValues(state, bank);
  const name = values.name ?? learnerName;
  const entries = { ...withWanted(replies, learner, bank), ...values.entries };
  return suggest(replies, name === undefined ? { entries } : { entries, name }, address, bank);
}

/** For slots whose list has a word that should come back, the entry that has it. */
function withWanted(replies: readonly Reply[], learner: Acquaintance, { content }: Bank): Record<string, ListEntry> {
  if (learner.wanted.length === 0) return {};
  const slots = replies.flatMap((reply) => slotsOf(expandVariants(reply.text, 'unsaid')));
  return Object.fromEntries(
    slots.flatMap(({ name, list }) => {
      const entry = content.lists[list ?? '']?.find((each) => wantedIn([each], learner, content.language) > 0);
      return entry ? [[name, entry]] : [];
    }),
  );
}

/** Sentences that begin a scene, one a scene. */
export function suggestOpenings(
  replies: readonly Say[],
  address: Address,
  bank: Pick<Bank, 'content' | 'tools'>,
): SuggestedReply[] {
  return suggest(replies, { entries: {} }, address, bank);
}

function suggest(
  replies: readonly Say[],
  values: SlotValues,
  address: Address,
  bank: Pick<Bank, 'content' | 'tools'>,
): SuggestedReply[] {
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

/**
 * One opening reply a scene: scenes not played before first; for a beginner those whose author offers one, then by
 * level, for others those of which they know neither too little nor all; then those that bring wanted words back.
 */
export function openingReplies(
  bank: Pick<Bank, 'content'>,
  played: readonly string[],
  learner: Acquaintance = stranger,
): Reply[] {
  const byLevel = learner === stranger || isBeginner(learner, bank);
  return [...bank.content.scenes.values()]
    .map((scene, order) => {
      const said = [...scene.lines, ...scene.lines.flatMap((line) => line.replies)];
      return {
        scene,
        order,
        age: played.indexOf(scene.scene),
        effort: byLevel ? 0 : effortOf(said, learner),
        wanted: wantedIn(said, learner, bank.content.language),
      };
    })
    .sort(
      (a, b) =>
        a.age - b.age ||
        a.effort - b.effort ||
        Number(isOffered(b.scene)) - Number(isOffered(a.scene)) ||
        a.scene.level - b.scene.level ||
        b.wanted - a.wanted ||
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
