import type { WrittenWord } from '../writer';

/** A word or a construction of a meaning that is not known here; `write` answers undefined. */
export class Unsayable extends Error {}

export type Words = readonly WrittenWord[];

export const word = (surface: string, gloss: string, lemma?: string): WrittenWord => ({
  surface,
  gloss,
  ...(lemma === undefined || lemma === surface ? {} : { lemma }),
});

export const glued = (surface: string, gloss: string, lemma?: string): WrittenWord => ({
  ...word(surface, gloss, lemma),
  glued: true,
});

/**
 * Reads fixed words as the content writes them: `surface[~lemma]=gloss`, `_` for a space in a gloss, and `+` before a
 * word that stands without a space: `집=home +에=:to`.
 */
export function fixed(source: string): Words {
  return source.split(' ').flatMap((part) => {
    const found = /^(?<plus>\+?)(?<surface>[^~=]+)(?:~(?<lemma>[^=]+))?=(?<gloss>.+)$/u.exec(part)?.groups;
    if (!found) return [];
    const { plus, surface = '', lemma, gloss = '' } = found;
    return [(plus === '+' ? glued : word)(surface, gloss.replace(/_/gu, ' '), lemma)];
  });
}

const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'people',
  people: 'people',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  fish: 'fish',
  sheep: 'sheep',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  leaf: 'leaves',
};

/** The English plural, for a gloss. */
export function englishPlural(lemma: string): string {
  const known = irregularPlurals[lemma];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/u.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  if (/ss$|x$|ch$|sh$/u.test(lemma)) return `${lemma}es`;
  return lemma.endsWith('s') ? lemma : `${lemma}s`;
}

/** The English third person, for a gloss: 'goes', 'studies'. */
export function englishThird(base: string): string {
  const [first = '', ...rest] = base.split(' ');
  const irregular: Readonly<Record<string, string>> = { have: 'has', be: 'is', do: 'does', go: 'goes' };
  const form =
    irregular[first] ??
    (/[^aeiou]y$/u.test(first)
      ? `${first.slice(0, -1)}ies`
      : /(?:s|x|ch|sh|z)$/u.test(first)
        ? `${first}es`
        : `${first}s`);
  return [form, ...rest].join(' ');
}

/** The English form in -ing, for a gloss. */
export function englishIng(base: string): string {
  const [first = '', ...rest] = base.split(' ');
  const form = /^(?:run|swim|sit|get|win|cut|hug|shop|jog|forget)$/u.test(first)
    ? `${first}${first.at(-1) ?? ''}ing`
    : first === 'lie'
      ? 'lying'
      : `${first.replace(/(?<=[^eo])e$/u, '')}ing`;
  return [form, ...rest].join(' ');
}
