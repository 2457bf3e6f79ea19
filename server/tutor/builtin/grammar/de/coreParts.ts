import type { NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import { indefiniteWord } from './declension';
import type { Phrase } from './nounPhrase';
import type { Piece } from './pieces';
import type { VerbRow } from './verbRow';
import { word } from './words';

/** What is said of the subject: a verb, and what belongs to it. */
export interface Core {
  readonly row: Omit<VerbRow, 'object' | 'needsObject' | 'to'>;
  readonly pieces: readonly Piece[];
  /** Stands in the dative: 'mir ist kalt', 'mir geht es gut'. */
  readonly feltBy?: NounPhrase;
  /** The subject is es. */
  readonly isImpersonal?: true;
  /** kein or nichts say that it is not so. */
  readonly isDenied?: true;
  readonly takesManner?: true;
  /** What a question asks for, where it hangs on a preposition or a case: 'worauf', 'wen'. */
  readonly question?: readonly WrittenWord[];
  /** The object is one that kein would deny, or is known. */
  readonly objectSort?: Phrase['sort'];
}

export const be: Core['row'] = { verb: 'sein', gloss: 'be', isMotion: true, isPreterite: true };

export const have: Core['row'] = { verb: 'haben', gloss: 'have', isPreterite: true };

export const last = (said: readonly WrittenWord[]): Piece => ({ slot: 'last', words: said });

/** 'Spaß machen', 'Angst haben': denied by kein. */
export function nounCore(row: Core['row'], isDenied: boolean): Core {
  if (!row.noun) return { row, pieces: [] };
  const { surface, gloss, kind, hasArticle } = row.noun;
  const article = hasArticle ? [indefiniteWord('ein', 'acc', kind, 'a')] : [];
  const no = isDenied ? [indefiniteWord('kein', 'acc', kind, 'no')] : article;
  return { row, pieces: [last([...no, word(surface, gloss)])], ...(isDenied ? { isDenied: true } : {}) };
}
