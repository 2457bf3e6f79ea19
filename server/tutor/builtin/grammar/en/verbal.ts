import { formOfVerb } from '../english/verbs';
import type { Clause, NounPhrase } from '../meaning';

type Form = 'base' | 'to' | 'ing' | 'participle';

/** A verb over another one, or the last of them. */
interface Link {
  readonly lemma: string;
  /** The form of what stands under it. */
  readonly governs: Form;
  /** A verb that is not, and asks, by itself. */
  readonly isAuxiliary?: true;
}

const modals: Partial<Record<NonNullable<Clause['modality']>, readonly [present: string, past: string]>> = {
  can: ['can', 'could'],
  may: ['may', 'might'],
  should: ['should', 'should'],
};

const overs: Partial<Record<NonNullable<Clause['modality']>, readonly Link[]>> = {
  must: [{ lemma: 'have', governs: 'to' }],
  'would-like': [{ lemma: 'like', governs: 'to' }],
  like: [{ lemma: 'like', governs: 'ing' }],
  love: [{ lemma: 'love', governs: 'ing' }],
  hate: [{ lemma: 'hate', governs: 'ing' }],
  stop: [{ lemma: 'stop', governs: 'ing' }],
};

/** Whether what goes on to this day is told, which English says in the perfect. */
const lasts = ({ tense, when, predicate, negated }: Clause): boolean => {
  const isSince = when.some((time) =>
    'span' in time ? time.which === 'for' || time.which === 'since' : 'bound' in time && time.bound === 'since',
  );
  return isSince && (tense === 'present' || (tense === 'past' && negated && predicate.kind === 'does'));
};

/** The verbs of a clause: the finite one, and the others behind it; `isAuxiliary` tells whether the finite one inverts. */
export interface Verbal {
  readonly finite: string;
  /** The same verb, not finite: what stands behind 'do'. */
  readonly base: string;
  readonly others: readonly string[];
  readonly isAuxiliary: boolean;
}

export function verbalOf(clause: Clause, core: string, subject: NounPhrase | undefined, isMany: boolean): Verbal {
  const { modality, ongoing, experience, tense } = clause;
  const isPerfect = experience === true || lasts(clause);
  const modal = modality ? modals[modality] : undefined;
  const isPast = tense === 'past' && !isPerfect;
  const first =
    modal?.[isPast ? 1 : 0] ?? (modality === 'would-like' ? 'would' : tense === 'future' ? 'will' : undefined);
  const over = modality && !modal ? (overs[modality] ?? [{ lemma: modality, governs: 'to' } as const]) : [];
  const links: Link[] = [
    ...(isPerfect ? [{ lemma: 'have', governs: 'participle', isAuxiliary: true } as const] : []),
    ...over,
    ...(ongoing ? [{ lemma: 'be', governs: 'ing' } as const] : []),
    ...(core === '' ? [] : [{ lemma: core, governs: 'base' } as const]),
  ];
  const forms = links.map(({ lemma }, index) =>
    formIn(lemma, index === 0 ? 'base' : (links[index - 1]?.governs ?? 'base')),
  );
  if (first !== undefined) return { finite: first, base: first, others: forms, isAuxiliary: true };
  const [head, ...others] = forms;
  const lemma = links[0]?.lemma ?? core;
  return {
    finite: finiteOf(lemma, isPast, personOf(subject, isMany)),
    base: head ?? lemma,
    others,
    isAuxiliary: links[0]?.isAuxiliary === true || lemma === 'be',
  };
}

export function formIn(lemma: string, form: Form): string {
  if (form === 'base') return lemma;
  if (form === 'to') return `to ${lemma}`;
  if (lemma === 'be') return form === 'ing' ? 'being' : 'been';
  return formOfVerb(lemma, form);
}

type Person = 'i' | 'many' | 'one';

export function personOf(subject: NounPhrase | undefined, isMany = false): Person {
  if (isMany || subject?.and) return 'many';
  if (!subject || 'name' in subject) return 'one';
  if ('noun' in subject) return subject.plural ? 'many' : 'one';
  if (subject.pronoun === 'i') return 'i';
  return /^(?:you|we|they)$/u.test(subject.pronoun) ? 'many' : 'one';
}

function finiteOf(lemma: string, isPast: boolean, person: Person): string {
  if (lemma === 'be') {
    if (isPast) return person === 'many' ? 'were' : 'was';
    return person === 'i' ? 'am' : person === 'many' ? 'are' : 'is';
  }
  if (lemma === 'have') return isPast ? 'had' : person === 'one' ? 'has' : 'have';
  if (isPast) return formOfVerb(lemma, 'past');
  return person === 'one' ? formOfVerb(lemma, 's') : lemma;
}

/** 'do', where another verb does not invert. */
export const doFor = ({ tense }: Clause, subject: NounPhrase | undefined, isMany: boolean) =>
  tense === 'past' ? 'did' : personOf(subject, isMany) === 'one' ? 'does' : 'do';

const contracted: Readonly<Record<string, string>> = {
  can: 'can’t',
  will: 'won’t',
  am: 'am not',
  may: 'may not',
  might: 'might not',
};

/** A finite verb that is denied. */
export const denied = (auxiliary: string) => contracted[auxiliary] ?? `${auxiliary}n’t`;
