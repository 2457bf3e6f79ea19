/** Characters of which nearly each is a token of its own. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;
/** Letters of the other scripts that tokenizers have seen less of than of Latin. */
const rarer =
  /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;

/** About how many tokens a text is: more rather than fewer. Tokenizers differ by a third. */
export function estimateTokens(text: string): number {
  const characters = text.match(dense)?.length ?? 0;
  const letters = text.match(rarer)?.length ?? 0;
  return Math.ceil(characters + letters / 2 + (text.length - characters - letters) / 3.5);
}

/** A text within so many tokens: its beginning, with a mark where the rest was. */
export function clip(text: string, tokens: number): string {
  if (tokens <= 0) return '';
  let characters = Array.from(text);
  let clipped = text;
  for (let size = estimateTokens(clipped); size > tokens; size = estimateTokens(clipped)) {
    const length = Math.floor((characters.length * tokens * 0.95) / size);
    characters = characters.slice(0, Math.min(length, characters.length - 1));
    clipped = characters.join('');
  }
  return clipped === text ? text : `${clipped.trimEnd()} …`;
}
