import type { Comment, Frequency, Joint, Manner, Modality, PartOfDay, Pronoun, TimeUnit, Weekday } from '../meaning';

const table = <Value extends string>(source: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(source));

export const subjects = table<Pronoun>({ i: 'i', you: 'you', he: 'he', she: 'she', it: 'it', we: 'we', they: 'they' });
export const objects = table<Pronoun>({ me: 'i', you: 'you', him: 'he', her: 'she', it: 'it', us: 'we', them: 'they' });
export const possessives = table<Pronoun>({
  my: 'i',
  your: 'you',
  his: 'he',
  her: 'she',
  its: 'it',
  our: 'we',
  their: 'they',
});

export const otherPronouns = table<
  'this' | 'that' | 'everything' | 'something' | 'nothing' | 'everybody' | 'somebody' | 'nobody'
>({
  this: 'this',
  that: 'that',
  everything: 'everything',
  something: 'something',
  anything: 'something',
  anybody: 'somebody',
  anyone: 'somebody',
  nothing: 'nothing',
  everybody: 'everybody',
  everyone: 'everybody',
  somebody: 'somebody',
  someone: 'somebody',
  nobody: 'nobody',
});

export const determiners = table<
  'a' | 'the' | 'some' | 'any' | 'no' | 'this' | 'that' | 'all' | 'many' | 'every' | 'another' | 'few'
>({
  a: 'a',
  an: 'a',
  the: 'the',
  some: 'some',
  any: 'any',
  no: 'no',
  this: 'this',
  that: 'that',
  these: 'this',
  those: 'that',
  all: 'all',
  many: 'many',
  every: 'every',
  each: 'every',
  another: 'another',
  few: 'few',
});

export const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The number that a word or a run of digits is, up to 9,999. */
export function numberIn(text: string): number | undefined {
  if (/^\d{1,4}$/u.test(text)) return Number(text);
  const small = numberWords.indexOf(text);
  if (small >= 0) return small;
  const [ten = '', one] = text.split('-');
  const at = tens.indexOf(ten);
  if (ten === 'twenty' && one) return 20 + Math.max(0, numberWords.indexOf(one));
  if (at < 0) return text === 'hundred' ? 100 : undefined;
  return (at + 3) * 10 + (one ? Math.max(0, numberWords.indexOf(one)) : 0);
}

export const joints = table<Joint>({
  and: 'and',
  but: 'but',
  because: 'because',
  so: 'so',
  when: 'when',
  if: 'if',
  cause: 'because',
  or: 'or',
  before: 'before',
  after: 'after',
  while: 'while',
  until: 'until',
  till: 'until',
});

/** What stands over a verb, with the words that lead to it; '-ing' asks for that form. */
export const modalities: readonly {
  words: readonly string[];
  modality: Modality;
  tense?: 'past';
  takes: 'base' | 'ing';
}[] = [
  { words: ['can'], modality: 'can', takes: 'base' },
  { words: ['could'], modality: 'can', tense: 'past', takes: 'base' },
  { words: ['am', 'able', 'to'], modality: 'can', takes: 'base' },
  { words: ['must'], modality: 'must', takes: 'base' },
  { words: ['have', 'to'], modality: 'must', takes: 'base' },
  { words: ['has', 'to'], modality: 'must', takes: 'base' },
  { words: ['had', 'to'], modality: 'must', tense: 'past', takes: 'base' },
  { words: ['need', 'to'], modality: 'need', takes: 'base' },
  { words: ['needs', 'to'], modality: 'need', takes: 'base' },
  { words: ['want', 'to'], modality: 'want', takes: 'base' },
  { words: ['wants', 'to'], modality: 'want', takes: 'base' },
  { words: ['wanted', 'to'], modality: 'want', tense: 'past', takes: 'base' },
  { words: ['would', 'like', 'to'], modality: 'would-like', takes: 'base' },
  { words: ['would', 'love', 'to'], modality: 'would-like', takes: 'base' },
  { words: ['like', 'to'], modality: 'like', takes: 'base' },
  { words: ['likes', 'to'], modality: 'like', takes: 'base' },
  { words: ['like'], modality: 'like', takes: 'ing' },
  { words: ['likes'], modality: 'like', takes: 'ing' },
  { words: ['enjoy'], modality: 'like', takes: 'ing' },
  { words: ['enjoys'], modality: 'like', takes: 'ing' },
  { words: ['love', 'to'], modality: 'love', takes: 'base' },
  { words: ['loves', 'to'], modality: 'love', takes: 'base' },
  { words: ['love'], modality: 'love', takes: 'ing' },
  { words: ['loves'], modality: 'love', takes: 'ing' },
  { words: ['hate', 'to'], modality: 'hate', takes: 'base' },
  { words: ['hate'], modality: 'hate', takes: 'ing' },
  { words: ['hates'], modality: 'hate', takes: 'ing' },
  { words: ['may'], modality: 'may', takes: 'base' },
  { words: ['should'], modality: 'should', takes: 'base' },
];

/** Verbs that lead to another: "I am learning to swim", "it started raining". Their own tense counts. */
export const catenatives = table<Modality>({
  learn: 'learn',
  try: 'try',
  start: 'start',
  begin: 'start',
  stop: 'stop',
  hope: 'hope',
  forget: 'forget',
});

export const frequencies = table<Frequency>({
  always: 'always',
  often: 'often',
  sometimes: 'sometimes',
  usually: 'usually',
  normally: 'usually',
  generally: 'usually',
  mostly: 'mostly',
  mainly: 'mostly',
  occasionally: 'sometimes',
  seldom: 'rarely',
  never: 'never',
  rarely: 'rarely',
});

/** Frequencies of several words, behind a predicate. */
export const longFrequencies: readonly (readonly [words: readonly string[], often: Frequency])[] = [
  [['most', 'of', 'the', 'time'], 'mostly'],
  [['from', 'time', 'to', 'time'], 'sometimes'],
  [['now', 'and', 'then'], 'sometimes'],
  [['every', 'now', 'and', 'then'], 'sometimes'],
  [['once', 'in', 'a', 'while'], 'sometimes'],
];

export const comments = table<Comment>({
  unfortunately: 'unfortunately',
  sadly: 'unfortunately',
  luckily: 'luckily',
  fortunately: 'luckily',
  thankfully: 'luckily',
});

/** The longest first. */
export const manners: readonly (readonly [words: readonly string[], manner: Manner])[] = [
  [['too', 'much'], 'too-much'],
  [['enough'], 'enough'],
  [['very', 'much'], 'a-lot'],
  [['so', 'much'], 'a-lot'],
  [['a', 'lot'], 'a-lot'],
  [['a', 'little'], 'a-little'],
  [['a', 'bit'], 'a-little'],
  [['very', 'well'], 'very-well'],
  [['really', 'well'], 'very-well'],
  [['well'], 'well'],
  [['badly'], 'badly'],
  [['fast'], 'fast'],
  [['slowly'], 'slowly'],
  [['together'], 'together'],
  [['alone'], 'alone'],
  [['early'], 'early'],
  [['late'], 'late'],
];

export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
export const partsOfDay: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'night'];
export const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
export const periods = ['day', 'week', 'weekend', 'month', 'year', 'spring', 'summer', 'autumn', 'winter'] as const;
export const timeUnits: readonly TimeUnit[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];
