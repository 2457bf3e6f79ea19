import { parseWords } from '../../format/parseWords';
import type { WrittenWord } from '../writer';

/** A word on its way into a sentence: not yet elided, contracted or capital. */
export interface Piece {
  readonly surface: string;
  readonly gloss: string;
  readonly lemma?: string;
  /** What it becomes before a vowel, where that is no elision: ma → mon, beau → bel. */
  readonly beforeVowel?: string;
  /** le, les as an article: it melts into de and à. */
  readonly isArticle?: true;
  readonly glued?: true;
}

/** Reads pieces as the content writes them: 'les~le=the courses~course=errands'. */
export function pieces(words: string): Piece[] {
  return parseWords(words).flatMap((token) => ('word' in token ? [piece(token.word)] : []));
}

function piece({ surface, lemma, gloss }: { surface: string; lemma?: string; gloss: string }): Piece {
  return {
    surface,
    gloss,
    ...(lemma === undefined ? {} : { lemma }),
    ...((surface === 'le' || surface === 'les') && gloss === 'the' ? { isArticle: true } : {}),
  };
}

/** One piece, its lemma left out where it is the surface. */
export function word(surface: string, gloss: string, lemma = surface): Piece {
  return piece({ surface, gloss, ...(lemma === surface ? {} : { lemma }) });
}

/** What makes a question of the statement behind it. */
export const estCe = (): Piece[] => pieces('est-ce~être=is_it que=that');

export const comma: Piece = { surface: ',', gloss: '', glued: true };

const elided: Readonly<Record<string, string>> = {
  je: 'j’', me: 'm’', te: 't’', se: 's’', le: 'l’', la: 'l’', ne: 'n’', de: 'd’', que: 'qu’', ce: 'c’', 'parce que': 'parce qu’', jusque: 'jusqu’', puisque: 'puisqu’', 'pendant que': 'pendant qu’',
}; // oxfmt-ignore

/** Words whose h is not silent, or which are said as if they began with a consonant. */
const aspirated =
  /^(?:hach|haie|haï(?!ti)|hall$|halte(?!r)|hamac|hamburger|hamster|hanche|hand|hangar|harc|hard|haricot|harpe|hasard|haut|hauss|hérisson|héron|héros|heurt|hibou|hideu|hiérarch|hockey|holland|homard|hongr|hont|hoquet|hors|hot|houle|houmous|housse|husky|hip-|heavy|hublot|huit|hurl|hutte|onz|oui|ouistiti|yaourt|yacht|yoga|yeti|yen|yo)/u;

export function startsWithVowel(surface: string): boolean {
  const start = surface.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (aspirated.test(surface.toLowerCase())) return false;
  // Names from elsewhere begin with a spoken h: de Hambourg.
  if (surface.startsWith('H') && !/^Ha[ïw]/u.test(surface)) return false;
  return /^(?:[aeiouhœæ]|y[^aeiouœ]|y$|yeux)/u.test(start);
}

const contracted: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

/** Elides, contracts, and sets what is glued, the capital and the mark at the end. */
export function assemble(sentence: readonly Piece[], mark: '.' | '?' | '!'): WrittenWord[] {
  const parted = sentence.filter(
    (each, place) => each !== comma || (place < sentence.length - 1 && sentence[place + 1] !== comma),
  );
  const words = contract(parted.map((each, place) => elide(each, parted[place + 1])));
  return capital([
    ...words.map(({ surface, gloss, lemma, glued }, place): WrittenWord => {
      const isGlued = glued === true || (words[place - 1]?.surface.endsWith('’') ?? false);
      return {
        surface,
        gloss,
        ...(lemma === undefined || lemma === surface ? {} : { lemma }),
        ...(isGlued ? { glued: true } : {}),
      };
    }),
    // French sets a space before ? and !.
    mark === '.' ? { surface: mark, gloss: '', glued: true } : { surface: mark, gloss: '' },
  ]);
}

function elide(each: Piece, next: Piece | undefined): Piece {
  if (next === undefined || each.glued === true) return each;
  const { surface, lemma = surface } = each;
  if (surface === 'si' && /^ils?$/u.test(next.surface)) return { ...each, surface: 's’', lemma };
  if (!startsWithVowel(next.surface)) return each;
  const before = each.beforeVowel ?? elided[surface];
  return before === undefined
    ? each
    : { ...each, surface: before, lemma: before.endsWith('’') ? (surface === 'la' ? 'le' : surface) : lemma };
}

function contract(words: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const each of words) {
    const last = all.at(-1);
    const one = last && each.isArticle ? contracted[`${last.surface} ${each.surface}`] : undefined;
    if (last && one) {
      all[all.length - 1] = { surface: one, gloss: last.gloss === 'some' ? 'some' : `${last.gloss} ${each.gloss}` };
    } else all.push(each);
  }
  return all;
}

function capital(words: readonly WrittenWord[]): WrittenWord[] {
  return words.map((each, place) =>
    place === 0 ? { ...each, surface: each.surface.charAt(0).toUpperCase() + each.surface.slice(1) } : each,
  );
}
