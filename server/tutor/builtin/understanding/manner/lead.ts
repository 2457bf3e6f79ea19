import { vocabularies } from './languages';
import type { Manner } from './manner';
import type { MannerVocabulary } from './vocabulary';

/** A sentence as its manner is read: in small letters, slots as …, without what leads up to it. */
export interface Told {
  sentence: string;
  answers: Manner['answers'];
}

export function told(text: string, words: MannerVocabulary): Told {
  const { lead, yes, no } = openingsOf(words);
  let answers: Manner['answers'];
  let rest = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    // What stands in a list of what one has not denies by itself: "keinen Hund".
    .replace(/\{\w+:no-[^{}]*\}/gu, '… nicht')
    .replace(/\{[^{}]*\}/gu, '…')
    .trim();
  const leave = (found: RegExpExecArray | null): boolean => {
    if (found) rest = rest.slice(found[0].length);
    return found !== null;
  };
  for (let openings = 0; openings < mostOpenings; openings += 1) {
    if (leave(lead.exec(rest))) continue;
    if (leave(yes.exec(rest))) answers ??= 'yes';
    else {
      const found = no.exec(rest);
      const after = found ? rest.slice(found[0].length) : '';
      if (!found || (after !== '' && !endsPhrase.test(found[0]) && !words.afterNo.test(after))) break;
      leave(found);
      answers ??= 'no';
    }
    if (rest === '') break;
  }
  return { sentence: rest, answers };
}

const mostOpenings = 6;
const endsPhrase = /[,.!、。]\s*$/u;

interface Openings {
  lead: RegExp;
  yes: RegExp;
  no: RegExp;
}

const known = new WeakMap<MannerVocabulary, Openings>();

function openingsOf(words: MannerVocabulary): Openings {
  const made = known.get(words);
  if (made) return made;
  // Who writes without spaces sets no opening apart by one.
  const apart = words.isSpaced === false ? '[\\s,.!、。]*' : '(?:[\\s,.!、。]+|$)';
  const opening = (alternatives: string) => new RegExp(`^(?:${alternatives})${apart}`, 'u');
  const openings = { lead: opening(words.lead), yes: opening(words.yes), no: opening(words.no) };
  known.set(words, openings);
  return openings;
}

/** With what a question is led up to; it asks nothing itself. */
const leadUp =
  "(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|teach|show|explain to) (?:me )?|do you know |(?:i )?(?:just )?(?:want|wanna|would like|['’]d like|need) to (?:know|learn|ask) |tell me |teach me |i(?: a|['’])?m wondering |i wonder |i (?:do ?n['’]?t|do not) know |may i ask ";

const anyLead = new RegExp(
  `^(?:(?:${Object.values(vocabularies)
    .flatMap(({ lead, yes, no }) => [lead, yes, no])
    .join('|')})[\\s,!.、。:]+)*(?:${leadUp})*`,
  'iu',
);

/** A message without what leads up to it, in whichever language that is. */
export function withoutLead(message: string): string {
  return message.replace(anyLead, '');
}
