/** Syllables taken apart by their place in Unicode: 588 of an initial, 28 of a vowel, one for each final. */

const first = 0xac00;
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';

export const isHangul = (text: string) => /[가-힣]$/u.test(text);

const offset = (text: string) => text.charCodeAt(text.length - 1) - first;

/** The final consonant of the last syllable, '' where it has none. */
export const finalOf = (text: string) => (finals[offset(text) % 28] ?? '').trim();

/** The vowel of the last syllable. */
export const vowelOf = (text: string) => vowels[Math.floor((offset(text) % 588) / 28)] ?? '';

/** The text with another final, or none, in its last syllable. */
export function withFinal(text: string, final: string): string {
  const code = offset(text);
  const next = first + code - (code % 28) + (final === '' ? 0 : finals.indexOf(final));
  return text.slice(0, -1) + String.fromCharCode(next);
}

/** The text with another vowel, and no final, in its last syllable. */
export function withVowel(text: string, vowel: string): string {
  const code = offset(text);
  return text.slice(0, -1) + String.fromCharCode(first + code - (code % 588) + vowels.indexOf(vowel) * 28);
}
