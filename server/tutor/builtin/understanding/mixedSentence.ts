import type { Bank } from './bank';
import { wordsOf, type Word } from './targetPart';
import { commonEnglish } from './vocabulary';

/** So many words of the language make a sentence of it, whatever English stands in it. */
const fewest = 2;

/** Small words of both languages that begin an English phrase: 'in my bed'. */
const leading = /^(?:in|on|at|with|for|to|from|by|a|an|so|was|as|after|six)$/iu;

/**
 * A sentence in French or German with the English phrases in it put into the language where they stand; what cannot be
 * said so stays, and is told as `kept`. Undefined where the sentence is not mixed so.
 *
 * @param say an English phrase in the language, if that can be said by itself
 */
export function withEnglishSaid(
  sentence: string,
  bank: Bank,
  say: (english: string) => string | undefined,
): { text: string; kept: readonly string[] } | undefined {
  const { language } = bank.content;
  if (language !== 'fr' && language !== 'de') return undefined;
  const words = wordsOf(sentence, bank);
  const theirs = words.filter((word) => word.language === 'target').length;
  const runs = runsOf(words, sentence);
  if (theirs < fewest || runs.length === 0) return undefined;
  let text = '';
  let end = 0;
  const kept: string[] = [];
  let isCertain = false;
  for (const run of runs) {
    const english = sentence.slice(run.start, run.end);
    const before = sentence.slice(end, run.start);
    const said = isOpen(sentence.slice(0, run.start)) ? say(english) : undefined;
    const typed = english.match(/[\p{L}'’-]+/gu) ?? [];
    if (said === undefined) kept.push(...typed);
    const isEnglish =
      typed.length > 1 && typed.some((word) => commonEnglish.has(word.toLowerCase()) && !/^(?:the|a)$/iu.test(word));
    isCertain ||= said !== undefined || isEnglish;
    text += before + (said === undefined ? english : inPlace(said, run.start === 0));
    end = run.end;
  }
  // What is English for the most part is no sentence of the language, and a word may be a slip: 'un the a la menthe'.
  if (!isCertain || kept.length > theirs) return undefined;
  return { text: text + sentence.slice(end), kept };
}

/** Whether what stands before it asks for no form of its own: 'de' and 'à' go together with an article. */
const isOpen = (before: string) =>
  !/(?<!\p{L})(?:de|du|des|d['’]|à|au|aux|mit|von|zu|bei|aus|nach|für|ohne|un|une|ein\p{L}*|d(?:er|ie|as|en|em))\s*$/iu.test(
    before,
  );

const inPlace = (said: string, isFirst: boolean) =>
  isFirst || /^\p{Lu}\p{L}*\s*$/u.test(said) ? said : said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** Stretches of English, each with the small word of both languages before it and the name behind it. */
function runsOf(words: readonly Word[], sentence: string): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const [index, word] of words.entries()) {
    if (word.language !== 'own') continue;
    const last = runs.at(-1);
    const gap = last ? sentence.slice(last.end, word.start) : undefined;
    if (last && gap !== undefined && /^\s*$/u.test(gap)) {
      last.end = word.end;
    } else {
      const before = words[index - 1];
      const isLed =
        before?.language === 'either' &&
        leading.test(sentence.slice(before.start, before.end)) &&
        before.start >= (last?.end ?? 0);
      runs.push({ start: isLed ? before.start : word.start, end: word.end });
    }
    const next = words[index + 1];
    const isGlued = next && /^\s+$/u.test(sentence.slice(word.end, next.start));
    const run = runs.at(-1);
    // 'in Cardiff', 'my cello case': a name, or a word of both languages among English ones.
    const isAmong =
      next?.language === 'either' &&
      (next.isUnknown || words[index + 2]?.language === 'own' || /^\p{Lu}/u.test(sentence.slice(next.start, next.end)));
    if (run && next && isGlued && isAmong) run.end = next.end;
  }
  return runs;
}
