import { realLanguages } from '../../server/tutor/builtin/format/realContent';

/**
 * A language's share of cases that every language treats alike, because what they are about is the learner's English:
 * each case falls to one language, or to as many as `times` says, in turn.
 */
export function shareOut<T>(cases: readonly T[], language: string, times = 1): T[] {
  const count = realLanguages.length;
  return cases.filter((_, at) => (at + realLanguages.indexOf(language)) % count < times);
}
