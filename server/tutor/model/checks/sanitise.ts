import { boundGloss } from './bounds';

/**
 * A model's text as it may be shown: NFC, one line, without markup, links or characters that only control. What a link
 * was written on stays; a bare address goes.
 */
export function sanitise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\uFFFC\uFFFD]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\s]{0,500}\)/gu, '$1')
    .replace(/<\/?[a-z][^<>]{0,200}>/giu, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/giu, '')
    .replace(/(\*\*|__|~~|`{1,3})(?=\S)([^*_~`]*?\S)\1/gu, '$2')
    .replace(/(^|\s)#{1,6}\s+/gu, '$1')
    .replace(/^\s*(?:[-*•]\s+|>\s+)/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A reading, or a gloss: as `sanitise` has it, short, and without the quotes and brackets models put around glosses. */
export function sanitisePart(text: string): string {
  const plain = unquoted(sanitise(text));
  return Array.from(plain).slice(0, maxPartLength).join('').trim();
}

const unquoted = (text: string) => text.replace(/^["'“”‘’«»「」(]+(.*?)["'“”‘’«»「」)]+$/u, '$1');

/** A gloss as it may be shown; '' where it is none but an explanation. */
export const sanitiseGloss = (text: string): string => boundGloss(unquoted(sanitise(text)));

/** Code points. */
const maxPartLength = 80;
