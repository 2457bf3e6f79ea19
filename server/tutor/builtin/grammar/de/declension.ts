import type { WrittenWord } from '../writer';
import { word } from './words';

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';
/** The columns of every table of endings. */
export type Kind = Gender | 'pl';

type Table = Readonly<Record<Case, Readonly<Record<Kind, string>>>>;

const table = (rows: string): Table => {
  const [nom, acc, dat, gen] = rows.split('|').map((row) => {
    const [m = '', f = '', n = '', pl = ''] = row.trim().split(/\s+/u).map(endingOf);
    return { m, f, n, pl };
  });
  if (!nom || !acc || !dat || !gen) throw new Error(`not four cases: ${rows}`);
  return { nom, acc, dat, gen };
};
const endingOf = (cell: string) => (cell === '-' ? '' : cell);

const definite = table('der die das die|den die das die|dem der dem den|des der des der');
/** Of dieser, jeder, alle; of adjectives with no article, save in the genitive. */
const strong = table('er e es e|en e es e|em er em en|es er es er');
/** Of ein, kein, mein. */
const einWord = table('- e - e|en e - e|em er em en|es er es er');
const adjectiveStrong = table('er e es e|en e es e|em er em en|en er en er');
const adjectiveWeak = table('e e e en|en e e en|en en en en|en en en en');
const adjectiveMixed = table('er e es en|en e es en|en en en en|en en en en');

/** Which endings adjectives take, told by what stands before them. */
export type Endings = 'strong' | 'weak' | 'mixed';
const adjectiveEndings: Readonly<Record<Endings, Table>> = {
  strong: adjectiveStrong,
  weak: adjectiveWeak,
  mixed: adjectiveMixed,
};

export const definiteArticle = (kase: Case, kind: Kind, gloss = 'the'): WrittenWord =>
  word(definite[kase][kind], gloss, 'der');

/** A word declined as dieser: 'dies', 'jed', 'all'. */
export const strongWord = (stem: string, kase: Case, kind: Kind, gloss: string, lemma = `${stem}er`): WrittenWord =>
  word(stem + strong[kase][kind], gloss, lemma);

/** A word declined as ein: 'ein', 'kein', 'mein', 'unser'. */
export const indefiniteWord = (stem: string, kase: Case, kind: Kind, gloss: string): WrittenWord => {
  const ending = einWord[kase][kind];
  return word(stem === 'euer' && ending !== '' ? `eur${ending}` : stem + ending, gloss, stem);
};

/** 'teuer' is 'teure', 'dunkel' 'dunkle', 'hoch' 'hohe'; 'rosa' stays. */
export function adjectiveForm(adjective: string, kase: Case, kind: Kind, endings: Endings): string {
  return isUndeclined(adjective) ? adjective : adjectiveStem(adjective) + adjectiveEndings[endings][kase][kind];
}

const isUndeclined = (adjective: string) =>
  /^(?:rosa|lila|orange|beige|türkis|super|prima|klasse|sexy|\p{Lu}.*)$/u.test(adjective);

function adjectiveStem(adjective: string): string {
  if (adjective === 'hoch') return 'hoh';
  if (/[aeu]uer$/u.test(adjective)) return `${adjective.slice(0, -2)}r`;
  if (/[^aeiou]el$/u.test(adjective)) return `${adjective.slice(0, -2)}l`;
  return adjective.endsWith('e') ? adjective.slice(0, -1) : adjective;
}

const comparatives: Readonly<Record<string, readonly [string, string]>> = {
  gut: ['besser', 'best'], viel: ['mehr', 'meist'], gern: ['lieber', 'liebst'], hoch: ['höher', 'höchst'], nah: ['näher', 'nächst'],
  groß: ['größer', 'größt'], alt: ['älter', 'ältest'], jung: ['jünger', 'jüngst'], lang: ['länger', 'längst'], kurz: ['kürzer', 'kürzest'],
  warm: ['wärmer', 'wärmst'], kalt: ['kälter', 'kältest'], stark: ['stärker', 'stärkst'], schwach: ['schwächer', 'schwächst'],
  klug: ['klüger', 'klügst'], dumm: ['dümmer', 'dümmst'], arm: ['ärmer', 'ärmst'], hart: ['härter', 'härtest'], krank: ['kränker', 'kränkst'],
  schwarz: ['schwärzer', 'schwärzest'], scharf: ['schärfer', 'schärfst'], gesund: ['gesünder', 'gesündest'], rot: ['röter', 'rötest'],
}; // oxfmt-ignore

export function comparative(adjective: string): string {
  const known = comparatives[adjective];
  if (known) return known[0];
  return `${adjectiveStem(adjective)}er`;
}

/** Without its ending: 'größt', 'schönst', 'nettest'. */
export function superlative(adjective: string): string {
  const known = comparatives[adjective];
  if (known) return known[1];
  if (adjective.endsWith('e')) return `${adjective}st`;
  // An unstressed last syllable takes no e: spannendst, praktischst.
  const isLong = /(?:end|isch|ert)$/u.test(adjective);
  return /(?:d|t|s|ß|z|x|sch|eu|au)$/u.test(adjective) && !isLong ? `${adjective}est` : `${adjective}st`;
}
