import type { Content } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { parseWords } from '../format/parseWords';
import { expandVariants } from '../format/template';

/** A word as an author wrote it; slots are left out. */
export interface WrittenWord {
  surface: string;
  lemma: string;
}

/** Remembers what a function makes of a content, which never changes. */
export function oncePerContent<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return (content) => {
    const known = made.get(content);
    if (known) return known.value;
    const value = make(content);
    made.set(content, { value });
    return value;
  };
}

/** The sentences of the content, word by word: what is right in the language, as far as authors said it. */
export const writtenSentences = oncePerContent((content): readonly (readonly WrittenWord[])[] =>
  utterancesOf(content).flatMap(({ words }) =>
    (['feminine', 'masculine'] as const).map((address) =>
      parseWords(expandVariants(words, address)).map((token) =>
        'word' in token
          ? { surface: token.word.surface, lemma: token.word.lemma ?? token.word.surface }
          : { surface: '', lemma: '' },
      ),
    ),
  ),
);

/** The nouns, verbs, … among the words of the tables. */
export function lemmasOf(content: Content, pos: string): ReadonlySet<string> {
  return new Set(content.tables.lexicon.filter((word) => word.pos === pos).map(({ lemma }) => lemma));
}
