import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import type { LanguageTools } from '../../../language/languageTools';
import type { Rendered } from '../saying/render';
import type { WrittenWord } from './writer';

/** The words of a writer as a sentence with its glosses. `means` is what it says in English. */
export function asRendered(words: readonly WrittenWord[], means: string, tools: LanguageTools): Rendered {
  const rendered: Rendered = { text: '', means, morphemes: [], ends: [] };
  for (const { surface, gloss, reading, lemma, glued } of words) {
    const isFirst = rendered.text === '';
    rendered.text += isFirst || glued ? surface : ` ${surface}`;
    const isMark = !/[\p{L}\p{N}]/u.test(surface);
    const marks: MorphemeMarks = lemma !== undefined && lemma !== surface ? { lemma } : {};
    const word: Morpheme = [surface, isMark ? '' : tools.transliterate(surface, reading), gloss];
    rendered.morphemes.push(marks.lemma === undefined ? word : [word[0], word[1], word[2], marks]);
    rendered.ends.push(rendered.text.length);
  }
  return rendered;
}
