import type { ListEntry, Utterance } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { parseWords, type WordToken } from '../format/parseWords';
import { expandVariants } from '../format/template';
import type { Bank } from './bank';
import { bareLetters } from './normalise';
import { spokenSentences } from './sentences';
import { isSpaced } from './phrasing';
import { wordEntry } from './wordQuestion';

/**
 * Some words that stand together in a line of the content, with what they mean: a sentence by its translation, else word
 * by word. Undefined where no line has them.
 */
export function saidPhrase(asked: string, bank: Bank): ListEntry | undefined {
  const { language } = bank.content;
  const wanted = bareLetters(asked);
  if (wanted.length < 2 || (isSpaced(language) && !/\s/u.test(asked.trim()))) return undefined;
  const sentence = spokenSentences(bank.content).find(({ text }) => bareLetters(text) === wanted);
  if (sentence) return entryOf(asked, wordsOf(sentence), bare(sentence.means));
  for (const utterance of utterancesOf(bank.content)) {
    if (!bareLetters(utterance.text).includes(wanted)) continue;
    const run = runOf(wordsOf(utterance), wanted);
    const glosses = run?.flatMap(({ gloss }) => (gloss.startsWith(':') ? [] : [gloss.replaceAll('_', ' ')])) ?? [];
    if (run && run.length > 1 && glosses.length > 0) return entryOf(asked, run, glosses.join(' '));
  }
  return undefined;
}

/** The words that are written so together. */
function runOf(words: readonly WordToken[], wanted: string): readonly WordToken[] | undefined {
  for (const start of words.keys()) {
    let letters = '';
    for (const [length, { surface }] of words.slice(start).entries()) {
      letters += bareLetters(surface);
      if (letters === wanted) return words.slice(start, start + length + 1);
      if (!wanted.startsWith(letters)) break;
    }
  }
  return undefined;
}

const wordsOf = ({ words }: Utterance) =>
  parseWords(expandVariants(words, 'unsaid')).flatMap((token) => ('word' in token ? [token.word] : []));

const bare = (text: string) => text.replace(/[\s.!。]+$/u, '');

const entryOf = (text: string, words: readonly WordToken[], means: string): ListEntry => ({
  text,
  words: words.map((word) => wordEntry(word).words).join(' '),
  means,
  also: [],
  'also-target': [],
});
