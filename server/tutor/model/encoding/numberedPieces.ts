import { sanitiseGloss, sanitisePart } from '../checks/sanitise';

/** What a model said of one piece of a sentence. */
export interface PieceGloss {
  reading: string;
  gloss: string;
}

/** The pieces as they are shown to a model: a number and the surface on each line. */
export function numberPieces(surfaces: readonly string[]): string {
  return surfaces.map((surface, index) => `${String(index + 1)}|${surface}`).join('\n');
}

/**
 * Glosses by index, from lines `number|gloss` or `number|reading|gloss`. A model that repeats the surface is
 * understood; lines without a number that was asked for, and without a gloss, are passed over.
 */
export function parsePieces(answer: string, surfaces: readonly string[]): ReadonlyMap<number, PieceGloss> {
  const glosses = new Map<number, PieceGloss>();
  for (const line of answer.split('\n')) {
    const [number = '', ...rest] = line.split('|').map((part) => part.trim());
    const index = Number(/^\D{0,3}(\d{1,4})\D{0,2}$/u.exec(number)?.[1] ?? 0) - 1;
    const surface = surfaces[index];
    if (surface === undefined || glosses.has(index)) continue;
    const parts = rest[0] === surface && rest.length > 1 ? rest.slice(1) : rest;
    const gloss = sanitiseGloss(parts.length > 1 ? parts.slice(1).join('|') : (parts[0] ?? ''));
    const reading = parts.length > 1 ? sanitisePart(parts[0] ?? '') : '';
    if (gloss) glosses.set(index, { reading, gloss });
  }
  return glosses;
}
