const toneMarks = ['\u0304', '\u0301', '\u030C', '\u0300'];

/**
 * Where the tone mark goes: on a or e, else on the o of ou, else on the last vowel (GB/T 16159).
 * Syllables without a vowel (m, n, ng) carry it on their first letter.
 */
function markedIndex(syllable: string): number {
  const lower = syllable.toLowerCase();
  const main = lower.search(/[ae]/u);
  if (main >= 0) return main;
  if (lower.includes('ou')) return lower.indexOf('ou');
  const vowels = [...lower.matchAll(/[iouü]/gu)];
  return vowels.at(-1)?.index ?? 0;
}

function markSyllable(syllable: string, tone: number): string {
  const mark = toneMarks[tone - 1];
  if (mark === undefined) return syllable;
  const at = markedIndex(syllable) + 1;
  return `${syllable.slice(0, at)}${mark}${syllable.slice(at)}`.normalize('NFC');
}

/** Pinyin with numbers (`lu:4 xing2`, `hua1 r5`) as it is printed: `lǜ xíng`, `huār`. */
export function toToneMarks(numbered: string): string {
  return numbered
    .replace(/u:|v/gu, 'ü')
    .replace(/U:|V/gu, 'Ü')
    .replace(/ r5(?![a-z])/gu, 'r5')
    .replace(/([a-zü]+)([1-5])/giu, (_, syllable: string, tone: string) => markSyllable(syllable, Number(tone)))
    .trim();
}
