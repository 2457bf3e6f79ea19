import { isWord } from '../../../../domain/words/identity';
import type { Bank } from './bank';
import { wordKey } from './normalise';
import { isSpaced } from './phrasing';

export interface Word {
  start: number;
  end: number;
  language: 'own' | 'target' | 'either';
  /** Of neither language, as far as is known. */
  isUnknown?: true;
  /** A word of the target language that nothing ends with. */
  isSmall: boolean;
  /** As English is: "it's", "don't". */
  isContracted: boolean;
}

/** Fewer words of either language among the other's are borrowed: "je voudrais un coffee". */
const fewest = 2;

/**
 * Of a message that goes over from one language to the other what is in the target language, its longest stretch;
 * undefined where it is in one language, as far as can be seen, or has no stretch long enough to be a sentence.
 */
export function targetPart(message: string, bank: Bank): string | undefined {
  const { language } = bank.content;
  if (!isSpaced(language) || language === 'ko') return partInLetters(message, bank);
  const words = wordsOf(message, bank);
  const own = longest(words, 'own');
  const target = longest(words, 'target');
  if (!own || !target) return undefined;
  const text = message.slice(target.start, target.end).replace(/^[\s,;–-]+|[\s,;–-]+$/gu, '');
  return /[.!?…]$/u.test(text) ? text : `${text}${/^[.!?…]/u.exec(message.slice(target.end))?.[0] ?? ''}`;
}

/** Of a language that is not written in Latin letters: it is told by these. */
function partInLetters(message: string, { tools }: Bank): string | undefined {
  const latin = /\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*/gu;
  if ((message.match(latin) ?? []).length < fewest) return undefined;
  const stretches = message
    .split(/(?:\p{Script=Latin}[\p{L}\p{N}\s\p{P}]*?)+(?=[^\p{Script=Latin}\P{L}]|$)/u)
    .map((stretch) => stretch.replace(/^[\s\p{P}]+|[\s,;–-]+$/gu, ''));
  const [best = ''] = stretches.sort((a, b) => b.length - a.length);
  return tools.segment(best).filter(({ surface }) => isWord(surface)).length < fewest ? undefined : best;
}

const dangling = new Set(['adp', 'det', 'conj']);

export function wordsOf(message: string, bank: Bank): Word[] {
  return [...message.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)].map(({ 0: text, index }) => {
    const isContracted = /\p{L}(?:n['’]t|['’](?:m|re|ve|ll|s|d))$/iu.test(text);
    const isOwn = isContracted || bank.ownWords.has(wordKey(text));
    const pieces = text.split(/(?<=['’])|-/u);
    const isTarget = pieces.every(
      (piece) => bank.lexicon.find(piece.replace(/'/gu, '’')) ?? bank.lexicon.find(piece.toLowerCase()),
    );
    const language = isOwn === isTarget ? 'either' : isOwn ? 'own' : 'target';
    const isSmall = bank.content.tables.functionWords.some(
      ({ lemma, pos }) => lemma === text.toLowerCase() && dangling.has(pos),
    );
    const isUnknown = !isOwn && !isTarget ? ({ isUnknown: true } as const) : {};
    return { start: index, end: index + text.length, language, isSmall, isContracted, ...isUnknown };
  });
}

/** The longest stretch without a word of the other language alone, from such a word on, with as many of its own alone. */
function longest(words: readonly Word[], language: 'own' | 'target'): { start: number; end: number } | undefined {
  const other = language === 'own' ? 'target' : 'own';
  let best: Word[] = [];
  let stretch: Word[] = [];
  for (const word of [...words, { start: 0, end: 0, language: other, isSmall: false, isContracted: false } as const]) {
    if (word.language !== other) {
      stretch.push(word);
      continue;
    }
    const certain = stretch.filter((each) => each.language === language);
    // "It's" is two words of English in one.
    const count = certain.length + certain.filter(({ isContracted }) => isContracted && language === 'own').length;
    if (count >= fewest && stretch.length > best.length) best = stretch;
    stretch = [];
  }
  const [first] = best;
  // "… mit my friend" goes no further than what stands before "mit".
  const last = best.findLast(({ isSmall }) => !isSmall);
  return first && last && { start: first.start, end: last.end };
}
