import { spellOut } from '../normalise';
import { lemmasOf } from './lemmas';

/** Which words and phrases count as the same in talk, as `content/thesaurus.en.txt` says it. */
export interface Thesaurus {
  /** The longest phrase that begins at a place of a sentence, in any forms of its words; undefined where none does. */
  longestAt(words: readonly string[], at: number): Phrase | undefined;
  /** Whether any phrase has this word, in any of its forms. */
  has(word: string): boolean;
}

export interface Phrase {
  /** In words. */
  length: number;
  /** Names of the groups that it stands in. */
  groups: readonly string[];
}

/**
 * Reads groups of equivalents, one a line: `headword: other, another phrase`. Comments begin with #.
 * Throws at a line that is none, naming it.
 */
export function parseThesaurus(source: string): Thesaurus {
  const groupsOf = new Map<string, Set<string>>();
  source.split(/\r?\n/u).forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [head = '', rest] = line.split(/:(.*)/su);
    if (rest === undefined || head.trim() === '')
      throw new Error(`thesaurus, row ${index + 1}: write 'headword: other, other'`);
    for (const member of [head, ...rest.split(',')]) {
      const words = phraseWords(member);
      if (words.length === 0) continue;
      const key = words.join(' ');
      const groups = groupsOf.get(key) ?? new Set<string>();
      // Two groups may have one headword.
      groupsOf.set(key, groups.add(`${head.trim()}#${index}`));
    }
  });
  const byFirst = new Map<string, { words: readonly string[]; groups: readonly string[] }[]>();
  const all = new Set<string>();
  for (const [key, groups] of groupsOf) {
    const words = key.split(' ');
    words.forEach((word) => all.add(word));
    const [first = ''] = words;
    const phrases = byFirst.get(first);
    const phrase = { words, groups: [...groups] };
    if (phrases) phrases.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  const isForm = (word: string | undefined, wanted: string) =>
    word === wanted || (word !== undefined && lemmasOf(word).includes(wanted));
  return {
    longestAt: (words, at) => {
      let length = 0;
      let groups: string[] = [];
      for (const lemma of lemmasOf(words[at] ?? '')) {
        for (const phrase of byFirst.get(lemma) ?? []) {
          if (phrase.words.length < length) break;
          if (!phrase.words.every((word, index) => index === 0 || isForm(words[at + index], word))) continue;
          if (phrase.words.length > length) groups = [];
          length = phrase.words.length;
          groups.push(...phrase.groups);
        }
      }
      // 'Feet' and 'foot' may stand in one group.
      return length === 0 ? undefined : { length, groups: [...new Set(groups)] };
    },
    has: (word) => lemmasOf(word).some((lemma) => all.has(lemma)),
  };
}

/** Words that stand in a phrase or not without changing it. */
const loose = new Set(['a', 'an', 'the', 'my', 'your', 'his', 'her', 'our', 'their', 'me', 'it', 'some']);

/** The words of a phrase by which it is looked up; all of them where nothing else is left. */
export function phraseWords(text: string): string[] {
  const spelt = /['’]|gonna|wanna|gotta|gimme|lemme|dunno|kinda/u.test(text) ? spellOut(text) : text;
  const words = spelt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !loose.has(word));
  return telling.length > 0 ? telling : words;
}

let last: { source: string; thesaurus: Thesaurus } | undefined;

/** The same for the same source: all languages share one. */
export function thesaurusOf(source: string): Thesaurus {
  if (last?.source !== source) last = { source, thesaurus: parseThesaurus(source) };
  return last.thesaurus;
}
