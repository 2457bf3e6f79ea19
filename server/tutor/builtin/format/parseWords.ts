import { templateParts, type Slot } from './template';

/** One glossed word as its author wrote it: `surface[@reading][~lemma][^group]=gloss`. */
export interface WordToken {
  surface: string;
  reading?: string;
  lemma?: string;
  group?: number;
  gloss: string;
  /** Quoted from another language; never written in `words`, but put into a slot. */
  isQuoted?: true;
}

export type Token = { word: WordToken } | { slot: Slot };

/** A token that does not follow the grammar; the message says what to write instead. */
export class WordsSyntaxError extends Error {}

const token =
  /^(?<surface>[^@~^=]+)(?:@(?<reading>[^@~^=]+))?(?:~(?<lemma>[^@~^=]+))?(?:\^(?<group>\d+))?=(?<gloss>.+)$/u;

const unescape = (part: string) => part.replace(/_/gu, ' ');

/**
 * Reads a `words` string whose variants are expanded.
 * Throws `WordsSyntaxError` at the first token that is neither a word with a gloss nor a slot alone.
 */
export function parseWords(words: string): Token[] {
  return words.split(/\s+/u).filter(Boolean).map(parseToken);
}

function parseToken(source: string): Token {
  const [first, ...rest] = templateParts(source);
  if (first && 'slot' in first && rest.length === 0) return first;
  if (source.includes('{')) throw new WordsSyntaxError(`'${source}': a slot stands alone, with no gloss`);
  const parts = token.exec(source)?.groups;
  if (!parts?.surface || !parts.gloss) {
    throw new WordsSyntaxError(`'${source}': write surface[@reading][~lemma][^group]=gloss`);
  }
  return {
    word: {
      surface: unescape(parts.surface),
      ...(parts.reading ? { reading: unescape(parts.reading) } : {}),
      ...(parts.lemma ? { lemma: unescape(parts.lemma) } : {}),
      ...(parts.group ? { group: Number(parts.group) } : {}),
      gloss: unescape(parts.gloss),
    },
  };
}
