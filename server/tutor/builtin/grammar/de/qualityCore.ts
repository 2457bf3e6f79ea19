import type { Clause, NounPhrase, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { conditions, feelings, havings, sortOf } from './adjectives';
import { isAnimate } from './animacy';
import { type Core, be, have, last, nounCore } from './coreParts';
import { nationalities } from './countries';
import { adjectiveForm, indefiniteWord } from './declension';
import { identityOf, isWoman } from './identityCore';
import { phraseOf } from './nounPhrase';
import { degreeOf, predicative } from './qualities';
import type { Speech } from './speech';
import { mark, unsayable, word, words } from './words';

export function qualityCore(clause: Clause, qualities: readonly Quality[], isDenied: boolean, speech: Speech): Core {
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
  if (
    degree === 'enough' &&
    (adjective === 'late' || conditions[adjective] !== undefined || feelings[adjective] !== undefined)
  )
    return unsayable('enough of an idiom');
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
    degree && /^(?:a-bit|always|really|only|almost)$/u.test(degree) ? degreeOf({ adjective: '', degree }) : [];
  if (isDenied && adverb.length > 0) return unsayable('a degree denied');
  if (
    degree === 'enough' ||
    degree === 'that' ||
    degree === 'too' ||
    degree === 'quite' ||
    degree === 'so' ||
    (degree === 'very' && !isGreat)
  )
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
