import { scriptOf } from './scripts';

/** Kana in brackets behind characters: how they are read, unless they are too many for that. */
const furigana = /([\p{sc=Han}々〆ヶ]+)\s?[（(［[]([ぁ-ゖァ-ヺー・\s]+)[）)］\]]/gu;
const mostKana = 5;
/** Latin letters in brackets, in a text of another script: how it sounds, or what it means. */
const inLatin =
  /\s?[（(［[][\p{sc=Latin}\p{M}\d\s'’‘".,!?;:/-]*\p{sc=Latin}[\p{sc=Latin}\p{M}\d\s'’‘".,!?;:/-]*[）)］\]]/gu;
/** A bracket that has not been closed yet: what it holds cannot be told. */
const unclosed = /\s?[（(［[][^）)］\]]*$/u;

/**
 * A text without the readings and translations that models put into it in brackets: each word has its own below it. For
 * languages in Latin letters nothing tells such a bracket from any other.
 *
 * @param isWhole whether nothing more comes of the text
 */
export function withoutReadingAids(text: string, language: string, isWhole: boolean): string {
  const script = scriptOf(language);
  if (script === undefined || script === 'Latn') return text;
  const bare = text
    .replace(inLatin, '')
    .replace(furigana, (all, characters: string, kana: string) =>
      kana.length <= characters.length * mostKana ? characters : all,
    );
  return isWhole ? bare : bare.replace(unclosed, '').trimEnd();
}
