import {
  type CorrectionKind,
  correctionKinds,
  type MessageNotes,
  type Morpheme,
} from '../../../../domain/conversation/message';
import { boundText, noteBounds } from './bounds';
import { sanitise } from './sanitise';

/** A correction as a model gives it, `kind|reason`; without a kind of ours it is of another kind. Empty for none. */
export function parseCorrection(raw: string): Pick<MessageNotes, 'correction' | 'correctionKind'> {
  const [, named = '', rest = ''] = /^\s*\W?(\p{L}+)\W?\s*[|｜]([\s\S]*)$/u.exec(raw) ?? [];
  const kind = correctionKinds.find((each) => each === named.toLowerCase());
  const correction = boundText(sanitise(rest || raw), noteBounds);
  return correction === '' ? {} : { correction, correctionKind: kind ?? ('other' satisfies CorrectionKind) };
}

/** What a learner wrote, and the sentence that was made of it. */
interface Rewritten {
  message: string;
  text: string;
  words: readonly Morpheme[];
}

/** Of what they wrote, at least so much stands in the sentence when it was that sentence with mistakes. */
const keptShare = 1 / 3;

/**
 * Whether a learner's sentence was put right, and not translated: something of what they wrote in the language stands
 * in the new sentence, and something else is new in it than the words that they said in their own.
 */
export function wasCorrected({ message, text, words }: Rewritten): boolean {
  const written = tokensOf(message);
  const said = tokensOf(text);
  if (written.join(' ') === said.join(' ')) return false;
  const kept = written.map((token) => Math.max(...said.map((other) => likeness(token, other)), 0));
  if (kept.reduce((sum, each) => sum + each, 0) < written.length * keptShare) return false;
  const lacked = words.filter((word) => word[3]?.needed).flatMap(([surface]) => tokensOf(surface));
  return lacked.length === 0 || said.some((token) => !written.includes(token) && !lacked.includes(token));
}

/** Words, or characters where words do not stand apart; without capitals and punctuation. */
function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(
        /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu,
      ) ?? []
  );
}

/** 1 for the same word; half as much for what may be another form or spelling of it, or the other language's relative. */
function likeness(one: string, other: string): number {
  const [a, b] = [withoutAccents(one), withoutAccents(other)];
  if (a === b) return 1;
  let alike = 0;
  while (alike < a.length && a[alike] === b[alike]) alike += 1;
  return alike >= 3 && alike >= Math.max(a.length, b.length) / 2 ? 0.5 : 0;
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
