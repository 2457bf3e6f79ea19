import type { Noun, Quality } from '../meaning';
import type { KoreanNoun, NounKind } from './nouns';
import { isPronoun, type Scene } from './scene';
import { Unsayable, word, type Words } from './words';

/** One speaks of them with 시: one's elders, and whose name has 님. */
export const isElder = ({ kind, words }: KoreanNoun) =>
  kind === 'elder' || (kind === 'person' && words.some(({ surface }) => surface.endsWith('님') && surface !== '손님'));

export const isHuman = ({ kind }: KoreanNoun) => kind === 'kin' || kind === 'elder' || kind === 'person';

/** Animals that are eaten have another name on the plate. */
const meats: Readonly<Record<string, string>> = { fish: '생선', chicken: '닭고기', duck: '오리고기', lamb: '양고기' };

const wivesParents: Readonly<Record<string, string>> = { 'mother-in-law': '장모님', 'father-in-law': '장인어른' };

/** The Korean noun of a noun phrase; throws `Unsayable` where there is none. */
export function koreanNoun(
  { noun, qualities, determiner, plural, count }: Noun,
  { lexicon, hearing, clause }: Scene,
): KoreanNoun {
  const meat = meats[noun];
  const isEaten =
    clause.predicate.kind === 'does' && /^(?:eat|cook|order|be-allergic-to)$/u.test(clause.predicate.verb);
  if (meat !== undefined && (isEaten || (determiner === 'none' && !plural && count === undefined)))
    return { kind: 'food', words: [{ surface: meat }] };
  // A man's parents-in-law have other names than a woman's.
  const inLaw = hearing.address === 'masculine' ? wivesParents[noun] : undefined;
  if (inLaw !== undefined) return { kind: 'elder', words: [{ surface: inLaw }] };
  if (wivesParents[noun] !== undefined && hearing.address !== 'feminine') throw new Unsayable();
  // Peppers are grown, pepper is strewn.
  if (noun === 'pepper' && plural) return { kind: 'food', words: [{ surface: '피망' }] };
  const adjective = qualities[0]?.adjective ?? '';
  if (isSibling(noun) && plural && qualities.length === 0)
    return {
      kind: 'kin',
      words: [
        { surface: noun === 'brother' ? '남자' : '여자', gloss: noun === 'brother' ? 'male' : 'female' },
        { surface: '형제', gloss: 'siblings' },
      ],
    };
  const study =
    clause.predicate.kind === 'does' &&
    /^(?:study|teach|learn|be-interested-in|be-good-at)$/u.test(clause.predicate.verb);
  if (study && noun === 'medicine') return { kind: 'activity', words: [{ surface: '의학' }] };
  if (noun === 'card' && clause.predicate.kind === 'does' && clause.predicate.verb === 'play')
    return { kind: 'sport', words: [{ surface: '카드놀이' }] };
  if (noun === 'job' && clause.predicate.kind === 'identity') return { kind: 'abstract', words: [{ surface: '직업' }] };
  const isOlderThanI =
    clause.predicate.kind === 'quality' &&
    clause.predicate.qualities.some((quality) => isOlder(quality.adjective) && isPronoun(quality.than, 'i'));
  const sibling = elderSibling(
    noun,
    isOlderThanI && isSibling(noun) ? 'older' : adjective,
    hearing.address === 'feminine',
  );
  if (sibling !== undefined) return { kind: 'kin', words: [{ surface: sibling, gloss: `older ${noun}` }] };
  const found =
    (isSibling(noun) && isYounger(adjective) ? lexicon.noun(`younger ${noun}`) : undefined) ?? lexicon.noun(noun);
  if (!found) throw new Unsayable();
  return found;
}

export const isSibling = (noun: string) => noun === 'brother' || noun === 'sister';
const isYounger = (adjective: string) => ['young', 'younger', 'little', 'small'].includes(adjective);
const isOlder = (adjective: string) => ['old', 'older', 'elder', 'big'].includes(adjective);

/** An older sibling is called by whether a woman or a man speaks. */
function elderSibling(noun: string, adjective: string, isWoman: boolean): string | undefined {
  if (!isOlder(adjective)) return undefined;
  if (noun === 'brother') return isWoman ? '오빠' : '형';
  return noun === 'sister' ? (isWoman ? '언니' : '누나') : undefined;
}

/** Qualities that are not already in the noun: 'older' of an older sister. */
export function ownQualities({ noun, qualities }: Noun): readonly Quality[] {
  const [first, ...rest] = qualities;
  const isInNoun = isSibling(noun) && first && (isYounger(first.adjective) || isOlder(first.adjective));
  return isInNoun ? rest : qualities;
}

export const headWords = ({ words, kind }: KoreanNoun, english: string): Words =>
  words.map(({ surface, gloss }) => word(surface, gloss ?? (named.has(kind) ? capitalised(english) : english)));

const named: ReadonlySet<NounKind> = new Set<NounKind>(['country', 'town', 'language']);

/** As English writes names: 'french', 'south korea', 'usa'. */
function capitalised(english: string): string {
  if (/^(?:the )?usa?$/u.test(english)) return 'United States';
  if (/^(?:the )?uk$/u.test(english)) return 'United Kingdom';
  return english.replace(/\b(?!the\b)\p{L}/gu, (letter) => letter.toUpperCase());
}
