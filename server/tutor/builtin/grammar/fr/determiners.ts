import type { Noun } from '../meaning';
import type { Agreement } from './conjugate';
import type { Phrase, Setting } from './nounPhrase';
import { numberPieces } from './numbers';
import { pieces, word, type Piece } from './pieces';
import { known, unsayable } from './unsayable';

/**
 * Where a noun phrase stands, which tells what French sets where English has no article: 'subject' and 'general' le,
 * 'object' and 'after' (a preposition) du and des, 'negated' de, 'of' (behind de) nothing, 'bare' nothing ever, 'particular' le of
 * what is not counted.
 */
export type Stance = 'subject' | 'general' | 'object' | 'after' | 'negated' | 'of' | 'bare' | 'identity' | 'particular';

interface Place {
  readonly stance: Stance;
  readonly kind: Phrase['kind'];
  /** The first word behind. */
  readonly next: Piece | undefined;
  readonly setting: Setting;
}

const owners = {
  i: ['mon', 'ma', 'mes', 'my'],
  tu: ['ton', 'ta', 'tes', 'your'],
  he: ['son', 'sa', 'ses', 'his'],
  she: ['son', 'sa', 'ses', 'her'],
  it: ['son', 'sa', 'ses', 'its'],
  we: ['notre', 'notre', 'nos', 'our'],
  vous: ['votre', 'votre', 'vos', 'your'],
  they: ['leur', 'leur', 'leurs', 'their'],
} as const;

/** The article, possessive or number before a noun and its qualities. */
export function determinerPieces(noun: Noun, agreement: Agreement, place: Place): Piece[] {
  const { gender, plural } = agreement;
  const { determiner, count } = noun;
  if (count !== undefined && count > 1 !== plural) unsayable(`${count} of what is always plural`);
  const number = count === undefined ? [] : known(numberPieces(count, gender === 'f'), `number ${count}`);
  if (typeof determiner === 'object') {
    if (!('pronoun' in determiner.whose)) return [...article(agreement), ...number];
    return [possessive(determiner.whose.pronoun, agreement, place.setting), ...number];
  }
  if (determiner === 'the') return [...article(agreement), ...number];
  if (determiner === 'this' || determiner === 'that') return [demonstrative(determiner, agreement), ...number];
  if (determiner === 'all') {
    const all = plural ? (gender === 'f' ? 'toutes' : 'tous') : gender === 'f' ? 'toute' : 'tout';
    return [word(all, 'all', 'tout'), ...article(agreement), ...number];
  }
  if (number.length > 0)
    return determiner === 'none' || determiner === 'a' ? number : unsayable('number and determiner');
  return withoutNumber(determiner, agreement, place);
}

function withoutNumber(determiner: Exclude<Noun['determiner'], object>, agreement: Agreement, place: Place): Piece[] {
  const { gender, plural } = agreement;
  const one = gender === 'f' ? word('une', 'a', 'un') : word('un', 'a');
  switch (determiner) {
    case 'a':
      if (place.stance === 'negated') return [word('de', 'any')];
      return plural ? withoutArticle('some', agreement, place) : [one];
    case 'many':
      return [word('beaucoup', plural ? 'many' : 'much'), word('de', 'of')];
    case 'too-many':
      return [word('trop', plural ? 'too many' : 'too much'), word('de', 'of')];
    case 'enough':
      return [word('assez', 'enough'), word('de', 'of')];
    case 'few':
      return plural ? [word('quelques', 'some', 'quelque')] : unsayable('few of what is not counted');
    case 'every':
      return plural ? unsayable('every of several') : [word('chaque', 'every')];
    case 'another':
      return plural ? unsayable('another of several') : [one, word('autre', 'other')];
    case 'no':
      return place.stance === 'negated' ? [word('de', 'any')] : unsayable('no');
    case 'some':
    case 'any':
    case 'none':
      return withoutArticle(determiner, agreement, place);
    default:
      return unsayable(determiner);
  }
}

function withoutArticle(determiner: 'some' | 'any' | 'none', agreement: Agreement, place: Place): Piece[] {
  const { stance } = place;
  if (stance === 'bare' || stance === 'of') return [];
  if (stance === 'negated') return [word('de', 'any')];
  const isGeneral =
    stance === 'subject' ||
    stance === 'general' ||
    (stance === 'particular' && (isUncounted(place.kind) || place.kind === 'season'));
  if (determiner === 'none' && isGeneral) return article(agreement);
  if (determiner === 'some' && stance === 'subject') return unsayable('some as a subject');
  return some(agreement, place);
}

/** du, de la, des; de before a quality that stands before a plural: de bons amis. */
function some({ gender, plural }: Agreement, { next, kind }: Place): Piece[] {
  if (plural)
    return next !== undefined && prenominal.has(next.lemma ?? next.surface)
      ? [word('de', 'some')]
      : [word('des', 'some')];
  if (!isUncounted(kind)) return unsayable('some of what is counted');
  return [word('de', 'some'), ...(gender === 'f' ? pieces('la~le=the') : pieces('le=the'))];
}

const uncounted: ReadonlySet<Phrase['kind']> = new Set(['food', 'mass', 'sport', 'subject']);
const isUncounted = (kind: Phrase['kind']): boolean => uncounted.has(kind);

/** Adjectives before whose plural des becomes de. */
const prenominal = new Set('grand petit jeune vieux nouveau bon mauvais beau joli gros long meilleur autre vrai premier dernier très trop plus vraiment si assez'.split(' ')); // oxfmt-ignore

/** Words that are fixed behind a verb, after a negation: du sport, but pas de sport. */
export function fixedPieces(words: string, isDenied: boolean): Piece[] {
  const all = pieces(words);
  const [first, second] = all;
  if (!isDenied || !first || !/^(?:some|a)$/u.test(first.gloss)) return all;
  return [word('de', 'any'), ...all.slice(first.surface === 'de' && second?.gloss === 'the' ? 2 : 1)];
}

export function article({ gender, plural }: Pick<Agreement, 'gender' | 'plural'>): Piece[] {
  return pieces(plural ? 'les~le=the' : gender === 'f' ? 'la~le=the' : 'le=the');
}

function possessive(pronoun: string, { gender, plural }: Agreement, { hearing }: Setting): Piece {
  const key = pronoun === 'you' ? (hearing.isFamiliar ? 'tu' : 'vous') : pronoun;
  if (!(key in owners) || !isOwner(key)) return unsayable(`whose ${pronoun}`);
  const [masculine, feminine, several, gloss] = owners[key];
  if (plural) return word(several, gloss, masculine);
  const said = word(gender === 'f' ? feminine : masculine, gloss, masculine);
  // ma becomes mon before a vowel: mon amie.
  return feminine === masculine ? said : { ...said, beforeVowel: masculine };
}

const isOwner = (key: string): key is keyof typeof owners => key in owners;

function demonstrative(determiner: 'this' | 'that', { gender, plural }: Agreement): Piece {
  if (plural) return word('ces', determiner === 'this' ? 'these' : 'those', 'ce');
  return gender === 'f' ? word('cette', determiner, 'ce') : { ...word('ce', determiner), beforeVowel: 'cet' };
}
