import type { PartOfDay, Time, TimeUnit, Weekday } from '../meaning';
import { boundWords, timesWords } from './boundTimes';
import { counted, englishNumber, sino } from './numbers';
import { withParticle } from './particles';
import { Unsayable, fixed, word, type Words } from './words';

/** A time as it is said, without the 에 of most. */
interface SaidTime {
  readonly words: Words;
  /** Takes 에, unless a narrower time follows: 토요일 아침에. */
  readonly takesAt: boolean;
  /** Wider before narrower; from 10 on they stand by the verb. */
  readonly rank: number;
}

type WordOfTime = Extract<Time, { word: string }>['word'];

const wordTimes: Readonly<Record<WordOfTime, readonly [words: string, takesAt: boolean, rank: number]>> = {
  today: ['오늘=today', false, 1],
  yesterday: ['어제=yesterday', false, 1],
  tomorrow: ['내일=tomorrow', false, 1],
  'the-day-before-yesterday': ['그저께=day_before_yesterday', false, 1],
  'the-day-after-tomorrow': ['모레=day_after_tomorrow', false, 1],
  tonight: ['오늘=today 밤=night', true, 1],
  'last-night': ['어젯밤=last_night', true, 1],
  now: ['지금=now', false, 0],
  first: ['먼저=first', false, 0],
  then: ['그다음=then', true, 0],
  'in-that-case': ['그럼=then', false, 0],
  soon: ['곧=soon', false, 9],
  later: ['나중=later', true, 3],
  'just-now': ['막=just', false, 11],
  already: ['벌써=already', false, 9],
  still: ['아직도=still', false, 9],
  'not-yet': ['아직=yet', false, 0],
  again: ['또=again', false, 11],
  'one-day': ['언젠가=one_day', false, 0],
  'these-days': ['요즘=these_days', false, 0],
  recently: ['최근=recently', true, 1],
  'all-the-time': ['항상=all_the_time', false, 9],
  'for-the-first-time': ['처음=first_time +으로=:by', false, 12],
};

const weekdays: Readonly<Record<Weekday, string>> = {
  monday: '월요일=Monday',
  tuesday: '화요일=Tuesday',
  wednesday: '수요일=Wednesday',
  thursday: '목요일=Thursday',
  friday: '금요일=Friday',
  saturday: '토요일=Saturday',
  sunday: '일요일=Sunday',
};

const parts: Readonly<Record<PartOfDay, string>> = {
  morning: '아침=morning',
  afternoon: '오후=afternoon',
  evening: '저녁=evening',
  night: '밤=night',
};

const months = '일월 이월 삼월 사월 오월 유월 칠월 팔월 구월 시월 십일월 십이월'.split(' ');
const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Periods by which of them is meant: words, and whether they take 에. */
const periods: Readonly<Record<string, readonly [words: string, takesAt: boolean]>> = {
  'day in': ['낮=daytime', true],
  'day every': ['매일=every_day', false],
  'day all': ['하루=day 종일=all', false],
  'week last': ['지난주=last_week', true],
  'week next': ['다음=next 주=week', true],
  'week this': ['이번=this 주=week', true],
  'week every': ['매주=every_week', false],
  'week all': ['일주일=week 내내=all', false],
  'weekend in': ['주말=weekend', true],
  'weekend last': ['지난~지나다=last 주말=weekend', true],
  'weekend next': ['다음=next 주=week 주말=weekend', true],
  'weekend this': ['이번=this 주말=weekend', true],
  'weekend every': ['주말=weekend +마다=every', false],
  'weekend all': ['주말=weekend 내내=all', false],
  'month last': ['지난달=last_month', true],
  'month next': ['다음=next 달=month', true],
  'month this': ['이번=this 달=month', true],
  'month every': ['매달=every_month', false],
  'year last': ['작년=last_year', true],
  'year next': ['내년=next_year', true],
  'year this': ['올해=this_year', false],
  'year every': ['매년=every_year', false],
  'year all': ['일=one 년=year 내내=all', false],
};
const seasons: Readonly<Record<string, string>> = { spring: '봄', summer: '여름', autumn: '가을', winter: '겨울' };

const said = (words: string, takesAt: boolean, rank: number): SaidTime => ({ words: fixed(words), takesAt, rank });

function sayPeriod(period: string, which: string): SaidTime {
  const season = seasons[period];
  if (season === undefined) {
    const known = periods[`${period} ${which}`];
    if (!known) throw new Unsayable();
    return said(known[0], known[1], 1);
  }
  switch (which) {
    case 'in':
      return said(`${season}=${period}`, true, 1);
    case 'last':
      return said(`지난${season}=last_${period}`, true, 1);
    case 'next':
      return said(`내년=next_year ${season}=${period}`, true, 1);
    case 'this':
      return said(`이번=this ${season}=${period}`, true, 1);
    case 'every':
      return said(`${season}=${period} +마다=every`, false, 1);
    default:
      return said(`${season}=${period} 내내=all`, false, 1);
  }
}

function sayDay({ day, which, part }: Extract<Time, { day: Weekday }>): SaidTime {
  const before = { on: '', last: '지난~지나다=last ', next: '다음=next 주=week ', every: '', this: '이번=this ' }[
    which
  ];
  if (part !== undefined)
    return said(`${which === 'every' ? '매주=every_week ' : before}${weekdays[day]} ${parts[part]}`, true, 1);
  return which === 'every'
    ? said(`${weekdays[day]} +마다=every`, false, 1)
    : said(`${before}${weekdays[day]}`, true, 1);
}

/** A day is named besides: 'yesterday morning' is no morning of today. */
function sayPart(part: PartOfDay, which: string, hasDay: boolean): SaidTime {
  switch (which) {
    case 'in':
      return said(parts[part], true, 2);
    case 'this':
      return said(hasDay ? parts[part] : `오늘=today ${parts[part]}`, true, 2);
    case 'every':
      return part === 'morning' || part === 'evening'
        ? said(`매일=every_day ${parts[part]}`, false, 2)
        : said(`매일=every_day ${parts[part]}`, true, 2);
    default:
      return part === 'night' ? said('밤새=all_night', false, 2) : said(`${parts[part]} 내내=all`, false, 2);
  }
}

function sayClock({ hour, minute }: { hour: number; minute: number }): SaidTime {
  if (hour < 0 || hour > 24) throw new Unsayable();
  const half: Words = hour > 12 && hour < 24 ? fixed('오후=p.m.') : hour === 0 || hour === 24 ? fixed('밤=night') : [];
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  const hours = [word(counted(shown), englishNumber(shown)), word('시', 'o’clock')];
  const minutes: Words =
    minute === 0
      ? []
      : minute === 30
        ? [word('반', 'half')]
        : [word(sino(minute), englishNumber(minute)), word('분', 'minutes')];
  return { words: [...half, ...hours, ...minutes], takesAt: true, rank: 3 };
}

/** Lengths of time: 두 시간, 삼 년, 하루. */
function sayLength(count: number, unit: TimeUnit): Words {
  if (count === 1 && (unit === 'day' || unit === 'week'))
    return unit === 'day' ? fixed('하루=one_day') : fixed('일주일=one_week');
  if (count === 2 && unit === 'day') return fixed('이틀=two_days');
  const number = englishNumber(count);
  const english = count === 1 ? unit : `${unit}s`;
  switch (unit) {
    case 'hour':
      return [word(counted(count), number), word('시간', english)];
    case 'month':
      return count < 5
        ? [word(counted(count), number), word('달', english)]
        : [word(sino(count), number), word('개월', english)];
    case 'minute':
      return [word(sino(count), number), word('분', english)];
    case 'day':
      return [word(sino(count), number), word('일', english)];
    case 'week':
      return [word(sino(count), number), word('주', english)];
    case 'year':
      return [word(sino(count), number), word('년', english)];
  }
}

function saySpan({ span, which }: Extract<Time, { span: unknown }>): SaidTime {
  const length = sayLength(span.count, span.unit);
  switch (which) {
    case 'ago':
      return { words: [...length, word('전', 'ago')], takesAt: true, rank: 1 };
    case 'for':
      return { words: [...length, word('동안', 'for')], takesAt: false, rank: 4 };
    case 'since':
      return { words: withParticle([...length, word('전', 'ago')], 'since'), takesAt: false, rank: 1 };
    case 'in':
      return { words: [...length, word('후', 'after')], takesAt: true, rank: 1 };
  }
}

const meals = { breakfast: '아침', lunch: '점심', dinner: '저녁' } as const;

function sayMeal(meal: keyof typeof meals, which: string): SaidTime {
  const name = meals[meal];
  if (which === 'for') return { words: withParticle([word(name, meal)], 'as'), takesAt: false, rank: 4 };
  const after = { before: '전=before', after: '후=after', at: '때=at' }[which];
  if (after === undefined) throw new Unsayable();
  return said(`${name}=${meal} 식사=meal ${after}`, which !== 'at', 2);
}

function sayTime(time: Time, all: readonly Time[]): SaidTime {
  if ('word' in time) return said(...wordTimes[time.word]);
  if ('day' in time) return sayDay(time);
  if ('part' in time)
    return sayPart(
      time.part,
      time.which,
      all.some((other) => 'day' in other || ('word' in other && wordTimes[other.word][2] === 1)),
    );
  if ('period' in time) return sayPeriod(time.period, time.which);
  if ('clock' in time) return sayClock(time.clock);
  if ('meal' in time) return sayMeal(time.meal, time.which);
  if ('span' in time) return saySpan(time);
  if ('year' in time) return { words: [word(`${time.year}년`, String(time.year))], takesAt: true, rank: 1 };
  if ('times' in time) return { words: timesWords(time), takesAt: false, rank: time.per ? 4 : 11 };
  if ('bound' in time) {
    const { words, rank } = sayTime(time.time, all);
    return { ...boundWords(time.bound, words), rank };
  }
  const name = months[time.month - 1];
  const english = englishMonths[time.month - 1];
  if (name === undefined || english === undefined) throw new Unsayable();
  const year = time.which === 'in' ? '' : time.which === 'last' ? '지난~지나다=last ' : '다음=next ';
  if (time.which === 'next') throw new Unsayable();
  return said(`${year}${name}=${english}`, true, 1);
}

/** What one has done for three years one does since three years ago. */
const begun = (time: Time): Time =>
  'span' in time && time.which === 'for' && !/^(?:minute|hour|day)$/u.test(time.span.unit)
    ? { ...time, which: 'since' }
    : time;

/** Times as they open a clause, and those that stand by its verb. */
export function sayTimes(
  times: readonly Time[],
  { isTurned, goesOn }: { isTurned: boolean; goesOn: boolean },
): { early: Words; late: Words } {
  const sorted = times.map((time) => sayTime(goesOn ? begun(time) : time, times)).toSorted((a, b) => a.rank - b.rank);
  const early = sorted.filter(({ rank }) => rank < 10);
  const isNarrowed = (index: number) => {
    const next = early[index + 1];
    return next !== undefined && next.takesAt && (next.rank === 2 || next.rank === 3);
  };
  return {
    early: early.flatMap(({ words, takesAt }, index) =>
      isTurned && words[0]?.surface === '지금'
        ? withParticle(words, 'topic')
        : takesAt && !isNarrowed(index)
          ? withParticle(words, 'at')
          : words,
    ),
    late: sorted.filter(({ rank }) => rank >= 10).flatMap(({ words }) => words),
  };
}
