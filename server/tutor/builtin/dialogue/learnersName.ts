/**
 * What somebody may be called who has told no more than the name they log in with: its first run of letters, with a
 * capital ("stranger1" is Stranger). Undefined where it has no two letters that follow each other.
 */
export function nameFromLogin(login: string): string | undefined {
  const letters = /\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]/u.exec(login.normalize('NFC'))?.[0];
  return letters?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Whether a name ends in a consonant as Koreans say it: final l, m, n, ng and ck stay, others get a vowel (마크, 데이비드). */
function endsInConsonant(name: string): boolean {
  const last = name.normalize('NFC').codePointAt(name.normalize('NFC').length - 1) ?? 0;
  // Of a Hangul syllable 28 forms follow each other, the first without a final consonant (Unicode, section 3.12).
  if (last >= 0xac00 && last <= 0xd7a3) return (last - 0xac00) % 28 !== 0;
  return /(?:[lmn]|ng|ck|[aeiou]p|[lmn]e)$/iu.test(name);
}

/** A Korean sentence that breaks off after the name ("제 이름은 Anna.") made whole: 예요 after a vowel, else 이에요. */
export function withKoreanCopula(text: string, name: string): string {
  const start = ['이름은 ', '저는 '].map((before) => before + name).find((each) => text.includes(`${each}.`));
  return start === undefined
    ? text
    : text.replace(`${start}.`, () => `${start}${endsInConsonant(name) ? '이에요' : '예요'}.`);
}
