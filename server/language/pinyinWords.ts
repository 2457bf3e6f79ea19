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
