import type { Clause, Relative } from '../meaning';
import type { WrittenWord } from '../writer';
import { buildClause } from './clause';
import type { Kind } from './declension';
import { normalised } from './normalise';
import type { Head } from './nounForms';
import type { Preposition } from './nouns';
import { type Built, subordinateOrder } from './order';
import type { Speech } from './speech';
import { mark, unsayable, word } from './words';

const pronouns: Readonly<Record<'subject' | 'object', Readonly<Record<Kind, string>>>> = {
  subject: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  object: { m: 'den', f: 'die', n: 'das', pl: 'die' },
};

/** ', der Käse mag,' behind a noun; the comma at its end is left out before another mark. */
export function relativeOf({ gap, clause }: Relative, { kind, place }: Head, speech: Speech): WrittenWord[] {
  const { predicate } = clause;
  if (gap === 'object' && predicate.kind !== 'does') return unsayable('an object of nothing done');
  const object = predicate.kind === 'does' ? predicate.object : undefined;
  const inner: Speech = gap === 'object' && object ? { ...speech, gap: object } : speech;
  const built = buildClause(normalised(clause, inner), false, inner);
  if (gap === 'subject' && built.subject.length === 0) return unsayable('somebody to whom it is so');
  if (hasTimeInFront(built)) return unsayable('a time before a relative clause');
  const lead = gap === 'place' ? whereOf(clause, kind, place?.at) : [word(pronouns[gap][kind], 'that', 'der')];
  const said = subordinateOrder(gap === 'subject' ? { ...built, subject: [] } : built);
  return [mark(','), ...lead, ...said, mark(',')].map((each) => ({ ...each, isRelative: true }));
}

/** 'in dem', 'in der': where it is done; 'wo' of what has no preposition of its own. */
function whereOf({ predicate }: Clause, kind: Kind, at: Preposition | undefined): WrittenWord[] {
  if (predicate.kind === 'does' && /^(?:go|travel|drive|fly|run|walk|move-house|come|come-back)$/u.test(predicate.verb))
    return unsayable('whither');
  if (at !== 'in' && at !== 'an' && at !== 'auf') return [word('wo', 'where')];
  return [word(at, 'in'), word({ m: 'dem', f: 'der', n: 'dem', pl: 'denen' }[kind], 'which', 'der')];
}

/** What was moved to the front of a main clause stands nowhere else. */
const hasTimeInFront = ({ front, isSubjectFirst, rest, pieces }: Built): boolean =>
  front.length > 0 && !isSubjectFirst && rest.length === pieces.length;
