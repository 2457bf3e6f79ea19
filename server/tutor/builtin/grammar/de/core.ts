import type { Clause, NounPhrase, Predicate, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { conditions, feelings, havings, sortOf } from './adjectives';
import { nationalities } from './countries';
import { isWomansName } from './firstNames';
import { adjectiveForm, indefiniteWord } from './declension';
import { phraseOf, prepositional, type Phrase } from './nounPhrase';
import { numberWord, englishNumber } from './numbers';
import { origin } from './places';
import type { Piece } from './pieces';
import { degreeOf, predicative } from './qualities';
import type { Speech } from './speech';
import { bodyParts, chooseVerb, isAnimate, type Choice } from './verbChoice';
import type { VerbRow } from './verbs';
import { mark, unsayable, word, words } from './words';

/** What is said of the subject: a verb, and what belongs to it. */
export interface Core {
  readonly row: Omit<VerbRow, 'object' | 'needsObject' | 'to'>;
  readonly pieces: readonly Piece[];
  /** Stands in the dative: 'mir ist kalt', 'mir geht es gut'. */
  readonly feltBy?: NounPhrase;
  /** The subject is es. */
  readonly isImpersonal?: true;
  /** kein or nichts say that it is not so. */
  readonly isDenied?: true;
  readonly takesManner?: true;
  /** What a question asks for, where it hangs on a preposition or a case: 'worauf', 'wen'. */
  readonly question?: readonly WrittenWord[];
  /** The object is one that kein would deny, or is known. */
  readonly objectSort?: Phrase['sort'];
}

const be: Core['row'] = { verb: 'sein', gloss: 'be', isMotion: true, isPreterite: true };
const have: Core['row'] = { verb: 'haben', gloss: 'have', isPreterite: true };

const last = (said: readonly WrittenWord[]): Piece => ({ slot: 'last', words: said });

export function coreOf(clause: Clause, isDenied: boolean, speech: Speech): Core {
  const { predicate } = clause;
  switch (predicate.kind) {
    case 'quality':
      return qualityCore(clause, predicate.qualities, isDenied, speech);
    case 'identity':
      return predicate.what ? identityCore(clause, predicate.what, isDenied, speech) : { row: be, pieces: [] };
    case 'place':
      return { row: be, pieces: [] };
    case 'origin':
      return originCore(clause, predicate.from, speech);
    case 'age':
      return { row: be, pieces: predicate.years === undefined ? [] : [last(age(predicate.years))] };
    case 'called':
      return {
        row: { verb: 'heißen', gloss: 'be called', isPreterite: true },
        pieces: predicate.name === undefined ? [] : [last([word(predicate.name, predicate.name)])],
        ...(predicate.name === undefined ? { question: [word('wie', 'how')] } : {}),
      };
    case 'has':
      return hasCore(clause, predicate.what, isDenied, speech);
    case 'exists':
      return existsCore(predicate.what, isDenied, speech);
    case 'does':
      return doesCore(clause, predicate, isDenied, speech);
  }
}

function age(years: number): WrittenWord[] {
  const number =
    years === 1 ? word('ein', 'one') : word(numberWord(years) ?? unsayable('an age'), englishNumber(years));
  return [number, years === 1 ? word('Jahr', 'year') : word('Jahre', 'years', 'Jahr'), word('alt', 'old')];
}

function originCore(clause: Clause, from: NounPhrase | undefined, speech: Speech): Core {
  // Where somebody came from, and where they are from, is told apart by nothing here.
  if (clause.tense !== 'present') return unsayable('an origin that is over');
  const row = { verb: 'kommen', gloss: 'come', isMotion: true } as const;
  return { row, pieces: from ? [{ slot: 'direction', words: origin(from, speech) }] : [] };
}

function qualityCore(clause: Clause, qualities: readonly Quality[], isDenied: boolean, speech: Speech): Core {
  const { subject } = clause;
  const isLiving = isAnimate(subject, speech);
  const [only] = qualities;
  if (clause.asksFor === 'how' && !only) {
    if (!isLiving || !subject || clause.tense === 'future') return { row: be, pieces: [] };
    return { row: { verb: 'gehen', gloss: 'go', isPreterite: true }, pieces: [], feltBy: subject, isImpersonal: true };
  }
  if (!only) return unsayable('no quality');
  if (qualities.length === 1) {
    const idiom =
      isLiving && subject ? livingIdiom(subject, only, isDenied, speech) : thingIdiom(subject, only, isDenied);
    if (idiom) return idiom;
  }
  const said = qualities.map((quality) => comparedQuality(quality, isLiving, subject, speech));
  return { row: be, pieces: [last(listed(said))] };
}

function comparedQuality(
  quality: Quality,
  isLiving: boolean,
  subject: NounPhrase | undefined,
  speech: Speech,
): WrittenWord[] {
  const { adjective, than } = quality;
  if (nationalities.has(adjective) && isLiving) return unsayable('a nationality among qualities');
  const of = isLiving
    ? 'living'
    : sortOf(subject && 'noun' in subject ? phraseOf(subject, speech).nounKind : undefined);
  const said = predicative(quality, of, speech);
  return than ? [...said, word('als', 'than'), ...phraseOf(than, speech).form('nom')] : said;
}

/** 'A, B und C'. */
function listed(said: readonly WrittenWord[][]): WrittenWord[] {
  return said.flatMap((each, index) => {
    if (index === 0) return each;
    return [index === said.length - 1 ? word('und', 'and') : mark(','), ...each];
  });
}

/** Said of oneself, these are how one feels. */
const ownConditions: Readonly<Record<string, string>> = { good: 'gut', bad: 'schlecht' };
const neverOfOneself: ReadonlySet<string> = new Set([
  'great',
  'wonderful',
  'fantastic',
  'terrible',
  'horrible',
  'awful',
  'amazing',
  'strange',
  'weird',
]);

/** What somebody has or feels where English says what they are. */
function livingIdiom(subject: NounPhrase, quality: Quality, isDenied: boolean, speech: Speech): Core | undefined {
  const { adjective, degree, than } = quality;
  if (than || degree === 'more' || degree === 'most') return undefined;
  const nationality = nationalities.get(adjective);
  if (nationality) {
    if (degree) return unsayable('very much of a nation');
    const isSeveral =
      'pronoun' in subject
        ? subject.and !== undefined || subject.pronoun === 'we' || subject.pronoun === 'they'
        : subject.and !== undefined || phraseOf(subject, speech).person.number === 'P';
    const what: NounPhrase = {
      noun: adjective,
      plural: isSeveral,
      determiner: isSeveral ? 'none' : 'a',
      qualities: [],
    };
    const isFeminine = !isSeveral && isWoman(subject, speech);
    return identityOf(what, isDenied, isFeminine, speech);
  }
  const having = havings[adjective];
  if (having) return havingCore(having, quality, isDenied);
  const feeling = feelings[adjective];
  if (feeling !== undefined)
    return {
      row: { ...be, gloss: 'be' },
      feltBy: subject,
      pieces: [last([...degreeOf(quality), word(feeling, adjective)])],
    };
  const isOwn = 'pronoun' in subject && !subject.and && (subject.pronoun === 'i' || subject.pronoun === 'we');
  const condition = conditions[adjective] ?? (isOwn ? ownConditions[adjective] : undefined);
  if (condition !== undefined) {
    return {
      row: { verb: 'gehen', gloss: 'go', isPreterite: true },
      feltBy: subject,
      isImpersonal: true,
      pieces: [last([...degreeOf(quality), word(condition, adjective)])],
    };
  }
  if (isOwn && neverOfOneself.has(adjective)) return unsayable(`to be or feel ${adjective}`);
  switch (adjective) {
    case 'sorry':
      return degree === undefined || degree === 'very' || degree === 'so' || degree === 'really'
        ? {
            row: { verb: 'tun', gloss: 'do', isPreterite: true },
            feltBy: subject,
            isImpersonal: true,
            pieces: [last([...degreeOf(quality), word('leid', 'sorry')])],
          }
        : undefined;
    case 'right':
      return degree === undefined || degree === 'always'
        ? { row: have, pieces: [last([...degreeOf(quality), word('recht', 'right')])] }
        : unsayable('very right');
    case 'wrong':
    case 'interested':
    case 'early':
      return unsayable(adjective);
    case 'late':
      if (degree === 'always')
        return {
          row: { verb: 'kommen', gloss: 'come', isMotion: true },
          pieces: [last(words('immer=always zu=too spät=late'))],
        };
      return { row: be, pieces: [last([...degreeOf(quality), word('spät', 'late'), word('dran', '(late)')])] };
    case 'free':
      return degree === undefined ? { row: have, pieces: [last([word('frei', 'free')])] } : unsayable('very free');
    default:
      return undefined;
  }
}

function havingCore(
  { noun, gloss, kind, isGreat }: { noun: string; gloss: string; kind: 'm' | 'f' | 'n'; isGreat: boolean },
  { degree }: Quality,
  isDenied: boolean,
): Core {
  const no = isDenied ? [indefiniteWord('kein', 'acc', kind, 'no')] : [];
  const denial = isDenied ? { isDenied: true as const } : {};
  const adverb =
    degree === 'a-bit' || degree === 'always' || degree === 'really' ? degreeOf({ adjective: '', degree }) : [];
  if (isDenied && adverb.length > 0) return unsayable('a degree denied');
  if (degree === 'too' || degree === 'quite' || degree === 'so' || (degree === 'very' && !isGreat))
    return unsayable(`${degree} ${gloss}`);
  const great =
    degree === 'very' ? [word(adjectiveForm('groß', 'acc', kind, isDenied ? 'mixed' : 'strong'), 'great', 'groß')] : [];
  return { row: have, pieces: [last([...adverb, ...no, ...great, word(noun, gloss)])], ...denial };
}

function thingIdiom(
  subject: NounPhrase | undefined,
  { adjective, degree }: Quality,
  isDenied: boolean,
): Core | undefined {
  if (adjective === 'fun')
    return degree === undefined || degree === 'really'
      ? nounCore({ verb: 'machen', gloss: 'make', noun: { surface: 'Spaß', gloss: 'fun', kind: 'm' } }, isDenied)
      : unsayable('very fun');
  if (adjective === 'late' && subject && 'noun' in subject && transports.includes(subject.noun))
    return degree === undefined
      ? nounCore({ ...have, noun: { surface: 'Verspätung', gloss: 'delay', kind: 'f' } }, isDenied)
      : unsayable('very late');
  return undefined;
}

const transports = ['train', 'bus', 'plane', 'flight', 'tram', 'underground'];

/** 'Spaß machen', 'Angst haben': denied by kein. */
function nounCore(row: Core['row'], isDenied: boolean): Core {
  if (!row.noun) return { row, pieces: [] };
  const { surface, gloss, kind } = row.noun;
  const no = isDenied ? [indefiniteWord('kein', 'acc', kind, 'no')] : [];
  return { row, pieces: [last([...no, word(surface, gloss)])], ...(isDenied ? { isDenied: true } : {}) };
}

/** Whether a role or a nation of somebody is said of a woman; undefined roles of names are not guessed. */
export function isWoman(who: NounPhrase | undefined, speech: Speech): boolean {
  if (!who || who.and) return false;
  if ('pronoun' in who) return who.pronoun === 'she' || (who.pronoun === 'i' && speech.hearing.address === 'feminine');
  if ('name' in who) return isWomansName(who.name) ?? unsayable('a man or a woman');
  return phraseOf(who, speech).gender === 'f' && phraseOf(who, speech).nounKind !== 'animal';
}

const isOne = (who: NounPhrase | undefined, speech: Speech): boolean =>
  who !== undefined &&
  !('pronoun' in who && ['this', 'that', 'it', 'you', 'everything'].includes(who.pronoun)) &&
  phraseOf(who, speech).person.number === 'S';

function identityCore(clause: Clause, what: NounPhrase, isDenied: boolean, speech: Speech): Core {
  if ('noun' in what && what.plural && isOne(clause.subject, speech)) return unsayable('one is several');
  const isGendered = 'noun' in what && !what.plural && isAnimate(what, speech) && 'noun' in what;
  const isOfThing =
    clause.subject !== undefined &&
    'pronoun' in clause.subject &&
    ['it', 'this', 'that'].includes(clause.subject.pronoun);
  const identity = identityOf(what, isDenied, isGendered && !isOfThing && isWoman(clause.subject, speech), speech);
  const isWish = clause.modality === 'want' || clause.modality === 'would-like';
  return isWish && isRole(what, speech)
    ? { ...identity, row: { verb: 'werden', gloss: 'be', isMotion: true } }
    : identity;
}

function identityOf(what: NounPhrase, isDenied: boolean, isFeminine: boolean, speech: Speech): Core {
  const options = { isFeminine, isBareRole: isRole(what, speech) };
  const phrase = phraseOf(what, speech, options);
  const denies = isDenied && isDeniedByKein(what, phrase);
  const said = denies ? phraseOf(what, speech, { ...options, isDenied: true }) : phrase;
  return { row: be, pieces: [last(said.form('nom'))], ...(denies ? { isDenied: true } : {}) };
}

const isRole = (what: NounPhrase, speech: Speech): boolean =>
  'noun' in what &&
  what.determiner === 'a' &&
  what.qualities.length === 0 &&
  !what.called &&
  !what.of &&
  phraseOf(what, speech).nounKind === 'role';

/** What is new and has no number or word of amount: 'keinen Hund', 'kein Englisch'. */
function isDeniedByKein(what: NounPhrase, phrase: Phrase): boolean {
  if (!('noun' in what) || phrase.sort !== 'indefinite' || what.count !== undefined || what.and) return false;
  return typeof what.determiner === 'string' && ['none', 'a', 'any', 'some'].includes(what.determiner);
}

function hasCore(clause: Clause, what: NounPhrase | undefined, isDenied: boolean, speech: Speech): Core {
  if (!what)
    return clause.asksFor === 'what' || clause.asksFor === 'who'
      ? {
          row: have,
          pieces: [],
          question: [word(clause.asksFor === 'who' ? 'wen' : 'was', clause.asksFor === 'who' ? 'whom' : 'what')],
        }
      : unsayable('have nothing');
  return objectCore(have, 'acc', what, isDenied && clause.modality !== 'like', speech);
}

function existsCore(what: NounPhrase, isDenied: boolean, speech: Speech): Core {
  const row = { verb: 'geben', gloss: 'be', isPreterite: true } as const;
  return { ...objectCore(row, 'acc', what, isDenied, speech), isImpersonal: true };
}

const timeNouns = new Set([
  'day',
  'week',
  'weekend',
  'month',
  'year',
  'morning',
  'evening',
  'night',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hour',
  'minute',
  'birthday',
]);

function objectCore(row: Core['row'], kase: 'acc' | 'dat', what: NounPhrase, isDenied: boolean, speech: Speech): Core {
  if (
    'noun' in what &&
    timeNouns.has(what.noun) &&
    ['every', 'this', 'all'].includes(typeof what.determiner === 'string' ? what.determiner : '')
  )
    return unsayable('a time that is no object');
  const plain = phraseOf(what, speech);
  if (isDenied && 'pronoun' in what && (what.pronoun === 'something' || what.pronoun === 'somebody')) {
    const none = phraseOf({ pronoun: what.pronoun === 'something' ? 'nothing' : 'nobody' }, speech);
    return { row, pieces: [{ slot: 'new', words: none.form(kase) }], isDenied: true, objectSort: 'indefinite' };
  }
  const denies = isDenied && isDeniedByKein(what, plain);
  const phrase = denies ? phraseOf(what, speech, { isDenied: true }) : plain;
  const slot =
    phrase.sort === 'pronoun'
      ? kase === 'dat'
        ? 'dativePronoun'
        : 'pronoun'
      : kase === 'dat'
        ? 'dative'
        : phrase.sort === 'definite'
          ? 'known'
          : 'new';
  return {
    row,
    pieces: [{ slot, words: phrase.form(kase) }],
    objectSort: phrase.sort,
    ...(denies ? { isDenied: true } : {}),
  };
}

function doesCore(
  clause: Clause,
  predicate: Extract<Predicate, { kind: 'does' }>,
  isDenied: boolean,
  speech: Speech,
): Core {
  const choice = chooseVerb(clause, predicate, speech);
  const { row } = choice;
  const parts: Piece[] = [];
  if (row.adverb) parts.push({ slot: 'adverb', words: words(row.adverb) });
  const denies = isDenied && clause.modality !== 'like';
  const named = nounCore(row, denies);
  parts.push(...named.pieces);
  if (row.fixed) parts.push(last(words(row.fixed)));
  const done = objectOf(clause, choice, denies, speech);
  if (predicate.to) {
    if (!row.to) return unsayable('to whom');
    const to = phraseOf(predicate.to, speech);
    parts.push({ slot: to.sort === 'pronoun' ? 'dativePronoun' : 'dative', words: to.form('dat') });
  }
  return {
    ...done,
    row: { ...row, ...(done.row.reflexive ? { reflexive: done.row.reflexive } : {}) },
    pieces: [...parts, ...done.pieces],
    ...(named.isDenied || done.isDenied ? { isDenied: true } : {}),
    ...(choice.takesManner ? { takesManner: true } : {}),
  };
}

/** The object, or the question for it. */
function objectOf(clause: Clause, { row, object }: Choice, isDenied: boolean, speech: Speech): Core {
  const { asksFor, subject } = clause;
  if (!object) {
    const asks = (asksFor === 'what' || asksFor === 'who') && subject !== undefined;
    return asks ? { row, pieces: [], question: questionFor(row, asksFor) } : { row, pieces: [] };
  }
  const { object: taken } = row;
  if (taken === 'acc') {
    if (
      row.verb === 'spielen' &&
      'noun' in object &&
      object.determiner === 'none' &&
      !object.plural &&
      object.qualities.length === 0
    )
      return { row, pieces: [last(phraseOf(object, speech).form('acc'))], objectSort: 'indefinite' };
    const own = ownBody(object, subject);
    if (own) return { ...objectCore({ ...row, reflexive: 'dat' }, 'acc', own, isDenied, speech) };
    return objectCore(row, 'acc', object, isDenied, speech);
  }
  if (taken === 'dat') return objectCore(row, 'dat', object, isDenied, speech);
  if (taken === undefined) return unsayable('an object');
  if ('pronoun' in object && ['it', 'this', 'that'].includes(object.pronoun))
    return {
      row,
      pieces: [{ slot: 'prepositional', words: [daCompound(taken.preposition, taken.gloss, object.pronoun)] }],
    };
  const isFeminine = taken.preposition === 'als' && isWoman(subject, speech);
  const phrase = phraseOf(object, speech, { isFeminine, isBareRole: taken.preposition === 'als' });
  const slot = taken.preposition === 'als' ? 'with' : row.isObjectLast ? 'complement' : 'prepositional';
  return { row, pieces: [{ slot, words: prepositional(taken.preposition, taken.gloss, phrase.form(taken.case)) }] };
}

/** 'mir die Hände waschen'. */
function ownBody(object: NounPhrase, subject: NounPhrase | undefined): NounPhrase | undefined {
  if (!('noun' in object) || typeof object.determiner !== 'object' || !bodyParts.includes(object.noun) || !subject)
    return undefined;
  const { whose } = object.determiner;
  const isOwn = 'pronoun' in whose && 'pronoun' in subject && whose.pronoun === subject.pronoun;
  return isOwn ? { ...object, determiner: 'the' } : undefined;
}

/** 'damit', 'darauf'; `wo` of questions. */
function daCompound(preposition: string, gloss: string, object: string): WrittenWord {
  if (preposition === 'als') return unsayable('as it');
  return word(`da${/^[aeiouäöü]/u.test(preposition) ? 'r' : ''}${preposition}`, `${gloss} ${object}`);
}

function questionFor({ object }: VerbRow, asksFor: 'what' | 'who'): WrittenWord[] {
  if (object === undefined) return unsayable('a question for no object');
  if (asksFor === 'who') {
    const [surface, gloss] =
      object === 'dat' || (typeof object === 'object' && object.case === 'dat') ? ['wem', 'whom'] : ['wen', 'whom'];
    return typeof object === 'object'
      ? [word(object.preposition, object.gloss), word(surface, gloss)]
      : [word(surface, gloss)];
  }
  if (object === 'acc') return [word('was', 'what')];
  if (object === 'dat') return unsayable('what in the dative');
  if (object.preposition === 'als') return [word('als', 'as'), word('was', 'what')];
  return [word(`wo${/^[aeiouäöü]/u.test(object.preposition) ? 'r' : ''}${object.preposition}`, `what ${object.gloss}`)];
}
