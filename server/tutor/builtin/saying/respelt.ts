import { isWord } from '../../../../domain/words/identity';
import type { Bank } from '../understanding/bank';
import type { Content } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { frenchAsSpelt } from '../understanding/frenchSlips';
import { plain, withoutUmlauts } from '../understanding/normalise';
import { withKoreanSpaces } from '../understanding/koreanSpacing';
import { parseWords } from '../format/parseWords';
import { expandVariants } from '../format/template';

/**
 * A sentence in French or German with the letters that it lacks, "un cafe", "ich heisse", "ou sont", and one in Korean
 * with the spaces. Only a word that
 * the content does not know becomes one that it knows, and only where there is but one; the rest stays as it was typed.
 *
 * @param names what the learner or others are called, whatever letters that has
 */
export function respelt(text: string, names: readonly string[], bank: Bank): string {
  const { language } = bank.content;
  if (language === 'ko') return withKoreanSpaces(text, bank);
  if (language !== 'fr' && language !== 'de') return text;
  const apart = language === 'fr' ? frenchAsSpelt(text) : germanCourtesy(text);
  const kept = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(String));
  let from = 0;
  return bank.tools.segment(apart).reduce((spelt, { surface }) => {
    const at = spelt.indexOf(surface, from);
    if (at < 0) return spelt;
    const right = isWord(surface) && !kept.has(surface.toLowerCase()) ? rightFor(surface, bank) : surface;
    from = at + right.length;
    return spelt.slice(0, at) + right + spelt.slice(at + surface.length);
  }, apart);
}

/** "Already" is a word, too, but after a thank you nobody says it. */
function germanCourtesy(text: string): string {
  return text.replace(/(?<=(?<!\p{L})(?:danke|bitte) )schon(?=\s*(?:[.!?,]|$))/giu, (typed) =>
    typed.startsWith('S') ? 'Schön' : 'schön',
  );
}

function rightFor(surface: string, bank: Bank): string {
  if (bank.lexicon.find(surface) !== undefined) return surface;
  const noun = nounFor(surface, bank);
  if (noun !== undefined) return noun;
  const found = spellingsOf(bank.content).get(keyOf(surface, bank.content.language)) ?? new Set();
  const [right] = found;
  if (found.size !== 1 || right === undefined) return surface;
  return /^\p{Lu}/u.test(surface) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** "Hund" for "hund", but not "Reise" where somebody travels. */
function nounFor(surface: string, { content, lexicon }: Bank): string | undefined {
  if (content.language !== 'de' || !/^\p{Ll}/u.test(surface)) return undefined;
  const noun = surface.charAt(0).toUpperCase() + surface.slice(1);
  const lemma = lexicon.find(noun)?.lemma ?? noun;
  const isVerb = surface.endsWith('e') && content.tables.lexicon.some((word) => word.lemma === `${surface}n`);
  return isVerb || lexicon.find(noun) === undefined || !/^\p{Lu}/u.test(lemma) ? undefined : noun;
}

const keyOf = (word: string, language: string) => {
  const key = plain(word).replace(/œ/gu, 'oe').replace(/’/gu, "'");
  return language === 'de' ? withoutUmlauts(key) : key;
};

const spellings = new WeakMap<Content, ReadonlyMap<string, ReadonlySet<string>>>();

/** The words of the content that are not written in plain letters alone, by what is left of them in those. */
function spellingsOf(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const known = spellings.get(content);
  if (known) return known;
  const made = new Map<string, Set<string>>();
  const surfaces = utterancesOf(content).flatMap(({ words }) =>
    (['feminine', 'masculine'] as const).flatMap((address) =>
      parseWords(expandVariants(words, address)).flatMap((token) =>
        // A capital may only begin a sentence; a name is nobody's slip.
        'word' in token && token.word.gloss !== token.word.surface ? [inSmall(token.word, content.language)] : [],
      ),
    ),
  );
  const listed = content.tables.lexicon.map(({ lemma }) => lemma);
  for (const word of new Set([...surfaces, ...listed])) {
    const key = keyOf(word, content.language);
    if (/\s/u.test(word) || key === word.toLowerCase()) continue;
    made.set(key, (made.get(key) ?? new Set()).add(word));
  }
  spellings.set(content, made);
  return made;
}

/** German nouns keep the capital that is their own. */
function inSmall({ surface, lemma }: { surface: string; lemma?: string }, language: string): string {
  return language === 'de' && /^\p{Lu}/u.test(lemma ?? surface) ? surface : surface.toLowerCase();
}
