import { readingOfLemma } from '../../../language/japaneseLemma';
import type { Bank } from './bank';
import type { ListEntry } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { romanisedUnits, wordKey } from './normalise';
import { isSpaced } from './phrasing';
import { politeVerb } from './politeVerb';
import { parseWords, type WordToken } from '../format/parseWords';
import { expandVariants } from '../format/template';
import { sensesOf } from '../format/wordTables';

/** An English word or phrase as glosses are looked up by: without article, in lower case and without endings. */
export function englishKey(text: string): string {
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
  /** By a gloss as it is spelt: mum is no mother. */
  bySpelling: Map<string, WordToken>;
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
  made = { byGloss: new Map(), bySpelling: new Map(), byRomaji: new Map() };
  for (const { token } of [...counted.values()].sort((a, b) => b.count - a.count)) {
    addFirst(made.byGloss, englishKey(token.gloss), token);
    const latin = bank.tools.transliterate(token.surface, token.reading);
    if (latin !== '') addFirst(made.byRomaji, romajiKey(latin), token);
  }
  for (const word of [...bank.content.tables.lexicon, ...bank.content.tables.functionWords]) {
    const token = { surface: word.lemma, ...(word.reading ? { reading: word.reading } : {}) };
    for (const sense of sensesOf(word)) {
      addFirst(made.byGloss, englishKey(sense), { ...token, gloss: sense });
      addFirst(made.bySpelling, sense.toLowerCase(), { ...token, gloss: sense });
    }
  }
  wordsOfBanks.set(bank, made);
  return made;
}

function addFirst(words: Map<string, WordToken>, key: string, token: WordToken): void {
  if (key !== '' && !words.has(key)) words.set(key, token);
}

const romajiKey = (text: string) =>
  romanisedUnits(text, 'ja')
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
  const sounded = readingOfLemma(lemma, surface, reading);
  return sounded === undefined ? undefined : { surface: lemma, reading: sounded, gloss };
}

/** The first word of a sentence has a capital that is not its own, unless its meaning has one too. */
function decapitalised(surface: string, gloss: string): string {
  return /^\p{Lu}/u.test(gloss) ? surface : surface.toLowerCase();
}

/** A word of the target language that is glossed by this English word or phrase, in its dictionary form. */
export function wordFor(english: string, bank: Bank): WordToken | undefined {
  return wordsIn(bank).byGloss.get(englishKey(english));
}

/** The same where a word is glossed by it as it is spelt, and another spelling of its idea would find another word. */
export function wordSpelt(english: string, bank: Bank): WordToken | undefined {
  const spelt = english
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .replace(/^mom$/u, 'mum');
  return englishKey(spelt) === spelt ? undefined : wordsIn(bank).bySpelling.get(spelt);
}

const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[.!?。！？…’']/gu, '')
    .trim()
    .toLowerCase();

/** A word of the target language with what it means in English, as it was typed; undefined where it is not known. */
export function meaningOf(asked: string, bank: Bank): ListEntry | undefined {
  const forms = formsOf(asked, bank);
  const first = <T>(find: (form: string) => T | undefined): T | undefined => {
    for (const form of forms) {
      const found = find(form);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const verb = politeVerb(asked, bank);
  return (
    first((form) => fromList(form, bank)) ??
    first((form) => inTables(form, bank)) ??
    inLatin(asked, bank) ??
    (verb && wordEntry(verb))
  );
}

/** A word as it was typed, then without the particle that a question puts after it: 개가 뭐예요. */
function formsOf(asked: string, { content }: Bank): string[] {
  if (content.language !== 'ko') return [asked];
  const bare = asked.replace(/(?<=[가-힣])(?:이|가|은|는|을|를)$/u, '');
  return bare === asked ? [asked] : [asked, bare];
}

function fromList(asked: string, bank: Bank): ListEntry | undefined {
  const wanted = plainText(asked);
  const entries = Object.values(bank.content.lists).flat();
  const same = entries.find((each) => plainText(each.text) === wanted);
  if (same || inTables(asked, bank)) return same;
  const other = entries.find((each) => each['also-target'].some((text) => plainText(text) === wanted));
  return other && wordEntry({ surface: asked, gloss: other.means });
}

function inTables(asked: string, { lexicon }: Bank): ListEntry | undefined {
  const known = lexicon.find(asked) ?? lexicon.find(asked.toLowerCase());
  return known && !known.gloss.startsWith(':') ? wordEntry({ surface: asked, ...known }) : undefined;
}

/** A word of the target language as it is written in Latin letters, where that is not its own script. */
function inLatin(asked: string, bank: Bank): ListEntry | undefined {
  const isOther = !isSpaced(bank.content.language) || bank.content.language === 'ko';
  const token =
    isOther && /^[\p{Script=Latin}\p{M}'’ -]+$/u.test(asked) ? wordsIn(bank).byRomaji.get(romajiKey(asked)) : undefined;
  return token && wordEntry(token);
}
