import type { Determiner, Noun, NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import { type Case, type Endings, type Kind, definiteArticle, indefiniteWord, strongWord } from './declension';
import type { Head } from './nounForms';
import { englishNumber, numberWord } from './numbers';
import { prepositional } from './prepositions';
import { possessive } from './pronouns';
import type { Speech } from './speech';
import { unsayable, word, words } from './words';

export interface PhraseOptions {
  /** Denied by kein. */
  readonly isDenied?: boolean;
  readonly isFeminine?: boolean;
  /** Has the article that English leaves out: 'at school', 'in bed'. */
  readonly isPlace?: boolean;
  /** A role without its article: 'Sie ist Lehrerin'. */
  readonly isBareRole?: boolean;
  /** Asked for: 'welche Sprachen', 'wie viele Kinder'. */
  readonly asks?: 'which' | 'what' | 'how-many' | 'how-much';
}

/** 'Toms', 'Max’'. */
export const genitiveName = (name: string): WrittenWord =>
  word(/[sxzß]$/u.test(name) ? `${name}’` : `${name}s`, `${name}’s`, name);

/** What stands before the adjectives, the endings they take after it, and what follows the noun. */
interface Opening {
  readonly form: (kase: Case) => WrittenWord[];
  readonly endings: Endings;
  readonly isDefinite: boolean;
  readonly after?: (kase: Case) => WrittenWord[];
}

export const withGloss = ([first, ...rest]: readonly WrittenWord[], added: string): WrittenWord[] =>
  first ? [{ ...first, gloss: `${added} ${first.gloss}` }, ...rest] : [];

/** Spoken of as a whole without an article in English: 'den Sommer mögen'. */
const wholes = new Set('summer winter spring autumn nature life'.split(' '));

/** Counted in English alone: 'Fieber haben'. */
const uncounted = new Set(['fever', 'cough', 'asthma', 'runny nose', 'heartburn', 'sunburn']);

type Owner = (kase: Case) => WrittenWord[];

/** @param owner of what belongs to somebody */
export function openingOf(
  said: Noun,
  head: Head,
  owner: Owner | undefined,
  speech: Speech,
  options: PhraseOptions,
): Opening {
  const { determiner, count, plural } = said;
  const { kind } = head;
  const number = count === undefined ? [] : numberBefore(count, determiner);
  const isBareA = determiner === 'a' || (head.isPair && (determiner === 'none' || determiner === 'some'));
  if (typeof determiner === 'object')
    return owner ? ownedBy(determiner.whose, owner, kind, number, speech) : unsayable('owned by nobody');
  if (options.isDenied || determiner === 'no') {
    if (count !== undefined) return unsayable('a number denied');
    return { form: (kase) => [indefiniteWord('kein', kase, kind, 'no')], endings: 'mixed', isDefinite: false };
  }
  if (count === 1 && (determiner === 'none' || determiner === 'a'))
    return { form: (kase) => [indefiniteWord('ein', kase, kind, 'one')], endings: 'mixed', isDefinite: false };
  const strong = (before: string): Opening => ({
    form: () => [...words(before), ...number],
    endings: 'strong',
    isDefinite: false,
  });
  const weak = (stem: string, gloss: string, lemma?: string): Opening => ({
    form: (kase) => [strongWord(stem, kase, kind, gloss, lemma), ...number],
    endings: 'weak',
    isDefinite: true,
  });
  const isBarePlace =
    options.isPlace === true && determiner === 'none' && !plural && count === undefined && said.qualities.length === 0;
  const isWhole = determiner === 'none' && !plural && count === undefined && wholes.has(said.noun);
  if (options.asks) {
    if (determiner !== 'none' || count !== undefined) return unsayable('asked for and told');
    if (options.asks === 'which' || options.asks === 'what') return weak('welch', options.asks);
    if (options.asks === 'how-many' && kind !== 'pl') return unsayable('how many of one');
    return strong(kind === 'pl' ? 'wie=how viele~viel=many' : 'wie=how viel=much');
  }
  if (determiner === 'the' || isBarePlace || isWhole)
    return { form: (kase) => [definiteArticle(kase, kind), ...number], endings: 'weak', isDefinite: true };
  if (isBareA) {
    const isBare =
      head.isAlwaysPlural || uncounted.has(said.noun) || (options.isBareRole === true && said.qualities.length === 0);
    return isBare
      ? strong('')
      : { form: (kase) => [indefiniteWord('ein', kase, kind, 'a')], endings: 'mixed', isDefinite: false };
  }
  switch (determiner) {
    case 'none':
      return strong('');
    case 'some':
      return strong(head.isAlwaysPlural ? '' : kind === 'pl' ? 'ein=a paar=few' : 'etwas=some');
    case 'any':
      return strong('');
    case 'this':
      return weak('dies', kind === 'pl' ? 'these' : 'this');
    case 'that':
      return weak('dies', kind === 'pl' ? 'those' : 'that');
    case 'every':
      return kind === 'pl' ? unsayable('every of several') : weak('jed', 'every');
    case 'all':
      return kind === 'pl' && plural ? weak('all', 'all', 'alle') : unsayable('all of one');
    case 'many':
      return kind === 'pl'
        ? { form: (kase) => [strongWord('viel', kase, kind, 'many', 'viel')], endings: 'strong', isDefinite: false }
        : strong('viel=a_lot_of');
    case 'too-many':
      return kind === 'pl'
        ? {
            form: (kase) => [word('zu', 'too'), strongWord('viel', kase, kind, 'many', 'viel')],
            endings: 'strong',
            isDefinite: false,
          }
        : strong('zu=too viel=much');
    case 'enough':
      return strong('genug=enough');
    case 'few':
      return kind === 'pl' ? strong('ein=a paar=few') : strong('wenig=little');
    case 'another':
      return another(head, options);
    default:
      return unsayable(determiner);
  }
}

/** One more where it is eaten or drunk, a different one where it is a place. */
function another({ kind, nounKind }: Head, options: PhraseOptions): Opening {
  if (kind === 'pl') return unsayable('another of several');
  if (options.isPlace) {
    const other = (kase: Case) => strongWordAfterEin(kase, kind);
    return { form: other, endings: 'mixed', isDefinite: false };
  }
  if (nounKind !== 'food') return unsayable('one more or a different one');
  return {
    form: (kase) => [word('noch', 'another'), indefiniteWord('ein', kase, kind, '(another)')],
    endings: 'mixed',
    isDefinite: false,
  };
}

const strongWordAfterEin = (kase: Case, kind: Kind): WrittenWord[] => {
  const isBare = kase === 'nom' || (kase === 'acc' && kind !== 'm');
  const ending = isBare ? (kind === 'm' ? 'er' : kind === 'n' ? 'es' : 'e') : 'en';
  return [indefiniteWord('ein', kase, kind, 'an'), word(`ander${ending}`, 'other', 'andere')];
};

function numberBefore(count: number, determiner: Determiner): WrittenWord[] {
  if (count === 1) return determiner === 'a' || determiner === 'none' ? [] : unsayable('the one');
  const said = numberWord(count) ?? unsayable(String(count));
  return [word(said, englishNumber(count))];
}

function ownedBy(whose: NounPhrase, owner: Owner, kind: Kind, number: WrittenWord[], speech: Speech): Opening {
  if ('pronoun' in whose) {
    const own = whose.and ? undefined : possessive(whose.pronoun, speech.hearing.isFamiliar, speech.it);
    const [stem, gloss] = own ?? unsayable('owned by nobody known');
    return { form: (kase) => [indefiniteWord(stem, kase, kind, gloss), ...number], endings: 'mixed', isDefinite: true };
  }
  if ('name' in whose && !whose.and)
    return { form: () => [genitiveName(whose.name), ...number], endings: 'strong', isDefinite: true };
  const isGenitive = 'noun' in whose && !whose.and && whose.determiner !== 'none';
  return {
    form: (kase) => [definiteArticle(kase, kind), ...number],
    endings: 'weak',
    isDefinite: true,
    after: () => (isGenitive ? withGloss(owner('gen'), 'of') : prepositional('von', 'of', owner('dat'))),
  };
}
