const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Katakana brought to hiragana; ー and everything else stays. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x60));
}

export function isKana(text: string): boolean {
  return kana.test(text);
}

/** Kana that are spoken otherwise than written: the particles and the words that keep them (こんにちは). */
const spokenAs: Readonly<Record<string, string>> = {
  は: '[はわ]',
  へ: '[へえ]',
  を: '[をお]',
  づ: '[づず]',
  ぢ: '[ぢじ]',
};

/**
 * Whether kana can be the reading of a Japanese surface: the surface's own kana must be heard in it, in their order,
 * and each run of kanji, digits or Latin letters as at least one kana.
 */
export function isPossibleReading(surface: string, reading: string): boolean {
  const spoken = toHiragana(reading.replace(/\s/gu, ''));
  if (!isKana(spoken)) return false;
  const pattern = toHiragana(surface.normalize('NFKC').replace(/[\s・]/gu, ''))
    .replace(/[^\p{Script=Hiragana}ー]+/gu, '.+')
    .replace(/[はへをづぢ]/gu, (character) => spokenAs[character] ?? character);
  return new RegExp(`^${pattern}$`, 'u').test(spoken);
}
