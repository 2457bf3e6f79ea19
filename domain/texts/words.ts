export const wordTexts = {
  needed: 'you needed this',
  newMeaning: 'new meaning',
  fromDictionary: 'from a dictionary',
  approximate: 'approximate reading',
  wordsOf: (name: string) => `${name}, word by word`,
} as const;

export const recapTexts = {
  heading: 'Words from this scene',
  met: 'You met',
  words: (count: number) => (count === 1 ? '1 new word' : `${count} new words`),
  needed: 'You needed',
  peeked: 'Looked up again',
  mastered: 'Mastered',
} as const;
