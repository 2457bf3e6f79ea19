import { isWord } from '../../../../domain/words/identity';
import { isFunctionWord } from '../format/functionWords';
import { variantsOf } from '../format/template';
import type { Bank } from './bank';
import type { Match } from './match';
import { plain } from './normalise';

/**
 * Words with a meaning of their own that a learner wrote in the target language, and that are in none of the wordings
 * of what it was taken for, by their dictionary forms. Words that nothing is known of are not counted: they may be slips.
 */
export function targetLeftOut(text: string, parts: readonly Match[], bank: Bank): string[] {
  const said = new Set(parts.flatMap(wordingsOf).flatMap((wording) => lemmasIn(wording, bank)));
  const names = parts.flatMap(({ name, entries }) => [
    name ?? '',
    ...Object.values(entries).map((entry) => entry.text),
  ]);
  const isNamed = (lemma: string) => names.some((name) => plain(name).includes(lemma));
  return lemmasIn(text, bank).filter((lemma) => !said.has(lemma) && !isNamed(lemma));
}

function wordingsOf({ candidate: { said }, entries }: Match): string[] {
  const filled = Object.values(entries).flatMap((entry) => [entry.text, ...entry['also-target']]);
  return [said.text, ...said['also-target'], ...filled].flatMap(variantsOf);
}

function lemmasIn(text: string, { content, lexicon, tools }: Bank): string[] {
  return tools
    .segment(text)
    .filter(({ surface, lemma }) => isWord(surface) && !isFunctionWord(surface, lemma, content))
    .flatMap(({ surface, lemma }) => {
      const known = lexicon.find(surface, lemma);
      const isName = known === undefined && /^\p{Lu}\p{Ll}/u.test(surface);
      return known || isName ? [plain(known?.lemma ?? lemma ?? surface)] : [];
    })
    .filter((lemma) => !light.test(lemma));
}

/** Verbs and words that say little by themselves. */
const light =
  /^(?:être|avoir|faire|aller|oui|non|bien|sein|haben|werden|ja|nein|gut|だ|です|ある|いる|する|なる|はい|いいえ|이다|있다|하다|네|아니요)$/u;
