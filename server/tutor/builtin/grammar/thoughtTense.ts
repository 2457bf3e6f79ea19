import type { Clause } from './meaning';

const states = /^(?:be-.*|live|know|like|love|hate|want|need|prefer|understand|work|speak|cost|own|belong-to)$/u;

/** 'I thought you were in Japan': what was so at that time, which languages without a sequence of tenses say as it was then. */
export function asSeenThen({ tense }: Clause, that: Clause): Clause {
  const { predicate } = that;
  if (tense !== 'past' || that.tense !== 'past' || that.experience || that.when.length > 0) return that;
  const isState =
    predicate.kind !== 'does' || that.ongoing === true || states.test(predicate.verb) || that.modality === 'can';
  return isState ? { ...that, tense: 'present' } : that;
}
