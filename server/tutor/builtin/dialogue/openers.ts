import { createHash } from 'node:crypto';
import type { LearnerLevel } from '../../../../domain/account/preferences';
import type { SuggestedReply } from '../../../../domain/conversation/message';
import { distinctSuggestions } from '../../distinctSuggestions';
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
/** What anybody says first, before there is anything to talk about (docs/content-format.md: every content has these). */
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
  const { content } = voice;
  const orderOf = (key: string) => createHash('sha256').update(`${conversationId}/${key}`).digest().readUInt32BE();
  const bySeed = <T>(all: readonly T[], keyOf: (each: T) => string) =>
    all.map((each) => ({ each, order: orderOf(keyOf(each)) })).sort((a, b) => a.order - b.order);

  const sayings = firstWords.flatMap((id) => content.anywhere.get(id)?.says.slice(0, 1) ?? []);
  const openings = [...content.scenes.values()].flatMap(({ scene, level: sceneLevel, lines }) => {
    const replies = lines.flatMap(({ replies: all }, index) => all.filter((reply) => index === 0 || reply.offered));
    const fitting = replies
      .filter((reply) => isKnowable(reply, content))
      .map((reply) => ({
        reply,
        distance: levelDistance(sceneLevel, level) + Number(wordCount(reply) > wordsAtEase[level]),
      }));
    const distance = Math.min(...fitting.map((each) => each.distance));
    const best = fitting.filter((each) => each.distance === distance).map(({ reply }) => reply);
    const [chosen] = bySeed(best, ({ text }) => text);
    return chosen ? [{ scene, distance, reply: chosen.each }] : [];
  });
  const suited = bySeed(openings, ({ scene }) => scene)
    .sort((a, b) => a.each.distance - b.each.distance)
    .slice(0, scenesChosenFrom[level])
    .sort((a, b) => a.order - b.order)
    .map(({ each }) => each.reply);
  const [saying] = level === 'beginner' ? bySeed(sayings, ({ text }) => text) : [];
  const said: Say[] = [...(saying ? [saying.each] : []), ...suited];

  /** Of each list an entry that names nobody. */
  const valuesOf = (reply: Say) => {
    const entries: Record<string, ListEntry> = {};
    for (const { name, list = '' } of slotsOf(expandVariants(reply.text, 'unsaid'))) {
      const [entry] = bySeed(namelessEntries(list, content), ({ text }) => text);
      if (entry) entries[name] = entry.each;
    }
    return { entries };
  };
  return distinctSuggestions(suggest(said, valuesOf, 'unsaid', voice)).slice(0, most);
}

/** Whether a sentence can be understood and said by somebody of whom nothing is known, before anything was said. */
function isKnowable(reply: Reply, content: Content): boolean {
  if (!reply.opens || hasName(reply, content.language)) return false;
  return slotsOf(expandVariants(reply.text, 'unsaid')).every(
    ({ list }) => list !== undefined && namelessEntries(list, content).length > 0,
  );
}

const namelessEntries = (list: string, { language, lists }: Content) =>
  (lists[list] ?? []).filter((entry) => !hasName(entry, language));

const wordCount = ({ words }: Say) => parseWords(expandVariants(words, 'unsaid')).length;
