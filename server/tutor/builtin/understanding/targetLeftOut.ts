import { isWord } from '../../../../domain/words/identity';
import { isFunctionWord } from '../format/functionWords';
import { variantsOf } from '../format/template';
import type { Bank } from './bank';
import type { Match } from './match';
import { plain } from './normalise';
import { isMisspelt } from './score';

/**
 * Words with a meaning of their own that a learner wrote in the target language, and that are in none of the wordings
 * of what it was taken for, by their dictionary forms. Words that nothing is known of count where they are no slip of one of its words.
 */
export function targetLeftOut(text: string, parts: readonly Match[], bank: Bank): string[] {
  const wordings = parts.flatMap(wordingsOf);
  const said = new Set(wordings.flatMap((wording) => lemmasIn(wording, bank)));
  const names = parts.flatMap(({ name, entries }) => [
    name ?? '',
    ...Object.values(entries).map((entry) => entry.text),
  ]);
  const written = new Set(wordings.flatMap(wordsOf));
  const isNamed = (lemma: string) => names.some((name) => plain(name).includes(lemma));
  const isSlip = (lemma: string) => [...written].some((word) => word === lemma || isMisspelt(lemma, word));
  return lemmasIn(text, bank).filter((lemma) => !said.has(lemma) && !isNamed(lemma) && !isSlip(lemma));
}

/** What the sentence that would be shown says besides. */
export function targetAdded(text: string, shown: string, bank: Bank): { added: number; shared: number } {
  // Rōmaji and words without spaces are not cut into words that could be compared.
  if (bank.content.language === 'ja' || bank.content.language === 'ko') return { added: 0, shared: 0 };
  const own = new Set(lemmasIn(text, bank));
  const others = lemmasIn(shown, bank);
  return {
    added: others.filter((lemma) => !own.has(lemma)).length,
    shared: others.filter((lemma) => own.has(lemma)).length,
  };
}

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whatever somebody may say in the target language for a part, its slots' values by themselves. */
export function wordingsOf({ candidate: { said }, entries }: Match): string[] {
  const filled = Object.values(entries).flatMap((entry) => [entry.text, ...entry['also-target']]);
  return [said.text, ...said['also-target'], ...filled].flatMap(variantsOf);
}

function lemmasIn(text: string, { content, lexicon, tools }: Bank): string[] {
  // Elsewhere what stands in Latin letters is the language's own, as it is typed.
  const isLatin = content.language !== 'ja' && content.language !== 'ko';
  return tools
    .segment(text)
    .filter(({ surface, lemma }) => isWord(surface) && !isFunctionWord(surface, lemma, content))
    .flatMap(({ surface, lemma }) => {
      const known = lexicon.find(surface, lemma);
      const isLong = known === undefined && isLatin && /^\p{Script=Latin}{4}/u.test(surface);
      return known || isLong ? [plain(known?.lemma ?? lemma ?? surface)] : [];
    })
    .filter((lemma) => !light.test(lemma));
}

/** Verbs and words that say little by themselves. */
const light =
  /^(?:être|avoir|faire|aller|oui|non|bien|sein|haben|werden|ja|nein|gut|だ|です|ある|いる|する|なる|はい|いいえ|이다|있다|하다|네|아니요)$/u;
