import type { Relative } from '../meaning';
import type { WrittenWord } from '../writer';
import { sayClause } from './clause';
import { attributive, plain } from './inflect';
import type { Scene } from './scene';
import { unsayable } from './words';

/** Before its noun: 上に住んでいる, 私が作った. */
export function relativeWords({ gap, clause }: Relative, scene: Scene): WrittenWord[] {
  if (gap === 'object' && clause.predicate.kind !== 'does') unsayable();
  const { asked: _, ...around } = scene;
  const said = sayClause(clause, {
    scene: around,
    // Who is not the one that is described is named.
    ...(gap === 'subject' ? {} : { previous: { person: 'third', animacy: 'thing', isPlural: false } as const }),
    isInner: true,
    isSubjectKnown: gap === 'subject',
    isObjectKnown: gap === 'object',
  });
  const { head, inflection } = said;
  const isSo = head.kind === 'na' && !inflection.past && !inflection.negated;
  return [...said.before, ...(isSo ? attributive(head) : plain(head, inflection))];
}
