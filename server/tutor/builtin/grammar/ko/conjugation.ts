import { finalOf, vowelOf, withFinal, withVowel } from './hangul';

/** A verb or an adjective ready to take endings. */
export interface Inflected {
  /** The dictionary form. */
  readonly lemma: string;
  /** Before consonants: 먹, 춥, 듣, 가시. */
  readonly stem: string;
  /** Before endings in 으, which is part of it: 먹으, 추우, 들으, 가; of a stem in ㄹ the stem itself. */
  readonly open: string;
  /** With 아 or 어: 먹어, 추워, 들어, 가, 해. */
  readonly infinitive: string;
  readonly isAdjective: boolean;
  /** Adds 시, whose polite present is 세요. */
  readonly isHonorific?: true;
}

/** Endings by what they say. 'resultative' and the like are made of these by the predicate. */
export type Form =
  | 'polite'
  | 'past'
  | 'and'
  | 'past-and'
  | 'but'
  | 'past-but'
  | 'or'
  | 'past-or'
  | 'because'
  | 'must'
  | 'may'
  | 'if'
  | 'reason'
  | 'background'
  | 'past-background'
  | 'wondering'
  | 'past-wondering'
  | 'past-when'
  | 'will'
  | 'attributive'
  | 'past-attributive'
  | 'not'
  | 'going'
  | 'intending'
  | 'requiring'
  | 'nominal'
  | 'quoted'
  | 'past-quoted'
  | 'quoted-known'
  | 'past-quoted-known'
  | 'request';

const regularB = /(?:입|잡|씹|뽑|좁|집|접|업|꼽|수줍)$/u;
const irregularD = /(?:듣|걷|묻|싣|깨닫)$/u;
const irregularS = /(?:낫|짓|붓|긋|잇)$/u;
const regularReu = /(?:따르|치르|들르)$/u;
const irregularH = /(?:렇|떻|얗|맣|갛|랗|멓|겋|퍼렇|누렇|허옇)$/u;

const isBright = (text: string) => ['ㅏ', 'ㅑ', 'ㅗ'].includes(vowelOf(text));
const withA = (text: string, bright = isBright(text)) => text + (bright ? '아' : '어');

/** What an open vowel becomes with 아 or 어; the others keep theirs and take 어. */
const contracted: Readonly<Record<string, string>> = {
  ㅏ: 'ㅏ',
  ㅓ: 'ㅓ',
  ㅐ: 'ㅐ',
  ㅔ: 'ㅔ',
  ㅕ: 'ㅕ',
  ㅗ: 'ㅘ',
  ㅜ: 'ㅝ',
  ㅣ: 'ㅕ',
  ㅚ: 'ㅙ',
};

function openInfinitive(stem: string): string {
  if (stem.endsWith('하')) return `${stem.slice(0, -1)}해`;
  const head = stem.slice(0, -1);
  if (stem.endsWith('르') && !regularReu.test(stem)) return withFinal(head, 'ㄹ') + (isBright(head) ? '라' : '러');
  const vowel = vowelOf(stem);
  if (vowel === 'ㅡ') return withVowel(stem, head !== '' && isBright(head) ? 'ㅏ' : 'ㅓ');
  const joined = contracted[vowel];
  return joined === undefined ? `${stem}어` : withVowel(stem, joined);
}

/** 파랗다: 파래, 하얗다: 하얘. */
const brightH: Readonly<Record<string, string>> = { ㅏ: 'ㅐ', ㅓ: 'ㅐ', ㅑ: 'ㅒ', ㅕ: 'ㅖ' };

function stemsOf(stem: string): Pick<Inflected, 'open' | 'infinitive'> {
  const final = finalOf(stem);
  const bare = withFinal(stem, '');
  if (final === '') return { open: stem, infinitive: openInfinitive(stem) };
  if (final === 'ㄹ') return { open: stem, infinitive: withA(stem) };
  if (final === 'ㅂ' && !regularB.test(stem))
    return { open: `${bare}우`, infinitive: bare + (/[돕곱]$/u.test(stem) && stem.length === 1 ? '와' : '워') };
  if (final === 'ㄷ' && irregularD.test(stem)) {
    const changed = withFinal(stem, 'ㄹ');
    return { open: `${changed}으`, infinitive: withA(changed) };
  }
  if (final === 'ㅅ' && irregularS.test(stem)) return { open: `${bare}으`, infinitive: withA(bare) };
  if (final === 'ㅎ' && irregularH.test(stem))
    return { open: bare, infinitive: withVowel(bare, brightH[vowelOf(bare)] ?? 'ㅐ') };
  return { open: `${stem}으`, infinitive: withA(stem) };
}

/** @param lemma a dictionary form in 다, of one word */
export function inflected(lemma: string, isAdjective: boolean): Inflected {
  const stem = lemma.slice(0, -1);
  return { lemma, stem, ...stemsOf(stem), isAdjective };
}

/** Verbs that have another verb for people one looks up to. */
const honorificVerbs: Readonly<Record<string, string>> = {
  먹다: '드시다',
  마시다: '드시다',
  자다: '주무시다',
  아프다: '편찮으시다',
  죽다: '돌아가시다',
};

/** The verb with 시, as it is said of people one looks up to. */
export function honorific(verb: Inflected): Inflected {
  if (verb.isHonorific) return verb;
  const own = honorificVerbs[verb.lemma];
  const stem = own === undefined ? `${withoutL(verb.open)}시` : own.slice(0, -1);
  return { ...verb, stem, open: stem, infinitive: withVowel(stem, 'ㅕ'), isHonorific: true };
}

const withoutL = (open: string) => (finalOf(open) === 'ㄹ' ? withFinal(open, '') : open);

/** 맛있다, 재미없다 and the like take 는 as verbs do. */
const takesNeun = ({ lemma, isAdjective }: Inflected) => !isAdjective || /[있없]다$/u.test(lemma);

const past = (verb: Inflected) => withFinal(verb.infinitive, 'ㅆ');
const polite = (verb: Inflected) => {
  if (verb.isHonorific) return `${verb.stem.slice(0, -1)}세요`;
  return verb.lemma === '아니다' ? '아니에요' : `${verb.infinitive}요`;
};

/** As it is said of what somebody thinks or says: 간다, 먹는다, 어렵다, 학생이 아니라. */
function told({ lemma, stem, isAdjective }: Inflected): string {
  if (lemma === '아니다' || lemma === '이다') return `${stem}라`;
  if (isAdjective) return `${stem}다`;
  const bare = withoutL(stem);
  return finalOf(bare) === '' ? `${withFinal(bare, 'ㄴ')}다` : `${bare}는다`;
}

/** One form of a verb or an adjective. */
export function conjugate(verb: Inflected, form: Form): string {
  const { stem, open, infinitive } = verb;
  const bare = withoutL(open);
  switch (form) {
    case 'polite':
      return polite(verb);
    case 'past':
      return `${past(verb)}어요`;
    case 'and':
      return `${stem}고`;
    case 'past-and':
      return `${past(verb)}고`;
    case 'but':
      return `${stem}지만`;
    case 'past-but':
      return `${past(verb)}지만`;
    case 'or':
      return `${stem}거나`;
    case 'past-or':
      return `${past(verb)}거나`;
    case 'because':
      return verb.lemma === '아니다' ? '아니라서' : `${infinitive}서`;
    case 'must':
      return `${infinitive}야`;
    case 'may':
      return `${infinitive}도`;
    case 'if':
      return `${open}면`;
    case 'reason':
      return `${bare}니까`;
    case 'background':
      return takesNeun(verb) ? `${withoutL(stem)}는데` : `${withFinal(bare, 'ㄴ')}데`;
    case 'past-background':
      return `${past(verb)}는데`;
    case 'wondering':
      return conjugate(verb, 'background').replace(/데$/u, '지');
    case 'past-wondering':
      return `${past(verb)}는지`;
    case 'past-when':
      return `${past(verb)}을`;
    case 'will':
      return withFinal(bare, 'ㄹ');
    case 'attributive':
      return takesNeun(verb) ? `${withoutL(stem)}는` : withFinal(bare, 'ㄴ');
    case 'past-attributive':
      return withFinal(bare, 'ㄴ');
    case 'not':
      return `${stem}지`;
    case 'going':
      return `${open}러`;
    case 'intending':
      return `${open}려고`;
    case 'requiring':
      return `${open}려면`;
    case 'nominal':
      return `${stem}기`;
    case 'quoted':
      return `${told(verb)}고`;
    case 'quoted-known':
      return `${told(verb)}는`;
    case 'past-quoted':
      return `${past(verb)}다고`;
    case 'past-quoted-known':
      return `${past(verb)}다는`;
    case 'request':
      return verb.isHonorific ? polite(verb) : `${bare}세요`;
  }
}

const infinitiveOf아니다 = '아니';

/** 아니다 does not contract: 아니었어요. */
export const notToBe: Inflected = {
  lemma: '아니다',
  stem: infinitiveOf아니다,
  open: infinitiveOf아니다,
  infinitive: '아니어',
  isAdjective: true,
};

/**
 * The copula as it is hung on a noun; some forms depend on whether the noun ends in a consonant.
 * 이 stands before all of them that a vowel need not be without.
 */
export function copula(form: Form, closed: boolean, isHonorific: boolean): string {
  if (isHonorific) {
    const forms = conjugate(
      { ...notToBe, lemma: '이다', stem: '이시', open: '이시', infinitive: '이셔', isHonorific: true },
      form,
    );
    return closed ? forms : forms.slice(1);
  }
  const past = closed ? '이었' : '였';
  switch (form) {
    case 'polite':
      return closed ? '이에요' : '예요';
    case 'past':
      return `${past}어요`;
    case 'past-and':
      return `${past}고`;
    case 'past-but':
      return `${past}지만`;
    case 'past-or':
      return `${past}거나`;
    case 'past-when':
      return `${past}을`;
    case 'past-wondering':
      return `${past}는지`;
    case 'because':
      return closed ? '이라서' : '라서';
    case 'quoted':
      return closed ? '이라고' : '라고';
    case 'quoted-known':
      return closed ? '이라는' : '라는';
    case 'past-quoted':
      return `${past}다고`;
    case 'past-quoted-known':
      return `${past}다는`;
    case 'may':
      return closed ? '이라도' : '라도';
    case 'must':
      return closed ? '이어야' : '여야';
    default:
      return conjugate({ ...notToBe, lemma: '이다', stem: '이', open: '이' }, form);
  }
}
