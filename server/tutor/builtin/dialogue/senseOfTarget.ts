import type { Bank } from '../understanding/bank';
import { crisisAmong } from '../understanding/care';
import type { Match } from '../understanding/match';
import type { Understanding } from '../understanding/understand';
import { type Circumstances, isUnfit, recastParts } from './recast';

/**
 * What a message in the target language means, as the content says it; null where that is not known, and of what is no
 * sentence to learn. `isPart` where some of it is left out.
 */
export function senseOfTarget(
  understanding: Understanding,
  bank: Bank,
  at: Circumstances,
): { means: string; isPart: boolean } | null {
  const { sentences } = understanding;
  const known = sentences?.filter(
    ({ isTheirs, parts: its }) =>
      its.length > 0 && its.every((part) => isTold(part) && (isTheirs === true || part.view !== 'own')),
  );
  const parts = known ? known.flatMap((sentence) => sentence.parts) : understanding.parts;
  const partial = understanding.partial || known?.length !== sentences?.length;
  if (parts.length === 0 || crisisAmong(parts) || parts.some(isUnfit)) return null;
  if (!parts.every((part) => isTold(part) && (known !== undefined || part.view !== 'own'))) return null;
  const named = parts.map((part) => ({ ...part, ...(part.name !== undefined && { name: inLatin(part.name, bank) }) }));
  const { translation = '', notes } = recastParts({ parts: named, partial }, bank, at);
  return { means: translation, isPart: notes.apology !== undefined };
}

/** What only its form or its concepts tell need not be what was said. */
const isTold = ({ byForm, otherWords }: Match) => !byForm && !otherWords;

/** A name as it is read elsewhere: アンナ is Anna. */
function inLatin(name: string, { tools }: Bank): string {
  if (/\p{Script=Latin}/u.test(name)) return name;
  const read = tools.segment(name).map(({ surface, reading }) => tools.transliterate(surface, reading) || surface);
  return read.join('').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
