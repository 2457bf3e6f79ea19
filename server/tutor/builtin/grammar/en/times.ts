import { months, numberWords } from '../english/words';
import { wordTimes } from '../english/times';
import type { BoundTime, PlainTime, Time } from '../meaning';

/** Times in English, as the reader reads them: 'yesterday' and 'this evening' are yesterday evening. */
export function timesOf(times: readonly Time[]): string[] {
  return times.map((time, index) => {
    const before = times[index - 1];
    const isOfDay = before && 'word' in before && /^(?:yesterday|tomorrow)$/u.test(before.word);
    return isOfDay && 'part' in time && time.which === 'this' ? time.part : timeOf(time);
  });
}

/** A time in English. */
export function timeOf(time: Time): string {
  return 'bound' in time ? boundOf(time) : plainOf(time);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, unit: string) =>
  `${count === 1 ? (unit === 'hour' ? 'an' : 'a') : (numberWords[count] ?? count)} ${unit}${count === 1 ? '' : 's'}`;

/** 'Until five', 'since last winter': without the preposition that the time has by itself. */
function boundOf({ bound, time }: BoundTime): string {
  const bare = plainOf(time).replace(/^(?:at|on|in) /u, '');
  // 'From nine to five' is a from and an until.
  return `${bound} ${bare}`;
}

function plainOf(time: PlainTime): string {
  const known = wordTimes
    .filter(([, each]) => JSON.stringify(each) === JSON.stringify(time))
    .map(([words]) => words)
    .toSorted((one, other) => one.length - other.length)[0];
  if (known !== undefined) return known;
  if ('word' in time) return time.word === 'just-now' ? 'just now' : time.word.replace(/-/gu, ' ');
  if ('day' in time) {
    const part = time.part ? ` ${time.part}` : '';
    return `${time.which} ${capitalised(time.day)}${part}`;
  }
  if ('part' in time) {
    if (time.which === 'in') return time.part === 'night' ? 'at night' : `in the ${time.part}`;
    return `${time.which} ${time.part}`;
  }
  if ('period' in time) return time.which === 'in' ? `in the ${time.period}` : `${time.which} ${time.period}`;
  if ('clock' in time) return clockOf(time.clock);
  if ('meal' in time) return `${time.which} ${time.meal}`;
  if ('span' in time) return spanOf(time);
  if ('month' in time) return `${time.which} ${capitalised(months[time.month - 1] ?? '')}`;
  if ('year' in time) return `in ${time.year}`;
  const often = time.times === 1 ? 'once' : time.times === 2 ? 'twice' : `${time.times} times`;
  return time.per ? `${often} a ${time.per}` : often;
}

function clockOf({ hour, minute }: { hour: number; minute: number }): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return hour > 12 ? `at ${hour - 12}${minutes} pm` : `at ${hour}${minutes}`;
}

function spanOf({ span, which }: Extract<PlainTime, { span: unknown }>): string {
  const length = counted(span.count, span.unit);
  if (which === 'ago') return `${length} ago`;
  return `${which === 'since' ? 'for' : which} ${length}`;
}
