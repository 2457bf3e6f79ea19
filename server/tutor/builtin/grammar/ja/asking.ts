import type { Clause } from '../meaning';

/** Whether what a question asks for has its place in the predicate, so that it is not passed over. */
export function canAsk({ asksFor, subject, predicate }: Clause): boolean {
  if (asksFor === undefined || /^(?:whether|when|why|what-time)$/u.test(asksFor)) return true;
  const asksWho = asksFor === 'what' || asksFor === 'who';
  if (asksWho && !subject) return predicate.kind !== 'exists';
  switch (predicate.kind) {
    case 'does':
      return asksWho
        ? !predicate.object
        : asksFor !== 'how-old' && !/^(?:like|love|hate|prefer|want|need)$/u.test(predicate.verb);
    case 'quality':
      return asksFor === 'how' && predicate.qualities.length === 0;
    case 'identity':
      return asksWho && !predicate.what;
    case 'place':
      return asksFor === 'where';
    case 'origin':
      return asksFor === 'where-from';
    case 'age':
      return asksFor === 'how-old';
    case 'called':
      return (asksFor === 'what' || asksFor === 'how') && predicate.name === undefined;
    case 'has':
      return asksFor === 'what' && !predicate.what;
    case 'exists':
      return false;
  }
}
