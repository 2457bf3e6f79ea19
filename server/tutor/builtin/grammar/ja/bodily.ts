import type { Clause, NounPhrase } from '../meaning';
import type { SaidPredicate } from './clause';
import type { Doing } from './frames';
import { headOf } from './inflect';
import { bodyParts } from './nounTables';
import { isPronoun } from './phrase';
import { inflectionOf, type PredicateSetting } from './setting';
import { particle, unsayable, words } from './words';

/** Verbs whose sentence is built another way than English builds it. */
export function sayOtherwise(clause: Clause, doing: Doing, setting: PredicateSetting): SaidPredicate | undefined {
  switch (doing.verb) {
    case 'hurt':
      return sayHurting(clause, doing);
    case 'mean':
      return sayMeaningOf(clause, doing);
    case 'be-right':
      return isPronoun(clause.subject, 'you') ? youAreRight(clause, doing) : undefined;
    case 'cost':
      return clause.asksFor === 'how-much' ? sayPrice(clause, doing, setting) : undefined;
    default:
      return undefined;
  }
}

const isAlone = (clause: Clause, { object, to }: Doing) =>
  !object &&
  !to &&
  !clause.modality &&
  clause.where.length === 0 &&
  !clause.with &&
  !clause.for &&
  !clause.manner &&
  !clause.by &&
  !clause.without &&
  !clause.purpose &&
  !clause.experience &&
  clause.mood !== 'request';

const so = (clause: Clause, head: string): SaidPredicate => ({
  body: [],
  head: headOf(head),
  inflection: inflectionOf(clause),
  isAction: false,
});

/** 膝が痛いです: only of one's own, and of whom one speaks to. */
function sayHurting(clause: Clause, doing: Doing): SaidPredicate {
  if (!isAlone(clause, doing) || clause.tense === 'future' || clause.asksFor === 'what' || !isOwnPart(clause.subject))
    unsayable();
  return {
    ...so(clause, 'i 痛い@いたい=hurt'),
    ...(clause.also || clause.negated ? {} : { subjectMark: particle('subject') }),
  };
}

function isOwnPart(subject: NounPhrase | undefined): boolean {
  if (!subject || !('noun' in subject) || subject.and || !bodyParts.has(subject.noun)) return false;
  if (typeof subject.determiner === 'string') return false;
  return isPronoun(subject.determiner.whose, 'i', 'you');
}

/** 'What does it mean?' is どういう意味ですか. */
function sayMeaningOf(clause: Clause, doing: Doing): SaidPredicate {
  if (clause.asksFor !== 'what' || clause.asked || !isAlone(clause, doing) || clause.tense !== 'present') unsayable();
  return so(clause, 'no どう=how いう=called 意味@いみ=meaning');
}

/** 'You are right' is そのとおりです. */
function youAreRight(clause: Clause, doing: Doing): SaidPredicate {
  const isPlain = clause.mood === 'statement' && clause.tense === 'present' && !clause.negated && !clause.also;
  if (!isPlain || !isAlone(clause, doing)) unsayable();
  return { ...so(clause, 'no そのとおり=as_you_say'), subject: [] };
}

/** 'How much does it cost?' is いくらですか. */
function sayPrice(clause: Clause, doing: Doing, { isSilent }: PredicateSetting): SaidPredicate {
  if (!isAlone(clause, doing) || clause.asked || clause.negated || clause.tense === 'future') unsayable();
  return { ...so(clause, 'no いくら=how_much'), ...(isSilent ? { subject: words('') } : {}) };
}
