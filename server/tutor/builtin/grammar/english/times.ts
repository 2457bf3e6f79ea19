import type { PartOfDay, PlainTime, Time, TimeUnit, Weekday } from '../meaning';
import type { Token } from './tokens';
import { boundTimeAt } from './boundTimes';
import { months, numberIn, partsOfDay, periods, timeUnits, weekdays } from './words';

/** A reading of some words, and where what follows them begins. */
export type Read<Value> = readonly [value: Value, next: number];

/** Times that are said in set words, the one to be written of several first. */
export const wordTimes: readonly (readonly [words: string, time: PlainTime])[] = [
  ['the day before yesterday', { word: 'the-day-before-yesterday' }],
  ['the day after tomorrow', { word: 'the-day-after-tomorrow' }],
  ['right now', { word: 'now' }],
  ['at the moment', { word: 'now' }],
  ['last night', { word: 'last-night' }],
  ['today', { word: 'today' }],
  ['yesterday', { word: 'yesterday' }],
  ['tomorrow', { word: 'tomorrow' }],
  ['tonight', { word: 'tonight' }],
  ['now', { word: 'now' }],
  ['soon', { word: 'soon' }],
  ['later', { word: 'later' }],
  ['already', { word: 'already' }],
  ['still', { word: 'still' }],
  ['again', { word: 'again' }],
  ['yet', { word: 'not-yet' }],
  ['then', { word: 'then' }],
  ['then', { word: 'in-that-case' }],
  ['first', { word: 'first' }],
  ['one day', { word: 'one-day' }],
  ['recently', { word: 'recently' }],
  ['for the first time', { word: 'for-the-first-time' }],
  ['all the time', { word: 'all-the-time' }],
  ['these days', { word: 'these-days' }],
  ['all day', { period: 'day', which: 'all' }],
  ['all night', { part: 'night', which: 'all' }],
  ['all week', { period: 'week', which: 'all' }],
  ['all year', { period: 'year', which: 'all' }],
  ['at night', { part: 'night', which: 'in' }],
  ['during the night', { part: 'night', which: 'in' }],
  ['during the day', { period: 'day', which: 'in' }],
  ['during the week', { period: 'week', which: 'in' }],
  ['at the weekend', { period: 'weekend', which: 'in' }],
  ['on the weekend', { period: 'weekend', which: 'in' }],
  ['at weekends', { period: 'weekend', which: 'every' }],
  ['on weekends', { period: 'weekend', which: 'every' }],
  ['at noon', { clock: { hour: 12, minute: 0 } }],
  ['at midnight', { clock: { hour: 0, minute: 0 } }],
];
const wordRows = wordTimes.map(([text, time]) => ({ parts: text.split(' '), time }));

/** When, from a place on; nothing where no time stands there. */
export function timeAt(tokens: readonly Token[], at: number): Read<readonly Time[]> | undefined {
  const text = (index: number) => tokens[index]?.text ?? '';
  const word = wordRows.find(({ parts }) => parts.every((part, index) => text(at + index) === part));
  if (word) {
    const next = at + word.parts.length;
    const part = partOf(text(next));
    // 'yesterday evening' is both.
    if (part && ['yesterday', 'tomorrow'].includes(word.parts[0] ?? ''))
      return [[word.time, { part, which: 'this' }], next + 1];
    return [[word.time], next];
  }
  const bound = boundTimeAt(tokens, at);
  if (bound) return bound;
  const single = plainTimeAt(tokens, at);
  return single && [[single[0]], single[1]];
}

/** A time that is neither a word by itself nor bound by another: a day, an hour, a month. */
export const plainTimeAt = (tokens: readonly Token[], at: number): Read<PlainTime> | undefined =>
  dayAt(tokens, at) ??
  meal(tokens, at) ??
  partAt(tokens, at) ??
  periodAt(tokens, at) ??
  yearAt(tokens, at) ??
  timesAt(tokens, at) ??
  clockAt(tokens, at) ??
  spanAt(tokens, at);

/** A time that is one word by itself, or several that are set: 'yesterday', 'at noon'. */
export function wordTimeAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const row = wordRows.find(({ parts }) => parts.every((part, index) => tokens[at + index]?.text === part));
  return row && [row.time, at + row.parts.length];
}

function yearAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const year = tokens[at]?.text === 'in' ? (tokens[at + 1]?.text ?? '') : '';
  return /^(?:1[89]|20)\d\d$/u.test(year) ? [{ year: Number(year) }, at + 2] : undefined;
}

/** 'once a week', 'three times a day', 'twice'. */
function timesAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const text = (index: number) => tokens[index]?.text ?? '';
  const single = text(at) === 'once' ? 1 : text(at) === 'twice' ? 2 : undefined;
  const times = single ?? (text(at + 1) === 'times' ? numberIn(text(at)) : undefined);
  if (times === undefined) return undefined;
  const next = single === undefined ? at + 2 : at + 1;
  const isEach = text(next) === 'a' || text(next) === 'per' || text(next) === 'every';
  const per = isEach ? (['day', 'week', 'month', 'year'] as const).find((unit) => unit === text(next + 1)) : undefined;
  return per ? [{ times, per }, next + 2] : [{ times }, next];
}

const partOf = (text: string): PartOfDay | undefined => partsOfDay.find((part) => part === text);
const dayOf = (text: string): Weekday | undefined => weekdays.find((day) => day === text || `${day}s` === text);

function dayAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const first = tokens[at]?.text ?? '';
  const which = first === 'last' || first === 'next' || first === 'every' || first === 'this' ? first : undefined;
  const start = which || first === 'on' ? at + 1 : at;
  const text = tokens[start]?.text ?? '';
  const day = dayOf(text);
  if (!day) return undefined;
  const part = partOf(tokens[start + 1]?.text ?? '');
  const each = text === `${day}s` ? 'every' : 'on';
  return [{ day, which: which ?? each, ...(part ? { part } : {}) }, start + (part ? 2 : 1)];
}

function meal(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const which = tokens[at]?.text;
  const eaten = tokens[at + 1]?.text;
  if (which !== 'for' && which !== 'before' && which !== 'after' && which !== 'at') return undefined;
  if (eaten !== 'breakfast' && eaten !== 'lunch' && eaten !== 'dinner') return undefined;
  return [{ meal: eaten, which }, at + 2];
}

function partAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.text);
  const inThe = first === 'in' && second === 'the' ? partOf(third) : undefined;
  if (inThe) return [{ part: inThe, which: 'in' }, at + 3];
  const part = partOf(second);
  if (part && (first === 'this' || first === 'every' || first === 'all')) return [{ part, which: first }, at + 2];
  return undefined;
}

const plain = (text: string) => (text === 'fall' ? 'autumn' : text.replace(/s$/u, ''));

function periodAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const first = tokens[at]?.text ?? '';
  const which =
    first === 'last' || first === 'next' || first === 'every' || first === 'this' || first === 'in' ? first : undefined;
  if (!which) return undefined;
  const start = which === 'in' && tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  const text = tokens[start]?.text ?? '';
  const period = periods.find((each) => each === plain(text));
  const isSeason = period !== undefined && periods.indexOf(period) >= periods.indexOf('spring');
  if (period && (which !== 'in' || isSeason) && text !== 'falls') return [{ period, which }, start + 1];
  const month = months.indexOf(text);
  if (month >= 0 && which !== 'every') return [{ month: month + 1, which: which === 'this' ? 'in' : which }, start + 1];
  return undefined;
}

/** What may follow a time of day; any other word is what is counted: 'at two shops'. */
const afterClock =
  /^(?:in|on|and|but|or|every|with|so|because|when|if|to|from|at|then|today|tomorrow|yesterday|tonight|already)$/u;

function clockAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const start = tokens[at]?.text === 'at' ? at + 1 : at;
  const isHalf = tokens[start]?.text === 'half' && tokens[start + 1]?.text === 'past';
  const place = isHalf ? start + 2 : start;
  const [hours = '', minutes] = (tokens[place]?.text ?? '').split(/[:.]/u);
  const hour = numberIn(hours);
  const mark = tokens[place + 1]?.text ?? '';
  const isMarked = mark === 'oclock' || mark === 'am' || mark === 'pm';
  // 'at seven' is a time, 'seven' alone is a number.
  if (hour === undefined || hour > 24 || (start === at && !isMarked) || Number(minutes ?? 0) > 59) return undefined;
  const isNoun = !isMarked && minutes === undefined && /^\p{L}/u.test(mark) && !afterClock.test(mark);
  if (isNoun && !isHalf) return undefined;
  const clock = { hour: mark === 'pm' && hour < 12 ? hour + 12 : hour, minute: isHalf ? 30 : Number(minutes ?? 0) };
  return [{ clock }, place + (isMarked ? 2 : 1)];
}

function unitOf(text: string): TimeUnit | undefined {
  return timeUnits.find((unit) => unit === text || `${unit}s` === text);
}

function spanAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const first = tokens[at]?.text ?? '';
  const which = first === 'for' || first === 'since' || first === 'in' ? first : undefined;
  const start = which ? at + 1 : at;
  const number = tokens[start]?.text ?? '';
  const count = number === 'a' || number === 'an' ? 1 : numberIn(number);
  const unit = unitOf(tokens[start + 1]?.text ?? '');
  if (count === undefined || !unit) return undefined;
  const span = { count, unit };
  if (tokens[start + 2]?.text === 'ago') return which ? undefined : [{ span, which: 'ago' }, start + 3];
  return which ? [{ span, which }, start + 2] : undefined;
}
