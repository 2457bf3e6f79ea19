const maxWords = 3;
const maxCharacters = 40;
/** Longer explanations say nothing more in three words; the bound keeps a hostile entry cheap. */
const maxCharactersRead = 1_000;

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '（': '）',
  '［': '］',
  '【': '】',
  '《': '》',
};

/** Without what stands in brackets of any kind, nested ones too; one that is never closed reaches to the end. */
function withoutBrackets(text: string): string {
  const open: string[] = [];
  let outside = '';
  for (const character of text) {
    const end = closing[character];
    if (end) open.push(end);
    else if (open.length > 0 && character === open.at(-1)) open.pop();
    else if (open.length === 0) outside += character;
  }
  return outside;
}

/** The same with the brackets alone taken out, for meanings that stand in them whole: '(completed action marker)'. */
function withoutBracketMarks(text: string): string {
  return text.replace(/[()[\]{}<>（）［］【】《》]/gu, ' ');
}

const label = /^(?:lit|fig|esp|usu|e\.g|i\.e)\.:? |^\d+[.)]\s+|^[a-z][.)]\s+/iu;

/** What a comma follows goes on to explain, or names a synonym that is no better. */
const afterComma = /(?:[，、]|[,:]\s).*$/su;

/** The synonyms of a meaning as words alone, without labels, numbering, quotation marks and signs at their ends. */
function phrasesOf(text: string): string[] {
  return text
    .split(/[;；]|\s\/\s/u)
    .map((part) =>
      part
        .replace(/["”“„»«]/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
        .replace(label, ''),
    )
    .map((part) => part.replace(/^(?:[^\p{L}\p{N}~'’-]|-\s)+/u, '').replace(afterComma, ''))
    .map((part) => part.replace(/[\s.,:!?。：！？…]+$/u, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const wordsOf = (phrase: string) => phrase.split(' ');

function fits(phrase: string): boolean {
  return wordsOf(phrase).length <= maxWords && [...phrase].length <= maxCharacters;
}

/** What must not be a gloss's last word: it leaves the reader waiting. */
const linking = new Set('a an the of to in on at by for from with and or as who which that is be into'.split(' '));

/** The beginning of a phrase, marked as such. */
function beginningOf(phrase: string): string {
  const words = wordsOf(phrase).slice(0, maxWords);
  while (words.length > 1 && linking.has(words.at(-1) ?? '')) words.pop();
  const text = words.join(' ').replace(/[\s.,:]+$/u, '');
  const characters = [...text];
  return `${characters.length < maxCharacters ? text : characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** Invisible and control characters out, but joiners stay, which some scripts are spelled with. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\S ]|\p{Cc}/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .normalize('NFC');
}

/**
 * The gloss that stands below a word: one to three words of the first meaning that has any.
 * @param senses meanings, each with its synonyms; a synonym may hold several, apart by semicolon or comma
 * @returns the first synonym that is short enough, else the beginning of the first with '…'; empty where nothing is
 */
export function shortGloss(senses: readonly (readonly string[])[]): string {
  const plain = senses.map((sense) => sense.map((text) => plainText(text.slice(0, maxCharactersRead))));
  for (const clean of [withoutBrackets, withoutBracketMarks]) {
    for (const sense of plain) {
      const phrases = sense.flatMap((text) => phrasesOf(clean(text)));
      const [first] = phrases;
      if (first === undefined) continue;
      const bare = first.replace(/^(?:an?|the) /iu, '');
      return phrases.find(fits) ?? (fits(bare) ? bare : beginningOf(first));
    }
  }
  return '';
}
