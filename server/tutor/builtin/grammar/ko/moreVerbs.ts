import type { VerbFrame } from '../verbFrames';
import { hada, moves, o, people, skill, v, type VerbRow } from './verbRows';

/** Body, house, ways, work, and what people do to each other. */
export const moreVerbs = {
  hurt: { by: { none: v('아프다', 'hurt/hurt'), body: v('다치다', 'hurt/hurt', o) } },
  cough: hada('기침', 'cough/coughed'),
  sneeze: hada('재채기', 'sneeze/sneezed'),
  bleed: v('피=blood +가=:subject 나다', 'come/came'),
  'get-sick': v('병=illness +이=:subject 나다', 'come/came'),
  'get-well': v('낫다', 'get well/got well'),
  'lose-weight': v('살=weight +이=:subject 빠지다', 'go/went'),
  'gain-weight': v('살=weight +이=:subject 찌다', 'grow/grew'),
  die: v('죽다', 'die/died'),
  'grow-up': v('자라다', 'grow up/grew up'),
  'be-on-holiday': undefined,

  rent: v('빌리다', 'rent/rented', o),
  own: {
    by: {
      animal: v('키우다', 'keep/kept', o),
      machine: v('가지고~가지다=have 있다', ':ongoing', o),
      place: v('가지고~가지다=have 있다', ':ongoing', o),
      book: v('가지고~가지다=have 있다', ':ongoing', o),
      thing: v('가지고~가지다=have 있다', ':ongoing', o),
    },
  },
  'move-in': hada('입주', 'move in/moved in'),
  tidy: hada('정리', 'tidy/tidied', o),
  iron: { by: { none: hada('다림질', 'iron/ironed'), clothes: v('다리다', 'iron/ironed', o) } },
  vacuum: {
    by: {
      none: v('청소기=vacuum_cleaner +를=:object 돌리다', 'run/ran'),
      place: v('청소기=vacuum_cleaner +로=:by 청소하다', 'clean/cleaned', o),
    },
  },
  'do-the-dishes': hada('설거지', 'do the dishes/did the dishes'),
  'do-the-laundry': hada('빨래', 'do the laundry/did the laundry'),
  water: {
    by: {
      thing: v('물=water +을=:object 주다', 'give/gave', { object: 'to' }),
      place: v('물=water +을=:object 주다', 'give/gave', { object: 'to' }),
      food: v('물=water +을=:object 주다', 'give/gave', { object: 'to' }),
    },
  },
  pick: { by: { food: v('따다', 'pick/picked', o) } },
  dig: { by: { none: v('땅=ground +을=:object 파다', 'dig/dug'), thing: v('파다', 'dig/dug', o) } },
  mow: {
    by: { none: v('잔디=lawn +를=:object 깎다', 'mow/mowed'), thing: v('깎다', 'mow/mowed', o) },
  },
  decorate: {
    by: {
      place: v('꾸미다', 'decorate/decorated', o),
      thing: v('꾸미다', 'decorate/decorated', o),
      food: hada('장식', 'decorate/decorated', o),
    },
  },
  sew: {
    by: {
      none: hada('바느질', 'sew/sewed'),
      clothes: v('바느질해서~바느질하다=sewing 만들다', 'make/made', o),
    },
  },
  knit: { by: { none: hada('뜨개질', 'knit/knitted'), clothes: v('뜨다', 'knit/knitted', o) } },
  boil: { by: { drink: v('끓이다', 'boil/boiled', o), food: v('삶다', 'boil/boiled', o) } },
  fry: undefined,
  burn: {
    by: {
      food: v('태우다', 'burn/burnt', o),
      book: v('태우다', 'burn/burnt', o),
      thing: v('태우다', 'burn/burnt', o),
      body: v('데다', 'burn/burnt', o),
    },
  },
  mix: v('섞다', 'mix/mixed', o),
  peel: { by: { food: v('껍질=peel +을=:object 벗기다', 'take off/took off', { object: 'none' }) } },
  park: { by: { none: hada('주차', 'park/parked'), machine: hada('주차', 'park/parked', o) } },
  charge: { by: { machine: hada('충전', 'charge/charged', o) } },

  'miss-transport': v('놓치다', 'miss/missed', o),
  'catch-transport': v('타다', 'catch/caught', o),
  'get-on': v('타다', 'get on/got on', { object: 'to' }),
  'get-off': v('내리다', 'get off/got off', { object: 'from' }),
  'change-trains': v('갈아타다', 'change/changed'),
  book: hada('예약', 'book/booked', o),
  pack: {
    by: {
      none: v('짐=luggage +을=:object 싸다', 'pack/packed'),
      clothes: v('챙기다', 'pack/packed', o),
      shoes: v('챙기다', 'pack/packed', o),
      machine: v('챙기다', 'pack/packed', o),
      book: v('챙기다', 'pack/packed', o),
      food: v('챙기다', 'pack/packed', o),
    },
  },
  cross: { by: { place: v('건너다', 'cross/crossed', o) } },
  turn: v('돌다', 'turn/turned'),
  follow: {
    by: { ...people(v('따라가다', 'follow/followed', o)), animal: v('따라가다', 'follow/followed', o) },
  },
  sail: v('요트=yacht +를=:object 타다', 'ride/rode', skill),
  skate: v('스케이트=skates +를=:object 타다', 'ride/rode', skill),
  camp: hada('캠핑', 'camp/camped'),
  'go-on-holiday': v('휴가=holiday +를=:object 가다', 'go/went', moves),

  earn: { by: { none: v('돈=money +을=:object 벌다', 'earn/earned'), thing: v('벌다', 'earn/earned', o) } },
  'spend-money': {
    by: { none: v('돈=money +을=:object 쓰다', 'spend/spent'), thing: v('쓰다', 'spend/spent', o) },
  },
  'save-money': {
    by: { none: v('돈=money +을=:object 모으다', 'save/saved'), thing: v('모으다', 'save/saved', o) },
  },
  'spend-time': {
    by: {
      none: v('시간=time +을=:object 보내다', 'spend/spent'),
      abstract: v('보내다', 'spend/spent', o),
      activity: v('보내다', 'spend/spent', o),
    },
  },
  plan: { by: { none: hada('계획', 'plan/planned'), activity: hada('계획', 'plan/planned', o) } },
  decide: hada('결정', 'decide/decided', o),
  check: hada('확인', 'check/checked', o),
  test: hada('테스트', 'test/tested', o),
  count: v('세다', 'count/counted', o),
  print: hada('프린트', 'print/printed', o),
  type: { by: { none: v('타자=typing +를=:object 치다', 'type/typed') } },
  download: hada('다운로드', 'download/downloaded', o),
  email: {
    by: {
      none: v('이메일=email +을=:object 보내다', 'send/sent'),
      ...people(v('이메일=email +을=:object 보내다', 'send/sent', { object: 'to-person' })),
    },
  },
  'text-somebody': {
    by: {
      none: v('문자=text +를=:object 보내다', 'send/sent'),
      ...people(v('문자=text +를=:object 보내다', 'send/sent', { object: 'to-person' })),
    },
  },
  'search-for': v('찾다', 'search for/searched for', { ...o, present: 'ongoing' }),
  join: { by: { abstract: v('들어가다', 'join/joined', { object: 'to' }) } },
  quit: {
    by: {
      none: v('그만두다', 'quit/quit'),
      activity: v('그만두다', 'quit/quit', o),
      sport: v('그만두다', 'quit/quit', o),
      place: v('그만두다', 'quit/quit', o),
    },
  },
  retire: hada('은퇴', 'retire/retired'),
  graduate: hada('졸업', 'graduate/graduated'),
  'pass-exam': {
    by: {
      none: v('시험=exam +에=:in 합격하다', 'pass/passed'),
      activity: hada('합격', 'pass/passed', { object: 'in' }),
    },
  },
  'fail-exam': {
    by: {
      none: v('시험=exam +에=:in 떨어지다', 'fail/failed'),
      activity: v('떨어지다', 'fail/failed', { object: 'in' }),
    },
  },
  borrow: v('빌리다', 'borrow/borrowed', o),
  lend: v('빌려~빌리다=lend 주다', ':give', o),
  share: {
    by: {
      food: v('나눠~나누다=share 먹다', 'eat/ate', o),
      place: v('같이=together 쓰다', 'use/used', o),
      machine: v('같이=together 쓰다', 'use/used', o),
    },
  },
  'return-thing': v('돌려주다', 'return/returned', o),

  celebrate: {
    by: {
      activity: hada('기념', 'celebrate/celebrated', o),
      abstract: hada('기념', 'celebrate/celebrated', o),
    },
  },
  promise: hada('약속', 'promise/promised', o),
  apologise: hada('사과', 'apologise/apologised'),
  complain: { by: { none: hada('불평', 'complain/complained') } },
  agree: hada('동의', 'agree/agreed'),
  disagree: v('동의하지~동의하다=agree 않다', ':negative'),
  describe: hada('묘사', 'describe/described', o),
  introduce: hada('소개', 'introduce/introduced', o),
  joke: hada('농담', 'joke/joked'),
  'lie-to': {
    by: {
      none: hada('거짓말', 'lie/lied'),
      ...people(hada('거짓말', 'lie/lied', { object: 'to-person' })),
    },
  },
  whisper: v('속삭이다', 'whisper/whispered'),
  worry: hada('걱정', 'worry/worried'),
  'worry-about': hada('걱정', 'worry about/worried about', o),
  trust: v('믿다', 'trust/trusted', o),
  divorce: {
    by: { none: hada('이혼', 'divorce/divorced'), ...people(hada('이혼', 'divorce/divorced', { object: 'with' })) },
  },
  'fall-in-love': v('사랑=love +에=:in 빠지다', 'fall/fell'),
  'get-engaged': hada('약혼', 'get engaged/got engaged'),
  'have-fun': v('즐거운~즐겁다=fun 시간=time +을=:object 보내다', 'spend/spent'),
  'get-angry': v('화=anger +가=:subject 나다', 'come up/came up'),
  'be-right': v('맞다', 'be right/were right'),
  'be-wrong': v('틀리다', 'be wrong/were wrong', { present: 'past' }),
  'be-proud-of': v('자랑스럽다', 'be proud/were proud', { object: 'subject' }),
  'be-tired-of': v('지겹다', 'be tired/were tired', { object: 'subject' }),
  'be-late': v('늦다', 'be late/were late'),
  'belong-to': undefined,
  'look-like': {
    by: {
      ...people(v('닮다', 'look like/looked like', { ...o, present: 'past' })),
      animal: v('같다', 'be like/were like', { object: 'none' }),
    },
  },
  mean: { by: { none: v('뜻하다', 'mean/meant'), abstract: hada('뜻', 'mean/meant', o) } },
  ignore: hada('무시', 'ignore/ignored', o),
  touch: v('만지다', 'touch/touched', o),
  hold: {
    by: {
      body: v('잡다', 'hold/held', { ...o, present: 'ongoing' }),
      kin: v('안다', 'hold/held', { ...o, present: 'ongoing' }),
      animal: v('안다', 'hold/held', { ...o, present: 'ongoing' }),
      book: v('들다', 'hold/held', { ...o, present: 'ongoing' }),
      thing: v('들다', 'hold/held', { ...o, present: 'ongoing' }),
    },
  },
  push: v('밀다', 'push/pushed', o),
  pull: v('당기다', 'pull/pulled', o),
  smell: {
    by: {
      none: v('냄새=smell +가=:subject 나다', 'come/came'),
      food: v('냄새=smell +를=:object 맡다', 'take in/took in', { object: 'none' }),
      thing: v('냄새=smell +를=:object 맡다', 'take in/took in', { object: 'none' }),
    },
  },
  ring: { by: { none: v('울리다', 'ring/rang') } },
  knock: hada('노크', 'knock/knocked'),
  hunt: hada('사냥', 'hunt/hunted', o),
  pray: hada('기도', 'pray/prayed'),
} as const satisfies Partial<Readonly<Record<VerbFrame, VerbRow | undefined>>>;
