/**
 * How the forms of a Korean verb or adjective begin, so that a form can be brought to its dictionary form: 가다 has 가,
 * 갔, 갈, 간, 갑, 감. Rules of regular conjugation and of the ㅂ, ㄷ, ㅅ, ㄹ, ㅡ, 르 and ㅎ classes; a stem is given both
 * its regular and its irregular forms, as which it takes is not written on it.
 */

const first = 0xac00;
const finals = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄳ',
  'ㄴ',
  'ㄵ',
  'ㄶ',
  'ㄷ',
  'ㄹ',
  'ㄺ',
  'ㄻ',
  'ㄼ',
  'ㄽ',
  'ㄾ',
  'ㄿ',
  'ㅀ',
  'ㅁ',
  'ㅂ',
  'ㅄ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
];
const vowels = [
  'ㅏ',
  'ㅐ',
  'ㅑ',
  'ㅒ',
  'ㅓ',
  'ㅔ',
  'ㅕ',
  'ㅖ',
  'ㅗ',
  'ㅘ',
  'ㅙ',
  'ㅚ',
  'ㅛ',
  'ㅜ',
  'ㅝ',
  'ㅞ',
  'ㅟ',
  'ㅠ',
  'ㅡ',
  'ㅢ',
  'ㅣ',
];

interface Syllable {
  initial: number;
  vowel: string;
  final: string;
}

function takeApart(syllable: string): Syllable | undefined {
  const code = syllable.charCodeAt(0) - first;
  if (syllable.length !== 1 || code < 0 || code >= 11172) return undefined;
  return {
    initial: Math.floor(code / 588),
    vowel: vowels[Math.floor((code % 588) / 28)] ?? '',
    final: finals[code % 28] ?? '',
  };
}

function putTogether({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(first + initial * 588 + vowels.indexOf(vowel) * 28 + finals.indexOf(final));
}

const withFinal = (syllable: Syllable, final: string) => putTogether({ ...syllable, final });

/** Vowels that sound alike today are written alike: learners, and not they alone, mix up 게 and 개, 왜 and 외. */
export function alikeVowels(word: string): string {
  return word.replace(/[가-힣]/gu, (syllable) => {
    const parts = takeApart(syllable);
    return parts ? putTogether({ ...parts, vowel: soundsLike[parts.vowel] ?? parts.vowel }) : syllable;
  });
}

const soundsLike: Readonly<Record<string, string>> = { ㅐ: 'ㅔ', ㅒ: 'ㅔ', ㅖ: 'ㅔ', ㅚ: 'ㅙ', ㅞ: 'ㅙ' };

/** What a stem that ends in a vowel becomes before 어 or 아. */
const contracted: Readonly<Record<string, string>> = {
  ㅏ: 'ㅏ',
  ㅓ: 'ㅓ',
  ㅐ: 'ㅐ',
  ㅔ: 'ㅔ',
  ㅙ: 'ㅙ',
  ㅕ: 'ㅕ',
  ㅗ: 'ㅘ',
  ㅜ: 'ㅝ',
  ㅣ: 'ㅕ',
  ㅚ: 'ㅙ',
};

/**
 * @param lemma a dictionary form in 다; of anything else nothing is known
 * @returns beginnings of its forms, the stem itself among them; empty for what is no verb or adjective
 */
export function koreanStems(lemma: string): string[] {
  if (!/^[가-힣]{2,}$/u.test(lemma) || !lemma.endsWith('다')) return [];
  const stem = lemma.slice(0, -1);
  const head = stem.slice(0, -1);
  const last = takeApart(stem.slice(-1));
  if (!last) return [];
  return [...new Set([stem, ...(last.final === '' ? openStem(head, last) : closedStem(head, last))])];
}

function openStem(head: string, last: Syllable): string[] {
  const joined = ['ㄹ', 'ㄴ', 'ㅂ', 'ㅁ'].map((final) => head + withFinal(last, final));
  return [...joined, ...pastOf(head, last)];
}

/** 가 and 갔, 마셔 and 마셨, 몰라 and 몰랐, 바빠 and 바빴, 해 and 했. */
function pastOf(head: string, last: Syllable): string[] {
  const before = takeApart(head.slice(-1));
  const isBright = before?.vowel === 'ㅏ' || before?.vowel === 'ㅗ';
  const bothOf = (syllable: Syllable, start: string) => [
    start + withFinal(syllable, ''),
    start + withFinal(syllable, 'ㅆ'),
  ];
  const text = putTogether(last);
  if (text === '하') return bothOf({ ...last, vowel: 'ㅐ' }, head);
  if (text === '르' && before) {
    const start = head.slice(0, -1) + withFinal(before, 'ㄹ');
    return bothOf({ ...last, vowel: isBright ? 'ㅏ' : 'ㅓ' }, start);
  }
  if (last.vowel === 'ㅡ') return bothOf({ ...last, vowel: isBright ? 'ㅏ' : 'ㅓ' }, head);
  // 쉬다 keeps its vowel: 쉬어, 쉬었.
  if (last.vowel === 'ㅟ') return ['어', '었'].map((ending) => head + text + ending);
  const vowel = contracted[last.vowel];
  return vowel === undefined ? [] : bothOf({ ...last, vowel }, head);
}

function closedStem(head: string, last: Syllable): string[] {
  const open = head + withFinal(last, '');
  switch (last.final) {
    case 'ㅂ': // 춥다: 추워, 추우면, 추운
      return ['워', '웠', '우', '운', '울', '와', '왔'].map((ending) => open + ending);
    case 'ㄷ': // 듣다: 들어
      return [head + withFinal(last, 'ㄹ')];
    case 'ㅅ': // 낫다: 나아
      return ['아', '았', '어', '었', '으', '은', '을'].map((ending) => open + ending);
    case 'ㄹ': // 알다: 아는, 압니다, 안
      return [open, head + withFinal(last, 'ㅂ'), head + withFinal(last, 'ㄴ')];
    case 'ㅎ': {
      // 그렇다: 그러면, 그런, 그래, 그랬; 하얗다: 하얘
      const bright = { ...last, vowel: last.vowel === 'ㅑ' ? 'ㅒ' : 'ㅐ' };
      return ['', 'ㄴ', 'ㄹ']
        .map((final) => withFinal(last, final))
        .concat(['', 'ㅆ'].map((final) => withFinal(bright, final)))
        .map((syllable) => head + syllable);
    }
    default:
      return [];
  }
}
