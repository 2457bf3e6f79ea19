import { readingOfLemma } from '../../../language/japaneseLemma';
import type { LexiconEntry } from '../format/lexicon';
import type { WordToken } from '../format/parseWords';
import { plainEntry } from '../format/template';
import { sensesOf } from '../format/wordTables';
import type { Bank } from '../understanding/bank';
import { lemmasOf } from '../understanding/english/lemmas';

/**
 * A word as it can be learnt, with its reading where that is known and with what it means: as it was met, or in the
 * dictionary's form where its sentences have it so in this very sense and this means the same (excuser for excusez, but
 * not いう for いい), and for a Japanese stem, which is no word by itself, in any case. Undefined for another form that
 * nobody would look up.
 *
 * @param translation as the word was glossed where it was met
 */
export function wordToLearn(surface: string, translation: string, bank: Bank): WordToken | undefined {
  const { lemma, reading } = entryIn(surface, translation, bank);
  const { language, tables } = bank.content;
  if (lemma === undefined || lemma === surface || plainEntry(lemma).text !== lemma)
    return lemma === undefined && isInPieces(surface, bank) ? undefined : told(surface, reading, translation, bank);
  const rows = tables.lexicon.filter((each) => each.lemma === lemma);
  const row = rows.find((each) => sensesOf(each).includes(translation));
  if (language === 'ja') {
    const sounded = readingOfLemma(lemma, surface, reading) ?? (row ?? rows[0])?.reading;
    return sounded ? told(lemma, sounded, translation, bank) : told(surface, reading, translation, bank);
  }
  if (row) return told(lemma, undefined, translation, bank);
  // 'lived' is no word for 산, which is a mountain where it stands in the tables.
  const own = [...tables.functionWords, ...tables.lexicon].filter((each) => each.lemma === surface);
  return own.some((each) => sensesOf(each).includes(translation))
    ? told(surface, undefined, translation, bank)
    : undefined;
}

/** What the content knows of a surface where it has this gloss; nothing where it may be a form of several words. */
function entryIn(surface: string, gloss: string, bank: Bank): Partial<LexiconEntry> {
  if (isInPieces(surface, bank)) {
    const lemma = lemmaOfPieces(surface.split(' '), bank);
    return lemma === undefined ? {} : { lemma };
  }
  const senses = bank.lexicon.sensesOf(surface);
  const [only] = senses;
  return senses.find((sense) => sense.gloss === gloss) ?? (only && senses.length === 1 ? only : {});
}

/** Pieces of one word that stand apart are met side by side, as no sentence has them: "rufe an". */
const isInPieces = (surface: string, { lexicon }: Bank) =>
  surface.includes(' ') && lexicon.sensesOf(surface).length === 0;

/** The one word of which all are pieces: anrufen. */
function lemmaOfPieces(pieces: readonly string[], { lexicon }: Bank): string | undefined {
  const [first = [], ...others] = pieces.map((piece) => lexicon.sensesOf(piece).flatMap(({ lemma }) => lemma ?? []));
  return first.find((lemma) => others.every((lemmas) => lemmas.includes(lemma)));
}

function told(surface: string, reading: string | undefined, translation: string, { content }: Bank): WordToken {
  const rows = content.tables.lexicon.filter((each) => each.lemma === surface);
  const same = rows.filter((each) => !each.reading || !reading || each.reading === reading);
  const gloss = plainTranslation(translation, same.flatMap(sensesOf));
  return { surface, ...(reading ? { reading } : {}), gloss };
}

/** What a word means by itself: a gloss fits the sentence that it stood in, as 'liked' does for "I like dogs". */
function plainTranslation(translation: string, senses: readonly string[]): string {
  const bare = translation.replace(before, '');
  const forms = new Set([bare, ...lemmasOf(translation.toLowerCase())]);
  const plain = senses.find((sense) => sense !== translation && forms.has(sense));
  return plain ?? (conjugated.test(translation) ? senses[0] : undefined) ?? translation;
}

/** What a sentence puts before a word in English. */
const before =
  /^(?:to|an?|with|in|looking|not|am|is|are|was|were|let['’]s|(?:do|does|did|is|are|was|were|wo|ca|could)n['’]t) (?=\S)/iu;
/** What is no form of a word by itself, whatever the word is. */
const conjugated = /^(?:let['’]s|(?:do|does|did|is|are|was|were|wo|ca|could)n['’]t|(?:is|are|was|were) not) /iu;
