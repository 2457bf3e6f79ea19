import type { Content } from '../../format/contentFormat';
import type { Clause, JoinedClause, Meaning, NounPhrase } from '../meaning';
import type { Writer, WrittenWord } from '../writer';
import { createAdjectives } from './adjectives';
import { buildClause } from './clause';
import { createConjugation } from './conjugation';
import { countries, languages, nationalities } from './countries';
import { fragmentOf } from './fragment';
import { normalised } from './normalise';
import { createNouns } from './nouns';
import { type Built, afterFirst, mainOrder, subordinateOrder } from './order';
import { refersToWoman, withAntecedents } from './reference';
import type { Speech } from './speech';
import { otherVerbs, verbsInRows } from './verbs';
import { Unsayable, capitalised, mark, tidied, unsayable, word } from './words';

const auxiliaries = ['sein', 'haben', 'werden', 'geben', 'heißen', 'kommen', 'gehen', 'tun', 'machen', 'hassen'];

/** Puts meanings into German. */
export function createGermanWriter(content: Content): Writer {
  const nouns = createNouns(content);
  const adjectives = createAdjectives(content);
  const conjugation = createConjugation([...verbsInRows(), ...otherVerbs, ...auxiliaries]);
  return {
    write(meaning, to) {
      try {
        const isOfWoman = refersToWoman(meaning);
        return written(meaning, { nouns, adjectives, conjugation, hearing: to, it: 'n', isOfWoman });
      } catch (error) {
        if (error instanceof Unsayable) return undefined;
        throw error;
      }
    },
    knows(lemma, wordClass) {
      if (wordClass === 'adj')
        return (
          nationalities.has(lemma) ||
          adjectives.find(lemma, 'living') !== undefined ||
          adjectives.find(lemma, 'thing') !== undefined ||
          idiomatic.has(lemma)
        );
      const isName = countries.has(lemma) || languages.has(lemma) || nationalities.has(lemma);
      return isName || nouns.find(lemma, false) !== undefined;
    },
  };
}

/** Qualities that are said by other means than an adjective. */
const idiomatic: ReadonlySet<string> = new Set(
  'afraid scared frightened lucky bored dizzy fine okay ok sorry fun favourite favorite homesick eldest'.split(' '),
);

interface Sentence {
  words: WrittenWord[];
  readonly end: string;
}

const fragmentEnds = { please: '.', exclaimed: '!', asked: '?' } as const;
const ends = { statement: '.', question: '?', request: '!' } as const;
const conjunctions = { and: ['und', 'and'], but: ['aber', 'but'], or: ['oder', 'or'] } as const;

function written(meaning: Meaning, speech: Speech): WrittenWord[] {
  const sentences: Sentence[] = [];
  let before: Before | undefined;
  const genders = withAntecedents(meaning, speech);
  const [first] = meaning.clauses;
  const isNamed = first?.predicate.kind === 'called' && first.subject !== undefined && 'pronoun' in first.subject;
  if (isNamed && 'pronoun' in first.subject && first.subject.pronoun === 'it')
    return unsayable('what it is that is called so');
  meaning.clauses.forEach((clause, index) => {
    const spoken: Speech = { ...speech, it: genders[index] ?? 'n' };
    if (clause.predicate.kind === 'fragment') {
      if (clause.joint && clause.joint !== 'and') return unsayable('a fragment joined');
      if (meaning.clauses.length > 1) return unsayable('a fragment among clauses');
      sentences.push({ words: fragmentOf(clause, spoken), end: fragmentEnds[clause.predicate.manner ?? 'please'] });
      return;
    }
    const built = buildClause(
      normalised(clause.joint === 'after' ? { ...clause, tense: 'past' } : clause, spoken),
      clause.joint === 'but',
      spoken,
    );
    const last = sentences.at(-1);
    if (!last || !before) sentences.push({ words: mainOrder(built), end: ends[clause.mood] });
    else {
      const joined = join(clause, built, before, isListed(clause, meaning.clauses[index + 1]));
      if (joined.isNew) sentences.push({ words: joined.words, end: ends[clause.mood] });
      else last.words = [...last.words, ...joined.words];
    }
    before = {
      clause,
      built,
      isSubordinate: isSubordinating(clause) || (clause.joint === 'and' && before?.isSubordinate === true),
    };
  });
  return tidied(sentences.flatMap(({ words, end }) => [...capitalised(words), mark(end)]));
}

interface Before {
  readonly clause: JoinedClause;
  readonly built: Built;
  readonly isSubordinate: boolean;
}

const isSubordinating = ({ joint }: JoinedClause): boolean =>
  joint !== undefined && /^(?:because|when|if|before|after|while|until)$/u.test(joint);

interface Joined {
  readonly words: WrittenWord[];
  /** Begins a sentence of its own. */
  readonly isNew: boolean;
}

/** Of three things that are done the first two stand apart by a comma alone. */
const isListed = (clause: JoinedClause, next: JoinedClause | undefined): boolean =>
  clause.joint === 'and' &&
  next?.joint === 'and' &&
  clause.predicate.kind === 'does' &&
  isSameSubject(clause.subject, next.subject) &&
  clause.tense === next.tense &&
  !clause.negated &&
  !next.negated;

function join(clause: JoinedClause, built: Built, before: Before, listed: boolean): Joined {
  const { joint } = clause;
  switch (joint) {
    case 'because':
    case 'when':
    case 'if':
    case 'before':
    case 'while':
    case 'until':
      if (clause.mood !== 'statement') return unsayable('a question because');
      return { words: [mark(','), subordinating(clause, before), ...subordinateOrder(built)], isNew: false };
    case 'after':
      return {
        words: [mark(','), word('nachdem', 'after'), ...subordinateOrder(earlier(clause, built, before))],
        isNew: false,
      };
    case 'so':
      if (clause.mood !== 'statement' || before.clause.mood !== 'statement') return unsayable('so asked');
      return { words: [mark(','), ...afterFirst([word('deshalb', 'so')], built)], isNew: false };
    case undefined:
      if (clause.mood !== before.clause.mood || before.isSubordinate) return { words: mainOrder(built), isNew: true };
      return { words: [mark(','), ...mainOrder(built)], isNew: false };
    default:
      return coordinated(joint, clause, built, before, listed);
  }
}

const pluperfects: Readonly<Record<string, string>> = {
  habe: 'hatte', hast: 'hattest', hat: 'hatte', haben: 'hatten', habt: 'hattet', bin: 'war', bist: 'warst', ist: 'war', sind: 'waren', seid: 'wart',
}; // oxfmt-ignore

/** 'nachdem ich gegessen habe', and of what was before the past 'gegessen hatte'. */
function earlier(clause: Clause, built: Built, before: Before): Built {
  const { verbal } = built;
  const last = verbal.atEnd.at(-1);
  if (!verbal.isCompound || clause.modality || clause.mood !== 'statement' || !last) return unsayable('after a state');
  if (before.clause.tense !== 'past') return built;
  const surface = pluperfects[last.surface] ?? unsayable('the past before the past');
  return { ...built, verbal: { ...verbal, atEnd: [...verbal.atEnd.slice(0, -1), { ...last, surface, gloss: 'had' }] } };
}

function coordinated(
  joint: 'and' | 'but' | 'or',
  clause: Clause,
  built: Built,
  before: Before,
  listed: boolean,
): Joined {
  const [surface, gloss] = conjunctions[joint];
  const conjunction = word(surface, gloss);
  const isSame = isSameSubject(clause.subject, before.clause.subject);
  if (before.isSubordinate) {
    if (joint === 'and' && isSame && clause.mood === 'statement')
      return { words: [conjunction, ...subordinateOrder({ ...built, subject: [] })], isNew: false };
    return joint === 'or'
      ? unsayable('or after a condition')
      : { words: [conjunction, ...mainOrder(built)], isNew: true };
  }
  if (clause.mood !== before.clause.mood) {
    if (joint === 'or') return unsayable('or asked');
    return { words: [conjunction, ...mainOrder(built)], isNew: true };
  }
  // 'Ich komme nicht aus den USA, ich bin Engländer': what is so instead.
  if (joint === 'and' && before.clause.negated && !clause.negated && clause.mood === 'statement')
    return { words: [mark(','), ...mainOrder(built)], isNew: false };
  // The comma also ends what was thought or tried before.
  const comma = joint === 'but' || endsAside(before.built) ? [mark(',')] : [];
  const lead = listed && isSame && clause.mood === 'statement' ? [mark(',')] : [...comma, conjunction];
  return { words: [...lead, ...shortened(joint, clause, built, before, isSame)], isNew: false };
}

const endsAside = ({ after }: Built): boolean => after[0]?.surface === ',';

/** Leaves out the subject that both clauses have, and the finite verb where that is the same too. */
function shortened(
  joint: 'and' | 'but' | 'or',
  clause: Clause,
  built: Built,
  before: Before,
  isSame: boolean,
): WrittenWord[] {
  const isPlain = clause.mood === 'statement' && built.isSubjectFirst && before.built.isSubjectFirst;
  const isPronoun = clause.subject !== undefined && 'pronoun' in clause.subject;
  const areDescriptions = isDescription(clause) && isDescription(before.clause);
  if (!isSame || !isPlain || (joint === 'but' && isPronoun && !areDescriptions)) return mainOrder(built);
  const { verbal } = built;
  const earlier = before.built.verbal;
  const isSameVerb =
    (joint !== 'but' || areDescriptions) &&
    ((verbal.isCompound && earlier.isCompound) || areDescriptions) &&
    verbal.finite.surface === earlier.finite.surface &&
    verbal.finite.lemma === earlier.finite.lemma;
  const isAffirmed = !clause.negated && !before.clause.negated;
  if (joint === 'but' && isPronoun && !isAffirmed) return mainOrder(built);
  if (endsAside(before.built)) return mainOrder(built);
  const whole = mainOrder({ ...built, front: [] });
  return isSameVerb && isAffirmed && before.built.after.length === 0 ? whole.slice(1) : whole;
}

const isDescription = ({ predicate, where }: Clause): boolean =>
  (predicate.kind === 'quality' || predicate.kind === 'age' || predicate.kind === 'identity') && where.length === 0;

const isSameSubject = (one: NounPhrase | undefined, other: NounPhrase | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other) && !('pronoun' in one && one.pronoun === 'it');

/** 'Ich weiß nicht, ob er kommt' sets no condition. */
const wonders = ({ predicate }: Clause): boolean =>
  predicate.kind === 'does' &&
  /^(?:know|ask|remember|forget|see|hear|check)$/u.test(predicate.verb) &&
  !predicate.object;

/** als of what was once, wenn of the rest; ob of what is not known. */
function subordinating(clause: JoinedClause, before: Before): WrittenWord {
  if (clause.joint === 'because') return word('weil', 'because');
  if (clause.joint === 'before') return word('bevor', 'before');
  if (clause.joint === 'while') return word('während', 'while');
  if (clause.joint === 'until') return word('bis', 'until');
  if (clause.joint === 'if' && wonders(before.clause)) return word('ob', 'whether');
  if (clause.joint === 'if') return clause.tense === 'past' ? unsayable('if it were') : word('wenn', 'if');
  const isRepeated = clause.often !== undefined || before.clause.often !== undefined;
  return word(clause.tense === 'past' && !isRepeated ? 'als' : 'wenn', 'when');
}
