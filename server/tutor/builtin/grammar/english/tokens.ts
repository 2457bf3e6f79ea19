/** A word of an English sentence; contractions are in full, the 's of possession stands alone. */
export interface Token {
  /** In small letters; ',' for a comma. */
  readonly text: string;
  readonly written: string;
  /** Has a capital that no beginning of a sentence gave it. */
  readonly isNameLike: boolean;
  /** Is the first word, whose capital tells nothing. */
  readonly isFirst: boolean;
}

/** Longer ones are no plain sentences. */
const mostTokens = 40;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(i)['’]?m\b/giu, '$1 am'],
  [/\b(you|we|they)(?:['’]re|re)\b(?<!\bwere)/giu, '$1 are'],
  [/\b(i|you|we|they|he|she|it|who|that|there)['’]ll\b/giu, '$1 will'],
  [/\b(i|you|we|they)['’]?ve\b/giu, '$1 have'],
  [/\b(i|you|we|they|he|she)['’]d (?=love|like)\b/giu, '$1 would '],
  [/\b(ca)n['’]?t\b|\bcannot\b/giu, 'can not'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must)n['’]?t\b/giu, '$1 not'],
  [/\b(he|she|it|that|what|where|who|how|when|there|here|everybody|everything)['’]s (?=got\b|been\b)/giu, '$1 has '],
  [/\b(he|she|it|that|what|where|who|how|when|there|here|everybody|everything)['’]s\b/giu, '$1 is'],
  [/^its\b(?= (?:a|an|the|my|so|very|too|not|really|\p{L}+$|\p{L}+ (?:but|and|here|today|now)))/giu, 'it is'],
  [/\bbrothers? (?:and|or) sisters?\b/giu, 'siblings'],
  [/\blet['’]s\b/giu, 'let us'],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\bkinda\b/giu, ''],
  [/\bo['’]clock\b/giu, 'oclock'],
  [
    /\b(vet|doctor|dentist|hairdresser|baker|butcher|barber)['’]s(?=\s*(?:[.,!?]|$|(?:and|so|but|in|on|at)\b))/giu,
    '$1',
  ],
  [/\bright (?=(?:here|there|behind|next|in front)\b)/giu, ''],
];

/** Said for the tone alone: a sentence means the same without them. */
const toneOnly =
  /\b(?:actually|basically|honestly|anyway|haha+|hehe+|lol|lmao|hmm*|uh+|um+|ugh|oh|ah|(?<!\b(?:do|did|if|that|as)\s)you know|i mean|of course|please)\b,?|^well\b(?! done),?/giu;
const pictures = /\p{Extended_Pictographic}|(?<=\s|^)(?:[:;=]-?[()DPpO3]|[xX]D|<3|\^\^)(?=\s|$|[.!?,])/gu;

const isWord = (text: string) => text !== ',';

/** The words of a sentence; undefined where it has more than a plain one, or letters of another script. */
export function tokensOf(sentence: string): Token[] | undefined {
  const bare = sentence.replace(pictures, ' ').replace(toneOnly, ' ');
  const full = contractions.reduce((text, [from, to]) => text.replace(from, to), bare);
  if (/[^\p{Script=Latin}\p{M}\p{N}\s,.!?'’:"“”()-]/u.test(full)) return undefined;
  const found =
    full.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|['’]s?(?=\s|$|[,.!?])|['’]s|\p{N}+(?:[:.]\p{N}+)?|,/gu) ?? [];
  const read = full.replace(/[.!?"“”()\s]/gu, '').length;
  const kept = found.join('').length;
  // What stood beside a comma may have been dropped: "A tea, please".
  const words = found.slice(found.findIndex(isWord), found.findLastIndex(isWord) + 1);
  if (words.length > mostTokens || kept < read) return undefined;
  return words.map((written, index) => ({
    text: written.toLowerCase().replace(/’/gu, "'"),
    written,
    isNameLike: index > 0 && /^\p{Lu}/u.test(written) && written !== 'I',
    isFirst: index === 0,
  }));
}
