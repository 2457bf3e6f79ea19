import type { Candidate } from './bank';
import type { Match } from './match';
import { manners, type Manners } from './manners';
import { expandVariants } from '../format/template';

/** What a sentence says beside its words: whether it asks, of whom it speaks and of what time. */
export interface Way {
  /** It wants to know something; what asks for a thing or for leave does not. */
  asks: boolean;
  /** It orders, asks for leave or the like, in the form of a question. */
  isRequest: boolean;
  /** It says something of the one who hears it and not of the one who says it. */
  isOfYou: boolean;
  /** It speaks of somebody else whom it names: my sister, he. */
  other: string | undefined;
  /** It was so, or it is yet to be; undefined where neither is said. */
  time: 'past' | 'future' | undefined;
}

/** How a message may be read: in the learner's language or in the one they learn. */
export type WayReader = (view: 'own' | 'target') => Way;

/** Reads each way at most once for a message, and only when something is compared with it. */
export function waysOf(text: string, language: string): WayReader {
  const known: { own?: Way; target?: Way } = {};
  return (view) => (known[view] ??= wayIn(text, mannersIn(view, language)));
}

const mannersIn = (view: 'own' | 'target', language: string) => manners[view === 'own' ? 'en' : language];

const plainWay: Way = { asks: false, isRequest: false, isOfYou: false, other: undefined, time: undefined };

function wayIn(text: string, words: Manners | undefined): Way {
  if (!words) return plainWay;
  const told = text.normalize('NFKC').toLowerCase().replace(/’/gu, "'").replace(words.lead, '').trim();
  const isRequest = words.requests.test(told);
  const isQuestion = words.asks.test(told);
  return {
    asks: isQuestion && !isRequest,
    isRequest,
    isOfYou: (!isQuestion || isRequest) && words.you.test(told) && !words.me.test(told),
    other: words.other.exec(told)?.[1],
    time: words.past.test(told) ? 'past' : words.future.test(told) ? 'future' : undefined,
  };
}

/** What the wordings of something that can be said have between them. */
interface Ways {
  someAsks: boolean;
  someOfYou: boolean;
  someOfMe: boolean;
  text: string;
  times: ReadonlySet<Way['time']>;
}

const known = { own: new WeakMap<object, Ways>(), target: new WeakMap<object, Ways>() };

function waysOfCandidate({ said }: Candidate, view: 'own' | 'target', language: string): Ways {
  const made = known[view].get(said);
  if (made) return made;
  const words = mannersIn(view, language);
  const texts =
    view === 'own' ? [said.means, ...said.also] : [expandVariants(said.text, 'unsaid'), ...said['also-target']];
  const ways = texts.map((text) => wayIn(text, words));
  const text = texts.join('\n').toLowerCase();
  const result: Ways = {
    someAsks: ways.some(({ asks }) => asks),
    // After a slot may stand what is asked beside it: "my throat hurts, do you have something for it".
    someOfYou: texts.some((each) => {
      const [first = '', ...rest] = each.split(/(?<=\}[^,]*),/u);
      const beside = wayIn(rest.join(','), words);
      return wayIn(beside.asks || beside.isRequest ? first : each, words).isOfYou;
    }),
    someOfMe: words?.me.test(text) ?? false,
    text,
    times: new Set(ways.map(({ time }) => time)),
  };
  known[view].set(said, result);
  return result;
}

/**
 * Whether a message has the words of something that can be said and yet says another thing: it asks what that states,
 * speaks of another person, or of another time. What wants, orders or asks for leave may be worded as a question.
 */
export function isContrary(
  message: WayReader,
  { candidate, entries, view: of }: Pick<Match, 'candidate' | 'entries' | 'view'>,
  language: string,
): boolean {
  const view = of === 'own' ? 'own' : 'target';
  const way = message(view);
  if (!way.asks && !way.isOfYou && way.other === undefined && way.time === undefined) return false;
  const said = waysOfCandidate(candidate, view, language);
  if (way.asks && !said.someAsks) return true;
  const isOrder = way.isRequest && said.times.has('future');
  if (way.isOfYou && !isOrder && !said.someOfYou && (said.someOfMe || areOfMe(entries, view, language))) return true;
  if (
    way.other !== undefined &&
    !said.text.includes(way.other) &&
    !/\{\w+:(?:family|siblings|receivers)/u.test(said.text)
  )
    return true;
  return isOtherTime(way.time, said.times);
}

/** "My throat hurts" fills a slot that is the whole sentence. */
function areOfMe(entries: Match['entries'], view: 'own' | 'target', language: string): boolean {
  return Object.values(entries).some(({ text, means, also }) =>
    (view === 'own' ? [means, ...also] : [text]).some((each) => mannersIn(view, language)?.me.test(each.toLowerCase())),
  );
}

/** Of what was, nothing is said that is wished or yet to be; and the other way round. */
function isOtherTime(time: Way['time'], times: ReadonlySet<Way['time']>): boolean {
  if (time === undefined || times.has(time)) return false;
  return times.has(time === 'past' ? 'future' : 'past');
}

/** What likeness is left to a message that is contrary to what it is like. */
export const contraryFactor = 0.75;

/** Less sure, and to be answered as what was understood in part. */
export function asContrary(match: Match): Match {
  return { ...match, score: match.score * contraryFactor, leftOut: Math.max(1, match.leftOut) };
}
