import type { Clause, PartOfDay, PlainTime, Time, TimeUnit, Weekday } from '../meaning';
import type { WrittenWord } from '../writer';
import { boundWords, timesWords } from './boundTimes';
import { adjectiveForm, indefiniteWord, strongWord, type Case, type Gender } from './declension';
import { plural as englishPlural } from './english';
import { englishNumber, numberWord } from './numbers';
import { unsayable, word, words } from './words';

export interface TimeWords {
  readonly words: WrittenWord[];
  /** Where it stands: with the other times, after known objects ('schon'), at the very beginning ('dann'), or after all objects ('zum Frühstück'). */
  readonly place: 'time' | 'particle' | 'front' | 'purpose';
  /** The wider comes first: days, then parts of them, then the clock. */
  readonly rank: number;
  /** Says by itself that something is to come. */
  readonly isToCome: boolean;
}

type WordTime = Extract<Time, { word: string }>['word'];
const wordTimes: Readonly<Record<WordTime, string>> = {
  today: 'heute=today',
  yesterday: 'gestern=yesterday',
  tomorrow: 'morgen=tomorrow',
  now: 'jetzt=now',
  tonight: 'heute=this Abend=evening',
  soon: 'bald=soon',
  later: 'später=later',
  already: 'schon=already',
  still: 'noch=still',
  again: 'wieder=again',
  first: 'zuerst=first',
  then: 'dann=then',
  'in-that-case': 'dann=then',
  'not-yet': 'noch=yet',
  'just-now': 'gerade=just',
  'last-night': 'gestern=yesterday Abend=evening',
  'one-day': 'eines=one Tages~Tag=day',
  recently: 'kürzlich=recently',
  'for-the-first-time': 'zum=for_the ersten~erste=first Mal=time',
  'all-the-time': 'ständig=all_the_time',
  'these-days': 'zurzeit=these_days',
  'the-day-before-yesterday': 'vorgestern=the_day_before_yesterday',
  'the-day-after-tomorrow': 'übermorgen=the_day_after_tomorrow',
};
const particles: ReadonlySet<WordTime> = new Set(['already', 'still', 'again', 'not-yet', 'just-now']);
const toCome: ReadonlySet<WordTime> = new Set([
  'today',
  'tomorrow',
  'tonight',
  'soon',
  'later',
  'the-day-after-tomorrow',
]);

const days: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};
const parts: Readonly<Record<PartOfDay, { noun: string; gender: Gender; habit: string }>> = {
  morning: { noun: 'Morgen', gender: 'm', habit: 'morgens' },
  afternoon: { noun: 'Nachmittag', gender: 'm', habit: 'nachmittags' },
  evening: { noun: 'Abend', gender: 'm', habit: 'abends' },
  night: { noun: 'Nacht', gender: 'f', habit: 'nachts' },
};
type Period = Extract<Time, { period: string }>['period'];
const periods: Readonly<Record<Period, { noun: string; gender: Gender }>> = {
  day: { noun: 'Tag', gender: 'm' },
  week: { noun: 'Woche', gender: 'f' },
  weekend: { noun: 'Wochenende', gender: 'n' },
  month: { noun: 'Monat', gender: 'm' },
  year: { noun: 'Jahr', gender: 'n' },
  spring: { noun: 'Frühling', gender: 'm' },
  summer: { noun: 'Sommer', gender: 'm' },
  autumn: { noun: 'Herbst', gender: 'm' },
  winter: { noun: 'Winter', gender: 'm' },
};
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const monthGlosses = 'January February March April May June July August September October November December'.split(' ');
const meals = {
  breakfast: 'Frühstück',
  lunch: 'Mittagessen',
  dinner: 'Abendessen',
} as const;

export const isNotYet = (time: Time): boolean => 'word' in time && time.word === 'not-yet';

interface TimeContext {
  readonly tense: Clause['tense'];
  readonly isDenied: boolean;
  readonly isAsleep: boolean;
}

const isLastNight = (time: Time): boolean => 'word' in time && time.word === 'last-night';

/** 'Not every day', 'not all day': the time is what is denied. */
export const isEvery = (time: Time): boolean =>
  ('word' in time && time.word === 'all-the-time') ||
  (('period' in time || ('part' in time && !('day' in time))) && (time.which === 'every' || time.which === 'all'));

/** All times of a clause, the wider first. */
export function timeWords(times: readonly Time[], { tense, isDenied, isAsleep }: TimeContext): TimeWords[] {
  const said = joinedDay(times);
  const others = times
    .filter((time) => !said?.of.includes(time))
    .map((time) =>
      isAsleep && isLastNight(time) ? at(words('letzte=last Nacht=night'), 1) : timeOf(time, tense, isDenied),
    );
  return [...(said ? [said.words] : []), ...others].toSorted((a, b) => a.rank - b.rank);
}

const at = (said: WrittenWord[], rank: number, isToCome = false): TimeWords => ({
  words: said,
  place: 'time',
  rank,
  isToCome,
});

/** 'gestern Abend', 'morgen früh': a word and the part of its day. */
function joinedDay(times: readonly Time[]): { words: TimeWords; of: Time[] } | undefined {
  const day = times.find((time) => 'word' in time && ['today', 'yesterday', 'tomorrow'].includes(time.word));
  const part = times.find((time) => 'part' in time && !('day' in time) && ['in', 'this'].includes(time.which));
  if (!day || !part || !('word' in day) || !('part' in part)) return undefined;
  const isEarly = day.word === 'tomorrow' && part.part === 'morning';
  const second = isEarly ? word('früh', 'morning') : word(parts[part.part].noun, part.part);
  return { words: at([...words(wordTimes[day.word]), second], 1, day.word !== 'yesterday'), of: [day, part] };
}

function timeOf(time: Time, tense: Clause['tense'], isDenied: boolean): TimeWords {
  if (!('bound' in time)) return plainTime(time, tense, isDenied);
  // 'Not until five' is not what lasts until then.
  if (isDenied && time.bound !== 'since') return unsayable('not until');
  const said = boundWords(time, (each, kase) => plainTime(each, tense, isDenied, kase).words);
  return at(said, 'clock' in time.time ? 5 : 1);
}

function plainTime(time: PlainTime, tense: Clause['tense'], isDenied: boolean, kase: 'acc' | 'dat' = 'acc'): TimeWords {
  if ('word' in time) return wordTime(time.word, tense, isDenied);
  if ('day' in time) return dayTime(time, isDenied, kase);
  if ('part' in time) return partTime(time.part, time.which, tense === 'present');
  if ('period' in time) return periodTime(time.period, time.which, kase);
  if ('clock' in time) return at(clock(time.clock), 5);
  if ('meal' in time) {
    const before = { for: 'zum=for', before: 'vor=before dem~der=the', after: 'nach=after dem~der=the', at: 'beim=at' };
    const said = at([...words(before[time.which]), word(meals[time.meal], time.meal)], 4);
    return time.which === 'for' ? { ...said, place: 'purpose' } : said;
  }
  if ('span' in time) return spanTime(time.span, time.which, tense);
  if ('year' in time) return at([...words('im=in Jahr=year'), word(String(time.year), String(time.year))], 1);
  if ('times' in time)
    return isDenied ? unsayable('not twice') : { ...at(timesWords(time), 2), place: time.per ? 'time' : 'particle' };
  const name = word(months[time.month - 1] ?? unsayable('no month'), monthGlosses[time.month - 1] ?? '');
  if (time.which === 'in') return at([word('im', 'in'), name], 1);
  return at([relative(time.which, 'm'), name], 1, time.which === 'next');
}

function wordTime(name: WordTime, tense: Clause['tense'], isDenied: boolean): TimeWords {
  if (name === 'again' && isDenied) return unsayable('not again');
  if (name === 'recently' && (tense !== 'past' || isDenied))
    return at(words('in=in letzter~letzte=recent Zeit=time'), 1);
  if (name === 'for-the-first-time')
    return isDenied ? unsayable('not for the first time') : at(words(wordTimes[name]), 6);
  const said = words(name === 'still' && isDenied ? 'immer=still noch=(still)' : wordTimes[name]);
  if (name === 'then' || name === 'first' || name === 'in-that-case')
    return { words: said, place: 'front', rank: 0, isToCome: false };
  return { words: said, place: particles.has(name) ? 'particle' : 'time', rank: 1, isToCome: toCome.has(name) };
}

/** 'letzten', 'nächste', 'jedes', in the accusative in which times stand. */
function relative(which: 'last' | 'next' | 'every' | 'this', gender: Gender, kase: 'acc' | 'dat' = 'acc'): WrittenWord {
  if (which === 'every') return strongWord('jed', 'acc', gender, 'every');
  if (which === 'this') return strongWord('dies', 'acc', gender, 'this');
  const stem = which === 'last' ? 'letzt' : 'nächst';
  return word(adjectiveForm(stem, kase, gender, 'strong'), which, `${stem}e`);
}

function dayTime(
  { day, which, part }: Extract<Time, { day: Weekday }>,
  isDenied: boolean,
  kase: 'acc' | 'dat',
): TimeWords {
  const english = day.charAt(0).toUpperCase() + day.slice(1);
  const name = part ? days[day] + parts[part].noun.toLowerCase() : days[day];
  const noun = word(name, part ? `${english} ${part}` : english);
  const gender = part === 'night' ? 'f' : 'm';
  if (which === 'on') return at(gender === 'f' ? [...words('in=on der=the'), noun] : [word('am', 'on'), noun], 1, true);
  if (which === 'every' && isDenied && !part) return at([word(`${days[day].toLowerCase()}s`, `on ${english}s`)], 1);
  return at([relative(which, gender, kase), noun], 1, which === 'next' || which === 'this');
}

const whole = (noun: string, gender: Gender, gloss: string): WrittenWord[] => {
  const article = { m: 'den', f: 'die', n: 'das' }[gender];
  return [word(article, 'the', 'der'), word(gender === 'm' ? 'ganzen' : 'ganze', 'whole', 'ganz'), word(noun, gloss)];
};

function partTime(part: PartOfDay, which: 'in' | 'this' | 'every' | 'all', isHabit: boolean): TimeWords {
  const { noun, gender, habit } = parts[part];
  const name = word(noun, part);
  if (which === 'this') return at([word('heute', 'this'), name], 1, true);
  if (which === 'every') return at([relative('every', gender), name], 2);
  if (which === 'all') return at(whole(noun, gender, part), 2);
  if (isHabit) return at([word(habit, `in the ${part}`)], 3);
  return at(gender === 'f' ? [...words('in=in der=the'), name] : [word('am', 'in the'), name], 3);
}

function periodTime(
  period: Period,
  which: 'in' | 'last' | 'next' | 'every' | 'this' | 'all',
  kase: 'acc' | 'dat',
): TimeWords {
  const { noun, gender } = periods[period];
  const name = word(noun, period);
  if (which === 'all') return at(whole(noun, gender, period), 2);
  if (which !== 'in') {
    if (period === 'day' && which !== 'every') return unsayable(`${which} day`);
    return at([relative(which, gender, kase), name], 1, which === 'next' || which === 'this');
  }
  switch (period) {
    case 'day':
      return at([word('tagsüber', 'during the day')], 2);
    case 'week':
      return at([...words('unter=during der=the'), name], 2);
    case 'weekend':
      return at([word('am', 'at the'), name], 1, true);
    case 'month':
    case 'year':
      return unsayable(`in the ${period}`);
    default:
      return at([word('im', 'in'), name], 1);
  }
}

function clock({ hour, minute }: { hour: number; minute: number }): WrittenWord[] {
  const said = (number: number) => word(numberWord(number) ?? unsayable('no hour'), englishNumber(number));
  const next = (hour % 12) + 1;
  const before = word('um', 'at');
  if (minute === 30 && hour <= 12) return [before, word('halb', 'half before'), said(next)];
  if (minute === 15 && hour <= 12) return [before, word('Viertel', 'quarter'), word('nach', 'past'), said(hour)];
  if (minute === 45 && hour <= 12) return [before, word('Viertel', 'quarter'), word('vor', 'to'), said(next)];
  const full =
    hour === 1 ? word('ein', 'one') : hour === 0 && minute === 0 ? word('Mitternacht', 'midnight') : said(hour);
  if (full.surface === 'Mitternacht') return [before, full];
  return [before, full, word('Uhr', 'o’clock'), ...(minute === 0 ? [] : [said(minute)])];
}

const units: Readonly<Record<TimeUnit, { one: string; many: string; gender: Gender }>> = {
  minute: { one: 'Minute', many: 'Minuten', gender: 'f' },
  hour: { one: 'Stunde', many: 'Stunden', gender: 'f' },
  day: { one: 'Tag', many: 'Tage', gender: 'm' },
  week: { one: 'Woche', many: 'Wochen', gender: 'f' },
  month: { one: 'Monat', many: 'Monate', gender: 'm' },
  year: { one: 'Jahr', many: 'Jahre', gender: 'n' },
};

function span(count: number, unit: TimeUnit, kase: Case): WrittenWord[] {
  const { one, many, gender } = units[unit];
  if (count === 1) return [indefiniteWord('ein', kase, gender, 'a'), word(one, unit)];
  const several = kase === 'dat' && many.endsWith('e') ? `${many}n` : many;
  return [
    word(numberWord(count) ?? unsayable('no number'), englishNumber(count)),
    word(several, englishPlural(unit), one),
  ];
}

function spanTime({ count, unit }: Span, which: 'ago' | 'for' | 'since' | 'in', tense: Clause['tense']): TimeWords {
  if (which === 'for' && tense !== 'present') return at([...span(count, unit, 'acc'), word('lang', 'long')], 2);
  // What goes on is for years; whether hours go on or are a habit is told by nothing.
  if (which === 'for' && (unit === 'hour' || unit === 'minute')) return unsayable('for hours');
  const before = {
    ago: word('vor', 'ago'),
    for: word('seit', 'for'),
    since: word('seit', 'for'),
    in: word('in', 'in'),
  }[which];
  return at([before, ...span(count, unit, 'dat')], 2, which === 'in');
}

type Span = Extract<Time, { span: object }>['span'];
