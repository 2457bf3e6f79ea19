import type { LanguageTools } from '../../../language/languageTools';
import type { Content } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { slotSource, templateParts, type Slot } from '../format/template';
import { mannerOfNumber, numberOfManner } from './manner/packed';
import type { View } from './normalise';
import { ownWordsOf } from './ownWords';
import { entryKeys, phrasingsOf, unitsOf, type Phrasing } from './phrasing';

/**
 * What understanding needs of a content and takes long to make of it, as plain JSON: a built server reads it where one
 * that runs from its sources makes it.
 */
export interface PreparedBank {
  /** English words that the content uses, and the commonest of all. */
  ownWords: readonly string[];
  /** Words of the target language, in how many sentences each stands, and of how many sentences these are. */
  targetWords: { keys: readonly string[]; counts: readonly number[]; sentences: number };
  /** Of each thing that can be said at any point (`anywhereSaid`) its phrasings, written as `writePhrasing` does. */
  phrasings: readonly (readonly string[])[];
  /** Of each list in each view, the longest first. */
  wordings: Readonly<Record<string, Readonly<Record<View, ListWordings>>>>;
}

/** Place by place: twice the number of an entry, and 1 more where it is borrowed; its keys with a space between. */
export interface ListWordings {
  numbers: readonly number[];
  keys: readonly string[];
}

export const views = ['own', 'target', 'romanised'] as const;

/** What can be said at any point: all of `anywhere`, then the replies that open their scene. */
export function anywhereSaid(content: Content) {
  const replies = [...content.scenes.values()].flatMap((scene) => scene.lines.flatMap((line) => line.replies));
  return [...[...content.anywhere.values()].flatMap((entry) => entry.says), ...replies.filter(({ opens }) => opens)];
}

export function* prepareBank(content: Content, tools: LanguageTools): Generator<undefined, PreparedBank> {
  const quick = withMemory(tools);
  const phrasings: string[][] = [];
  for (const said of anywhereSaid(content)) {
    phrasings.push(phrasingsOf(said, content, quick).map(writePhrasing));
    if (phrasings.length % 8 === 0) yield;
  }
  const wordings: Record<string, Record<View, ListWordings>> = {};
  for (const list of Object.keys(content.lists)) {
    wordings[list] = listWordings(list, content, quick);
    yield;
  }
  const targetWords = targetWordsOf(content);
  yield;
  return { ownWords: [...(yield* ownWordsOf(content))], targetWords, phrasings, wordings };
}

/** The same words come in many sentences. For content alone, whose words are counted; what learners write is not kept. */
function withMemory(tools: LanguageTools): LanguageTools {
  const known = new Map<string, string>();
  return {
    ...tools,
    transliterate: (surface, reading) => {
      const key = `${surface}\0${reading ?? ''}`;
      const latin = known.get(key) ?? tools.transliterate(surface, reading);
      known.set(key, latin);
      return latin;
    },
  };
}

function listWordings(list: string, content: Content, tools: LanguageTools): Record<View, ListWordings> {
  const entries = (content.lists[list] ?? []).map((entry) => entryKeys(entry, content, tools));
  const ofView = (view: View): ListWordings => {
    const all = entries
      .flatMap((wordings, number) => wordings[view].map((wording) => ({ ...wording, number })))
      .sort((a, b) => b.keys.length - a.keys.length);
    return {
      numbers: all.map(({ number, isBorrowed }) => 2 * number + Number(isBorrowed)),
      keys: all.map(({ keys }) => keys.join(' ')),
    };
  };
  return { own: ofView('own'), target: ofView('target'), romanised: ofView('romanised') };
}

function targetWordsOf(content: Content): PreparedBank['targetWords'] {
  const counts = new Map<string, number>();
  const utterances = utterancesOf(content);
  for (const { text } of utterances) {
    for (const key of new Set(unitsOf(text, 'target', content.language).map((unit) => unit.key))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return { keys: [...counts.keys()], counts: [...counts.values()], sentences: utterances.length };
}

/** The view, the manner, then units and slots with a space between: `own 12 i want {n:people}`. No unit has a brace. */
function writePhrasing({ view, manner, units, slots }: Phrasing): string {
  return [
    view,
    numberOfManner(manner),
    ...units.map((unit) => (typeof unit === 'string' ? unit : slotSource(slots[unit] as Slot))),
  ].join(' ');
}

/** Back from text; words that come again share one string. */
export function phrasingReader(): (written: string) => Phrasing {
  const words = new Map<string, string>();
  const shared = (word: string) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    words.set(word, word);
    return word;
  };
  return (written) => {
    const [view, manner, ...units] = written.split(' ');
    const slots: Slot[] = [];
    return {
      view: view as View,
      manner: mannerOfNumber(Number(manner)),
      slots,
      units: units.map((unit) => {
        const [part] = unit.startsWith('{') ? templateParts(unit) : [];
        return part && 'slot' in part ? slots.push(part.slot) - 1 : shared(unit);
      }),
    };
  };
}
