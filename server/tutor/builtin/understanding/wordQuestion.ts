import type { Bank, Candidate } from './bank';
import type { ListEntry } from '../format/contentFormat';
import { freshState } from '../dialogueState';
import { utterancesOf } from '../format/lexicon';
import type { Match } from './match';
import { romanisedUnits, wordKey } from './normalise';
import { isSpaced, messageUnits } from './phrasing';
import { parseWords, type WordToken } from '../format/parseWords';
import { expandVariants, plainEntry, slotSource, slotsOf } from '../format/template';
import { understand } from './understand';
import { sensesOf } from '../format/wordTables';

/** A word that the learner asked about and the other language's for it, ready to stand in an answer. */
export interface WordAnswer {
  word: ListEntry;
  translation: ListEntry;
}

/** Entries of `anywhere.yaml` that ask about a word, and what each asks for. */
const questions: Readonly<Record<string, 'target' | 'own'>> = { 'how-to-say': 'target', 'what-it-means': 'own' };

export function isWordQuestion(entry: string): boolean {
  return Object.hasOwn(questions, entry);
}

/** A word of the target language as a dictionary has it. */
export interface LookedUpWord {
  asked: string;
  gloss: string;
}

/** The word whose meaning is asked for, where the content does not know it. */
export function unknownWord(match: Match, bank: Bank): string | undefined {
  const asked = match.entries.word?.text;
  const isAsked = match.candidate.kind === 'say' && questions[match.candidate.entry] === 'own';
  return asked !== undefined && isAsked && answerWord(match, bank) === null ? asked : undefined;
}

/** What the content, else the dictionary, knows about the word asked for. Null when it is unknown: nobody guesses. */
export function answerWord(match: Match, bank: Bank, lookedUp?: LookedUpWord): WordAnswer | null {
  const asked = match.entries.word?.text;
  if (asked === undefined || match.candidate.kind !== 'say') return null;
  const inTarget = () => toTarget(asked, bank);
  const inOwn = () => toOwn(asked, bank);
  // Who mixes up the two questions still gets an answer: "what does station mean" is asked for gare.
  const foreign = questions[match.candidate.entry] === 'target' ? (inTarget() ?? inOwn()) : (inOwn() ?? inTarget());
  if (!foreign && lookedUp?.asked === asked)
    return { word: wordEntry({ surface: asked, gloss: lookedUp.gloss }), translation: plainEntry(lookedUp.gloss) };
  if (!foreign) return null;
  const isForeign = plainText(foreign.text) !== plainText(asked);
  return { word: foreign, translation: plainEntry(isForeign && !foreign.romanised ? asked : foreign.means) };
}

type Known = ListEntry & { romanised?: boolean };

const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[.!?。！？…’']/gu, '')
    .trim()
    .toLowerCase();

/** A word or a sentence of the target language for an English one. */
function toTarget(asked: string, bank: Bank): Known | undefined {
  const wanted = englishKey(asked);
  const bare = Object.values(bank.content.lists).flat().filter(isBare);
  const entry =
    bare.find((each) => withoutArticle(each.means) === withoutArticle(asked)) ??
    bare.find((each) => each.also.some((means) => withoutArticle(means) === withoutArticle(asked))) ??
    bare.find((each) => englishKey(each.means) === wanted);
  if (entry) return entry;
  return exactly(asked, 'own', bank) ?? fromLexicon(wanted, bank);
}

const withoutArticle = (text: string) => text.toLowerCase().replace(/^(?:an?|the|some|to) /u, '');

/** Lists of places have their prepositions with them; these are no answer to "how do you say Germany". */
function isBare({ means }: ListEntry): boolean {
  return !/^(?:from|to|on|at|by|in) /iu.test(means);
}

/** An English word or sentence for one of the target language. */
function toOwn(asked: string, bank: Bank): Known | undefined {
  const wanted = plainText(asked);
  const entry = Object.values(bank.content.lists)
    .flat()
    .find((each) => [each.text, ...each['also-target']].some((text) => plainText(text) === wanted));
  if (entry) return entry;
  const known = bank.lexicon.find(asked) ?? bank.lexicon.find(asked.toLowerCase());
  if (known && !known.gloss.startsWith(':')) return wordEntry({ surface: asked, ...known });
  const token = isSpaced(bank.content.language) ? undefined : romanised(asked, bank);
  return token ? { ...wordEntry(token), romanised: true } : exactly(asked, 'target', bank);
}

/** What can be said that is worded exactly so, without what only one scene knows. */
function exactly(asked: string, view: 'own' | 'target', bank: Bank): Known | undefined {
  if (messageUnits(asked, view, bank.content.language).length === 0) return undefined;
  const { parts } = understand(asked, freshState, bank);
  const [part] = parts;
  if (!part || parts.length > 1 || part.score < 1 || isWordQuestion(entryOf(part.candidate))) return undefined;
  if ((part.view === 'own') !== (view === 'own')) return undefined;
  const { said } = part.candidate;
  let { text, words, means } = said;
  [text, words, means] = [text, words, means].map((each) => expandVariants(each, 'unsaid')) as [string, string, string];
  for (const slot of slotsOf(text)) {
    const entry = part.entries[slot.name];
    if (!entry) return undefined;
    text = text.replace(slotSource(slot), entry.text);
    words = words.replace(slotSource(slot), entry.words);
    means = means.replace(slotSource(slot), entry.means);
  }
  const bare = (sentence: string) => sentence.replace(/[\s.!。]+$/u, '');
  const known = {
    text: bare(text),
    words: expandVariants(words, 'unsaid'),
    means: bare(means),
    also: [],
    'also-target': [],
  };
  return part.view === 'romanised' ? { ...known, romanised: true } : known;
}

function entryOf(candidate: Candidate): string {
  return candidate.kind === 'say' ? candidate.entry : '';
}

function englishKey(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  const keys = words.map(wordKey);
  return keys.length > 1 && /^(?:a|an|the|some|to)$/u.test(keys[0] ?? '') ? keys.slice(1).join(' ') : keys.join(' ');
}

/** A word, ready to stand in a slot. */
export function wordEntry({ surface, reading, lemma, gloss }: WordToken): ListEntry {
  const escaped = (part: string) => part.replace(/ /gu, '_');
  const words = `${escaped(surface)}${reading ? `@${escaped(reading)}` : ''}${lemma && lemma !== surface ? `~${escaped(lemma)}` : ''}=${escaped(gloss)}`;
  return { text: surface, words, means: gloss, also: [], 'also-target': [] };
}

interface Words {
  byGloss: Map<string, WordToken>;
  byRomaji: Map<string, WordToken>;
}

const wordsOfBanks = new WeakMap<Bank, Words>();

/** Words of the content by their gloss, the most frequent first, then those of its tables; made when somebody first asks. */
function wordsIn(bank: Bank): Words {
  let made = wordsOfBanks.get(bank);
  if (made) return made;
  const counted = new Map<string, { token: WordToken; count: number }>();
  for (const { words } of utterancesOf(bank.content)) {
    for (const token of parseWords(expandVariants(words, 'unsaid'))) {
      if (!('word' in token) || token.word.gloss.startsWith(':')) continue;
      const base = dictionaryForm(token.word, bank.content.language);
      if (!base) continue;
      const key = `${base.surface}=${base.gloss}`;
      const known = counted.get(key);
      if (known) known.count += 1;
      else counted.set(key, { token: base, count: 1 });
    }
  }
  made = { byGloss: new Map(), byRomaji: new Map() };
  for (const { token } of [...counted.values()].sort((a, b) => b.count - a.count)) {
    addFirst(made.byGloss, englishKey(token.gloss), token);
    const latin = bank.tools.transliterate(token.surface, token.reading);
    if (latin !== '') addFirst(made.byRomaji, romajiKey(latin), token);
  }
  for (const word of [...bank.content.tables.lexicon, ...bank.content.tables.functionWords]) {
    const token = { surface: word.lemma, ...(word.reading ? { reading: word.reading } : {}) };
    for (const sense of sensesOf(word)) addFirst(made.byGloss, englishKey(sense), { ...token, gloss: sense });
  }
  wordsOfBanks.set(bank, made);
  return made;
}

function addFirst(words: Map<string, WordToken>, key: string, token: WordToken): void {
  if (key !== '' && !words.has(key)) words.set(key, token);
}

const romajiKey = (text: string) =>
  romanisedUnits(text)
    .map(({ key }) => key)
    .join('');

/** As the dictionary has it; undefined where its reading cannot be known, or where the piece is one of several. */
function dictionaryForm({ surface, reading, lemma, gloss, group }: WordToken, language: string): WordToken | undefined {
  if (group !== undefined) return undefined;
  const small = surface.toLowerCase() === lemma ? surface.toLowerCase() : surface;
  if (!lemma || lemma === small)
    return {
      // German nouns have capitals of their own; where one only begins a sentence the lemma tells.
      surface: language !== 'de' && /^\p{Lu}\p{Ll}/u.test(small) ? decapitalised(small, gloss) : small,
      ...(reading ? { reading } : {}),
      gloss,
    };
  if (!/\p{Script=Han}/u.test(lemma)) return { surface: lemma, gloss };
  let shared = 0;
  while (shared < surface.length && surface[shared] === lemma[shared]) shared += 1;
  const tail = surface.slice(shared);
  if (!reading?.endsWith(tail) || /\p{Script=Han}/u.test(tail + lemma.slice(shared))) return undefined;
  return { surface: lemma, reading: reading.slice(0, reading.length - tail.length) + lemma.slice(shared), gloss };
}

/** The first word of a sentence has a capital that is not its own, unless its meaning has one too. */
function decapitalised(surface: string, gloss: string): string {
  return /^\p{Lu}/u.test(gloss) ? surface : surface.toLowerCase();
}

/** A word of the target language that is glossed by this English word or phrase, in its dictionary form. */
export function wordFor(english: string, bank: Bank): WordToken | undefined {
  return wordsIn(bank).byGloss.get(englishKey(english));
}

function fromLexicon(wanted: string, bank: Bank): ListEntry | undefined {
  const token = wordsIn(bank).byGloss.get(wanted);
  return token && wordEntry(token);
}

function romanised(asked: string, bank: Bank): WordToken | undefined {
  return /^[\p{Script=Latin}\p{M}'’ -]+$/u.test(asked) ? wordsIn(bank).byRomaji.get(romajiKey(asked)) : undefined;
}
