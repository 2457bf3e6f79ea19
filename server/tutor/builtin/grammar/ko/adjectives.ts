import { moreQualities, worded } from './moreAdjectives';
import { qualityLines } from './themes/adjectives';

/** How a quality is said. */
export interface KoreanQuality {
  /** Words before the adjective, with their particle: `키=height +가=:subject`. Degrees stand behind them. */
  readonly before?: string;
  /** The verb or adjective in its dictionary form, or the noun of a `noun`. */
  readonly lemma: string;
  /**
   * adjective: as it is; feeling: said of others with 어하다; state: a verb whose past tells what is so now
   * (결혼했어요); verb; noun: with the copula; determiner: stands only before a noun, all of it in `before`.
   */
  readonly kind: 'adjective' | 'feeling' | 'state' | 'verb' | 'noun' | 'determiner';
}

/** English adjectives = Korean, in the order of `before` and lemma. */
const adjectives =
  'big, large = 크다; small, little, tiny = 작다; huge = 거대하다; high = 높다; low = 낮다; long = 길다; far = 멀다; near, close = 가깝다; fast, quick = 빠르다; slow = 느리다; early = 이르다; heavy = 무겁다; light = 가볍다; wide = 넓다; narrow = 좁다; deep = 깊다; thick = 두껍다; good = 좋다; wonderful = 멋지다; beautiful = 아름답다; pretty = 예쁘다; cute = 귀엽다; lovely = 사랑스럽다; warm = 따뜻하다; expensive = 비싸다; cheap = 싸다; important = 중요하다; necessary = 필요하다; possible = 가능하다; impossible = 불가능하다; easy = 쉽다; difficult, hard = 어렵다; simple = 간단하다; complicated = 복잡하다; interesting, fun, funny, exciting = 재미있다; boring = 지루하다; strange, weird = 이상하다; special = 특별하다; different = 다르다; same = 같다; similar = 비슷하다; famous = 유명하다; dangerous = 위험하다; safe = 안전하다; clean = 깨끗하다; dirty = 더럽다; quiet, calm = 조용하다; loud, noisy = 시끄럽다; bright = 밝다; dark = 어둡다; fresh = 신선하다; soft = 부드럽다; delicious, tasty = 맛있다; sweet = 달다; spicy = 맵다; salty = 짜다; sour = 시다; bitter = 쓰다; busy = 바쁘다; tired = 피곤하다; ill, sick = 아프다; healthy = 건강하다; hungry = 배고프다; thirsty = 목마르다; full = 배부르다; sleepy = 졸리다; happy = 행복하다; sad = 슬프다; bored = 심심하다; clever, smart, intelligent = 똑똑하다; stupid = 멍청하다; wise = 현명하다; lazy = 게으르다; hardworking, hard-working, diligent = 부지런하다; friendly, kind = 친절하다; honest = 솔직하다; brave = 용감하다; strict = 엄격하다; fat = 뚱뚱하다; slim = 날씬하다; weak = 약하다; poor = 가난하다; rich = 부유하다; free = 한가하다; white = 하얗다; black = 까맣다; red = 빨갛다; blue = 파랗다; yellow = 노랗다; comfortable = 편하다; uncomfortable = 불편하다; convenient = 편리하다; useful = 유용하다; perfect = 완벽하다; terrible, awful, horrible = 끔찍하다; sunny = 화창하다; cloudy = 흐리다; various = 다양하다; cruel = 잔인하다; careful = 조심스럽다; sure, certain = 확실하다; embarrassing = 창피하다; enough = 충분하다; amazing = 놀랍다; pleasant = 즐겁다; precious = 소중하다; precise = 정확하다';

const others: Readonly<Record<string, KoreanQuality>> = {
  'tall-person': { before: '키=height +가=:subject', lemma: '크다', kind: 'adjective' },
  'short-person': { before: '키=height +가=:subject', lemma: '작다', kind: 'adjective' },
  'short-thing': { lemma: '짧다', kind: 'adjective' },
  'tall-thing': { lemma: '높다', kind: 'adjective' },
  'old-person': { before: '나이=age +가=:subject', lemma: '많다', kind: 'adjective' },
  'old-thing': { lemma: '오래되다', kind: 'state' },
  'young-person': { lemma: '젊다', kind: 'adjective' },
  'young-animal': { lemma: '어리다', kind: 'adjective' },
  'cool-person': { lemma: '멋있다', kind: 'adjective' },
  'cool-thing': { lemma: '멋있다', kind: 'adjective' },
  'cool-weather': { lemma: '시원하다', kind: 'adjective' },
  'nice-person': { lemma: '친절하다', kind: 'adjective' },
  'nice-animal': { lemma: '착하다', kind: 'adjective' },
  'nice-thing': { lemma: '좋다', kind: 'adjective' },
  'bad-person': { lemma: '나쁘다', kind: 'adjective' },
  'bad-thing': { lemma: '나쁘다', kind: 'adjective' },
  'cold-person': { lemma: '춥다', kind: 'feeling' },
  'hot-person': { lemma: '덥다', kind: 'feeling' },
  'cold-weather': { lemma: '춥다', kind: 'adjective' },
  'hot-weather': { lemma: '덥다', kind: 'adjective' },
  'cold-thing': { lemma: '차갑다', kind: 'adjective' },
  'hot-thing': { lemma: '뜨겁다', kind: 'adjective' },
  'strong-person': { before: '힘=strength +이=:subject', lemma: '세다', kind: 'adjective' },
  'strong-thing': { lemma: '강하다', kind: 'adjective' },
  great: { before: '정말=really', lemma: '좋다', kind: 'adjective' },
  polite: { before: '예의=manners', lemma: '바르다', kind: 'adjective' },
  afraid: { lemma: '무섭다', kind: 'feeling' },
  scared: { lemma: '무섭다', kind: 'feeling' },
  scary: { lemma: '무섭다', kind: 'adjective' },
  lonely: { lemma: '외롭다', kind: 'feeling' },
  glad: { lemma: '기쁘다', kind: 'feeling' },
  jealous: { before: '질투심=jealousy +이=:subject', lemma: '많다', kind: 'adjective' },
  curious: { before: '호기심=curiosity +이=:subject', lemma: '많다', kind: 'adjective' },
  shy: { before: '수줍음=shyness +이=:subject', lemma: '많다', kind: 'adjective' },
  popular: { before: '인기=popularity +가=:subject', lemma: '많다', kind: 'adjective' },
  lucky: { before: '운=luck +이=:subject', lemma: '좋다', kind: 'adjective' },
  patient: { before: '참을성=patience +이=:subject', lemma: '많다', kind: 'adjective' },
  angry: { lemma: '화나다', kind: 'state' },
  late: { lemma: '늦다', kind: 'state' },
  married: { lemma: '결혼하다', kind: 'state' },
  pregnant: { lemma: '임신하다', kind: 'state' },
  dead: { lemma: '죽다', kind: 'state' },
  handsome: { lemma: '잘생기다', kind: 'state' },
  ugly: { lemma: '못생기다', kind: 'state' },
  thin: { lemma: '마르다', kind: 'state' },
  skinny: { lemma: '마르다', kind: 'state' },
  wet: { lemma: '젖다', kind: 'state' },
  broken: { before: '고장=fault +이=:subject', lemma: '나다', kind: 'state' },
  surprised: { lemma: '놀라다', kind: 'state' },
  ready: { before: '준비=preparation +가=:subject', lemma: '되다', kind: 'state' },
  'in love': { before: '사랑=love +에=:in', lemma: '빠지다', kind: 'state' },
  drunk: { lemma: '취하다', kind: 'state' },
  worried: { lemma: '걱정하다', kind: 'verb' },
  nervous: { lemma: '긴장하다', kind: 'state' },
  excited: { lemma: '신나다', kind: 'state' },
  rainy: { before: '비=rain +가=:subject', lemma: '오다', kind: 'verb' },
  snowy: { before: '눈=snow +이=:subject', lemma: '오다', kind: 'verb' },
  windy: { before: '바람=wind +이=:subject', lemma: '불다', kind: 'verb' },
  foggy: { before: '안개=fog +가=:subject', lemma: '끼다', kind: 'state' },
  green: { lemma: '초록색', kind: 'noun' },
  brown: { lemma: '갈색', kind: 'noun' },
  grey: { lemma: '회색', kind: 'noun' },
  gray: { lemma: '회색', kind: 'noun' },
  orange: { lemma: '주황색', kind: 'noun' },
  pink: { lemma: '분홍색', kind: 'noun' },
  purple: { lemma: '보라색', kind: 'noun' },
  single: { lemma: '미혼', kind: 'noun' },
  vegetarian: { lemma: '채식주의자', kind: 'noun' },
  vegan: { lemma: '비건', kind: 'noun' },
  new: { before: '새=new', lemma: '', kind: 'determiner' },
  other: { before: '다른~다르다=other', lemma: '', kind: 'determiner' },
  blond: { lemma: '금발', kind: 'noun' },
  favourite: { before: '제일=most 좋아하는~좋아하다=liked', lemma: '', kind: 'determiner' },
  favorite: { before: '제일=most 좋아하는~좋아하다=liked', lemma: '', kind: 'determiner' },
};

/** English words that take another adjective for a person, a thing or the weather: `cold-person` of `others`. */
export const splitQualities: ReadonlySet<string> = new Set([
  'tall',
  'short',
  'old',
  'young',
  'bad',
  'cold',
  'hot',
  'strong',
  'nice',
  'cool',
]);

const entriesOf = (source: string, kind: KoreanQuality['kind']): readonly (readonly [string, KoreanQuality])[] =>
  source.split(';').flatMap((entry) => {
    const [english = '', korean = ''] = entry.split('=');
    const lemma = korean.trim();
    return english.split(',').map((each): readonly [string, KoreanQuality] => [each.trim(), { lemma, kind }]);
  });

/** Lines of entries below a line with their kind; the worded ones bring the words before them and their own. */
function readQualityLines(lines: string): (readonly [string, KoreanQuality])[] {
  let kind = '';
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const named = /^([a-z]+):$/u.exec(line)?.[1];
      if (named) kind = named;
      if (named) return [];
      return line.split(';').flatMap((entry) => {
        const at = entry.indexOf(' = ');
        const parts = entry
          .slice(at + 3)
          .split('|')
          .map((part) => part.trim());
        const [before, lemma = '', own] = parts.length > 1 ? parts : [undefined, ...parts, kind];
        // The tables have no other names than those of the type.
        const quality = { ...(before ? { before } : {}), lemma, kind: own as KoreanQuality['kind'] };
        return at < 0
          ? []
          : entry
              .slice(0, at)
              .split(',')
              .map((each) => [each.trim(), quality] as const);
      });
    });
}

export const qualities: ReadonlyMap<string, KoreanQuality> = new Map([
  ...readQualityLines(qualityLines),
  ...(['adjective', 'state', 'noun'] as const).flatMap((kind) => entriesOf(moreQualities[kind] ?? '', kind)),
  ...Object.entries(worded),
  ...entriesOf(adjectives, 'adjective'),
  ...Object.entries(others),
]);
