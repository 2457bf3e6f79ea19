import { createHash } from 'node:crypto';
import type { LearnerLevel } from '../../../../domain/account/preferences';
import type { SuggestedReply } from '../../../../domain/conversation/message';
import type { OpenersRequest } from '../../tutor';
import type { Content, ListEntry, Reply, Say } from '../format/contentFormat';
import { parseWords } from '../format/parseWords';
import { expandVariants, slotsOf } from '../format/template';
import type { Bank } from '../understanding/bank';
import { levelDistance } from './acquaintance';
import { hasName } from './namesSomebody';
import { suggest } from './suggestions';

const most = 3;
/** Of so many scenes that suit best, the conversation's id chooses: enough for other ones in the next chat. */
const scenesChosenFrom: Readonly<Record<LearnerLevel, number>> = {
  beginner: 4,
  unsaid: 6,
  intermediate: 8,
  advanced: 8,
};
/** A sentence of more words is taken for one that suits the next level. */
const wordsAtEase: Readonly<Record<LearnerLevel, number>> = {
  beginner: 5,
  unsaid: 7,
  intermediate: 10,
  advanced: Number.POSITIVE_INFINITY,
};
/** What anybody says first, before there is anything to talk about: every content has these (docs/content-format.md). */
const firstWords = ['greeting', 'how-are-you', 'name'];

/**
 * Sentences to open an empty conversation with, one a scene: those that suit what the learner says they know, for a
 * beginner one of the first sayings of all among them. None names anybody or any place that nothing was said of yet.
 * The conversation's id decides among equals, so that the same conversation has the same ones.
 */
export function suggestOpeners(
  { level, conversationId }: Omit<OpenersRequest, 'language'>,
  voice: Pick<Bank, 'content' | 'tools'>,
): SuggestedReply[] {
  const { sayings, openings, entries } = materialOf(voice.content);
  const orderOf = (key: string) => createHash('sha256').update(`${conversationId}/${key}`).digest().readUInt32BE();
  const shuffled = <T>(all: readonly T[], keyOf: (each: T) => string) =>
    all
      .map((each) => ({ each, order: orderOf(keyOf(each)) }))
      .sort((a, b) => a.order - b.order)
      .map(({ each }) => each);

  const fitting = openings.map(({ scene, sceneLevel, replies }) => {
    const byDistance = replies.map(({ reply, words }) => ({
      reply,
      distance: levelDistance(sceneLevel, level) + Number(words > wordsAtEase[level]),
    }));
    const distance = Math.min(...byDistance.map((each) => each.distance));
    return { scene, distance, replies: byDistance.filter((each) => each.distance === distance) };
  });
  const suited = shuffled(fitting, ({ scene }) => scene)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, scenesChosenFrom[level]);
  const chosen = shuffled(suited, ({ scene }) => scene).flatMap(({ replies }) =>
    shuffled(replies, ({ reply }) => reply.text).slice(0, 1),
  );
  const first: Say[] = level === 'beginner' ? shuffled(sayings, ({ text }) => text).slice(0, 1) : [];
  const said = [...first, ...chosen.map(({ reply }) => reply)];

  const valuesOf = (reply: Say) => {
    const values: Record<string, ListEntry> = {};
    for (const { name, list = '' } of slotsIn(reply)) {
      const [entry] = shuffled(entries.get(list) ?? [], ({ text }) => text);
      if (entry) values[name] = entry;
    }
    return { entries: values };
  };
  return suggest(said.slice(0, 2 * most), valuesOf, 'unsaid', voice).slice(0, most);
}

/** What openers are made of, whoever asks. */
interface Material {
  sayings: readonly Say[];
  /** By scene, what may be said there with nothing before it. */
  openings: readonly {
    scene: string;
    sceneLevel: number;
    replies: readonly { reply: Reply; words: number }[];
  }[];
  /** By list, the entries that name nobody. */
  entries: ReadonlyMap<string, readonly ListEntry[]>;
}

const materials = new WeakMap<Content, Material>();

function materialOf(content: Content): Material {
  const known = materials.get(content);
  if (known) return known;
  const { language, lists, scenes, anywhere } = content;
  const entries = new Map(
    Object.entries(lists).map(([list, all]) => [list, all.filter((entry) => !hasName(entry, language))] as const),
  );
  const isKnowable = (reply: Reply) =>
    reply.opens &&
    !hasName(reply, language) &&
    slotsIn(reply).every(({ list }) => list !== undefined && (entries.get(list)?.length ?? 0) > 0);
  const openings = [...scenes.values()].flatMap(({ scene, level: sceneLevel, lines }) => {
    // What is said in the middle of a scene presupposes what comes before it, though it may lead there.
    const replies = lines
      .flatMap((line, index) => line.replies.filter((reply) => index === 0 || reply.offered))
      .filter(isKnowable)
      .map((reply) => ({ reply, words: parseWords(expandVariants(reply.words, 'unsaid')).length }));
    return replies.length > 0 ? [{ scene, sceneLevel, replies }] : [];
  });
  const sayings = firstWords.flatMap((id) => anywhere.get(id)?.says.slice(0, 1) ?? []);
  const material = { sayings, openings, entries };
  materials.set(content, material);
  return material;
}

const slotsIn = ({ text }: Say) => slotsOf(expandVariants(text, 'unsaid'));
