import type { Relative } from '../meaning';
import { isLookedUpTo, sayClause } from './clauses';
import type { Scene } from './scene';
import { saySubject } from './subjects';
import { Unsayable, type Words } from './words';

/** Before its noun: 위층에 사는, 제가 만든. */
export function relativeWords({ gap, clause }: Relative, scene: Scene): Words {
  const { predicate } = clause;
  if ((gap === 'object' && predicate.kind !== 'does') || clause.also) throw new Unsayable();
  const object = predicate.kind === 'does' ? predicate.object : undefined;
  const { gap: _, ...around } = scene;
  const inner: Scene = { ...around, clause, ...(gap === 'object' && object ? { gap: object } : {}) };
  const subject =
    gap === 'subject'
      ? []
      : saySubject(inner, { before: { mentioned: scene.mentioned }, isContrasted: true, isUnder: true }).words;
  // Unnamed, 'she' would be the speaker.
  if (subject.length === 0 && gap !== 'subject' && clause.predicate.kind !== 'exists') throw new Unsayable();
  return sayClause(inner, {
    finish: 'attributive',
    tenseFollows: false,
    isElder: isLookedUpTo(inner),
    subject,
    saysAlso: false,
  });
}
