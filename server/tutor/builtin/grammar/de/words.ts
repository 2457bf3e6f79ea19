import type { WrittenWord } from '../writer';

/** Thrown where a word or a construction is not known, and caught by the writer alone: half a sentence is never written. */
export class Unsayable extends Error {}

export function unsayable(what: string): never {
  throw new Unsayable(what);
}

export function word(surface: string, gloss: string, lemma?: string): WrittenWord {
  return lemma === undefined || lemma === surface ? { surface, gloss } : { surface, gloss, lemma };
}

/** Reads 'Abend=evening am~an=on', written as in the content. */
export function words(source: string): WrittenWord[] {
  return source
    .split(' ')
    .filter(Boolean)
    .map((token) => {
      const [form = '', gloss = ''] = token.split('=');
      const [surface = '', lemma] = form.split('~');
      return word(surface.replace(/_/gu, ' '), gloss.replace(/_/gu, ' '), lemma);
    });
}

export const mark = (surface: string): WrittenWord => ({ surface, gloss: '', glued: true });

/** Begins a sentence: the capital is taken back by the lemma. */
export function capitalised(sentence: readonly WrittenWord[]): WrittenWord[] {
  const [first, ...rest] = sentence;
  if (!first) return [];
  const surface = first.surface.charAt(0).toUpperCase() + first.surface.slice(1);
  if (surface === first.surface) return [first, ...rest];
  return [{ ...first, surface, lemma: first.lemma ?? first.surface }, ...rest];
}

/** A word of a relative clause, which is marked until the order of the sentence stands. */
export interface RelativeWord extends WrittenWord {
  readonly isRelative: true;
}

export const isRelative = (each: WrittenWord): each is RelativeWord => 'isRelative' in each;

/** Without the comma of a relative clause before another mark, and without the marking of its words. */
export const tidied = (sentence: readonly WrittenWord[]): WrittenWord[] =>
  sentence
    .filter((each, index) => !(each.surface === ',' && /^[,.!?]$/u.test(sentence[index + 1]?.surface ?? '')))
    .map((each) => {
      if (!isRelative(each)) return each;
      const { isRelative: _, ...bare } = each;
      return bare;
    });
