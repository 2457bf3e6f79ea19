import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import type { Setting } from './clause';
import { isPronoun } from './phrase';
import { sayPlaces } from './places';
import { particle } from './words';

const weatherQualities = /^(?:hot|cold|warm|cool|sunny|cloudy|rainy|windy|humid|foggy)$/u;

/** The place that the weather is told of: ここは寒いです, ここでは雨が降ります; beside a time 冬はパン屋が暑いです. */
export function weatherPlace(
  { subject, predicate, where, when, mood }: Clause,
  { isInner, scene }: Setting,
): { words: readonly WrittenWord[]; leads: boolean } | undefined {
  if (!isPronoun(subject, 'it') || scene.focus?.noun || where.length !== 1 || mood === 'request') return undefined;
  if (where.some(({ relation }) => /^(?:to|from|home|everywhere|outside)$/u.test(relation))) return undefined;
  const falls = predicate.kind === 'does' && /^(?:rain|snow)$/u.test(predicate.verb);
  const isSo =
    predicate.kind === 'quality' && predicate.qualities.every(({ adjective }) => weatherQualities.test(adjective));
  if ((!falls && !isSo) || (falls && isInner)) return undefined;
  const spot = (at: 'none' | 'doneIn') => sayPlaces(where, { at, to: 'to', scene }).spot;
  if (falls) return { words: [...spot('doneIn'), ...particle('topic')], leads: true };
  const leads = when.length === 0;
  return { words: [...spot('none'), ...particle(leads && !isInner ? 'topic' : 'subject')], leads };
}
