/** A character of a sentence and how it sounds there: pinyin with its tone mark, or empty. */
export interface Syllable {
  origin: string;
  sound: string;
}

/** Words in which 儿 is a syllable of its own, child; elsewhere it colours the one before: 哪儿 is nǎr. */
const child = /[女婴嬰幼孤胎少健宠寵生育]$/u;

/**
 * The syllables of one word as pinyin is spelled (GB/T 16159): together, with an apostrophe before a syllable that
 * begins with a, e or o. Empty where a character has no sound, unless other letters stand in the word (卡拉OK).
 */
export function joinSyllables(syllables: readonly Syllable[]): string {
  let joined = '';
  let before = '';
  for (const { origin, sound } of syllables) {
    const isColour = /[儿兒]/u.test(origin) && before !== '' && !child.test(before);
    if (sound !== '') joined += isColour ? 'r' : `${needsApostrophe(joined, sound) ? '’' : ''}${sound}`;
    else if (/[\p{L}\p{N}]/u.test(origin) && syllables.length > 1) joined += origin;
    before = origin;
  }
  return syllables.some(({ sound }) => sound !== '') ? joined : '';
}

function needsApostrophe(before: string, sound: string): boolean {
  return /\p{L}$/u.test(before) && /^[aeo]/u.test(sound.normalize('NFD'));
}

const toneMark = /[\u0300\u0301\u0304\u030C]/u;
const toneMarks = new RegExp(toneMark, 'gu');
const lettersOf = (pinyin: string) =>
  pinyin
    .normalize('NFD')
    .replace(/[\s’']/gu, '')
    .replace(toneMarks, '')
    .toLowerCase();

/**
 * A word's pinyin with the neutral tones that a dictionary has for it: péngyǒu is péngyou. Its other tones stay, which
 * are those of the sentence.
 * @param listed syllables with spaces between them; another sound than the word's changes nothing
 */
export function withNeutralTones(word: string, listed: string): string {
  if (lettersOf(word) !== lettersOf(listed)) return word;
  let rest = word.normalize('NFD');
  let settled = '';
  for (const syllable of listed.normalize('NFD').split(' ')) {
    const isNeutral = syllable.replace(toneMarks, '') === syllable;
    // The word's next letters, as many as the syllable has, with their marks and the apostrophe before them.
    let letters = lettersOf(syllable).length;
    let length = 0;
    while (length < rest.length && (letters > 0 || rest.slice(length).search(toneMark) === 0)) {
      if (lettersOf(rest.charAt(length)) !== '') letters -= 1;
      length += 1;
    }
    const own = rest.slice(0, length);
    settled += isNeutral ? own.replace(toneMarks, '') : own;
    rest = rest.slice(length);
  }
  return (settled + rest).normalize('NFC');
}
