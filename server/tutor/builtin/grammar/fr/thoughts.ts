import type { Clause, Predicate } from '../meaning';
import type { VerbGroup } from './conjugate';
import { pieces, word, type Piece } from './pieces';
import { isBare } from './rephrase';
import type { SaidPredicate } from './saidPredicate';
import { unsayable } from './unsayable';
import { verbRows } from './verbs';

type Thinks = Extract<Predicate, { kind: 'thinks' }>;

const verbs: Readonly<Record<Exclude<Thinks['verb'], 'want'>, VerbGroup & { readonly isState: boolean }>> = {
  think: { verb: 'penser', gloss: 'think', isState: true },
  believe: { verb: 'croire', gloss: 'believe', isState: true },
  know: { verb: 'savoir', gloss: 'know', isState: true },
  hope: { verb: 'espérer', gloss: 'hope', isState: true },
  say: { verb: 'dire', gloss: 'say', isState: false },
  hear: { verb: 'entendre', gloss: 'hear', after: pieces('dire=say'), isState: false },
};

/** 'I think that …', around what is thought as `inside` says it. What is denied or doubted takes the subjonctif, which is not said. */
export function thoughtOf(
  clause: Clause,
  { verb, that }: Thinks,
  inside: (that: Clause) => readonly Piece[],
  askedInside: (that: Clause) => readonly Piece[],
): SaidPredicate {
  // What is wanted takes the subjonctif.
  if (verb === 'want') return unsayable('want somebody to');
  const { often: _often, certainty: _certainty, ...rest } = clause;
  const isAsked = that.mood === 'question' && verb === 'know';
  if (!isBare(rest) || (clause.negated && !isAsked) || clause.often === 'never' || clause.modality)
    return unsayable('such a thought');
  if (clause.mood === 'request' || (clause.asksFor && clause.asksFor !== 'whether')) return unsayable('such a thought');
  if (isAsked) {
    if (clause.tense !== 'present') return unsayable('what was not known');
    const { isState, ...group } = verbs.know;
    return { group: { ...group, after: askedInside(that) }, isState };
  }
  if (that.mood !== 'statement' || that.asksFor || that.asked) return unsayable('a question in a thought');
  if (verb === 'hear' && clause.tense !== 'past') return unsayable('hear that');
  if (clause.tense === 'past' && verb !== 'hear' && !isLastingThen(that)) return unsayable('what was before the past');
  const { isState, ...group } = verbs[verb];
  const said = verb === 'hope' && isToCome(that) ? ({ ...that, tense: 'future' } as const) : that;
  return { group: { ...group, after: [...(group.after ?? []), word('que', 'that'), ...inside(said)] }, isState };
}

/** 'She said that she was tired': what was so at that time. */
const isLastingThen = ({ tense, predicate, ongoing, modality, experience }: Clause): boolean =>
  tense === 'past' &&
  !modality &&
  !experience &&
  (ongoing === true ||
    (predicate.kind === 'does' ? verbRows[predicate.verb]?.isState === true : predicate.kind !== 'thinks'));

/** 'I hope it rains' speaks of what is to come. */
const isToCome = ({ tense, predicate, ongoing, modality }: Clause): boolean =>
  tense === 'present' &&
  !ongoing &&
  !modality &&
  predicate.kind === 'does' &&
  verbRows[predicate.verb]?.isState !== true;
