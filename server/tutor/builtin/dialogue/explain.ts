import { type Morpheme, wholeSentence } from '../../../../domain/conversation/message';
import { glossText } from '../../../../domain/texts/grammarLabels';
import { askedIndexes } from '../../../../domain/words/askedWords';
import { identityOf, isWord } from '../../../../domain/words/identity';
import type { ExplanationRequest } from '../../tutor';
import type { GrammarWord } from '../format/grammarTable';
import { utterancesOf } from '../format/lexicon';
import { hasVariants, slotsOf } from '../format/template';
import type { PartOfSpeech } from '../format/wordTables';
import { mistakesIn, type Mistake } from '../mistakes/mistakes';
import type { Bank } from '../understanding/bank';
import { grammarWordsFor } from '../understanding/grammarWord';

type Asked = Pick<ExplanationRequest, 'text' | 'words' | 'about' | 'original' | 'chat'>;

/** Words that are told of in one answer: more is a lesson. */
const mostTold = 4;
/** UTF-16 units; what is longer is no example. */
const longestExample = 60;

/**
 * What the content knows of words that somebody asks about: what small words do, which word a form is of, what was put
 * right. Null where it knows nothing that the glosses do not say.
 */
export function explain(request: Asked, bank: Bank): string | null {
  const { text, words, about, original = '', chat } = request;
  if (about === '') return ofCorrection(original, bank);
  const indexes = new Set(askedIndexes(text, words, about));
  const asked = words.filter((_, index) => indexes.has(index));
  const isSentence = about === wholeSentence;
  const told = toldOf(asked, bank, isSentence);
  if (told.length === 0) return null;
  const [only] = told;
  if (only && told.length === 1 && !isSentence) return joined(only.tells, only.means, exampleOf(only, chat));
  // Each with its word, on a line of its own.
  return told.map(({ surface, tells }) => `${surface}: ${tells}`).join('\n');
}

interface Told {
  surface: string;
  tells: string;
  /** What it means here, and what else it can mean; beside other words that is left to the glosses. */
  means: string;
  /** Where it is a small word. */
  grammar?: GrammarWord;
}

/** Of a sentence the small words and the forms alone: what else it says stands under its words. */
function toldOf(asked: readonly Morpheme[], bank: Bank, isSentence: boolean): Told[] {
  const told = new Map<string, Told>();
  for (const morpheme of asked) {
    const [surface, , , marks] = morpheme;
    if (!isWord(surface) || marks?.quoted || told.has(surface)) continue;
    const grammar = senseOf(morpheme, bank);
    const known = grammar
      ? { tells: grammar.explains, means: '', grammar }
      : (formOf(morpheme, bank) ?? (isSentence ? undefined : kindOf(morpheme, bank)));
    if (known) told.set(surface, { surface, ...known });
  }
  return [...told.values()].slice(0, mostTold);
}

/** The sense in which a small word stands here; none where the table has several and the gloss names none of them. */
function senseOf([surface, , gloss]: Morpheme, bank: Bank): GrammarWord | undefined {
  const senses = grammarWordsFor(surface, bank);
  const here = senses.find(({ glosses }) => glosses.some((each) => plain(each) === plain(gloss)));
  return here ?? (senses.length === 1 ? senses[0] : undefined);
}

const plain = (gloss: string) => gloss.replace(/_/gu, ' ').toLowerCase();

type Known = Pick<Told, 'tells' | 'means'>;

/** "It is a form of “acheter”, “buy”." An elided word is none: its letters say so. */
function formOf([surface, , gloss, marks]: Morpheme, { content, lexicon }: Bank): Known | undefined {
  const { language, tables } = content;
  const lemma = marks?.lemma ?? lexicon.find(surface)?.lemma;
  if (lemma === undefined || identityOf(lemma, language) === identityOf(surface, language)) return undefined;
  const row = tables.lexicon.find((each) => each.lemma === lemma);
  return {
    tells: `It is a form of “${lemma}”${row ? `, “${firstSense(row.gloss)}”` : ''}.`,
    means: hereItMeans(gloss),
  };
}

const hereItMeans = (gloss: string) => (gloss === '' ? '' : `Here it means “${glossText(gloss)}”.`);

/** Without the remarks in brackets. */
const firstSense = (gloss: string) => (gloss.split(' / ')[0] ?? '').replace(/\s*\([^)]*\)/gu, '').trim();

const kinds: Partial<Record<PartOfSpeech, string>> = {
  noun: 'a noun',
  verb: 'a verb',
  adj: 'an adjective',
  adv: 'an adverb',
  adp: 'a preposition',
  conj: 'a linking word',
  intj: 'an exclamation',
  num: 'a number',
  pron: 'a pronoun',
  phrase: 'a set phrase',
};
/** Their dictionary form is told apart from others. */
const inflected: ReadonlySet<PartOfSpeech> = new Set(['noun', 'verb', 'adj']);

/** "It is a noun in its basic form." */
function kindOf([surface, , gloss]: Morpheme, { content }: Bank): Known | undefined {
  const rows = [...content.tables.lexicon, ...content.tables.functionWords];
  const row = rows.find(({ lemma }) => lemma === surface || lemma === surface.toLowerCase());
  const kind = row && kinds[row.pos];
  if (!kind) return undefined;
  const others = row.gloss.split(' / ').map(firstSense);
  const elsewhere = others.filter((sense) => sense !== '' && plain(sense) !== plain(gloss));
  const also = elsewhere.length > 0 ? `It can also mean ${elsewhere.map((sense) => `“${sense}”`).join(', ')}.` : '';
  const form = inflected.has(row.pos) ? ' in its basic form' : '';
  return { tells: `It is ${kind}${form}.`, means: joined(hereItMeans(gloss), also) };
}

function exampleOf({ grammar }: Told, [sentence]: readonly string[]): string {
  if (sentence !== undefined) return `In this chat, too: ${sentence}`;
  return grammar ? `For example: ${grammar.example} – ${grammar.means}` : '';
}

/** What was wrong, each with its reason, and a sentence in which it is right. */
function ofCorrection(original: string, bank: Bank): string | null {
  const mistakes = mistakesIn(original, bank).slice(0, mostTold);
  if (mistakes.length === 0) return null;
  const told = mistakes.map(({ wrong, right, why }) => `“${right.trim()}”, not “${wrong.trim()}”. ${why}`);
  return joined([...new Set(told)].join(' '), mistakes[0] ? rightExample(mistakes[0], bank) : '');
}

function rightExample({ right }: Mistake, bank: Bank): string {
  const [grammar] = grammarWordsFor(right, bank);
  if (grammar) return `For example: ${grammar.example} – ${grammar.means}`;
  const isSpaced = /\p{Script=Latin}/u.test(right);
  const found = new RegExp(isSpaced ? `(?<![\\p{L}’'])${escaped(right.trim())}(?!\\p{L})` : escaped(right), 'iu');
  const said = utterancesOf(bank.content)
    .filter(({ text }) => text.length <= longestExample && found.test(text))
    .find(({ text }) => slotsOf(text).length === 0 && !hasVariants(text));
  return said ? `For example: ${said.text} – ${said.means}` : '';
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
