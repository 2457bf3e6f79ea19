import { expandVariants, hasVariants, type Address } from '../format/template';
import { plain } from '../understanding/normalise';
import type { Understanding } from '../understanding/understand';

/**
 * How to speak of a learner who has not said: as they did themselves in this message. Who writes "je suis vendeuse"
 * is no vendeur.
 */
export function addressShown(address: Address, message: string, { parts }: Understanding): Address {
  if (address !== 'unsaid') return address;
  const written = new Set(wordsIn(message));
  const texts = parts
    .flatMap(({ candidate, entries }) => [candidate.said, ...Object.values(entries)])
    .flatMap((said) => [said.text, ...said['also-target']])
    .filter(hasVariants);
  const isWritten = (one: Address, other: Address) =>
    texts.some((text) => {
      const others = new Set(wordsIn(expandVariants(text, other)));
      return wordsIn(expandVariants(text, one)).some((word) => !others.has(word) && written.has(word));
    });
  const isFeminine = isWritten('feminine', 'masculine');
  if (isFeminine === isWritten('masculine', 'feminine')) return address;
  return isFeminine ? 'feminine' : 'masculine';
}

const wordsIn = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(String);
