import type { Clause, PartOfDay, Time, Weekday } from '../meaning';
import type { WrittenWord } from '../writer';
import { boundWords, timesWords, yearWords } from './boundTimes';
import { counted } from './numbers';
import { particle, unsayable, words } from './words';

export interface SaidTime {
  readonly words: readonly WrittenWord[];
  /** Stands without に, so that a comma or は can follow it. */
  readonly isBare: boolean;
  /** How long it lasts. */
  readonly isSpan?: true;
}

const bare = (source: string): SaidTime => ({ words: words(source), isBare: true });
const at = (said: readonly WrittenWord[]): SaidTime => ({ words: [...said, ...particle('at')], isBare: false });

const wordTimes: Partial<Record<string, string>> = {
  today: '今日@きょう=today',
  yesterday: '昨日@きのう=yesterday',
  tomorrow: '明日@あした=tomorrow',
  now: '今@いま=now',
  tonight: '今夜@こんや=tonight',
  soon: 'もうすぐ=soon',
  later: 'あと=after で=:at',
  'one-day': 'いつか=one_day',
  recently: '最近@さいきん=recently',
  'these-days': '最近@さいきん=these_days',
  'last-night': '昨日@きのう=yesterday の=:of 夜@よる=night',
  'the-day-before-yesterday': 'おととい=the_day_before_yesterday',
  'the-day-after-tomorrow': 'あさって=the_day_after_tomorrow',
};

/** Words that stand close before the predicate rather than at the head. */
const closeTimes: Partial<Record<string, string>> = {
  already: 'もう=already',
  still: 'まだ=still',
  again: 'また=again',
  first: 'まず=first',
  'for-the-first-time': '初めて@はじめて=for_the_first_time',
  'all-the-time': 'いつも=all_the_time',
  then: 'それから=then',
  'not-yet': 'まだ=yet',
  'just-now': 'さっき=just_now',
};

const weekdays: Readonly<Record<Weekday, string>> = {
  monday: '月曜日@げつようび=Monday',
  tuesday: '火曜日@かようび=Tuesday',
  wednesday: '水曜日@すいようび=Wednesday',
  thursday: '木曜日@もくようび=Thursday',
  friday: '金曜日@きんようび=Friday',
  saturday: '土曜日@どようび=Saturday',
  sunday: '日曜日@にちようび=Sunday',
};
const parts: Readonly<Record<PartOfDay, string>> = {
  morning: '朝@あさ=morning',
  afternoon: '午後@ごご=afternoon',
  evening: '夜@よる=evening',
  night: '夜@よる=night',
};
const ofWeek = {
  on: '',
  every: '毎週@まいしゅう=every_week ',
  last: '先週@せんしゅう=last_week の=:of ',
  next: '来週@らいしゅう=next_week の=:of ',
  this: '今週@こんしゅう=this_week の=:of ',
} as const;
const partTimes: Readonly<Record<string, string>> = {
  'morning this': '今朝@けさ=this_morning',
  'afternoon this': '今日@きょう=today の=:of 午後@ごご=afternoon',
  'evening this': '今晩@こんばん=this_evening',
  'night this': '今夜@こんや=tonight',
  'morning every': '毎朝@まいあさ=every_morning',
  'afternoon every': '毎日@まいにち=every_day の=:of 午後@ごご=afternoon',
  'evening every': '毎晩@まいばん=every_evening',
  'night every': '毎晩@まいばん=every_night',
  'morning all': '午前@ごぜん=morning 中@ちゅう=during ずっと=all_the_time',
  'afternoon all': '午後@ごご=afternoon ずっと=all_the_time',
  'evening all': '一晩中@ひとばんじゅう=all_evening',
  'night all': '一晩中@ひとばんじゅう=all_night',
};
const seasons: Readonly<Record<string, string>> = {
  spring: '春@はる=spring',
  summer: '夏@なつ=summer',
  autumn: '秋@あき=autumn',
  winter: '冬@ふゆ=winter',
};
const periodTimes: Readonly<Record<string, string>> = {
  'day every': '毎日@まいにち=every_day',
  'day this': '今日@きょう=today',
  'day last': '昨日@きのう=yesterday',
  'day next': '次@つぎ=next の=:of 日@ひ=day',
  'day all': '一日中@いちにちじゅう=all_day',
  'week every': '毎週@まいしゅう=every_week',
  'week this': '今週@こんしゅう=this_week',
  'week last': '先週@せんしゅう=last_week',
  'week next': '来週@らいしゅう=next_week',
  'week all': '一週間@いっしゅうかん=one_week ずっと=all_the_time',
  'weekend every': '毎週末@まいしゅうまつ=every_weekend',
  'weekend this': '今週@こんしゅう=this_week の=:of 週末@しゅうまつ=weekend',
  'weekend last': '先週@せんしゅう=last_week の=:of 週末@しゅうまつ=weekend',
  'weekend next': '来週@らいしゅう=next_week の=:of 週末@しゅうまつ=weekend',
  'weekend all': '週末@しゅうまつ=weekend ずっと=all_the_time',
  'month every': '毎月@まいつき=every_month',
  'month this': '今月@こんげつ=this_month',
  'month last': '先月@せんげつ=last_month',
  'month next': '来月@らいげつ=next_month',
  'year every': '毎年@まいとし=every_year',
  'year this': '今年@ことし=this_year',
  'year last': '去年@きょねん=last_year',
  'year next': '来年@らいねん=next_year',
  'year all': '一年中@いちねんじゅう=all_year',
};
const seasonTimes: Readonly<Record<string, string>> = {
  last: '去年@きょねん=last_year の=:of ',
  next: '次@つぎ=next の=:of ',
  this: '今年@ことし=this_year の=:of ',
  every: '毎年@まいとし=every_year ',
};
const months = [
  '', '一月@いちがつ=January', '二月@にがつ=February', '三月@さんがつ=March', '四月@しがつ=April', '五月@ごがつ=May',
  '六月@ろくがつ=June', '七月@しちがつ=July', '八月@はちがつ=August', '九月@くがつ=September', '十月@じゅうがつ=October',
  '十一月@じゅういちがつ=November', '十二月@じゅうにがつ=December',
]; // oxfmt-ignore
const mealWords = {
  breakfast: '朝ご飯@あさごはん=breakfast',
  lunch: '昼ご飯@ひるごはん=lunch',
  dinner: '晩ご飯@ばんごはん=dinner',
} as const;

/** The times of a clause: what stands at its head, and what stands before its predicate. */
export function sayTimes(times: readonly Time[]): { head: SaidTime[]; close: WrittenWord[] } {
  const isClose = (time: Time) => ('word' in time ? closeTimes[time.word] !== undefined : 'times' in time && !time.per);
  const close = times
    .filter(isClose)
    .flatMap((time) => ('word' in time ? words(closeTimes[time.word] ?? '') : sayTime(time).words));
  const others = times.filter((time) => !isClose(time));
  return { head: joinedTimes(others.toSorted(byNearness)).sort(byLength), close };
}

/** What was done a moment ago is said by its verb: 食べたばかりです. */
export const isJustDone = ({ when, tense, negated, predicate, modality, ongoing: isOngoing }: Clause): boolean =>
  tense === 'past' &&
  !negated &&
  !isOngoing &&
  modality === undefined &&
  predicate.kind === 'does' &&
  when.some((time) => 'word' in time && time.word === 'just-now');

/** The hour stands behind its day: 土曜日に五時に. */
const byNearness = (a: Time, b: Time) => Number('clock' in a) - Number('clock' in b);

/** What has no に goes first: 昨日七時に. */
const byLength = (a: SaidTime, b: SaidTime) => Number(b.isBare) - Number(a.isBare);

/** 'Yesterday morning' is one: 昨日の朝; so is 'on Saturday at seven', where a part of a day follows a day. */
function joinedTimes(times: readonly Time[]): SaidTime[] {
  const day = times.find((time) => 'word' in time && /^(?:yesterday|tomorrow|the-day-\w+-\w+)$/u.test(time.word));
  const part = times.find(
    (time) => 'part' in time && !('day' in time) && (time.which === 'this' || time.which === 'in'),
  );
  if (day && part && 'word' in day && 'part' in part) {
    const rest = times.filter((time) => time !== day && time !== part);
    return [bare(`${wordTimes[day.word] ?? unsayable()} の=:of ${parts[part.part]}`), ...rest.map(sayTime)];
  }
  return times.map(sayTime);
}

function sayTime(time: Time): SaidTime {
  if ('word' in time) return bare(wordTimes[time.word] ?? unsayable());
  if ('day' in time) {
    const part = time.part ? ` の=:of ${parts[time.part]}` : '';
    return at(words(`${ofWeek[time.which]}${weekdays[time.day]}${part}`));
  }
  if ('part' in time) {
    if (time.which !== 'in') return bare(partTimes[`${time.part} ${time.which}`] ?? unsayable());
    return time.part === 'morning' ? bare(parts.morning) : at(words(parts[time.part]));
  }
  if ('period' in time) return sayPeriod(time.period, time.which);
  if ('clock' in time) return at(clockWords(time.clock));
  if ('meal' in time) {
    const meal = mealWords[time.meal];
    if (time.which === 'before') return at(words(`${meal} の=:of 前@まえ=before`));
    if (time.which === 'after') return bare(`${meal} の=:of あと=after で=:at`);
    return at(words(time.which === 'for' ? meal : `${meal} の=:of 時@とき=time`));
  }
  if ('span' in time) return saySpan(time.span.count, time.span.unit, time.which);
  if ('year' in time) return at(yearWords(time.year));
  if ('times' in time) return { words: timesWords(time), isBare: false };
  if ('bound' in time) return { words: boundWords(time, sayTime(time.time).words), isBare: false };
  const month = words(months[time.month] ?? unsayable());
  if (time.which === 'in') return at(month);
  return at([
    ...words(time.which === 'last' ? '去年@きょねん=last_year の=:of' : '来年@らいねん=next_year の=:of'),
    ...month,
  ]);
}

function sayPeriod(period: string, which: string): SaidTime {
  const season = seasons[period];
  if (season) {
    if (which === 'all') return bare(`${season} の=:of 間@あいだ=during ずっと=all_the_time`);
    if (which === 'in') return at(words(season));
    const said = `${seasonTimes[which] ?? unsayable()}${season}`;
    return which === 'every' ? at(words(said)) : bare(said);
  }
  if (which === 'in' && period === 'weekend') return at(words('週末@しゅうまつ=weekend'));
  if (which === 'in' && period === 'day') return bare('昼間@ひるま=daytime');
  return bare(periodTimes[`${period} ${which}`] ?? unsayable());
}

export function clockWords({ hour, minute }: { hour: number; minute: number }): WrittenWord[] {
  const half = hour > 12 ? words('午後@ごご=p.m.') : [];
  const shown = hour === 0 ? 12 : hour > 12 ? hour - 12 : hour;
  const after = minute === 0 ? [] : minute === 30 ? words('半@はん=half') : counted(minute, 'minute');
  return [...half, ...counted(shown, 'clock'), ...after];
}

function saySpan(count: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year', which: string): SaidTime {
  const span = counted(count, unit);
  if (which === 'ago') return at([...span, ...words('前@まえ=ago')]);
  if (which === 'in') return at([...span, ...words('後@ご=after')]);
  if (which === 'since') return { words: [...span, ...words('前@まえ=ago から=since')], isBare: false };
  if (unit === 'year') return { words: counted(count, 'year-long'), isBare: true, isSpan: true };
  const isLong = unit === 'day' && count > 1;
  return { words: isLong ? [...span, ...words('間@かん=during')] : span, isBare: true, isSpan: true };
}
