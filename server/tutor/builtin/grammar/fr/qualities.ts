import type { Determiner, Quality } from '../meaning';
import { agreeing, type Agreement } from './conjugate';
import { article } from './determiners';
import { nationalityOf } from './countries';
import { proper } from './english';
import { masculineBeforeVowel } from './inflect';
import { nounPhrase, type Phrase, type Setting } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import { known, unsayable } from './unsayable';

/** 'German', but 'big'. */
const glossOf = (adjective: string): string => (nationalityOf(adjective) === undefined ? adjective : proper(adjective));

const degrees = {
  very: 'très=very',
  too: 'trop=too',
  so: 'tellement=so',
  'a-bit': 'un=a peu=bit',
  quite: 'assez=quite',
  really: 'vraiment=really',
  always: 'toujours=always',
  more: 'plus=more',
  most: 'plus=most',
  enough: 'assez=enough',
  that: 'si=that',
  almost: 'presque=almost',
  only: 'juste=just',
} as const;

export const degreePieces = (degree: Quality['degree']): Piece[] =>
  degree === undefined ? [] : pieces(degrees[degree]);

interface Around {
  readonly noun: string;
  readonly kind: Phrase['kind'];
  readonly determiner: Determiner;
}

const grave = /^(?:injury|illness|disease|accident|mistake|problem|operation|wound|crime)$/u;

/** What an adjective is called beside this noun. */
function adjectiveFor({ adjective, degree }: Quality, noun: string, kind: Phrase['kind'], setting: Setting) {
  const isPerson = kind === 'person' || kind === 'job';
  const before = (masculine: string) => ({ masculine, isBefore: true });
  const behind = (masculine: string) => ({ masculine, isBefore: false });
  if (/^(?:brother|sister)$/u.test(noun) && degree === 'more') {
    if (adjective === 'old' || adjective === 'big') return { ...before('grand'), isWhole: true };
    if (adjective === 'young' || adjective === 'small' || adjective === 'little')
      return { ...before('petit'), isWhole: true };
  }
  if (adjective === 'helpful' && !isPerson && kind !== 'animal' && kind !== 'family') return behind('utile');
  if (adjective === 'serious' && grave.test(noun)) return behind('grave');
  if (adjective === 'right') return before('bon');
  if (adjective === 'wrong') return before('mauvais');
  if (adjective === 'short' && !isPerson) return behind('court');
  if (adjective === 'free' && /^(?:time|seat|room|table|place|evening|day|weekend)$/u.test(noun))
    return behind('libre');
  if (noun === 'hair' && adjective === 'long') return behind('long');
  if (noun === 'hair' && adjective === 'red') return behind('roux');
  if (noun === 'hair' && adjective === 'brown') return behind('brun');
  if (/^(?:man|woman|person)$/u.test(noun) && adjective === 'good' && degree !== 'more' && degree !== 'most')
    return behind('bien');
  if (noun === 'day' && (adjective === 'nice' || adjective === 'lovely')) return before('beau');
  if (noun === 'weather' && /^(?:good|nice|beautiful|lovely)$/u.test(adjective)) return before('beau');
  if (adjective === 'old' && noun === 'year') return unsayable('years old');
  return setting.dictionary.adjective(adjective);
}

export function isBeforeNoun(quality: Quality, noun: string, kind: Phrase['kind'], setting: Setting): boolean {
  return known(adjectiveFor(quality, noun, kind, setting), quality.adjective).isBefore;
}

/** A quality beside its noun: 'très petit', 'plus grande'. */
export function qualityPieces(
  quality: Quality,
  agreement: Agreement,
  setting: Setting,
  { noun, kind, determiner }: Around,
): Piece[] {
  const found = known(adjectiveFor(quality, noun, kind, setting), quality.adjective);
  const { adjective, than } = quality;
  if (/^(?:always|that|almost|only|enough)$/u.test(quality.degree ?? '') || than) unsayable('degree before a noun');
  const degree = 'isWhole' in found ? undefined : quality.degree;
  const isGood = found.masculine === 'bon' && (degree === 'more' || degree === 'most');
  const masculine = isGood ? 'meilleur' : found.masculine;
  const said = agreeing(masculine, isGood ? (degree === 'more' ? 'better' : 'best') : glossOf(adjective), agreement);
  const vowel = agreement.gender === 'm' && !agreement.plural ? masculineBeforeVowel[masculine] : undefined;
  const form = vowel === undefined ? said : { ...said, beforeVowel: vowel };
  // 'the most interesting book': le livre le plus intéressant.
  const isRepeated = degree === 'most' && !found.isBefore;
  if (degree === 'most' && determiner !== 'the' && typeof determiner !== 'object') unsayable('most without the');
  return [...(isRepeated ? article(agreement) : []), ...(isGood ? [] : degreePieces(degree)), form];
}

/** A quality as it is said of a subject: 'très gros', 'plus grand que moi'. */
export function predicatePieces(quality: Quality, masculine: string, agreement: Agreement, setting: Setting): Piece[] {
  const { adjective, degree, than } = quality;
  const compared = than ? [word('que', 'than'), ...nounPhrase(than, 'after', setting).pieces] : [];
  if (than && degree !== 'more') unsayable('than without more');
  const isBetter = (masculine === 'bon' || masculine === 'bien') && (degree === 'more' || degree === 'most');
  const said = agreeing(
    isBetter ? (masculine === 'bon' ? 'meilleur' : 'mieux') : masculine,
    isBetter ? (degree === 'more' ? 'better' : 'best') : glossOf(adjective),
    agreement,
  );
  const isAdverb = masculine === 'bien';
  const form = isAdverb ? word(isBetter ? 'mieux' : 'bien', isBetter ? 'better' : adjective) : said;
  return [
    ...(degree === 'most' ? article(agreement) : []),
    ...(isBetter ? [] : degreePieces(degree)),
    form,
    ...compared,
  ];
}
