import {
  beforeDaero,
  doing,
  nounsBeforeDo,
  nounsLikeStems,
  openStems,
  politeAfter,
  stemsBeforeDo,
  verbsLikeCopula,
  wholeWords,
} from './koreanWords';

/**
 * What one glossed word is in Korean: noun and particles apart (`밥` `을`), copula apart (`학생` `이에요`), conjugated
 * verbs whole (`먹었어요`). An eojeol is cut from its end by the form of particles and the final consonant before them.
 * Pure; the pieces joined give the text back.
 */

const syllable = /[가-힣]$/u;

/** The final consonant of the last syllable: its number in Unicode's order, 0 for none; undefined outside Hangul. */
export function finalConsonant(word: string): number | undefined {
  return syllable.test(word) ? (word.charCodeAt(word.length - 1) - 0xac00) % 28 : undefined;
}

const rieul = 8;
const ssangSiot = 20;

type Fits = (stem: string) => boolean;
const afterConsonant: Fits = (stem) => (finalConsonant(stem) ?? 0) > 0;
const afterVowel: Fits = (stem) => finalConsonant(stem) === 0;
const afterAny: Fits = () => true;

/** Copulas; the longest first. */
const copulas: readonly (readonly [ending: string, fits: Fits])[] = [
  ['이었습니다', afterConsonant],
  ['였습니다', afterVowel],
  ['이었어요', afterConsonant],
  ['이셨어요', afterAny],
  ['이에요', afterConsonant],
  ['이세요', afterAny],
  ['이시죠', afterAny],
  ['였어요', afterVowel],
  ['이네요', afterAny],
  ['이군요', afterAny],
  ['인데요', afterAny],
  ['인가요', afterAny],
  ['이니까', afterAny],
  ['이라서', afterConsonant],
  ['이라는', afterConsonant],
  ['이라면', afterConsonant],
  ['이거든요', afterConsonant],
  ['이겠네요', afterConsonant],
  ['이지만', afterConsonant],
  ['이지요', afterConsonant],
  ['입니다', afterAny],
  ['입니까', afterAny],
  ['이었어', afterConsonant],
  ['였어', afterVowel],
  ['예요', afterVowel],
  ['이죠', afterConsonant],
  ['였죠', afterVowel],
  ['이면', afterConsonant],
  ['이다', afterConsonant],
  ['이네', afterConsonant],
  ['이야', afterConsonant],
  ['인데', afterAny],
  ['이고', afterConsonant],
];

const beforeDo: Fits = (stem) =>
  nounsBeforeDo.has(stem) ||
  (!stemsBeforeDo.has(stem) &&
    !/[어여해봐와줘돼셔려켜쳐져워춰써꺼떠렸]$|[^\s]아$|[몰달올갈흘빨눌]라$|[는은던]데$|[둘불눌찔]러$|^커$/u.test(stem));

const beforeTopic: Fits = (stem) =>
  afterVowel(stem) &&
  (/(?:에서|에|한테|까지|부터|하고|로|께서)$/u.test(stem) ||
    nounsLikeStems.has(stem) ||
    ![...openStems].some((verb) => stem.endsWith(verb)));

/** Verbs end in few vowels before 요 (해요, 가요, 마셔요, 하지요); 커피요 and 카드요 are none. */
const verbVowels = new Set([0, 1, 4, 5, 6, 9, 10, 14]);
const endsUnlikeVerb = (stem: string) => {
  const vowel = Math.floor(((stem.charCodeAt(stem.length - 1) - 0xac00) % 588) / 28);
  return afterVowel(stem) && !verbVowels.has(vowel) && !/[고지]$/u.test(stem);
};

const beforePolite: Fits = (stem) =>
  (afterConsonant(stem) && !/(?:군|거든|지만)$/u.test(stem)) ||
  stem === '왜' ||
  stem === '더' ||
  endsUnlikeVerb(stem) ||
  politeAfter.has(stem) ||
  /(?:에|에서|까지|부터|한테|으로|하고|도)$/u.test(stem);

/** 친구야: the familiar copula, which looks like the end of 가야 and 먹어야. */
const beforeYa: Fits = (stem) => endsUnlikeVerb(stem) || politeAfter.has(stem);

/** No noun ends in ㅆ: 갔을 and 했을 are verbs. */
const afterNoun: Fits = (stem) => afterConsonant(stem) && finalConsonant(stem) !== ssangSiot;

/** What 가다 and 오다 are joined to: 나가, 가져와. */
const comingAndGoing = /^(?:나|들어|올라|내려|돌아|걸어|지나|가져|데려|건너|다가|따라|뛰어|날아|다녀)$/u;

/** Particles; where one ends like another, the longer comes first. */
const particles: readonly (readonly [particle: string, fits: Fits])[] = [
  ['한테서', afterAny],
  ['에서', afterAny],
  ['씩', afterAny],
  ['쯤', afterAny],
  ['뿐', afterAny],
  ['에게', afterAny],
  ['한테', afterAny],
  ['까지', afterAny],
  ['부터', afterAny],
  ['보다', afterAny],
  ['처럼', afterAny],
  ['만큼', afterAny],
  ['마다', afterAny],
  ['밖에', afterAny],
  ['께서', afterAny],
  ['이랑', afterConsonant],
  ['이나', afterConsonant],
  ['이요', (stem) => afterConsonant(stem) && !wholeWords.has(`${stem}이`)],
  ['이야말로', afterConsonant],
  ['야말로', afterVowel],
  ['대로', (stem) => beforeDaero.test(stem)],
  ['이라도', afterConsonant],
  ['라도', (stem) => afterVowel(stem) && !/(?:아니|자|바|소|보|^나|리나)$/u.test(stem)],
  ['이라고', afterConsonant],
  ['라고', (stem) => afterVowel(stem) && !/(?:[으하가오]|[^도택접]시)$/u.test(stem)],
  ['으로', (stem) => afterConsonant(stem) && finalConsonant(stem) !== rieul],
  ['하고', (stem) => ![...doing].some((noun) => stem === noun) && !/[아어]$/u.test(stem)],
  ['은', afterNoun],
  ['을', afterNoun],
  ['이', afterConsonant],
  ['과', afterConsonant],
  ['는', beforeTopic],
  ['를', afterVowel],
  ['가', (stem) => afterVowel(stem) && !comingAndGoing.test(stem)],
  ['와', (stem) => afterVowel(stem) && !comingAndGoing.test(stem)],
  ['랑', afterVowel],
  ['로', (stem) => afterVowel(stem) || finalConsonant(stem) === rieul],
  ['에', afterAny],
  ['엔', afterAny],
  ['의', afterAny],
  ['도', beforeDo],
  ['만', (stem) => !stem.endsWith('지') || stem.endsWith('까지')],
  ['께', afterAny],
  ['요', beforePolite],
  ['야', beforeYa],
  ['들', (stem) => !/[힘흔만]$/u.test(stem)],
];

/** Verbs whose form ends like a noun and its particle: 맛있는, 어떤데도 stays one. */
const verbal =
  /(?:[았었였했겠있없]는|겠는|ㄴ데|는데|은데|던데|지만|면서|니까|려고|으러|아도|어도|해도|네요|어요|아요|해요|세요|까요|게요|래요|데요|죠|지요|거든요|잖아요|군요|습니다|습니까|시다|고요|니까요|아서요|어서요|해서요|라서요)$/u;

/** Written as one: 삼만, 십이. */
const numeral = /^(?:[이삼사오육칠팔구]만|[이삼사오육칠팔구]?십[일이삼사오육칠팔구])$/u;

/** Cuts a run of characters without white space. */
export function cutKoreanRun(run: string): string[] {
  const parts = run.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? [];
  return parts.flatMap((part) => (/[가-힣]$/u.test(part) ? cutEojeol(part) : [part]));
}

function cutEojeol(eojeol: string): string[] {
  if (wholeWords.has(eojeol) || numeral.test(eojeol)) return [eojeol];
  // A name or a number in other letters, and what is written after it.
  const mixed = /^([^가-힣]+)([가-힣]+)$/u.exec(eojeol);
  if (mixed) return cutForeign(mixed[1] ?? '', mixed[2] ?? '');
  const copula = cutCopula(eojeol);
  if (copula) return copula;
  for (const [particle, fits] of particles) {
    const stem = eojeol.slice(0, -particle.length);
    if (stem === '' || !eojeol.endsWith(particle) || !fits(stem)) continue;
    if (particle !== '도' && particle !== '요' && verbal.test(eojeol)) continue;
    return [...cutEojeol(stem), particle];
  }
  return [eojeol];
}

function cutCopula(eojeol: string): string[] | undefined {
  if (verbsLikeCopula.test(eojeol)) return undefined;
  const found = copulas.find(([ending, fits]) => {
    const stem = eojeol.slice(0, -ending.length);
    return stem !== '' && eojeol.endsWith(ending) && fits(stem);
  });
  if (!found) return undefined;
  const stem = eojeol.slice(0, -found[0].length);
  return [...cutEojeol(stem), found[0]];
}

function cutForeign(name: string, after: string): string[] {
  const isEnding = [...copulas, ...particles].some(([ending]) => after === ending);
  return isEnding || after === '씨' || after === '님' ? [name, after] : [name, ...cutEojeol(after)];
}
