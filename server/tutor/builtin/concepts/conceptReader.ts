import type { LanguageTools } from '../../../language/languageTools';
import { englishBag, type EnglishVocabulary } from '../english/concepts';
import { lemmasOf } from '../english/lemmas';
import type { Thesaurus } from '../english/thesaurus';
import type { Content, Utterance } from '../contentFormat';
import { isFunctionWord } from '../functionWords';
import { spellOut } from '../normalise';
import { parseWords } from '../parseWords';
import { isSpaced } from '../phrasing';
import { expandVariants, hasVariants, isFree, slotsOf, templateParts, type Slot } from '../template';
import { isPlainGloss, ownWeight } from '../vocabulary';
import { emptyBag, joinBags, type Bag, type Concept } from './bag';
import { targetWordsOf, type TargetWord } from './targetWords';

export type Sayable = Utterance & { also: readonly string[]; 'also-target': readonly string[] };

/** Reads sentences of a language's content and its learners as bags of concepts. */
export interface ConceptReader {
  /** A learner's message, in either language or both. */
  bagOf(message: string): Bag;
  /** Every wording of something that can be said; those with a name or a word of the learner's own are left out. */
  wordingsOf(said: Sayable): readonly Bag[];
}

export function createConceptReader(
  content: Content,
  tools: LanguageTools,
  given: { thesaurus: Thesaurus; ownWords: ReadonlySet<string> },
): ConceptReader {
  const { language } = content;
  const vocabulary: EnglishVocabulary = {
    thesaurus: given.thesaurus,
    words: given.ownWords,
    weightOf: englishWeights(content),
  };
  const target = targetWordsOf(content, tools);
  const glossKeys = new Map<string, readonly string[]>();

  /** The concepts of a gloss that have a meaning; of 'I have' none. */
  function keysOfGloss(gloss: string): readonly string[] {
    const known = glossKeys.get(gloss);
    if (known) return known;
    const { concepts } = englishBag(gloss.replace(/_/gu, ' '), vocabulary);
    const heavy = concepts.filter(({ weight }) => weight >= 0.5);
    const keys = [...new Set((heavy.length > 0 ? heavy : concepts).flatMap((concept) => concept.keys))];
    glossKeys.set(gloss, keys);
    return keys;
  }

  function conceptOf({ key, glosses }: TargetWord, surface: string, lemma?: string): Concept {
    const meanings = glosses.filter((gloss) => !isPlainGloss(gloss));
    const isGrammar = meanings.length === 0 || isFunctionWord(surface, lemma, content);
    const asks = glosses.some((gloss) => /^(?:what|where|when|who|how|why|which)\b/u.test(gloss));
    return {
      keys: [`${language}:${key}`, ...meanings.flatMap(keysOfGloss)],
      weight: asks ? 0.7 : isGrammar ? 0.2 : Math.max(0.5, ...meanings.map(weightOfGloss)),
    };
  }

  const weightOfGloss = (gloss: string) =>
    Math.max(0, ...(gloss.match(/\p{L}+/gu) ?? []).map((word) => vocabulary.weightOf(word.toLowerCase())));

  /** Whether most of a text's words are English. */
  function isEnglish(text: string): boolean {
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
    return known.length * 2 >= words.length;
  }

  function targetBag(text: string, cut = target.segment): Bag {
    const concepts: Concept[] = [];
    const denies = denials[language]?.test(text) ?? false;
    for (const segment of cut(text)) {
      if (!/[\p{L}\p{N}]/u.test(segment.surface)) continue;
      const word = target.find(segment);
      const { surface, lemma } = segment;
      // A single letter of a syllabary that nothing is known of is an ending, not a word.
      const isScrap = !word && !isSpaced(language) && [...surface].length < 2;
      if (isScrap) continue;
      concepts.push(
        word
          ? conceptOf(word, surface, lemma)
          : { keys: [`${language}:${target.keyOf(surface, lemma, segment.reading)}`], weight: 1 },
      );
    }
    return { concepts, denies };
  }

  /** Words of both languages in one sentence, where their scripts do not tell them apart. */
  function spacedBag(text: string): Bag {
    const english = englishBag(text, vocabulary);
    const native = targetBag(text);
    const known = (bag: Bag) => bag.concepts.filter((concept) => concept.keys.length > 1).length;
    if (native.concepts.length === 0) return english;
    const share = known(native) / native.concepts.length;
    if (share < 0.34) return english;
    if (share > 0.99) return native;
    return joinBags(
      target.segment(text).map(({ surface, ...rest }) => {
        if (!/[\p{L}\p{N}]/u.test(surface)) return emptyBag;
        return target.find({ surface, ...rest }) ? targetBag(surface) : englishBag(surface, vocabulary);
      }),
    );
  }

  function bagOf(text: string): Bag {
    if (usesLatin(language)) return spacedBag(text);
    const runs =
      text.match(
        /[\p{Script=Latin}\p{M}'’0-9 .,!?-]*\p{Script=Latin}[\p{Script=Latin}\p{M}'’0-9 .,!?-]*|[^\p{Script=Latin}]+/gu,
      ) ?? [];
    return joinBags(
      runs.map((run) => {
        if (!/\p{Script=Latin}/u.test(run)) return targetBag(run);
        return isEnglish(run) ? englishBag(run, vocabulary) : targetBag(run, target.segmentRomanised);
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
      return { concepts: [conceptOf({ key, glosses: [gloss] }, surface, lemma)], denies: false };
    });
    return bags.includes(null) ? null : joinBags(bags.flatMap((bag) => bag ?? []));
  }

  function wordingsOf(said: Sayable): Bag[] {
    const own = [said.means, ...said.also].map((text) =>
      wording(expandVariants(text, 'unsaid'), (part) => englishBag(part, vocabulary)),
    );
    const written = said['also-target'].flatMap(variantsOf).map((text) => wording(text, targetBag));
    const denies = denials[language]?.test(said.text) ?? false;
    const words = variantsOf(said.words)
      .map(glossed)
      .map((bag) => bag && { ...bag, denies });
    // What English tells of a sentence, who asks and of whom, holds for the sentence itself.
    const { asks, about } = englishBag(said.means, vocabulary);
    const target = [...words, ...written].map((bag) => bag && { ...bag, asks, about });
    return [...own, ...target].flatMap((bag) => (bag && bag.concepts.length > 0 ? [bag] : []));
  }

  return { bagOf, wordingsOf };
}

const slotBag = ({ name, list = '' }: Slot): Bag => ({
  concepts: [{ keys: [], weight: 1, list, slot: name }],
  denies: false,
});

const variantsOf = (template: string) =>
  hasVariants(template) ? [expandVariants(template, 'feminine'), expandVariants(template, 'masculine')] : [template];

/** How sentences deny where no single word does; by the whole text, as endings are part of verbs. */
const denials: Readonly<Record<string, RegExp>> = {
  ja: /ません|ない(?!ところ)|なかっ|ず(?:に|$)|むり|無理|だめ/u,
  ko: /(?:^|\s)(?:안|못)(?=\s|[가-힣])|지\s?(?:않|못|마)|없|아니/u,
  fr: /(?:^|[\s’'])(?:pas|jamais|rien|personne|aucune?)(?=\s|$|[.,!?])/iu,
  de: /(?:^|\s)(?:nicht|kein(?:e[nmrs]?)?|nie(?:mals)?|nichts|niemand(?:en)?)(?=\s|$|[.,!?])/iu,
};

const usesLatin = (language: string) => !/^(?:ja|zh|ko|th|ru|ar)/u.test(language);

/** What one sentence in twelve has tells less. */
const commonShare = 1 / 12;

function englishWeights(content: Content): (lemma: string) => number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const scene of content.scenes.values()) {
    for (const { means } of scene.lines.flatMap((line) => line.replies)) {
      total += 1;
      const words = new Set((means.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => lemmasOf(word)));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (lemma) => {
    const own = ownWeight(lemma);
    if (own < 1) return own;
    return vague.has(lemma) || (counts.get(lemma) ?? 0) / Math.max(1, total) > commonShare ? 0.5 : 1;
  };
}

/** Words with a meaning of their own that say little about what a sentence is for. */
const vague = new Set(
  'thing stuff like love want need take have make do go come get put let give use try think know say tell see look find bit lot good nice great fine okay'.split(
    ' ',
  ),
);
