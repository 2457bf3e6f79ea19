import type { MannerVocabulary } from './vocabulary';

/** All syllables that end in ㅆ but those of 있다 and of 겠: what has one of them before its ending was. */
const pastSyllables = Array.from({ length: 399 }, (_, index) => String.fromCharCode(0xac00 + index * 28 + 20))
  .filter((syllable) => syllable !== '있' && syllable !== '겠')
  .join('');

export const korean: MannerVocabulary = {
  lead: '음|저기요?|그럼|그런데|근데',
  yes: '네|예|응',
  no: '아니요|아뇨|아니',
  afterNo: /^/u,
  asks: /(?:요|까|니|야|어|아)\?\s*$|(?:[가-힣]니까|나요|까요)\s*[.?]?$|(?:yo|kka)\?\s*$|^(?:누가|누구|언제|왜|어디|뭐|무슨)\s/u,
  requests:
    /(?:있어요|있나요|있습니까|계세요|돼요|되나요|될까요|할까요|볼까요|갈까요|을까요|주세요|주실래요|주시겠어요|주실 수|수 있|을 수 있|할 수 있|가능해요|가능한가요|얼마예요|얼마인가요|얼마에요|어디예요|어디에요|어디 있어요|[도면]\s?(?:괜찮아요|좋아요)|어때요|추천)[가-힣]*\s*\?*\s*$|주실|뭐가|(?:eodi|eolma|juse|(?<![a-z])isseo|dwae|gwaenchan|itna|kkayo|eottae)[a-z ]*\?*\s*$|^[가-힣]+(?<![요까니])\?$|(?:죠|지요|그렇죠|네요)\?*$/u,
  denies: /(?:^|\s)(?:안|못)(?=\s|[가-힣])|지\s?(?:않|못|마)|없|아니/u,
  romanisedDenies: /(?:^|\s)(?:an|mot) (?=[a-z])|eop[st]|\banin?(?:eyo|yeyo|mnida|iya)\b|ji ?an[ht]/u,
  noDenial: /(?:^|\s)안(?:녕|경|내|에|쪽|전|부|개|심|색|타|주|팎)|(?:^|\s)못지|아니면/gu,
  me: /(?:^|\s)(?:저|나|제|내|저는|나는|난|전|우리)(?=\s|$)/u,
  you: /(?:^|\s)(?:당신|너|네|니|당신의|너는|넌|네가)(?=\s)/u,
  other:
    /^(?:(?:어제|내일|오늘|지난주에)\s)?(?:(?:우리|제|내)\s?)?(여동생|남동생|동생|언니|누나|오빠|형|엄마|아빠|어머니|아버지|친구|아내|남편|아들|딸|할머니|할아버지|상사)[이가은는]\s/u,
  past: new RegExp(
    `(?:^|\\s)(?:어제|그저께|지난주|지난달|작년|어젯밤)|[${pastSyllables}](?:어요?|습니다|습니까|네요|죠|는데요?)\\??$`,
    'u',
  ),
  future: /(?:^|\s)(?:내일|모레|다음\s?주|내년)|주세요|할게요|게요|싶어요|갈게/u,
  facts: {
    lacks: /필요(?:해|합|하)|찾고 있|찾아요|찾습니다/u,
    seeks: /얼마(?:예요|에요|인가요)|도와\s?(?:주|줄)/u,
    wasOnce: /살았(?:어|습)/u,
    happened: /어제(?!부터)|지난\s?주(?!부터)/u,
    asksOfNow: /뭐\s?(?:해요|하세요|할)/u,
    ofNation: /사람\s?(?:이에요|이예요|예요|입니다|이야)|\bsaram ?(?:i?ye?yo|imnida|ieyo|iya)\b/u,
  },
};
