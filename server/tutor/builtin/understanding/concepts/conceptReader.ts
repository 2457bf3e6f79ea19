import type { LanguageTools, Segment } from '../../../../language/languageTools';
import { englishBag, naming, type EnglishVocabulary } from '../english/concepts';
import { lemmasOf } from '../english/lemmas';
import type { Thesaurus } from '../english/thesaurus';
import type { Content, Utterance } from '../../format/contentFormat';
import { isFunctionWord } from '../../format/functionWords';
import { spellOut } from '../normalise';
import { mannerOf, plainManner } from '../manner/manner';
import { parseWords } from '../../format/parseWords';
import { isSpaced } from '../phrasing';
import { expandVariants, isFree, slotsOf, templateParts, variantsOf, type Slot } from '../../format/template';
import { isPlainGloss, ownWeight } from '../vocabulary';
import { runThrough } from '../../steps';
import { joinBags, type Bag, type Concept } from './bag';
import { targetWordsInSteps, type TargetWord } from './targetWords';

export type Sayable = Utterance & { also: readonly string[]; 'also-target': readonly string[] };

/** Reads sentences of a language's content and its learners as bags of concepts. */
export interface ConceptReader {
  /** A learner's message, in either language or both. */
  bagOf(message: string): Bag;
  /** Every wording of something that can be said; those with a name or a word of the learner's own are left out. */
  wordingsOf(said: Sayable): readonly Bag[];
}

interface ReaderSources {
  thesaurus: Thesaurus;
  ownWords: ReadonlySet<string>;
  commonLemmas?: readonly string[];
}

export function createConceptReader(content: Content, tools: LanguageTools, given: ReaderSources): ConceptReader {
  return runThrough(conceptReaderInSteps(content, tools, given));
}

/** The same in steps of some milliseconds. */
export function* conceptReaderInSteps(
  content: Content,
  tools: LanguageTools,
  given: ReaderSources,
): Generator<undefined, ConceptReader> {
  const { language } = content;
  const vocabulary: EnglishVocabulary = {
    thesaurus: given.thesaurus,
    words: given.ownWords,
    weightOf: englishWeights(new Set(given.commonLemmas ?? commonLemmasOf(content))),
  };
  const target = yield* targetWordsInSteps(content, tools);
  const glossKeys = new Map<string, { keys: readonly string[]; parts: readonly string[] }>();

  /** The concepts of a gloss that have a meaning; of 'I have' none. */
  function keysOfGloss(gloss: string): Pick<Concept, 'keys'> & { parts: readonly string[] } {
    const known = glossKeys.get(gloss);
    if (known) return known;
    const { concepts } = englishBag(gloss.replace(/_/gu, ' ').replace(impersonal, ''), vocabulary);
    const heavy = concepts.filter(({ weight }) => weight >= 0.5);
    const told = heavy.length > 0 ? heavy : concepts;
    const all = [...new Set(told.flatMap(({ keys: own, parts = [] }) => [...own, ...parts]))];
    // Last week is no other week: as a whole it is itself alone, a word of it is what it holds.
    const isPhrase = language === 'ja' && told.length > 1;
    const made = isPhrase
      ? { keys: [told.map(({ keys: [key] }) => key).join('+')], parts: all }
      : { keys: all, parts: [] };
    glossKeys.set(gloss, made);
    return made;
  }

  function conceptOf({ key, glosses }: TargetWord, surface: string, lemma?: string, isContent = false): Concept {
    const meanings = glosses.filter((gloss) => !isPlainGloss(gloss));
    const isGrammar = meanings.length === 0 || isFunctionWord(surface, lemma, content);
    const asks = glosses.some((gloss) => /^(?:what|where|when|who|how|why|which)\b/u.test(gloss));
    const read = meanings.map(keysOfGloss);
    // What is near to a noun in English is often another thing: 仕事 is no gig. Verbs and adjectives end in kana.
    const isNear = isContent || language !== 'ja' || (!isGrammar && /\p{Script=Hiragana}$/u.test(lemma ?? surface));
    const isMeant = (name: string) => isNear || !name.includes('#');
    const parts = read.flatMap((each) => each.parts).filter(isMeant);
    const names = isGrammar ? 0 : Math.max(...meanings.flatMap((gloss) => gloss.split(/[_ ]/u).map(naming)));
    return {
      keys: [`${language}:${key}`, ...read.flatMap(({ keys }) => keys).filter(isMeant)],
      ...(parts.length > 0 ? { parts } : {}),
      weight: asks ? 0.7 : isGrammar ? 0.2 : Math.max(0.5, ...meanings.map(weightOfGloss)),
      ...(names > 0 && { names }),
    };
  }

  const weightOfGloss = (gloss: string) =>
    Math.max(0, ...(gloss.match(/\p{L}+/gu) ?? []).map((word) => vocabulary.weightOf(word.toLowerCase())));

  /** How many of a text's words are English, 0 to 1. */
  function ownShare(text: string): number {
    const words =
      spellOut(text)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    const known = words.filter(
      (word) =>
        ownWeight(word) < 1 ||
        vocabulary.words.has(word) ||
        vocabulary.thesaurus.has(word) ||
        lemmasOf(word).length > 1,
    );
    return words.length === 0 ? 0 : known.length / words.length;
  }

  /** Half of "an gayo" is English, but only the half that has no meaning. */
  function isOwn(text: string): boolean {
    const share = ownShare(text);
    if (share !== 0.5) return share > 0.5;
    const telling = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => ownWeight(word) >= 1);
    return telling.some((word) => ownShare(word) === 1);
  }

  function targetBag(text: string, cut = target.segment, glossed?: ReadonlyMap<string, TargetWord>): Bag {
    const concepts: Concept[] = [];
    const segments = cut(text);
    // In Latin letters nothing tells a denial from another word, as it sounds it does.
    const spoken =
      cut === target.segment ? text : segments.map(({ surface }) => surface).join(isSpaced(language) ? ' ' : '');
    const manner = mannerOf(spoken, 'target', language);
    for (const segment of segments) {
      if (!/[\p{L}\p{N}]/u.test(segment.surface)) continue;
      const { surface, lemma } = segment;
      const meant = glossed?.get(surface.toLowerCase());
      const word = meant ?? target.find(segment);
      // A single letter of a syllabary that nothing is known of is an ending, not a word.
      const isScrap = !word && !isSpaced(language) && [...surface].length < 2;
      if (isScrap) continue;
      concepts.push(
        word
          ? conceptOf(word, surface, lemma, meant !== undefined)
          : { keys: [`${language}:${target.keyOf(surface, lemma, segment.reading)}`], weight: 1 },
      );
    }
    // How it ends tells whether it asks, and its marks are no words.
    return {
      concepts,
      manner: spoken === text ? manner : { ...manner, asks: mannerOf(text, 'romanised', language).asks },
    };
  }

  /** Words of both languages in one sentence, where their scripts do not tell them apart. */
  function spacedBag(text: string): Bag {
    const pieces = placed(target.segment(text), text).filter(({ surface }) => /[\p{L}\p{N}]/u.test(surface));
    const isNative = pieces.map((piece) => target.find(piece) !== undefined);
    const isOwn = pieces.map(({ surface }) => ownShare(surface) === 1);
    const count = (those: readonly boolean[]) => those.filter(Boolean).length;
    if (count(isNative) === 0 || (ownShare(text) === 1 && count(isNative) < pieces.length))
      return englishBag(text, vocabulary);
    if (count(isNative) === pieces.length) {
      const native = targetBag(text);
      // 'So am I' is made of German words as well: what has a meaning in both is German, what has none is not.
      const isEither = ownShare(text) === 1 && native.concepts.some(({ keys }) => keys.length < 2);
      return isEither ? englishBag(text, vocabulary) : native;
    }
    const prefersNative = count(isNative) > count(isOwn);
    const runs: { native: boolean; start: number; end: number }[] = [];
    pieces.forEach(({ start, end }, index) => {
      const native = isNative[index] === isOwn[index] ? prefersNative : isNative[index] === true;
      const last = runs.at(-1);
      if (last?.native === native) last.end = end;
      else runs.push({ native, start, end });
    });
    return mixed(
      runs.map(({ native, start, end }) => {
        const run = text.slice(start, end);
        return native ? targetBag(run) : englishBag(run, vocabulary);
      }),
    );
  }

  function bagOf(text: string): Bag {
    if (usesLatin(language)) return spacedBag(text);
    const runs =
      text.match(
        /[\p{Script=Latin}\p{M}'’0-9 .,!?-]*\p{Script=Latin}[\p{Script=Latin}\p{M}'’0-9 .,!?-]*|[^\p{Script=Latin}]+/gu,
      ) ?? [];
    return mixed(
      runs.map((run) => {
        if (!/\p{Script=Latin}/u.test(run)) return targetBag(run);
        return isOwn(run) ? englishBag(run, vocabulary) : targetBag(run, target.segmentRomanised);
      }),
    );
  }

  /** A wording with its slots; null where a slot takes what the learner makes up. */
  function wording(template: string, read: (text: string) => Bag): Bag | null {
    if (slotsOf(template).some((slot) => isFree(slot) || slot.list === undefined)) return null;
    return joinBags(
      templateParts(template).map((part) => ('literal' in part ? read(part.literal) : slotBag(part.slot))),
    );
  }

  /** As its author glossed it. */
  function glossed(words: string): Bag | null {
    const bags = parseWords(words).map((token): Bag | null => {
      if ('slot' in token) return token.slot.list === undefined ? null : slotBag(token.slot);
      const { surface, lemma, reading, gloss } = token.word;
      const key = target.keyOf(surface, lemma, reading);
      return { concepts: [conceptOf({ key, glosses: [gloss] }, surface, lemma, true)], manner: plainManner };
    });
    return bags.includes(null) ? null : joinBags(bags.flatMap((bag) => bag ?? []));
  }

  /** What the words of a sentence mean in it, which they mean in its other wordings as well: marché is no form of marcher. */
  function meaningsIn(words: string): Map<string, TargetWord> {
    const tokens = variantsOf(words).flatMap(parseWords);
    return new Map(
      tokens.flatMap((token): [string, TargetWord][] => {
        if ('slot' in token || token.word.group !== undefined) return [];
        const { surface, lemma, reading, gloss } = token.word;
        return [[surface.toLowerCase(), { key: target.keyOf(surface, lemma, reading), glosses: [gloss] }]];
      }),
    );
  }

  function wordingsOf(said: Sayable): Bag[] {
    const own = [said.means, ...said.also].map((text) => {
      const told = expandVariants(text, 'unsaid');
      const bag = wording(told, (part) => englishBag(part, vocabulary));
      return bag && { ...bag, manner: { ...mannerOf(told, 'own', language), denies: bag.manner.denies } };
    });
    // What English tells of a sentence, who asks and of whom, holds for the sentence itself.
    const told = mannerOf(expandVariants(said.means, 'unsaid'), 'own', language);
    const mannerIn = (text: string) => {
      const { denies, answers } = mannerOf(text, 'target', language);
      return { ...told, denies, answers };
    };
    const meant = meaningsIn(said.words);
    const written = said['also-target'].flatMap(variantsOf).map((text) => {
      const bag = wording(text, (part) => targetBag(part, target.segment, meant));
      return bag && { ...bag, manner: mannerIn(text) };
    });
    const manner = mannerIn(said.text);
    const words = variantsOf(said.words)
      .map(glossed)
      .map((bag) => bag && { ...bag, manner });
    return [...own, ...words, ...written].flatMap((bag) => (bag && bag.concepts.length > 0 ? [bag] : []));
  }

  return { bagOf, wordingsOf };
}

/** A sentence in two languages. */
function mixed(bags: readonly Bag[]): Bag {
  const [only] = bags;
  if (only && bags.length === 1) return only;
  return joinBags(bags);
}

/** Where segments stand in their text. */
function placed(segments: readonly Segment[], text: string): (Segment & { start: number; end: number })[] {
  let from = 0;
  return segments.map((segment) => {
    const start = Math.max(from, text.indexOf(segment.surface, from));
    from = start + segment.surface.length;
    return { ...segment, start, end: from };
  });
}

/** Who does it in "one goes" and "if one drinks" is anybody: not the number. */
const impersonal = /^(?:(?:if|when) )?one (?=\p{L}+(?<!s)s$)/u;

const slotBag = ({ name, list = '' }: Slot): Bag => ({
  concepts: [{ keys: [], weight: 1, list, slot: name }],
  manner: { ...plainManner, denies: false },
});

const usesLatin = (language: string) => !/^(?:ja|zh|ko|th|ru|ar)/u.test(language);

/** What one sentence in twelve has tells less. */
const commonShare = 1 / 12;

/** What so many of the content's replies have, in dictionary form. */
export function commonLemmasOf(content: Content): string[] {
  const counts = new Map<string, number>();
  let total = 0;
  for (const scene of content.scenes.values()) {
    for (const { means } of scene.lines.flatMap((line) => line.replies)) {
      total += 1;
      const words = new Set((means.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => lemmasOf(word)));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([lemma, count]) => (count / total > commonShare ? [lemma] : []));
}

function englishWeights(common: ReadonlySet<string>): (lemma: string) => number {
  return (lemma) => {
    const own = ownWeight(lemma);
    if (own < 1) return own;
    return vague.has(lemma) || common.has(lemma) ? 0.5 : 1;
  };
}

/** Words with a meaning of their own that say little about what a sentence is for. */
const vague = new Set(
  'one thing stuff like love want need take have make do go come get put let give use try think know say tell see look find bit lot good nice great fine okay'.split(
    ' ',
  ),
);
