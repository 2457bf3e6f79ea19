import type { VerbFrame } from '../verbFrames';
import type { NounKind } from './nouns';
import type { Particle } from './particles';

/** How a verb is said. */
export interface KoreanVerb {
  /** Words before the verb, as `fixed` reads them: `산책=walk +을=:object`. Manners stand behind them. */
  readonly before?: string | undefined;
  /** The dictionary form, one word. */
  readonly lemma: string;
  /** English: the base and the past, as a gloss. */
  readonly english: readonly [base: string, past: string];
  /** What its object is marked by; 'none' has no particle, 'about' is 에 대해. Absent where it takes none. */
  readonly object?: Particle | 'none' | 'about';
  /** Where it happens is marked by 에, as of 살다 and 있다; elsewhere by 에서. */
  readonly isAtPlace?: true;
  /** Goes somewhere: 'to' a place is 에. */
  readonly moves?: true;
  /** What one does not do one cannot: 'I don’t understand'. */
  readonly isDeniedByCannot?: true;
  /** Learnt: who cannot do it does it with 못. */
  readonly isSkill?: true;
  /** The present is 고 있다, or 아 있다 of a posture. */
  readonly present?: 'ongoing' | 'posture' | 'past';
}

/** A row, or rows by the kind of the object; `none` is without an object. Undefined where the frame is not said. */
export type VerbRow = KoreanVerb | { readonly by: Partial<Record<NounKind | 'none' | 'name', KoreanVerb>> };

type Options = Omit<KoreanVerb, 'lemma' | 'english' | 'before'>;

/** `lemma` may have its fixed words before it: '산책=walk +을=:object 하다'. */
function v(source: string, english: string, options: Options = {}): KoreanVerb {
  const [base = '', past = base] = english.split('/');
  const at = source.lastIndexOf(' ');
  const before = at < 0 ? {} : { before: source.slice(0, at) };
  return { ...before, lemma: source.slice(at + 1), english: [base, past], ...options };
}
const o = { object: 'object' } as const;
const skill = { isSkill: true } as const;
const moves = { moves: true } as const;
const people = (verb: KoreanVerb) => ({ kin: verb, elder: verb, person: verb, name: verb });

const hada = (noun: string, english: string, more: Options = {}) => v(`${noun}하다`, english, more);

export const verbs: Readonly<Record<VerbFrame, VerbRow | undefined>> = {
  live: v('살다', 'live/lived', { isAtPlace: true }),
  work: hada('일', 'work/worked'),
  'work-as': hada('일', 'work/worked', { object: 'as' }),
  study: hada('공부', 'study/studied', o),
  sleep: v('자다', 'sleep/slept'),
  rest: v('쉬다', 'rest/rested'),
  relax: v('쉬다', 'relax/relaxed'),
  'wake-up': v('잠=sleep +에서=:from 깨다', 'wake up/woke up'),
  'get-up': v('일어나다', 'get up/got up'),
  'go-to-bed': v('자러~자다=to_sleep 가다', 'go/went'),
  'fall-asleep': v('잠들다', 'fall asleep/fell asleep'),
  shower: hada('샤워', 'shower/showered'),
  exercise: hada('운동', 'exercise/exercised'),
  train: hada('훈련', 'train/trained'),
  clean: {
    by: {
      none: hada('청소', 'clean/cleaned'),
      place: hada('청소', 'clean/cleaned', o),
      machine: v('닦다', 'clean/cleaned', o),
      thing: v('닦다', 'clean/cleaned', o),
      shoes: v('닦다', 'clean/cleaned', o),
      glasses: v('닦다', 'clean/cleaned', o),
    },
  },
  wash: {
    by: {
      none: v('씻다', 'wash/washed'),
      body: v('씻다', 'wash/washed', o),
      food: v('씻다', 'wash/washed', o),
      clothes: v('빨다', 'wash/washed', o),
      machine: v('닦다', 'wash/washed', o),
      animal: v('씻기다', 'wash/washed', o),
    },
  },
  cook: hada('요리', 'cook/cooked', { ...o, ...skill }),
  bake: {
    by: { none: v('빵=bread +을=:object 굽다', 'bake/baked'), food: v('굽다', 'bake/baked', o) },
  },
  shop: hada('쇼핑', 'shop/shopped'),
  travel: hada('여행', 'travel/travelled'),
  'move-house': hada('이사', 'move/moved', moves),
  stay: v('머무르다', 'stay/stayed', { isAtPlace: true }),
  wait: v('기다리다', 'wait/waited'),
  'wait-for': v('기다리다', 'wait for/waited for', o),
  hurry: v('서두르다', 'hurry/hurried'),
  practise: hada('연습', 'practise/practised', o),

  go: v('가다', 'go/went', moves),
  'go-out': v('나가다', 'go out/went out'),
  'go-home': v('집=home +에=:to 가다', 'go/went'),
  'go-for-a-walk': hada('산책', 'go for a walk/went for a walk'),
  come: v('오다', 'come/came', moves),
  'come-back': v('돌아오다', 'come back/came back', moves),
  arrive: hada('도착', 'arrive/arrived', { isAtPlace: true, ...moves }),
  leave: {
    by: {
      none: v('떠나다', 'leave/left'),
      place: v('떠나다', 'leave/left', o),
      town: v('떠나다', 'leave/left', o),
      country: v('떠나다', 'leave/left', o),
      ...people(v('떠나다', 'leave/left', o)),
    },
  },
  walk: v('걷다', 'walk/walked'),
  run: v('달리다', 'run/ran'),
  swim: hada('수영', 'swim/swam', skill),
  cycle: v('자전거=bicycle +를=:object 타다', 'ride/rode', skill),
  hike: hada('하이킹', 'hike/hiked'),
  ski: v('스키=ski +를=:object 타다', 'ski/skied', skill),
  drive: hada('운전', 'drive/drove', { ...o, ...skill }),
  fly: v('날다', 'fly/flew'),
  climb: v('올라가다', 'climb/climbed', { object: 'to' }),
  jump: v('뛰다', 'jump/jumped'),
  dance: v('춤=dance +을=:object 추다', 'dance/danced', skill),
  sit: v('앉다', 'sit/sat', { isAtPlace: true, present: 'posture' }),
  stand: v('서다', 'stand/stood', { isAtPlace: true, present: 'posture' }),
  lie: v('눕다', 'lie/lay', { isAtPlace: true, present: 'posture' }),
  fall: v('넘어지다', 'fall/fell'),
  'take-transport': v('타다', 'take/took', o),
  ride: v('타다', 'ride/rode', { ...o, ...skill }),
  'get-lost': v('길=way +을=:object 잃다', 'lose/lost'),
  'go-camping': v('캠핑=camping +을=:object 가다', 'go/went'),
  'go-fishing': v('낚시하러~낚시하다=to_fish 가다', 'go/went'),
  surf: hada('서핑', 'surf/surfed', skill),
  jog: hada('조깅', 'jog/jogged'),

  eat: v('먹다', 'eat/ate', o),
  drink: v('마시다', 'drink/drank', o),
  order: hada('주문', 'order/ordered', o),
  try: { by: { food: v('먹어~먹다=eat 보다', 'try/tried', o), drink: v('마셔~마시다=drink 보다', 'try/tried', o) } },
  taste: v('맛보다', 'taste/tasted', o),
  smoke: v('담배=cigarettes +를=:object 피우다', 'smoke/smoked'),

  know: v('알다', 'know/knew', o),
  understand: hada('이해', 'understand/understood', { ...o, isDeniedByCannot: true }),
  learn: v('배우다', 'learn/learned', o),
  teach: v('가르치다', 'teach/taught', o),
  think: hada('생각', 'think/thought'),
  'think-about': hada('생각', 'think/thought', { object: 'about' }),
  'think-so': v('그렇게=so 생각하다', 'think/thought'),
  believe: v('믿다', 'believe/believed', o),
  hope: v('바라다', 'hope/hoped', o),
  remember: hada('기억', 'remember/remembered', { ...o, isDeniedByCannot: true }),
  forget: v('잊어버리다', 'forget/forgot', o),
  'dream-of': v('꿈=dream +을=:object 꾸다', 'dream of/dreamt of', { object: 'none' }),
  see: v('보다', 'see/saw', o),
  watch: v('보다', 'watch/watched', o),
  'look-at': v('보다', 'look at/looked at', o),
  hear: v('듣다', 'hear/heard', o),
  'listen-to': v('듣다', 'listen to/listened to', o),
  read: { by: { none: v('책=book +을=:object 읽다', 'read/read'), other: v('읽다', 'read/read', o) } },
  write: { by: { none: v('글=text +을=:object 쓰다', 'write/wrote'), other: v('쓰다', 'write/wrote', o) } },
  feel: v('느끼다', 'feel/felt', o),

  like: hada('좋아', 'like/liked', o),
  love: {
    by: {
      ...people(hada('사랑', 'love/loved', o)),
      animal: hada('사랑', 'love/loved', o),
      other: v('정말=really 좋아하다', 'like/liked', o),
    },
  },
  hate: hada('싫어', 'hate/hated', o),
  prefer: v('더=more 좋아하다', 'like/liked', o),
  enjoy: v('즐기다', 'enjoy/enjoyed', o),
  want: {
    by: {
      food: v('먹다', 'eat/ate', o),
      meal: v('먹다', 'eat/ate', o),
      drink: v('마시다', 'drink/drank', o),
      animal: v('키우다', 'keep/kept', o),
      book: v('갖다', 'have/had', o),
      machine: v('갖다', 'have/had', o),
      clothes: v('갖다', 'have/had', o),
      shoes: v('갖다', 'have/had', o),
      glasses: v('갖다', 'have/had', o),
      jewellery: v('갖다', 'have/had', o),
      thing: v('갖다', 'have/had', o),
      place: v('갖다', 'have/had', o),
    },
  },
  need: v('필요하다', 'need/needed', { object: 'subject' }),
  miss: {
    by: {
      ...people(v('보고~보다=see 싶다', ':want', { object: 'subject' })),
      animal: v('보고~보다=see 싶다', ':want', { object: 'subject' }),
      place: v('그립다', 'miss/missed', { object: 'subject' }),
      town: v('그립다', 'miss/missed', { object: 'subject' }),
      country: v('그립다', 'miss/missed', { object: 'subject' }),
      food: v('그립다', 'miss/missed', { object: 'subject' }),
    },
  },
  fear: hada('무서워', 'fear/feared', o),
  'be-interested-in': v('관심=interest +이=:subject 있다', 'have/had', { object: 'in' }),
  'be-good-at': hada('잘', 'be good at/were good at', o),
  'be-allergic-to': v('알레르기=allergy +가=:subject 있다', 'have/had', { object: 'none' }),
  'be-married': v('결혼하다', 'marry/married', { present: 'past' }),
  'be-born': v('태어나다', 'be born/was born'),
  'look-forward-to': hada('기대', 'look forward to/looked forward to', { ...o, present: 'ongoing' }),
  collect: v('모으다', 'collect/collected', o),

  speak: {
    by: {
      none: hada('말', 'speak/spoke'),
      language: v('하다', 'speak/spoke', { ...o, ...skill, isDeniedByCannot: true }),
    },
  },
  'talk-to': hada('이야기', 'talk/talked', { object: 'with' }),
  'talk-about': hada('이야기', 'talk/talked', { object: 'about' }),
  say: hada('말', 'say/said', o),
  tell: hada('이야기', 'tell/told', o),
  ask: {
    by: {
      none: v('물어보다', 'ask/asked'),
      ...people(v('물어보다', 'ask/asked', { object: 'to-person' })),
    },
  },
  answer: hada('대답', 'answer/answered', { object: 'to' }),
  call: { by: { none: hada('전화', 'call/called'), ...people(hada('전화', 'call/called', { object: 'to-person' })) } },
  sing: {
    by: {
      none: v('노래=song +를=:object 부르다', 'sing/sang', skill),
      thing: v('부르다', 'sing/sang', { ...o, ...skill }),
    },
  },
  laugh: v('웃다', 'laugh/laughed'),
  cry: v('울다', 'cry/cried'),
  smile: v('미소=smile +를=:object 짓다', 'make/made'),
  shout: v('소리치다', 'shout/shouted'),
  'write-to': v('편지=letter +를=:object 쓰다', 'write/wrote', { object: 'to-person' }),
  argue: v('다투다', 'argue/argued', { object: 'with' }),
  chat: v('수다=chat +를=:object 떨다', 'chat/chatted', { object: 'with' }),
  explain: hada('설명', 'explain/explained', o),

  meet: v('만나다', 'meet/met', o),
  visit: {
    by: {
      elder: v('찾아뵈다', 'visit/visited', o),
      kin: v('만나러~만나다=to_meet 가다', 'go/went', o),
      person: v('만나러~만나다=to_meet 가다', 'go/went', o),
      name: v('방문하다', 'visit/visited', o),
      place: hada('방문', 'visit/visited', o),
      town: hada('방문', 'visit/visited', o),
      country: hada('방문', 'visit/visited', o),
    },
  },
  help: v('도와주다', 'help/helped', o),
  marry: hada('결혼', 'marry/married', { object: 'with' }),
  invite: hada('초대', 'invite/invited', o),
  kiss: v('뽀뽀하다', 'kiss/kissed', { object: 'to-person' }),
  hug: v('안아~안다=hug 주다', ':give', o),
  'look-after': v('돌보다', 'look after/looked after', o),
  thank: hada('감사', 'thank/thanked', { object: 'to-person' }),
  'get-to-know': v('알게~알다=know 되다', 'come to/came to', o),

  make: v('만들다', 'make/made', o),
  do: v('하다', 'do/did', o),
  use: hada('사용', 'use/used', o),
  buy: v('사다', 'buy/bought', o),
  sell: v('팔다', 'sell/sold', o),
  pay: { by: { none: v('돈=money +을=:object 내다', 'pay/paid'), money: v('내다', 'pay/paid', o) } },
  cost: undefined,
  bring: {
    by: {
      ...people(v('데려오다', 'bring/brought', { ...o, ...moves })),
      animal: v('데려오다', 'bring/brought', { ...o, ...moves }),
      other: v('가져오다', 'bring/brought', { ...o, ...moves }),
    },
  },
  take: {
    by: {
      ...people(v('데려가다', 'take/took', { ...o, ...moves })),
      animal: v('데려가다', 'take/took', { ...o, ...moves }),
      machine: v('타다', 'take/took', o),
      thing: v('가져가다', 'take/took', { ...o, ...moves }),
      book: v('가져가다', 'take/took', { ...o, ...moves }),
      food: v('가져가다', 'take/took', { ...o, ...moves }),
    },
  },
  carry: v('나르다', 'carry/carried', o),
  give: v('주다', 'give/gave', o),
  send: v('보내다', 'send/sent', o),
  show: v('보여~보이다=show 주다', ':give', o),
  get: { by: { thing: v('받다', 'get/got', o), book: v('받다', 'get/got', o), jewellery: v('받다', 'get/got', o) } },
  find: v('찾다', 'find/found', o),
  'look-for': v('찾다', 'look for/looked for', { ...o, present: 'ongoing' }),
  lose: {
    by: {
      other: v('잃어버리다', 'lose/lost', o),
      none: v('지다', 'lose/lost'),
    },
  },
  open: { by: { none: v('문=door +을=:object 열다', 'open/opened'), other: v('열다', 'open/opened', o) } },
  close: { by: { none: v('문=door +을=:object 닫다', 'close/closed'), other: v('닫다', 'close/closed', o) } },
  start: v('시작하다', 'start/started', o),
  finish: { by: { none: v('끝나다', 'finish/finished'), other: v('끝내다', 'finish/finished', o) } },
  break: v('망가뜨리다', 'break/broke', o),
  repair: v('고치다', 'repair/repaired', o),
  build: v('짓다', 'build/built', o),
  draw: {
    by: { none: v('그림=picture +을=:object 그리다', 'draw/drew'), other: v('그리다', 'draw/drew', o) },
  },
  paint: {
    by: { none: v('그림=picture +을=:object 그리다', 'paint/painted'), other: v('그리다', 'paint/painted', o) },
  },
  wear: {
    by: {
      clothes: v('입다', 'wear/wore', { ...o, present: 'ongoing' }),
      shoes: v('신다', 'wear/wore', { ...o, present: 'ongoing' }),
      glasses: v('쓰다', 'wear/wore', { ...o, present: 'ongoing' }),
      jewellery: v('끼다', 'wear/wore', { ...o, present: 'ongoing' }),
    },
  },
  win: v('이기다', 'win/won'),
  choose: v('고르다', 'choose/chose', o),
  change: v('바꾸다', 'change/changed', o),
  cut: v('자르다', 'cut/cut', o),
  throw: v('던지다', 'throw/threw', o),
  steal: v('훔치다', 'steal/stole', o),
  hide: { by: { none: v('숨다', 'hide/hid', { isAtPlace: true }), other: v('숨기다', 'hide/hid', o) } },
  plant: v('심다', 'plant/planted', o),
  grow: { by: { none: v('자라다', 'grow/grew'), other: v('키우다', 'grow/grew', o) } },
  photograph: v('사진=photo +을=:object 찍다', 'take/took', { object: 'none' }),
  'turn-on': v('켜다', 'turn on/turned on', o),
  'turn-off': v('끄다', 'turn off/turned off', o),

  play: v('놀다', 'play/played'),
  'play-with': v('놀다', 'play/played', { object: 'with' }),
  'play-sport': {
    by: {
      sport: v('하다', 'play/played', { ...o, ...skill }),
      'struck-sport': v('치다', 'play/played', { ...o, ...skill }),
      thing: v('하다', 'play/played', o),
    },
  },
  'play-instrument': {
    by: {
      'struck-instrument': v('치다', 'play/played', { ...o, ...skill }),
      'bowed-instrument': v('켜다', 'play/played', { ...o, ...skill }),
      'blown-instrument': v('불다', 'play/played', { ...o, ...skill }),
    },
  },

  bark: v('짖다', 'bark/barked'),
  bite: v('물다', 'bite/bit', o),
  feed: v('밥=food +을=:object 주다', 'give/gave', { object: 'to-person' }),
  chase: v('쫓아다니다', 'chase/chased', o),
  scratch: v('할퀴다', 'scratch/scratched', o),
  snore: v('코=nose +를=:object 골다', 'snore/snored'),

  rain: v('비=rain +가=:subject 오다', 'come/came'),
  snow: v('눈=snow +이=:subject 오다', 'come/came'),
  happen: undefined,
};

/** Ways of going, when it is said where to. */
export const waysOfGoing: Partial<Record<VerbFrame, KoreanVerb>> = {
  travel: v('여행=trip +을=:object 가다', 'go/went', moves),
  walk: v('걸어가다', 'walk/walked', moves),
  run: v('뛰어가다', 'run/ran', moves),
  cycle: v('자전거=bicycle +로=:by 가다', 'go/went', moves),
  drive: v('차=car +로=:by 가다', 'go/went', moves),
  fly: v('비행기=plane +로=:by 가다', 'go/went', moves),
};

/** Staying at home is being there. */
export const beAtPlace = v('있다', 'be/was', { isAtPlace: true });

/** What is said with the object left out where nothing else is known: 'I can cook'. */
export const mayLackObject: ReadonlySet<VerbFrame> = new Set([
  ...(['cook', 'study', 'drive', 'eat', 'drink', 'practise', 'understand', 'know', 'remember', 'order'] as const),
  ...(['teach', 'start', 'argue', 'chat', 'answer', 'forget', 'believe', 'help', 'explain', 'be-married'] as const),
]);

/** Verbs whose lemma is conjugated as an adjective's. */
export const adjectivesAmongVerbs: ReadonlySet<string> = new Set(['그립다', '필요하다', '싶다', '있다', '없다']);
