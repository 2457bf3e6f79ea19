import type { MessageNotes, Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import { isWord } from '../../../../domain/words/identity';
import type { Segment } from '../../../language/languageTools';
import type { Bank } from '../understanding/bank';
import { crisisAmong, insultEntry } from '../understanding/care';
import type { Content, ListEntry } from '../format/contentFormat';
import { isAfterCrisis, slotValues, type DialogueState } from '../dialogueState';
import { correctionOf, mistakesIn, withoutMistakes } from '../mistakes/mistakes';
import { isSaidSo, type Match } from '../understanding/match';
import { withDayTold } from './dayTold';
import { leavesUnsaid } from './leftUnsaid';
import { neededWords } from './neededWords';
import { protestSaid } from './aboutTalk';
import { staysTheirs } from './ownSentence';
import { entryOf } from './speaker';
import { targetPart } from '../understanding/targetPart';
import { targetAdded, targetLeftOut } from '../understanding/targetLeftOut';
import { bareLetters, plain } from '../understanding/normalise';
import { joinRendered, render, type Rendered } from '../saying/render';
import { koreanGlosses } from '../saying/koreanGlosses';
import { glossJapanese } from '../saying/japaneseGlosses';
import { namesAmong } from '../saying/names';
import { respelt } from '../saying/respelt';
import { parseWords } from '../format/parseWords';
import { expandVariants, type Address } from '../format/template';
import { isTargetText, withoutLaughter, type Understanding } from '../understanding/understand';
import { asWritten } from '../understanding/japanese/written';
import { inHangul } from '../understanding/koreanLetters';
import { answerWord, askedEntries, isWordQuestion } from '../understanding/wordAnswer';
import { isFunctionWord } from '../format/functionWords';
import { asRendered } from '../grammar/asRendered';
import { writeEnglish } from '../grammar/en/writeEnglish';
import type { Meaning } from '../grammar/meaning';
import { writerFor } from '../grammar/writers';
import { asClosed, joinedBy } from './joinedRecasts';
import { isFamiliar, type SentenceRead } from '../understanding/plainSentences';
import { isPlainGloss } from '../understanding/vocabulary';
import { isMetInAnyForm } from '../saying/metForms';
import { withoutUnsaid } from './unsaidCourtesy';

/** The learner's message in the target language. `text` is null when it cannot be put into it. */
export interface Recast {
  text: string | null;
  words: Morpheme[];
  translation?: string;
  notes: MessageNotes;
}

export interface Circumstances {
  message: string;
  state: DialogueState;
  address: Address;
  languageName: string;
  knownCount(surface: string): number;
}

/** The learner's own words where these are right but for their accents; what was understood, as the content says it; else what is known of it. */
export function recast(understanding: Understanding, bank: Bank, at: Circumstances): Recast {
  // Neither is a sentence to learn.
  if (crisisAmong(understanding.parts) || understanding.parts.some(isUnfit))
    return { text: null, words: [], notes: {} };
  if (understanding.sentences) return bySentences(understanding.sentences, understanding.partial, bank, at);
  const ownPart = sentenceOfTheirs(understanding, bank, at);
  if (ownPart) return ownPart;
  const romaji = asSentence(at.message, understanding, bank);
  const own = romaji ?? withoutLaughter(at.message);
  const isTheirs = romaji !== undefined || isTargetText(at.message, bank);
  // Understood by its concepts alone it may well be right as it stands: another sentence would be put into their mouth.
  const isWordedOtherwise = understanding.parts.every(({ view, otherWords }) => view === 'target' && otherWords);
  const unknown = understanding.parts.find((part) => isWordQuestion(entryOf(part)) && !answerWord(part, bank));
  const said = understanding.parts.filter(isSaidSo);
  const names = understanding.parts.flatMap(({ name }) => name ?? []);
  const known = [...names, ...(at.state.name === undefined ? [] : [at.state.name])];
  const { text: theirs, correction } = isTheirs ? putRight(own, known, bank) : { text: own, correction: {} };
  const asWords = romaji === undefined ? understanding : inTarget(understanding);
  const keepsTheirs =
    isTheirs &&
    (isWordedOtherwise || staysTheirs(theirs, asWords, bank) || targetLeftOut(theirs, said, bank).length > 0);
  // A mere "yes" says less of a message than its other words.
  if (understanding.partial && !isTheirs && said.length > 0 && said.every(isMere)) {
    const words = understanding.loss ? [] : neededWords(at.message, bank, at.knownCount);
    if (words.length > 0) return wordsOnly(words, at.languageName);
  }
  // Nor does it beside what they wrote in the language themselves.
  const isMerely = understanding.partial && isTheirs && said.every(isMere);
  if (said.length > 0 && !keepsTheirs && !unknown && !isMerely) {
    const partial = understanding.partial || said.length < understanding.parts.length;
    const authors = recastParts({ ...understanding, parts: said, partial }, bank, at);
    // The author's sentence shows the same mistakes put right, or is another one.
    const shows = authors.text !== null && bareLetters(authors.text) === bareLetters(theirs);
    return shows ? { ...authors, notes: { ...authors.notes, ...correction } } : authors;
  }
  if (isTheirs) return { text: theirs, words: glossByLexicon(theirs, bank, known), notes: correction };
  const isAfter = isSoonAfterCrisis(at);
  if (isAfter) return { text: null, words: [], notes: {} };
  // What hurts is no vocabulary to practise.
  const asked = unknown?.entries.word?.text ?? at.message;
  const protest = protestSaid(at.message, bank);
  if (protest) {
    const { text, means, morphemes } = render(protest, at.address, { entries: {} }, bank.tools);
    return { text, words: morphemes, translation: means, notes: { apology: onlyAPart(at.languageName) } };
  }
  const words = understanding.loss ? [] : neededWords(asked, bank, at.knownCount);
  if (words.length > 0) return wordsOnly(words, at.languageName);
  return {
    text: null,
    words: [],
    notes: { apology: `The built-in tutor can’t say this in ${at.languageName} yet.` },
  };
}

/** Rōmaji as a sentence in kana and kanji, where every word of it is known and it is not English. */
function asSentence(message: string, { parts }: Understanding, bank: Bank): string | undefined {
  if (!/\p{Script=Latin}/u.test(message) || parts.some(({ view, byForm }) => view === 'own' && !byForm))
    return undefined;
  return asWritten(message, bank)?.replace(/(?<=[\p{L}\p{N}])$/u, '。') ?? inHangul(message, bank);
}

const mere = new Set(['yes', 'no', 'i-see']);
const isMere = (part: Match) =>
  mere.has(entryOf(part)) || (part.candidate.kind === 'reply' && /^(?:yes|no)[.!]?$/iu.test(part.candidate.said.means));

/**
 * Of a message that goes over into the learner's own language what they wrote in the target language, where that is
 * right as it stands, not all of the message was understood, and no sentence of the same words was.
 */
function sentenceOfTheirs(understanding: Understanding, bank: Bank, at: Circumstances): Recast | undefined {
  const own = targetPart(at.message, bank);
  const { parts, partial } = understanding;
  const isWhole = parts.length > 0 && !partial && parts.every(({ leftOut }) => leftOut === 0);
  if (own === undefined || isWhole || parts.some(({ entries }) => 'word' in entries)) return undefined;
  const known = at.state.name === undefined ? [] : [at.state.name];
  const { text, correction } = putRight(own, known, bank);
  const said = parts.length > 0 ? recastParts(understanding, bank, at).text : null;
  // An author's sentence of the same words has better glosses than any looked up.
  if (said !== null && (bareLetters(text) === bareLetters(said) || !staysTheirs(text, inTarget(understanding), bank)))
    return undefined;
  const notes = { apology: onlyAPart(at.languageName), ...correction };
  return { text, words: glossByLexicon(text, bank, known), notes };
}

/** A sentence of theirs without its mistakes, and why; looked for before and after it is spelt right, which hides some and shows others. */
function putRight(own: string, names: readonly string[], bank: Bank): { text: string; correction: MessageNotes } {
  const asTyped = mistakesIn(own, bank);
  // What a rule has put right is spelt right: else “acheté”, which the content lacks, becomes its “achète”.
  const kept = [...names, ...asTyped.map(({ right }) => right)];
  const spelt = respelt(withoutMistakes(own, asTyped), kept, bank);
  const asSpelt = mistakesIn(spelt, bank);
  return { text: withoutMistakes(spelt, asSpelt), correction: correctionOf([...asTyped, ...asSpelt]) };
}

const inTarget = ({ parts, ...rest }: Understanding): Understanding => ({
  ...rest,
  parts: parts.map((part) => ({ ...part, view: 'target' as const })),
});

const unfit = new Set([insultEntry, 'grammar']);
export const isUnfit = ({ candidate }: Match) => candidate.kind === 'say' && unfit.has(candidate.entry);

/** In the turn that is answered, which is not counted yet. */
const isSoonAfterCrisis = ({ state }: Circumstances) => isAfterCrisis({ ...state, turn: state.turn + 1 });

/** What is told in such a mood is not asked for again as a word to learn. */
const hurts = (candidate: Match['candidate'], at: Circumstances) =>
  isSoonAfterCrisis(at) || (candidate.kind === 'say' && candidate.entry === 'sad');

/** Word by word, with gaps that are seen as gaps. */
function wordsOnly(known: readonly Morpheme[], languageName: string): Recast {
  const words = known.flatMap((word, index): Morpheme[] => (index === 0 ? [word] : [['…', '', ''], word]));
  return {
    text: words.map(([surface]) => surface).join(' '),
    words,
    notes: {
      apology: `The built-in tutor can’t say all of this in ${languageName} yet. These are the words it knows, each in its basic form.`,
    },
  };
}

/** Each sentence as it was read: by its meaning, in their own words, or as what it was understood as. */
function bySentences(sentences: readonly SentenceRead[], partial: boolean, bank: Bank, at: Circumstances): Recast {
  const recasts: Recast[] = [];
  let unsaidCount = 0;
  for (const { text, isTheirs, kept, meaning, parts, joint } of sentences) {
    const said = meaning && sayPlainly(meaning, text, bank, at);
    const foreseen = parts.filter(isSaidSo);
    const next =
      said ??
      (isTheirs
        ? inTheirWords(text, kept, parts, sentences.length > 1, bank, at)
        : foreseen.length > 0
          ? recastParts({ parts: foreseen, partial: false }, bank, { ...at, message: text })
          : undefined);
    const joined = next && joint && recasts.length > 0 ? joinedBy(joint, recasts.at(-1), next, bank) : undefined;
    if (joined) recasts.splice(-1, 1, joined);
    else if (next) recasts.push(next);
    else unsaidCount += 1;
  }
  const isWhole = !partial && unsaidCount === 0;
  const said = recasts.filter(({ text }, index) => !begins(recasts[index + 1]?.text, text));
  const guess = recasts.find(({ notes }) => notes.apology !== undefined)?.notes.apology;
  const apology = guess ?? (isWhole ? undefined : onlyAPart(at.languageName));
  const corrections = recasts.flatMap(({ notes: { correction, correctionKind = 'other' } }) =>
    correction === undefined ? [] : [{ why: correction, kind: correctionKind }],
  );
  // Without a space between them two sentences need the mark.
  const closed =
    bank.content.language === 'ja'
      ? said.map((each, index) => (index < said.length - 1 ? asClosed(each, '。') : each))
      : said;
  // What they wrote in the language themselves has no other meaning to show.
  const isTranslated = said.some(({ translation }) => translation !== undefined);
  return {
    text: closed.map(({ text }) => text).join(bank.content.language === 'ja' ? '' : ' '),
    words: closed.flatMap(({ words }) => words),
    ...(isTranslated ? { translation: said.map(({ translation }) => translation ?? '…').join(' ') } : {}),
    notes: {
      ...(apology === undefined ? {} : { apology }),
      ...correctionOf(corrections),
    },
  };
}

/** "Bonjour !" is not said twice before "Bonjour ! Je m’appelle Anna." */
function begins(text: string | null | undefined, greeting: string | null): boolean {
  const said = bareLetters(text ?? '');
  // Nor "Oui, avec plaisir !" before "Avec plaisir ! À quelle heure ?"
  const bare = bareLetters((greeting ?? '').replace(/^(?:oui|ja|はい|うん|네|예)(?![\p{L}])[,、\s]*/iu, ''));
  return bare !== '' && (said.startsWith(bareLetters(greeting ?? '')) || said.startsWith(bare));
}

/** A sentence that they wrote in the language, put right; or the author's, where it says all of it. */
function inTheirWords(
  text: string,
  kept: readonly string[] | undefined,
  parts: readonly Match[],
  isAmongOthers: boolean,
  bank: Bank,
  at: Circumstances,
): Recast {
  const written = asWritten(text, bank) ?? inHangul(text, bank) ?? text;
  const known = [...(at.state.name === undefined ? [] : [at.state.name]), ...(kept ?? [])];
  const { text: theirs, correction } = putRight(written, known, bank);
  const asTarget = parts.map((part) => ({ ...part, view: 'target' as const }));
  const isAuthors =
    !kept && parts.length > 0 && parts.every(isSaidSo) && targetLeftOut(theirs, parts, bank).length === 0;
  const authors = isAuthors ? recastParts({ parts, partial: false }, bank, { ...at, message: text }) : undefined;
  const { added, shared } = targetAdded(theirs, authors?.text ?? '', bank);
  const isOther = added > 0 && shared === 0;
  const isSpeltSo = authors && plain(bareLetters(authors.text ?? '')) === plain(bareLetters(theirs));
  if (authors && !isOther && (isSpeltSo || !staysTheirs(theirs, { parts: asTarget, partial: false }, bank)))
    return authors;
  const shown = isAmongOthers ? asSentenceWritten(theirs) : theirs;
  return { text: shown, words: glossByLexicon(shown, bank, known), notes: correction };
}

/** A plain sentence by its meaning, with the words that they lacked marked. */
function sayPlainly(meaning: Meaning, typed: string, bank: Bank, at: Circumstances): Recast | undefined {
  const hearing = { address: at.address, isFamiliar: isFamiliar(at.state, bank) };
  const words = writerFor(bank.content)?.write(meaning, hearing);
  if (!words) return undefined;
  const said = asRendered(words, writeEnglish(meaning, typed), bank.tools);
  // What is told in such a mood is not asked for again as a word to learn.
  const isAfter = isSoonAfterCrisis(at);
  // Of a Japanese or Korean verb only its stem stands there, which is no word to learn by itself.
  const isStem = ([surface, , , marks]: Morpheme) =>
    /^(?:ja|ko)$/u.test(bank.content.language) && marks?.lemma !== undefined && marks.lemma !== surface;
  const marked = isAfter
    ? said.morphemes
    : said.morphemes.map((word) => (isStem(word) ? word : markNeeded(word, bank.content, at)));
  return { text: said.text, words: marked, translation: said.means, notes: {} };
}

/** With a capital at its beginning and a mark at its end; a word or two are no sentence. */
function asSentenceWritten(text: string): string {
  const begun = text.trim().replace(/^\p{Script=Latin}/u, (letter) => letter.toUpperCase());
  const isMarked = /[.!?…。！？]$/u.test(begun) || begun.split(' ').length < 3;
  return isMarked || !/^\p{Script=Latin}/u.test(begun) ? begun : `${begun}.`;
}

export function recastParts({ parts, partial }: Understanding, bank: Bank, at: Circumstances): Recast {
  const known = slotValues(at.state, bank);
  const rendered = parts.map((part) => {
    const { candidate, name, view, borrowed } = part;
    const learnersName = name ?? known.name;
    const values = {
      entries: { ...known.entries, ...askedEntries(part, bank) },
      ...(learnersName === undefined ? {} : { name: learnersName }),
    };
    const whole = withoutUnsaid(render(candidate.said, at.address, values, bank.tools), at.message, bank);
    const said = parts.length === 1 && view === 'own' ? withDayTold(whole, at.message, bank) : whole;
    const isMixed = hurts(candidate, at) ? () => false : view === 'own' ? () => true : isWordOf(borrowed);
    const marked = said.morphemes.map((word) => (isMixed(word) ? markNeeded(word, bank.content, at) : word));
    return { ...said, morphemes: marked };
  });
  const [first, second] = rendered;
  // "Bonjour, my name is Anna" is a greeting and a sentence that begins with one: it is said once.
  const isGreeting = (first?.morphemes.filter(([surface]) => isWord(surface)).length ?? 0) < 3;
  const repeats = first && second && isGreeting && firstWord(first) === firstWord(second);
  const { text, means, morphemes } = joinRendered(repeats ? rendered.slice(1) : rendered, bank.content.language);
  const isPart = partial || parts.some(({ leftOut }) => leftOut > 0) || leavesUnsaid(at.message, means);
  const isGuess = parts.some(({ view, otherWords, byForm }) => view === 'own' && otherWords && !byForm);
  const notes = isGuess ? { apology: taken(means) } : isPart ? { apology: onlyAPart(at.languageName) } : {};
  return { text, words: morphemes, translation: means, notes };
}

/** Said beside what was understood by its ideas alone: it may not be what was meant. */
const taken = (means: string) => `The built-in tutor took this to mean: “${means}”`;

/** Said beside what stands for some of a message. */
export const onlyAPart = (languageName: string) => `The built-in tutor could say only part of this in ${languageName}.`;

const firstWord = ({ morphemes }: Rendered) => morphemes[0]?.[0].toLowerCase();

/** Of a sentence in the target language only what stood in it in the learner's own. */
function isWordOf(entries: readonly ListEntry[]): (word: Morpheme) => boolean {
  const surfaces = entries.flatMap((entry) =>
    parseWords(expandVariants(entry.words, 'unsaid')).flatMap((token) => ('word' in token ? [token.word.surface] : [])),
  );
  return ([surface]) => surfaces.includes(surface);
}

/** A word with a meaning of its own that the learner, not having met it, wrote in their own language. */
function markNeeded(word: Morpheme, content: Content, { knownCount, message }: Circumstances): Morpheme {
  const [surface, transliteration, gloss, marks] = word;
  const isSingleKana = /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(surface);
  if (!isWord(surface) || isSingleKana || isPlainGloss(gloss) || isFunctionWord(surface, marks?.lemma, content))
    return word;
  // A word that they wrote themselves they did not lack: "I want un café", a croissant, a name.
  if (gloss === surface || plain(message).includes(plain(surface))) return word;
  if (isMetInAnyForm(surface, marks?.lemma, { content, knownCount })) return word;
  return [surface, transliteration, gloss, { ...marks, needed: true }];
}

const surfaceOf = ({ surface }: Segment) => surface;

/** Words of a sentence from outside the content; what the content does not know has an empty gloss. `names` are of people. */
export function glossByLexicon(text: string, bank: Bank, names: readonly string[] = []): Morpheme[] {
  const japanese = bank.content.language === 'ja' ? glossJapanese(text, bank, names) : undefined;
  if (japanese) return japanese;
  const segments = bank.tools.segment(text);
  const named = namesAmong(segments.map(surfaceOf), names);
  const inPlace = bank.content.language === 'ko' ? koreanGlosses(text, segments.map(surfaceOf), bank) : [];
  return segments.map(({ surface, reading, lemma }, index): Morpheme => {
    if (!isWord(surface)) return [surface, '', ''];
    if (named.has(index)) return [surface, bank.tools.transliterate(surface, reading), surface];
    const known = inPlace[index] ?? bank.lexicon.find(surface, lemma);
    const base = lemma ?? known?.lemma;
    const marks: MorphemeMarks = {
      ...(base !== undefined && base.toLowerCase() !== surface.toLowerCase() ? { lemma: base } : {}),
      ...(known ? { dict: true as const } : {}),
    };
    const transliteration = bank.tools.transliterate(surface, reading ?? known?.reading);
    const gloss = known?.gloss ?? '';
    return Object.keys(marks).length > 0 ? [surface, transliteration, gloss, marks] : [surface, transliteration, gloss];
  });
}
