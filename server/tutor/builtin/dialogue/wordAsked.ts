import { glossText } from '../../../../domain/texts/grammarLabels';
import type { MetSense } from '../../tutor';
import type { GrammarWord } from '../format/grammarTable';
import { parseWords } from '../format/parseWords';
import { expandVariants, quotedEntry, type SlotValue } from '../format/template';
import type { Bank } from '../understanding/bank';
import { isFunctionWord } from '../format/functionWords';
import { grammarWordsFor, quotedGloss } from '../understanding/grammarWord';
import type { Match } from '../understanding/match';
import { answerWord, askedEntries, type LookedUpWord } from '../understanding/wordAnswer';
import { spellOut } from '../understanding/normalise';
import { phraseWords } from '../understanding/english/thesaurus';
import { englishKey, wordEntry } from '../understanding/wordQuestion';
import { sentencesIn } from '../saying/sentences';
import { neededWords } from './neededWords';

/** What is said to a question about a word. */
interface WordTold {
  /** Of `anywhere.yaml`. */
  entry: string;
  entries: Readonly<Record<string, SlotValue>>;
  /** In the learner's own language. */
  remark?: string;
}

/** The word whose meaning is asked for as the language writes it; undefined where none is, or it is not known. */
export function metWordAsked(match: Match, bank: Bank): string | undefined {
  const asked = match.entries.word?.text;
  if (asked === undefined || entryIn(match) !== 'what-it-means') return undefined;
  return grammarWordsFor(asked, bank)[0]?.word ?? answerWord(match, bank)?.word.text;
}

/** @param met in which senses the learner has met the word whose meaning is asked for, the last one first */
export function aboutWord(
  match: Match,
  bank: Bank,
  { met = [], lookedUp }: { met?: readonly MetSense[] | undefined; lookedUp?: LookedUpWord | undefined },
): WordTold {
  const asked = match.entries.word?.text ?? '';
  if (entryIn(match) === 'how-to-say') return saidAs(asked, match, bank, lookedUp);
  const senses = grammarWordsFor(asked, bank);
  const [last] = met;
  // Of the German "ja" the learner may have met the yes alone.
  const grammar = last ? senses.find(({ glosses }) => glosses.includes(last.gloss)) : senses[0];
  const remark = [metAs(met), grammar?.explains, grammar && exampleOf(grammar, last)].filter(Boolean).join(' ');
  // Quoted, it is not counted as met.
  if (grammar && isSmallWord(grammar, bank))
    return { entry: 'grammar-word', entries: { word: quotedEntry(grammar.word) }, remark };
  const found = answerWord(match, bank, lookedUp);
  if (!found) return unknown(match, bank);
  const explained = explanationOf(found.word.text, bank);
  // That takoyaki is takoyaki helps nobody.
  const sounds = bank.tools.transliterate(found.word.text, bank.lexicon.find(found.word.text)?.reading);
  const isItself = [asked, sounds].some((each) => englishKey(each) === englishKey(found.translation.text));
  const translation = last
    ? quotedGloss(last.gloss)
    : isItself && explained
      ? quotedEntry(explained)
      : found.translation;
  return { entry: 'what-it-means', entries: { word: found.word, translation }, ...remarkOf(remark) };
}

/** No word by itself: a set phrase has a meaning to name. */
const isSmallWord = ({ word, glosses }: GrammarWord, { content }: Bank) =>
  glosses.some((gloss) => gloss.startsWith(':')) || isFunctionWord(word, undefined, content);

/** Never a part, or something near to it, as if it were the whole. */
function saidAs(asked: string, match: Match, bank: Bank, lookedUp: LookedUpWord | undefined): WordTold {
  const found = answerWord(match, bank, lookedUp);
  const isPhrase = /\s/u.test(asked);
  if (found?.word.isNear) {
    const remark = `That is near to “${asked}”, not the same: it means “${found.word.means}”.`;
    return { entry: 'near-phrase', entries: { ...found }, remark };
  }
  if (found && !sameIdea(found.word.means, asked, bank)) {
    const remark = `The tutor has no word for just that: this one means “${found.word.means}”, which is near to “${asked}” or wider.`;
    return { entry: 'near-phrase', entries: { ...found, translation: quotedEntry(found.word.means) }, remark };
  }
  if (found) {
    return {
      entry: 'how-to-say',
      entries: { ...found, said: quotedEntry(found.word.text) },
      ...remarkOf([isPhrase ? `That says all of “${asked}”.` : '', kanaOf(found.word, bank)].filter(Boolean).join(' ')),
    };
  }
  const words = neededWords(asked, bank, () => 1);
  if (words.length === 0 || !isPhrase) return unknown(match, bank);
  const remark = `The tutor cannot say all of “${asked}”. It knows only these words of it, in their dictionary form.`;
  const entries = words.map(([surface, , gloss]) => {
    const reading = bank.lexicon.find(surface)?.reading;
    return wordEntry({ surface, gloss, ...(reading === undefined ? {} : { reading }) });
  });
  const separator = bank.content.language === 'ja' ? '、' : ', ';
  const word = {
    text: entries.map(({ text }) => text).join(separator),
    words: entries.map((entry) => entry.words).join(' '),
    means: entries.map(({ means }) => means).join(', '),
    also: [],
    'also-target': [],
  };
  return { entry: 'some-words', entries: { word, translation: quotedEntry(word.means) }, remark };
}

/** How a Japanese word with kanji is written in kana. */
function kanaOf({ text, words }: SlotValue, { content }: Bank): string {
  if (content.language !== 'ja' || !/\p{Script=Han}/u.test(text)) return '';
  const tokens = parseWords(expandVariants(words, 'unsaid'));
  const kana = tokens.map((token) => ('word' in token ? (token.word.reading ?? token.word.surface) : '')).join('');
  return /\p{Script=Han}/u.test(kana) ? '' : `In hiragana: ${kana}.`;
}

/** Whether two English words are forms of one, or equivalents. */
function sameIdea(one: string, other: string, { content }: Bank): boolean {
  const groupsOf = (text: string) => content.thesaurus.longestAt(phraseWords(text), 0)?.groups ?? [];
  const keyOf = (text: string) => englishKey(spellOut(text));
  return keyOf(one) === keyOf(other) || groupsOf(one).some((group) => groupsOf(other).includes(group));
}

/** What a remark of the content says that a word is. */
function explanationOf(word: string, { content }: Bank): string | undefined {
  const notes = [...content.scenes.values()].flatMap(({ lines }) => lines.flatMap(({ note }) => note ?? []));
  const told = notes.find((note) => note.startsWith(`${word} is `) || note.startsWith(`${word} are `));
  return told
    ?.slice(word.length)
    .replace(/^ (?:is|are) /u, '')
    .replace(/[.;:](?:\s.*)?$/su, '');
}

const unknown = (match: Match, bank: Bank): WordTold => ({ entry: 'unknown-word', entries: askedEntries(match, bank) });

const remarkOf = (remark: string) => (remark === '' ? {} : { remark });

const entryIn = ({ candidate }: Match) => (candidate.kind === 'say' ? candidate.entry : '');

/** The sense that was met last first, then the others. */
function metAs([last, ...others]: readonly MetSense[]): string {
  if (!last) return '';
  if (others.length === 0) return `You have met it ${timesOf(last)}, as ${named(last)}.`;
  const also = others.map((sense) => `${named(sense)} (${timesOf(sense)})`).join(', ');
  return `You met it last as ${named(last)} (${timesOf(last)} so far), and before also as ${also}.`;
}

const named = ({ gloss }: MetSense) => (gloss.startsWith(':') ? glossText(gloss) : `“${gloss}”`);

const timesOf = ({ times }: MetSense) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${String(times)} times`);

/** From this conversation, where the word was met in it; else the table's own. */
function exampleOf({ word, example, means }: GrammarWord, last: MetSense | undefined): string {
  const here = last?.said && sentenceWith(word, last.gloss, last.said);
  if (here) return `In this chat: ${here.text} – ${here.means}`;
  return `For example: ${example} – ${means}`;
}

/** The sentence in which a word stands in this sense, with what it means. */
function sentenceWith(word: string, gloss: string, { text, means, words }: NonNullable<MetSense['said']>) {
  const sentences = sentencesIn({ text, means, morphemes: [], ends: [] });
  let from = 0;
  for (const [surface, , its] of words) {
    const at = text.indexOf(surface, from);
    if (at < 0) return undefined;
    from = at + surface.length;
    if (surface.toLowerCase() !== word.toLowerCase() || its !== gloss) continue;
    if (!sentences) return text.length <= longestExample ? { text, means } : undefined;
    const index = sentences.texts.findIndex((_, last) => sentences.texts.slice(0, last + 1).join('').length > at);
    return { text: (sentences.texts[index] ?? '').trim(), means: (sentences.meanings[index] ?? '').trim() };
  }
  return undefined;
}

/** Longer is no example. */
const longestExample = 120;
