/** Letters of Arabic that are always consonants, as ALA-LC writes them. */
const consonants: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: 'ʿ',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ء: 'ʾ',
  أ: 'ʾ',
  إ: 'ʾ',
  ؤ: 'ʾ',
  ئ: 'ʾ',
};

const [fathatan, dammatan, kasratan, fatha, damma, kasra, shadda, sukun] = [...'ًٌٍَُِّْ'];
const vowels = new Map([
  [fatha, 'a'],
  [damma, 'u'],
  [kasra, 'i'],
  [fathatan, 'an'],
  [dammatan, 'un'],
  [kasratan, 'in'],
]);
/** The article's l becomes the consonant after it. */
const sunLetters = /^[تثدذرزسشصضطظلن]$/u;
const lengthened = new Map([
  ['a', 'ā'],
  ['i', 'ī'],
  ['u', 'ū'],
]);

/** A letter with the signs that it bears. */
interface Cluster {
  base: string;
  marks: string;
}

/**
 * An Arabic word with its vowel signs, in Latin letters (ALA-LC, the article's l as it sounds: ash-shams).
 * Short vowels that are not written stay away; tatweel is passed over.
 */
export function romaniseVowelledArabic(word: string): string {
  const clusters = clustersOf(word);
  let latin = '';
  let from = 0;
  const [first, second, third] = clusters;
  if (first && second && third && isAlif(first.base) && second.base === 'ل' && !vowelOf(second)) {
    const isSun = third.marks.includes(shadda ?? '') && sunLetters.test(third.base);
    latin = `a${isSun ? (consonants[third.base] ?? 'l') : 'l'}-`;
    if (isSun) third.marks = third.marks.replace(shadda ?? '', '');
    from = 2;
  }
  for (let index = from; index < clusters.length; index += 1) {
    const cluster = clusters[index];
    if (cluster) latin = append(latin, cluster, index);
  }
  return latin;
}

function append(latin: string, cluster: Cluster, index: number): string {
  const { base, marks } = cluster;
  const vowel = vowelOf(cluster);
  if (base === 'آ') return `${latin}${index > 0 ? 'ʾ' : ''}ā`;
  if (isAlif(base) || base === 'ى') return appendAlif(latin, vowel, index);
  // Without a sign of its own it makes the vowel before it long.
  if ((base === 'و' && latin.endsWith('u')) || (base === 'ي' && latin.endsWith('i'))) {
    if (marks === '') return lengthen(latin);
  }
  if (base === 'ة') return vowel ? `${latin}t${vowel}` : latin.endsWith('a') ? latin : `${latin}a`;
  const consonant = consonants[base];
  if (consonant === undefined) return latin + base;
  const isSilent = consonant === 'ʾ' && index === 0;
  const sound = isSilent ? '' : marks.includes(shadda ?? '') ? consonant + consonant : consonant;
  return latin + sound + vowel;
}

function appendAlif(latin: string, vowel: string, index: number): string {
  if (vowel) return latin.endsWith('a') && vowel === 'an' ? `${latin}n` : latin + vowel;
  if (index === 0) return 'i';
  // After a tanwin, and after the plural's ū, it is written and not spoken.
  return latin.endsWith('a') ? lengthen(latin) : latin;
}

const lengthen = (latin: string) => latin.slice(0, -1) + (lengthened.get(latin.slice(-1)) ?? latin.slice(-1));
const isAlif = (base: string) => base === 'ا' || base === 'ٱ';

function vowelOf({ marks }: Cluster): string {
  for (const mark of marks) {
    const vowel = vowels.get(mark);
    if (vowel) return vowel;
  }
  return '';
}

function clustersOf(word: string): Cluster[] {
  const clusters: Cluster[] = [];
  for (const character of word.normalize('NFC').replace(/\u0640/gu, '')) {
    const last = clusters.at(-1);
    if (/\p{M}/u.test(character) && last) last.marks += character;
    else clusters.push({ base: character, marks: '' });
  }
  // A sukun says that there is no vowel: but for w and y after their vowels that is what having no sign says, too.
  for (const cluster of clusters) if (cluster.marks === sukun && !/[وي]/u.test(cluster.base)) cluster.marks = '';
  return clusters;
}
