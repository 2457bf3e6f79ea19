import { createRequire } from 'node:module';
import type * as Wanakana from 'wanakana';
import { atFirstUse } from './atFirstUse';
import { isKana, toHiragana } from './kana';

const require = createRequire(import.meta.url);
const wanakana = atFirstUse(() => require('wanakana') as typeof Wanakana);

/** Sounds of borrowed words, which wanakana 5 spells out kana by kana (ティ as tei). Hepburn's usual extension. */
const borrowed: Readonly<Record<string, string>> = {
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  ふゅ: 'fyu',
  てぃ: 'ti',
  でぃ: 'di',
  とぅ: 'tu',
  どぅ: 'du',
  てゅ: 'tyu',
  でゅ: 'dyu',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔ: 'vu',
  ゔぇ: 've',
  ゔぉ: 'vo',
  しぇ: 'she',
  じぇ: 'je',
  ちぇ: 'che',
  つぁ: 'tsa',
  つぃ: 'tsi',
  つぇ: 'tse',
  つぉ: 'tso',
  いぇ: 'ye',
  くぁ: 'kwa',
  くぉ: 'kwo',
};

/** Words whose kana would be misread: は and へ kept from particles, and vowels that meet between two words. */
const exceptions = new Map(
  Object.entries({
    は: 'wa',
    へ: 'e',
    では: 'dewa',
    には: 'niwa',
    とは: 'towa',
    へは: 'ewa',
    からは: 'karawa',
    それでは: 'soredewa',
    または: 'matawa',
    こんにちは: 'konnichiwa',
    こんばんは: 'konbanwa',
    ばあい: 'baai',
    みずうみ: 'mizuumi',
    おもう: 'omou',
    ていう: 'teiu',
  }),
);

const macrons: Readonly<Record<string, string>> = { a: 'ā', i: 'ī', u: 'ū', e: 'ē', o: 'ō' };
const mora = /[ぁ-ゖ][ぁぃぅぇぉゃゅょ]|[ぁ-ゖ]|ー|./gsu;

function romajiOfMora(kana: string): string[] {
  const known = borrowed[kana];
  if (known !== undefined) return [known];
  if (kana.length === 2 && /[ぁぃぅぇぉ]$/u.test(kana)) return [...kana].flatMap(romajiOfMora);
  if (kana === 'を') return ['o'];
  return [wanakana().toRomaji(kana)];
}

/**
 * Whether あ or え begins another part of the word (皿洗い, 影絵): they lengthen in calls (まあ, ねえ) and in words for
 * relatives (お母さん, お姉ちゃん) alone.
 */
function beginsPart(moras: readonly string[], index: number): boolean {
  const [before = '', kana, after] = moras.slice(index - 1, index + 2);
  if (index === 0) return false;
  if (kana === 'え') return !/^[ねへえ]$/u.test(before);
  return kana === 'あ' && index > 1 && after !== undefined && !/^[さちーっ]/u.test(after);
}

/** Whether a vowel kana only lengthens what stands before it. いい and えい are written out: ii, sensei. */
function lengthens(kana: string, before: string): boolean {
  const vowel = before.at(-1) ?? '';
  if (kana === 'ー') return vowel in macrons;
  return (
    (kana === 'う' && (vowel === 'o' || vowel === 'u')) ||
    (kana === 'お' && vowel === 'o') ||
    (kana === 'あ' && vowel === 'a') ||
    (kana === 'え' && vowel === 'e')
  );
}

/**
 * Kana in modified Hepburn romanisation: macrons for long vowels, n’ before vowels and y.
 * `verbEnding`: the last う belongs to a verb's ending and lengthens nothing (思う, omou).
 */
export function romajiOf(kana: string, verbEnding = false): string {
  const moras = toHiragana(kana).match(mora) ?? [];
  let result = '';
  let doubled = false;
  moras.forEach((each, index) => {
    if (each === 'っ') {
      doubled = true;
      return;
    }
    const isEnding = verbEnding && index === moras.length - 1;
    if (!isEnding && !beginsPart(moras, index) && lengthens(each, result)) {
      result = result.slice(0, -1) + (macrons[result.at(-1) ?? ''] ?? '');
      return;
    }
    if (each === 'ー') return;
    for (const latin of romajiOfMora(each)) {
      if (doubled && /^[a-z]/u.test(latin)) result += latin.startsWith('ch') ? 't' : latin.charAt(0);
      doubled = false;
      if ((moras[index - 1] ?? '').endsWith('ん') && /^[aiueoy]/u.test(latin)) result += '’';
      result += latin;
    }
  });
  return result;
}

/**
 * A Japanese surface in Latin letters; '' when there is nothing to read or a kanji's reading is not given.
 * The particles は, へ, を are wa, e, o where they are the whole surface.
 */
export function transliterateJapanese(surface: string, reading?: string): string {
  const kana = toHiragana((reading ?? surface).replace(/[\s・]/gu, ''));
  if (!isKana(kana)) return '';
  const exception = exceptions.get(kana);
  // 歯 is ha: only what is written は or へ may be the particle.
  const mayBe = !/[はへ]$/u.test(kana) || /[はへハヘ]$/u.test(surface);
  if (exception !== undefined && mayBe) return exception;
  // A verb stem cut before て or た (待っ + て) ends in the t that is heard; あっ and えっ end in nothing.
  const stem = kana.endsWith('っ') && !/^[あえおうはわ]っ$/u.test(kana) ? 't' : '';
  return romajiOf(kana, /\p{Script=Han}う$/u.test(surface)) + stem;
}
