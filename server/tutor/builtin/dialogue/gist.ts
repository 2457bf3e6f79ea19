import type { Morpheme } from '../../../../domain/conversation/message';
import { isWord } from '../../../../domain/words/identity';
import { utterancesOf } from '../format/lexicon';
import { parseWords } from '../format/parseWords';
import { expandVariants, quotedEntry, type SlotValue } from '../format/template';
import { senseFor } from '../saying/senses';
import { sensesOf, type TableWord } from '../format/wordTables';
import type { Bank } from '../understanding/bank';
import { asWritten } from '../understanding/japanese/written';
import { inHangul } from '../understanding/koreanLetters';
import { isTargetText } from '../understanding/understand';
import { wordEntry } from '../understanding/wordQuestion';
import { kindOfNoun, type NounKind } from '../understanding/english/nounKinds';
import { neededWords } from './neededWords';
import { glossByLexicon } from './recast';
import { targetPart } from '../understanding/targetPart';

/** What a message is about, as far as its words tell. */
export interface Gist {
  /** Its first noun of a kind that something can be said of, ready to stand in an answer. */
  noun?: { kind: NounKind; it: SlotValue };
  /** Something is denied, disliked or suffered. */
  isGloomy: boolean;
  /** It is, or holds, a sentence of the target language whose words are known, all but one at most. */
  isKnownSentence: boolean;
  /** Some of its words are known. */
  hasWords: boolean;
}

/** Where something is denied, disliked or suffered nothing nice is said of it. */
const gloomy =
  /n['’]t\b|\b(?:not|no|never|without|cannot|cant|dont|hate[sd]?|dislikes?|sick|ill|hurts?|pain|dead|die[sd]?|broken?|lost|lose|stolen|afraid|scared|scary|frighten(?:ed|ing)|sad|bad|worst|terrible|awful|angry|allergic|expensive|boring|bored|annoying|ugly|tired|stressful|worried|too (?=\p{L}))\b|:negative/iu;

export function gistOf(message: string, bank: Bank): Gist {
  const whole = wholeInTarget(message, bank);
  const part = whole ?? targetPart(message, bank);
  const inTarget = part === undefined ? [] : wordsOf(glossByLexicon(part, bank));
  const words = whole === undefined ? [...inTarget, ...neededWords(message, bank, () => 0)] : inTarget;
  const isGloomy = gloomy.test([...(whole === undefined ? [message] : []), ...inTarget.map(glossOf)].join(' '));
  const unknown = inTarget.filter((word) => glossOf(word) === '' && !/^\p{N}+$/u.test(word[0]));
  const known = inTarget.length - unknown.length;
  const found = words.map((word) => nounOf(word, bank)).filter((each) => each !== undefined);
  const [stranger] = known >= fewestKnown && unknown.length === 1 ? unknown : [];
  const noun =
    found.find(({ kind }) => kind !== 'thing') ?? found[0] ?? (stranger && quoted(stranger[0], part ?? '', bank));
  return {
    ...(noun && { noun: isGloomy ? { ...noun, kind: 'thing' as const } : noun }),
    isGloomy,
    isKnownSentence: known >= fewestKnown && unknown.length < fewestKnown,
    hasWords: words.some((word) => glossOf(word) !== ''),
  };
}

const wordsOf = (words: readonly Morpheme[]) => words.filter(([surface]) => isWord(surface));
const glossOf = ([, , gloss]: Morpheme) => gloss;

/** So many known words make a sentence that one more may stand in. */
const fewestKnown = 2;

/** A word that nothing is known of, in a sentence otherwise known: what it names is spoken of as it was written. */
function quoted(surface: string, text: string, { content }: Bank): Gist['noun'] {
  const it = quotedEntry(surface);
  const [, article] = content.language === 'fr' ? (/(?<!\p{L})(le |la |les |l['’])(\p{L}+)/iu.exec(text) ?? []) : [];
  if (article === undefined || !text.toLowerCase().includes(`${article}${surface}`.toLowerCase()))
    return { kind: 'thing', it };
  const written = article.toLowerCase().replace("'", '’');
  const bare = written.trim();
  return {
    kind: 'thing',
    it: { ...it, text: `${written}${surface}`, words: `${bare === 'le' ? 'le' : `${bare}~le`}=the ${it.words}` },
  };
}

/** The message, or what it is in the language's own letters, where it is in that language. */
function wholeInTarget(message: string, bank: Bank): string | undefined {
  const romaji = /\p{Script=Latin}/u.test(message) ? (asWritten(message, bank) ?? inHangul(message, bank)) : undefined;
  if (romaji !== undefined) return romaji;
  return isTargetText(message, bank) && targetPart(message, bank) === undefined ? message : undefined;
}

function nounOf([surface, , gloss, marks]: Morpheme, bank: Bank): Gist['noun'] {
  const { lexicon } = bank.content.tables;
  const rows = lexicon.filter(({ lemma }) => lemma === surface || lemma === marks?.lemma);
  const row = rows.find((each) => sensesOf(each).includes(gloss)) ?? rows[0];
  if (row ? row.pos !== 'noun' && row.pos !== 'propn' : !/^\p{L}[\p{L} ]*$/u.test(gloss)) return undefined;
  const english = row ? [gloss, ...sensesOf(row)] : [gloss];
  const kind = english.map(kindOfNoun).find((each) => each !== undefined);
  return kind && { kind, it: entryOf(surface, gloss, row, bank) };
}

/** A word of the language for an English noun, ready to stand in an answer. */
export function entryForNoun(english: string, bank: Bank): SlotValue | undefined {
  const word = senseFor(english, ['noun'], { content: bank.content, hasObject: false });
  const row = word && bank.content.tables.lexicon.find(({ lemma, pos }) => lemma === word.surface && pos === word.pos);
  return word && entryOf(word.surface, word.gloss, row, bank);
}

function entryOf(surface: string, gloss: string, row: TableWord | undefined, bank: Bank): SlotValue {
  const reading = row?.lemma === surface ? row.reading : bank.lexicon.find(surface)?.reading;
  const lemma = row && row.lemma !== surface ? { lemma: row.lemma } : {};
  const entry = wordEntry({ surface, gloss, ...(reading ? { reading } : {}), ...lemma });
  const bare = { ...entry, text: surface, means: gloss };
  const article =
    bank.content.language === 'fr' && row?.pos === 'noun' ? articleOf(surface, row.lemma, bank) : undefined;
  if (article === undefined) return bare;
  const space = article.endsWith('’') ? '' : ' ';
  const theArticle = article === 'le' ? 'le=the' : `${article}~le=the`;
  return { ...bare, text: `${article}${space}${surface}`, words: `${theArticle} ${bare.words}`, means: gloss };
}

/** French names a thing with its article, whose gender the content's own sentences tell; undefined where none does. */
function articleOf(surface: string, lemma: string, bank: Bank): string | undefined {
  if (surface !== lemma && /[sx]$/u.test(surface)) return 'les';
  const { genders, elided } = articlesOf(bank);
  const noun = surface.toLowerCase();
  return elided.has(noun) || /^[aeiouéèêâîôûœ]/u.test(noun) ? 'l’' : genders.get(noun);
}

/** What the content's sentences tell of French nouns: their gender, and before which the article loses its vowel. */
interface Articles {
  genders: ReadonlyMap<string, 'le' | 'la'>;
  elided: ReadonlySet<string>;
}

const articles = new WeakMap<Bank, Articles>();
const masculine = new Set(['le', 'un', 'du', 'au', 'ce', 'cet', 'mon', 'ton', 'bon']);
const feminine = new Set(['la', 'une', 'cette', 'ma', 'ta', 'bonne']);

function articlesOf(bank: Bank): Articles {
  const known = articles.get(bank);
  if (known) return known;
  const genders = new Map<string, 'le' | 'la'>();
  const elided = new Set<string>();
  for (const { words } of utterancesOf(bank.content)) {
    const tokens = parseWords(expandVariants(words, 'unsaid')).flatMap((token) =>
      'word' in token ? [token.word.surface.toLowerCase()] : [],
    );
    tokens.forEach((token, index) => {
      const noun = tokens[index + 1];
      if (noun === undefined) return;
      if (masculine.has(token)) genders.set(noun, 'le');
      if (feminine.has(token)) genders.set(noun, 'la');
      if (token === 'l’') elided.add(noun);
    });
  }
  const found = { genders, elided };
  articles.set(bank, found);
  return found;
}
