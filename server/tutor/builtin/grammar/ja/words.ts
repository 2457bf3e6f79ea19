import type { WrittenWord } from '../writer';

/** Thrown where a word or a construction is not known; the writer turns it into `undefined`. */
export class Unsayable extends Error {}

export function unsayable(): never {
  throw new Unsayable();
}

const token = /^(?<surface>[^@~=]+)(?:@(?<reading>[^@~=]+))?(?:~(?<lemma>[^@~=]+))?(?:=(?<gloss>.+))?$/u;

/**
 * Words as the content writes them, apart by spaces: `surface[@reading][~lemma][=gloss]`.
 *
 * @param gloss of a word that has none
 */
export function words(source: string, gloss = ''): WrittenWord[] {
  return source
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const parts = token.exec(each)?.groups;
      if (!parts?.surface) throw new Error(`'${each}' is no word`);
      return {
        surface: parts.surface,
        gloss: parts.gloss?.replace(/_/gu, ' ') ?? gloss,
        ...(parts.reading ? { reading: parts.reading } : {}),
        ...(parts.lemma ? { lemma: parts.lemma } : {}),
      };
    });
}

export const comma = (): WrittenWord[] => [{ surface: '、', gloss: '' }];
export const stop = (): WrittenWord[] => [{ surface: '。', gloss: '' }];

export const textOf = (written: readonly WrittenWord[]): string => written.map(({ surface }) => surface).join('');

/** Particles, by what they do. */
const particles = {
  topic: 'は@わ=:topic',
  subject: 'が=:subject',
  object: 'を=:object',
  also: 'も=:also',
  of: 'の=:of',
  link: 'の=:link',
  to: 'に=:to',
  at: 'に=:at',
  in: 'に=:in',
  doneAt: 'で=:at',
  doneIn: 'で=:in',
  by: 'で=:by',
  with: 'と=:with',
  and: 'と=:and',
  quote: 'と=:quote',
  from: 'から=:from',
  until: 'まで=:until',
  along: 'を=along',
  about: 'に=:to ついて=about',
  ratherThan: 'の=:of ほう=side が=:subject',
  none: '',
} as const;

export type ParticleName = keyof typeof particles;

export const particle = (name: ParticleName): WrittenWord[] => words(particles[name]);
