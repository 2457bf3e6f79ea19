/** English words that carry little meaning of their own, by how much they weigh when two sentences are compared. */
const fillers =
  'please um uh er erm hmm well so just really actually oh ah a an the very much some maybe there any kind'.split(' ');
const functionWords = (
  'i you he she it we they me him her us them my your his its our their is are am was were be been do doe did have has had ' +
  'to of in at on for from with and or but if that thi these those will would can could shall should may might as by about let here too also then ' +
  'us up out go get want am called'
).split(' ');

const weights = new Map<string, number>([
  ...functionWords.map((word) => [word, 0.35] as const),
  ...fillers.map((word) => [word, 0.08] as const),
  ...'what where when who how why'.split(' ').map((word) => [word, 0.7] as const),
  // They decide what is meant in a sentence of two words.
  ...['i', 'you', 'my', 'your', 'no', 'not', 'yes'].map((word) => [word, 0.5] as const),
]);

/** 0.08 for a filler, 0.35 to 0.7 for a function word, 1 for a word with a meaning. Found by trying, not derived. */
export function ownWeight(word: string): number {
  return weights.get(word) ?? (/^\d+$/u.test(word) ? 0.7 : 1);
}

export function isFiller(word: string): boolean {
  return ownWeight(word) < 0.1;
}

/** Glosses that name function words: a learner did not lack these for want of vocabulary. */
const plainGlosses = new Set(
  (
    'the a an some to of in at on for from with and or but if that this it is are am was be do does have has had i you he she we they me ' +
    'him her us them my your his our their who what where when how why which not no yes myself yourself oneself itself there here as by than ' +
    'too also then so please one it_is hello goodbye thanks sorry welcome nice_to_meet_you thank_you excuse_me you’re_welcome oh ah'
  ).split(' '),
);

export function isPlainGloss(gloss: string): boolean {
  return (
    gloss === '' ||
    gloss.startsWith(':') ||
    plainGlosses.has(gloss.toLowerCase()) ||
    plainGlosses.has(gloss.toLowerCase().replace(/ /gu, '_'))
  );
}

/** Common words by which French and other Latin-script languages are told from English, beyond the content's own. */
export const commonEnglish = new Set(
  [...fillers, ...functionWords].concat(
    'yes no not what where when who how why hello thank sorry good bye know want like need think say tell see look make take come time day today tomorrow yesterday'.split(
      ' ',
    ),
  ),
);
