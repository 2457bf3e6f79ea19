import type { KoreanQuality } from './adjectives';

/** English adjectives = Korean, as in `adjectives`; by kind. */
export const moreQualities: Readonly<Partial<Record<KoreanQuality['kind'], string>>> = {
  adjective:
    'gentle = 온화하다; generous = 너그럽다; sincere = 진실하다; modest, humble = 겸손하다; confident = 당당하다; active = 활발하다; lively = 활발하다; cheerful = 쾌활하다; serious = 진지하다; naive, naïve = 순진하다; innocent = 순수하다; clumsy = 서투르다; cautious = 신중하다; elegant = 우아하다; cosy, cozy = 아늑하다; spacious = 널찍하다; tidy, neat = 깔끔하다; messy = 지저분하다; peaceful = 평화롭다; mysterious = 신비롭다; rough = 거칠다; smooth = 매끄럽다; round = 둥글다; sharp = 날카롭다; blunt = 무디다; loose = 헐렁하다; rare = 드물다; common = 흔하다; normal, ordinary = 평범하다; unique = 독특하다; fair = 공평하다; unfair = 불공평하다; obvious = 뻔하다; complex = 복잡하다; frightening, creepy = 무섭다; excellent, outstanding = 훌륭하다; fantastic, brilliant = 훌륭하다; magnificent, splendid = 화려하다; colourful, colorful = 알록달록하다; gorgeous, stunning = 아름답다; charming = 사랑스럽다; adorable = 귀엽다; creamy = 부드럽다; crispy, crunchy = 바삭하다; moist = 촉촉하다; bland = 싱겁다; greasy, oily, fatty = 느끼하다; disgusting = 역겹다; chilly = 쌀쌀하다; humid = 습하다; muggy = 후덥지근하다; hazy = 흐리다; stressful = 힘들다; tiring, exhausting = 힘들다; relaxing = 편안하다; shameful = 부끄럽다; equal = 같다; reliable, trustworthy = 믿음직하다; harmful = 해롭다; urgent = 급하다; sudden = 갑작스럽다; slippery = 미끄럽다; sticky = 끈적끈적하다; itchy = 가렵다; dizzy = 어지럽다; plump, chubby = 통통하다; inconvenient = 불편하다; suspicious = 수상하다; sorry = 미안하다; energetic = 활기차다; talkative, chatty = 수다스럽다; silly = 어리석다; foolish = 어리석다; thorough = 꼼꼼하다; meticulous = 꼼꼼하다; sensitive = 예민하다; rude = 무례하다; nasty = 고약하다; arrogant = 거만하다; cheeky = 건방지다; brutal = 잔혹하다; warm-hearted, kind-hearted = 다정하다; caring, affectionate = 다정하다; good-natured = 착하다; loyal = 충실하다; capable = 유능하다; competent = 유능하다; inexpensive, affordable = 저렴하다; luxurious = 호화롭다; valuable = 귀중하다; fluffy = 푹신하다; furry = 복슬복슬하다; dim = 어둡다; tender = 연하다; tough = 질기다; steep = 가파르다; shallow = 얕다',
  state:
    'retired = 은퇴하다; divorced = 이혼하다; engaged = 약혼하다; injured, hurt, wounded = 다치다; crazy = 미치다; exhausted = 지치다; closed = 닫히다; overweight = 살찌다; rotten = 썩다; burnt, burned = 타다; frozen = 얼다; torn = 찢어지다; fed up = 질리다; disappointed = 실망하다; shocked = 놀라다; satisfied = 만족하다; relieved = 안심하다; wrinkled = 구겨지다; empty = 비다; cooked = 익다; ripe = 익다; stale = 상하다; sold out = 매진되다; cancelled, canceled = 취소되다; delayed = 지연되다; hospitalized = 입원하다; infected = 감염되다; employed = 취직하다; amazed, astonished = 놀라다; impressed = 감동하다',
  noun: 'beige = 베이지색; turquoise = 청록색; gold, golden = 금색; silver = 은색; violet = 보라색; light blue = 하늘색; dark blue = 남색; unemployed, jobless = 무직; left-handed = 왼손잡이; right-handed = 오른손잡이; bald = 대머리; underage = 미성년자; homeless = 노숙자; digital = 디지털; muslim = 이슬람교도; christian = 기독교인; jewish = 유대인; half-price = 반값; waterproof = 방수; handmade, homemade = 수제; male = 남성; female = 여성; second-hand, secondhand, used = 중고; organic = 유기농',
};

/** Several words, as in `KoreanQuality`. */
export const worded: Readonly<Record<string, KoreanQuality>> = {
  stressed: { before: '스트레스=stress +를=:object', lemma: '받다', kind: 'state' },
  stubborn: { before: '고집=stubbornness +이=:subject', lemma: '세다', kind: 'adjective' },
  greedy: { before: '욕심=greed +이=:subject', lemma: '많다', kind: 'adjective' },
  forgetful: { before: '건망증=forgetfulness +이=:subject', lemma: '심하다', kind: 'adjective' },
  talented: { before: '재능=talent +이=:subject', lemma: '많다', kind: 'adjective' },
  ambitious: { before: '욕심=ambition +이=:subject', lemma: '많다', kind: 'adjective' },
  experienced: { before: '경험=experience +이=:subject', lemma: '많다', kind: 'adjective' },
  creative: { before: '창의력=creativity +이=:subject', lemma: '뛰어나다', kind: 'adjective' },
  humorous: { before: '유머=humour +가=:subject', lemma: '많다', kind: 'adjective' },
  tasteless: { before: '맛=taste +이=:subject', lemma: '없다', kind: 'adjective' },
  lost: { before: '길=way +을=:object', lemma: '잃다', kind: 'state' },
  sunburnt: { before: '햇볕=sun +에=:in', lemma: '타다', kind: 'state' },
  stormy: { before: '폭풍=storm +이=:subject', lemma: '불다', kind: 'verb' },
};
