const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})I(?=['’](?:m|ve|ll|d)(?!\p{L}))/gu, 'you'],
  [/(?<!\p{L})you(['’])m(?!\p{L})/gu, 'you$1re'],
  [/(?<!\p{L})I am(?!\p{L})/gu, 'you are'],
  [/(?<!\p{L})I was(?!\p{L})/gu, 'you were'],
  [/(?<!\p{L})(?:I|me)(?!\p{L})/gu, 'you'],
  [/(?<!\p{L})my(?!\p{L})/gu, 'your'],
  [/(?<!\p{L})mine(?!\p{L})/gu, 'yours'],
  [/(?<!\p{L})myself(?!\p{L})/gu, 'yourself'],
];

/**
 * English that a learner said of themselves as somebody says it back to them: "I saw my mum" is "you saw your mum". It
 * stands as inside a sentence; whoever begins one with it gives it its capital.
 */
export function secondPerson(english: string): string {
  return forms.reduce((text, [from, to]) => text.replace(from, to), english);
}
