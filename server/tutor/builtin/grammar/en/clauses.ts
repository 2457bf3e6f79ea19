import { joinedQualities } from '../english/predicates';
import { wordingOf } from '../english/verbs';
import { frequencies, manners } from '../english/words';
import type { Clause, NounPhrase, Predicate, Time } from '../meaning';
import { phraseOf, placeOf, qualityOf } from './phrases';
import { timesOf } from './times';
import { denied, doFor, verbalOf } from './verbal';

/** What a predicate says with a verb: its lemma, and what stands behind it. */
interface Core {
  readonly verb: string;
  readonly behind: readonly string[];
}

const there: NounPhrase = { name: 'there', kind: 'unknown' };

/** A statement without its mark; in a clause that has its subject elsewhere, without it. */
export function statementOf(clause: Clause, without?: 'no subject'): string {
  const plain = withNo(clause);
  const { subject, core, isMany } = partsOf(plain);
  const verbal = verbalOf(plain, core.verb, subject, isMany);
  const { before, middle } = adverbsOf(plain);
  const isAided = plain.negated && !verbal.isAuxiliary;
  const finite = isAided
    ? denied(doFor(plain, subject, isMany))
    : plain.negated
      ? denied(verbal.finite)
      : verbal.finite;
  const others = isAided ? [verbal.base, ...verbal.others] : verbal.others;
  const verbs = verbal.isAuxiliary || isAided ? [finite, ...middle, ...others] : [...middle, finite, ...others];
  const said = subject && without === undefined ? [phraseOf(subject, 'subject')] : [];
  return joined([...openingOf(plain), ...said, ...before, ...verbs, ...core.behind, ...tailOf(plain)]);
}

/** A question, its mark apart. */
export function questionOf(clause: Clause): string {
  const words = askedWords(clause);
  const isOfSubject = !clause.subject && clause.predicate.kind !== 'exists';
  if (isOfSubject) return joined([words, statementOf(clause, 'no subject')]);
  const { subject, core, isMany } = partsOf(clause);
  const verbal = verbalOf(clause, core.verb, subject, isMany);
  const { before, middle } = adverbsOf(clause);
  const auxiliary = verbal.isAuxiliary ? verbal.finite : doFor(clause, subject, isMany);
  const others = verbal.isAuxiliary ? verbal.others : [verbal.base, ...verbal.others];
  return joined([
    words,
    clause.negated ? denied(auxiliary) : auxiliary,
    subject ? phraseOf(subject, 'subject') : '',
    ...before,
    ...middle,
    ...others,
    ...core.behind,
    ...tailOf(clause),
  ]);
}

export function requestOf(clause: Clause): string {
  const { core } = partsOf(clause);
  return joined([clause.negated ? 'don’t' : '', core.verb, ...core.behind, ...tailOf(clause)]);
}

/** 'to visit my sister', 'you to come'. */
function infinitiveOf(clause: Clause): string {
  const { core } = partsOf(clause);
  const verbal = verbalOf({ ...clause, tense: 'present' }, core.verb, { pronoun: 'i' }, false);
  return joined(['to', verbal.base, ...verbal.others, ...core.behind, ...tailOf(clause)]);
}

/** What asks in a question or stands before it in a sentence. */
function askedWords({ asksFor, asked }: Clause): string {
  const noun = asked ? phraseOf(asked, 'object') : '';
  switch (asksFor) {
    case undefined:
    case 'whether':
      return '';
    case 'where-from':
    case 'where-to':
      return 'where';
    default:
      return joined([asksFor.replace('-', ' '), noun]);
  }
}

function embeddedOf(clause: Clause): string {
  return joined([clause.asksFor === 'whether' ? 'if' : askedWords(clause), statementOf(clause)]);
}

/** "I have no time": what there is not any of. */
function withNo(clause: Clause): Clause {
  const { predicate, negated, modality } = clause;
  if (!negated || modality || (predicate.kind !== 'has' && predicate.kind !== 'exists')) return clause;
  const { what } = predicate;
  if (!what || !('noun' in what) || what.determiner !== 'any' || what.and) return clause;
  return { ...clause, negated: false, predicate: { ...predicate, what: { ...what, determiner: 'no' } } };
}

function partsOf(clause: Clause): { subject: NounPhrase | undefined; core: Core; isMany: boolean } {
  const { predicate, subject } = clause;
  const core = coreOf(predicate, clause);
  if (predicate.kind !== 'exists') return { subject, core, isMany: false };
  return {
    subject: there,
    core,
    isMany: predicate.what.and === undefined && 'noun' in predicate.what && predicate.what.plural,
  };
}

function coreOf(predicate: Predicate, clause: Clause): Core {
  const be = (...behind: readonly string[]): Core => ({ verb: 'be', behind });
  const objectOf = (what: NounPhrase) => phraseOf(what, clause.negated ? 'denied' : 'object');
  switch (predicate.kind) {
    case 'quality':
      return be(predicate.qualities.map((quality) => qualityOf(quality)).join(' and '));
    case 'identity':
      return be(predicate.what ? objectOf(predicate.what) : '');
    case 'place':
      return be();
    case 'origin':
      return be(predicate.from ? `from ${objectOf(predicate.from)}` : 'from');
    case 'age':
      return be(predicate.years === undefined ? '' : `${predicate.years} years old`);
    case 'called':
      return be('called', predicate.name ?? '');
    case 'has':
      // "I would like a coffee" wishes to have it.
      if (clause.modality === 'would-like' && predicate.what) return { verb: '', behind: [objectOf(predicate.what)] };
      return { verb: 'have', behind: predicate.what ? [objectOf(predicate.what)] : [] };
    case 'exists':
      return be(objectOf(predicate.what));
    case 'thinks':
      return { verb: predicate.verb, behind: [thoughtOf(predicate)] };
    case 'does':
      return doneOf(predicate, clause, objectOf);
    case 'fragment':
    case 'set-phrase':
      return be();
  }
}

function thoughtOf({ verb, that }: Extract<Predicate, { kind: 'thinks' }>): string {
  if (verb === 'want') return joined([that.subject ? phraseOf(that.subject, 'object') : '', infinitiveOf(that)]);
  return that.mood === 'question' ? embeddedOf(that) : `that ${statementOf(that)}`;
}

type Does = Extract<Predicate, { kind: 'does' }>;

/** Frames whose verb is another one's with a certain kind of object. */
const verbsOfObjects: Partial<Record<Does['verb'], string>> = {
  'play-sport': 'play', 'play-instrument': 'play', 'take-transport': 'take', 'take-exam': 'take', 'miss-transport': 'miss', catch: 'catch', 'spend-time': 'spend', 'walk-dog': 'walk', feel: 'feel', hope: 'hope', believe: 'believe', think: 'think', sit: 'sit', lie: 'lie',
}; // oxfmt-ignore

function doneOf({ verb, object, to }: Does, { subject }: Clause, objectOf: (what: NounPhrase) => string): Core {
  const quality = joinedQualities.find(([, frame]) => frame === verb);
  const what = object ? [objectOf(object)] : [];
  const whom = to ? [phraseOf(to, 'object')] : [];
  if (quality)
    return {
      verb: 'be',
      behind: [...(what.length === 0 && quality[2] === 'object' ? quality[0].slice(0, 1) : quality[0]), ...what],
    };
  const single = object || !/^spend-time$/u.test(verb) ? verbsOfObjects[verb] : undefined;
  if (single !== undefined) return { verb: single, behind: [...what, ...whom] };
  const found = wordingOf(verb);
  if (!found) {
    const [head = verb, ...rest] = verb.split('-');
    return { verb: head, behind: [...rest, ...what] };
  }
  const { use } = found;
  const particle = use.particle.map((word) => (word === 'oneself' ? reflexiveOf(subject) : word));
  const behind = use.isSeparable ? [...what, ...particle] : [...particle, ...what];
  const isAddressed = to !== undefined && (object === undefined || 'pronoun' in to);
  return { verb: found.verb, behind: to ? (isAddressed ? [...whom, ...behind] : [...behind, 'to', ...whom]) : behind };
}

function reflexiveOf(subject: NounPhrase | undefined): string {
  if (!subject || !('pronoun' in subject))
    return subject && 'noun' in subject && subject.plural ? 'themselves' : 'himself';
  const forms: Readonly<Record<string, string>> = {
    i: 'myself',
    you: 'yourself',
    she: 'herself',
    it: 'itself',
    we: 'ourselves',
    they: 'themselves',
  };
  return forms[subject.pronoun] ?? 'himself';
}

const isMiddle = (time: Time) => 'word' in time && /^(?:already|still|just-now)$/u.test(time.word);

/** Adverbs before the finite verb of a denial, and those next to the verb. */
function adverbsOf({ often, also, certainty, experience, mood, when, negated }: Clause): {
  before: string[];
  middle: string[];
} {
  const still = when.some((time) => 'word' in time && time.word === 'still') ? ['still'] : [];
  const probably = certainty === 'probably' ? ['probably'] : [];
  const others = [
    ...(experience && !often && mood === 'question' ? ['ever'] : []),
    ...(often ? [wordOf(frequencies, often)] : []),
    ...(also ? ['also'] : []),
    ...when.flatMap((time) =>
      isMiddle(time) && 'word' in time && time.word !== 'still' ? [time.word === 'just-now' ? 'just' : time.word] : [],
    ),
  ];
  return negated
    ? { before: [...probably, ...still], middle: others }
    : { before: [], middle: [...probably, ...still, ...others] };
}

const wordOf = <Value>(words: ReadonlyMap<string, Value>, wanted: Value): string =>
  [...words].find(([, value]) => value === wanted)?.[0] ?? '';

/** 'First I eat, then I work.' */
const isFront = (time: Time) => 'word' in time && /^(?:first|then)$/u.test(time.word);

const openingOf = ({ certainty, comment, when }: Clause): string[] => [
  ...when.flatMap((time) => (isFront(time) && 'word' in time ? [time.word] : [])),
  ...(comment ? [`${comment},`] : []),
  ...(certainty === 'maybe' ? ['maybe'] : []),
];

/** What may follow a predicate: how, where, with whom, when, what for. */
export function tailOf(clause: Clause): string[] {
  const { manner, where, when, noLonger, purpose } = clause;
  const manners_ = manner ? [manners.find(([, value]) => value === manner)?.[0].join(' ') ?? ''] : [];
  const around = (['with', 'for', 'by', 'without'] as const).flatMap((word) => {
    const what = clause[word];
    return what ? [`${word} ${phraseOf(what, 'object')}`] : [];
  });
  return [
    ...manners_,
    ...where.map(placeOf),
    ...around,
    ...timesOf(when.filter((time) => !isMiddle(time) && !isFront(time))),
    ...(noLonger ? ['any more'] : []),
    ...(purpose ? [infinitiveOf(purpose)] : []),
  ];
}

export const joined = (words: readonly string[]) => words.filter((word) => word !== '').join(' ');
