import { withoutLead } from './manner/lead';

/** A message without what leads up to it; see `oneLine`. */
export function plainOf(message: string): string {
  return withoutLead(oneLine(message));
}

/** A message on one line without the punctuation at its end and a closing please. */
export function oneLine(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.!?。！？…]+$/u, '')
    .replace(/,?\s+(?:please|pls|plz|s['’]il (?:te|vous) pla[iî]t|svp|bitte)$/iu, '')
    .replace(/[\s.!?。！？…]+$/u, '');
}

const tag =
  /,?\s+(?:is|are|was|were|do|does|did|has|have|ca|wo|would|could)n['’]?t\s(?:it|they|he|she|you|we|i|that|there)\s*\?*\s*$/iu;
const exclamation = /^(is|are|was|were)n['’]?t\s(it|that|this|they|he|she)\s(?=\p{L})/iu;

/** English without what asks to be agreed with: "isn't it cold" is "it is cold". */
export function withoutTag(text: string): string {
  return text.replace(tag, '').replace(exclamation, '$2 $1 ');
}
