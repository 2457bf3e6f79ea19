import type { Bank } from './bank';
import { romanisedUnits } from './normalise';
import type { WordToken } from '../format/parseWords';
import { sensesOf, type TableWord } from '../format/wordTables';

/**
 * The Japanese verb that a polite form is one of, as the tables have it: 行く for "ikimasu" and for 行きます. Undefined
 * for any other word and any other language.
 */
export function politeVerb(asked: string, bank: Bank): WordToken | undefined {
  if (bank.content.language !== 'ja') return undefined;
  const isLatin = /^[\p{Script=Latin}\p{M}]+$/u.test(asked);
  const row = isLatin ? byLatin(asked, bank) : byScript(asked, bank);
  const gloss = row && sensesOf(row)[0];
  return row && gloss ? { surface: row.lemma, ...(row.reading ? { reading: row.reading } : {}), gloss } : undefined;
}

const verbsOf = ({ content }: Bank) => content.tables.lexicon.filter(({ pos }) => pos === 'verb');

function byScript(asked: string, bank: Bank): TableWord | undefined {
  const lemma = /^.+(?:ます|ました|ません|ませんでした|ましょう)$/u.test(asked)
    ? bank.tools.segment(asked)[0]?.lemma
    : undefined;
  return verbsOf(bank).find((row) => row.lemma === lemma || (row.reading === lemma && lemma !== undefined));
}

const keyOf = (latin: string) =>
  romanisedUnits(latin, 'ja')
    .map(({ key }) => key)
    .join('');

/** The tables have the more frequent first: of 置く and 起きる, of 行く and 生きる. */
function byLatin(asked: string, bank: Bank): TableWord | undefined {
  const stem = /^(\p{L}+)(?:masu|mashita|masen|masendeshita|mashou?|mashō)$/iu.exec(asked)?.[1]?.toLowerCase();
  if (stem === undefined) return undefined;
  const forms = new Set(dictionaryForms(stem).map(keyOf));
  return verbsOf(bank).find(({ lemma, reading }) => forms.has(keyOf(bank.tools.transliterate(lemma, reading))));
}

/** What a stem in Latin letters may be one of. */
function dictionaryForms(stem: string): string[] {
  const irregular = { shi: 'suru', ki: 'kuru' }[stem];
  if (irregular !== undefined) return [irregular];
  const strong = stem.replace(/shi$/u, 'su').replace(/chi$/u, 'tsu').replace(/i$/u, 'u');
  return strong === stem ? [`${stem}ru`] : [strong, `${stem}ru`];
}
