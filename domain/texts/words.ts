export const wordTexts = {
  needed: 'you needed this',
  newMeaning: 'new meaning',
  fromDictionary: 'from a dictionary',
  approximate: 'reading approximate',
  wordsOf: (name: string) => `${name}, word by word`,
} as const;

export const recapTexts = {
  heading: 'Words of this scene',
  met: 'New to you',
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  needed: 'You needed',
  peeked: 'Looked up again',
  mastered: 'Mastered',
} as const;
