import { randomInt } from 'node:crypto';

/** Letters that are told apart when a code is read out, before each of the vowels. */
const consonants = 'bdfghjklmnprstvwyz';
const vowels = 'aeiou';

/** Three groups that can be read out, such as `bazu-koli-femo`: 90^6 of them, 38.9 bits, and guessing is rate limited. */
export function makeCode(): string {
  const syllable = () => `${consonants[randomInt(consonants.length)] ?? ''}${vowels[randomInt(vowels.length)] ?? ''}`;
  return Array.from({ length: 3 }, () => syllable() + syllable()).join('-');
}

/** A code as it is compared and kept: phones begin with a capital, and people shout codes to each other. */
export function codeKey(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Fewer letters tell too little: whoever tries `a` is not to come in by `a-----`. */
const leastCopied = 6;

/**
 * What is left of a code that was copied by hand: no spaces and dashes, and one letter for those that look alike
 * (0 and o; 1, i and l). Codes that are made here stay apart by it, since l and i never stand in the same place.
 * Null where too little is left.
 */
export function copiedKey(typed: string): string | null {
  const copied = codeKey(typed)
    .replace(/[\s\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/0/gu, 'o')
    .replace(/[1i]/gu, 'l');
  return [...copied].length < leastCopied ? null : copied;
}
