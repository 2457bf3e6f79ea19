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
