import type { BoundTime, PlainTime, Time } from '../meaning';
import { plainTimeAt, wordTimeAt, type Read } from './times';
import type { Token } from './tokens';
import { months, numberIn, periods } from './words';

const bounds: Readonly<Record<string, BoundTime['bound']>> = {
  until: 'until', till: 'until', til: 'until', since: 'since', around: 'around', about: 'around', before: 'before', after: 'after',
}; // oxfmt-ignore

/** 'until five', 'since last winter', 'from nine to five', 'around seven'. */
export function boundTimeAt(tokens: readonly Token[], at: number): Read<readonly Time[]> | undefined {
  const first = tokens[at]?.text ?? '';
  if (first === 'from') return fromTo(tokens, at + 1);
  const isAbout = first === 'at' && bounds[tokens[at + 1]?.text ?? ''] === 'around';
  const bound = bounds[isAbout ? (tokens[at + 1]?.text ?? '') : first];
  if (!bound) return undefined;
  const start = isAbout ? at + 2 : at + 1;
  // "About" and "around" go with hours alone: "about Monday" is what is told of.
  const found = boundaryAt(tokens, start);
  const isHour = found !== undefined && 'clock' in found[0];
  if (!found || (bound === 'around' && !isHour)) return undefined;
  if ((bound === 'before' || bound === 'after') && !isHour) return undefined;
  return [[{ bound, time: found[0] }], found[1]];
}

function fromTo(tokens: readonly Token[], at: number): Read<readonly Time[]> | undefined {
  const from = boundaryAt(tokens, at);
  const word = from && (tokens[from[1]]?.text ?? '');
  if (!from || !/^(?:to|till|until|til)$/u.test(word ?? '')) return undefined;
  const until = boundaryAt(tokens, from[1] + 1);
  if (!until) return undefined;
  const [start, end] = [from[0], until[0]];
  // 'From nine to five' is five in the afternoon, and said as it is written.
  const isAlike = Object.keys(start)[0] === Object.keys(end)[0];
  return isAlike
    ? [
        [
          { bound: 'from', time: start },
          { bound: 'until', time: end },
        ],
        until[1],
      ]
    : undefined;
}

/** What may bound a time: an hour, a day, a month, a year, 'last winter', 'yesterday'. */
function boundaryAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const text = tokens[at]?.text ?? '';
  const isThe = text === 'the' || text === 'this';
  const season = periods.slice(periods.indexOf('spring')).find((each) => each === tokens[isThe ? at + 1 : at]?.text);
  if (season) return [{ period: season, which: 'in' }, isThe ? at + 2 : at + 1];
  const month = months.indexOf(text);
  if (month >= 0) return [{ month: month + 1, which: 'in' }, at + 1];
  if (/^(?:1[89]|20)\d\d$/u.test(text)) return [{ year: Number(text) }, at + 1];
  const word = wordTimeAt(tokens, at);
  if (word)
    return 'word' in word[0] && /^(?:today|yesterday|tomorrow|now)$/u.test(word[0].word) ? word : noonOrMidnight(word);
  if (text === 'noon' || text === 'midday') return [{ clock: { hour: 12, minute: 0 } }, at + 1];
  if (text === 'midnight') return [{ clock: { hour: 0, minute: 0 } }, at + 1];
  return dayOrPeriod(tokens, at) ?? hourAt(tokens, at);
}

const noonOrMidnight = (word: Read<PlainTime>) => ('clock' in word[0] ? word : undefined);

function dayOrPeriod(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  if (/^(?:for|since|in|on|at|every)$/u.test(tokens[at]?.text ?? '')) return undefined;
  const found = plainTimeAt(tokens, at);
  if (!found) return undefined;
  const [time] = found;
  if ('day' in time) return time.which === 'on' || time.which === 'last' || time.which === 'next' ? found : undefined;
  if ('period' in time) return time.which === 'last' || time.which === 'next' ? found : undefined;
  return 'clock' in time ? found : undefined;
}

/** 'Seven' alone is an hour behind such words, unless it counts what follows. */
function hourAt(tokens: readonly Token[], at: number): Read<PlainTime> | undefined {
  const isHalf = tokens[at]?.text === 'half' && tokens[at + 1]?.text === 'past';
  const place = isHalf ? at + 2 : at;
  const [hours = '', minutes] = (tokens[place]?.text ?? '').split(/[:.]/u);
  const hour = numberIn(hours);
  if (hour === undefined || hour < 1 || hour > 24 || Number(minutes ?? 0) > 59) return undefined;
  const next = tokens[place + 1];
  const isCounting =
    minutes === undefined && next !== undefined && /^\p{L}/u.test(next.text) && !afterHour.test(next.text);
  if (isCounting) return undefined;
  return [{ clock: { hour, minute: isHalf ? 30 : Number(minutes ?? 0) } }, place + 1];
}

const afterHour =
  /^(?:in|on|and|but|or|every|with|so|because|when|if|to|till|until|from|at|then|today|tomorrow|yesterday|tonight|here|most)$/u;
