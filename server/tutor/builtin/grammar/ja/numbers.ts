import type { WrittenWord } from '../writer';
import { unsayable, words } from './words';

const digits = [
  '', '一@いち=one', '二@に=two', '三@さん=three', '四@よん=four', '五@ご=five', '六@ろく=six', '七@なな=seven',
  '八@はち=eight', '九@きゅう=nine',
]; // oxfmt-ignore
const hundreds: Readonly<Record<number, string>> = {
  1: '百@ひゃく=hundred',
  3: '三百@さんびゃく=three_hundred',
  6: '六百@ろっぴゃく=six_hundred',
  8: '八百@はっぴゃく=eight_hundred',
};
const thousands: Readonly<Record<number, string>> = {
  1: '千@せん=thousand',
  3: '三千@さんぜん=three_thousand',
  8: '八千@はっせん=eight_thousand',
};

/** A number without a counter, each power of ten its own piece. */
export function numberWords(count: number): WrittenWord[] {
  if (!Number.isInteger(count) || count < 1 || count >= 100_000_000) unsayable();
  const ten_thousands = Math.floor(count / 10_000);
  const rest = count % 10_000;
  const thousand = Math.floor(rest / 1000);
  const hundred = Math.floor((rest % 1000) / 100);
  const ten = Math.floor((rest % 100) / 10);
  const power = (digit: number, whole: Readonly<Record<number, string>>, single: string) =>
    digit === 0 ? [] : words(whole[digit] ?? `${digits[digit] ?? ''} ${single}`);
  return [
    ...(ten_thousands > 0 ? [...numberWords(ten_thousands), ...words('万@まん=ten_thousand')] : []),
    ...power(thousand, thousands, '千@せん=thousand'),
    ...power(hundred, hundreds, '百@ひゃく=hundred'),
    ...power(ten, { 1: '十@じゅう=ten' }, '十@じゅう=ten'),
    ...words(digits[rest % 10] ?? ''),
  ];
}

interface CounterRow {
  readonly surface: string;
  readonly reading?: string;
  readonly gloss: string;
  /** What is read otherwise, by the last digit, 10 for tens: the number's reading and the counter's. */
  readonly sounds: Readonly<Record<number, readonly [number: string, counter: string]>>;
  /** Readings of the whole from one to ten that follow no rule. */
  readonly whole?: Readonly<Record<number, string>>;
  /** English behind the number, where it is one word with its counter: 'one person', 'four o’clock'. */
  readonly unit?: readonly [one: string, more: string];
}

/** 一匹, 三匹, 六匹: はひふへほ after a small っ is ぱ…, after ん ば…. */
const softened = (p: string, b: string): CounterRow['sounds'] => ({
  1: ['いっ', p],
  3: ['さん', b],
  6: ['ろっ', p],
  8: ['はっ', p],
  10: ['じゅっ', p],
});
const doubled = (reading: string, ...which: number[]): CounterRow['sounds'] =>
  Object.fromEntries(which.map((digit) => [digit, [short[digit] ?? '', reading] as const]));
const short: Readonly<Record<number, string>> = { 1: 'いっ', 6: 'ろっ', 8: 'はっ', 10: 'じゅっ' };

export const counters = {
  person: {
    surface: '人', reading: 'にん', gloss: 'people', sounds: { 4: ['よ', 'にん'] },
    whole: { 1: 'ひとり', 2: 'ふたり', 4: 'よにん' }, unit: ['person', 'people'],
  },
  small: { surface: '匹', reading: 'ひき', gloss: ':counter', sounds: softened('ぴき', 'びき') },
  big: { surface: '頭', reading: 'とう', gloss: ':counter', sounds: doubled('とう', 1, 8, 10) },
  bird: { surface: '羽', reading: 'わ', gloss: ':counter', sounds: {} },
  flat: { surface: '枚', reading: 'まい', gloss: ':counter', sounds: {} },
  long: { surface: '本', reading: 'ほん', gloss: ':counter', sounds: softened('ぽん', 'ぼん') },
  book: { surface: '冊', reading: 'さつ', gloss: ':counter', sounds: doubled('さつ', 1, 8, 10) },
  machine: { surface: '台', reading: 'だい', gloss: ':counter', sounds: {} },
  cup: { surface: '杯', reading: 'はい', gloss: ':counter', sounds: softened('ぱい', 'ばい') },
  slice: { surface: '切れ', reading: 'きれ', gloss: ':counter', sounds: {}, whole: { 1: 'ひときれ', 2: 'ふたきれ' } },
  pair: { surface: '足', reading: 'そく', gloss: ':counter', sounds: { ...doubled('そく', 1, 8, 10), 3: ['さん', 'ぞく'] } },
  kilo: { surface: 'キロ', gloss: 'kilos', sounds: {}, unit: ['kilo', 'kilos'] },
  night: { surface: '泊', reading: 'はく', gloss: 'nights', sounds: softened('ぱく', 'ぱく'), unit: ['night', 'nights'] },
  house: {
    surface: '軒', reading: 'けん', gloss: ':counter',
    sounds: { ...doubled('けん', 1, 6, 8, 10), 3: ['さん', 'げん'] },
  },
  piece: { surface: '個', reading: 'こ', gloss: ':counter', sounds: doubled('こ', 1, 6, 8, 10) },
  years: {
    surface: '歳', reading: 'さい', gloss: 'years old', sounds: doubled('さい', 1, 8, 10), unit: ['year old', 'years old'],
  },
  minute: {
    surface: '分', reading: 'ふん', gloss: 'minutes', unit: ['minute', 'minutes'],
    sounds: { ...softened('ぷん', 'ぷん'), 4: ['よん', 'ぷん'] },
  },
  clock: {
    surface: '時', reading: 'じ', gloss: 'o’clock', sounds: { 4: ['よ', 'じ'], 9: ['く', 'じ'] },
    unit: ['o’clock', 'o’clock'],
  },
  hour: {
    surface: '時間', reading: 'じかん', gloss: 'hours', sounds: { 4: ['よ', 'じかん'], 9: ['く', 'じかん'] },
    unit: ['hour', 'hours'],
  },
  day: {
    surface: '日', reading: 'にち', gloss: 'days', sounds: {}, unit: ['day', 'days'],
    whole: {
      1: 'いちにち', 2: 'ふつか', 3: 'みっか', 4: 'よっか', 5: 'いつか', 6: 'むいか', 7: 'なのか', 8: 'ようか',
      9: 'ここのか', 10: 'とおか',
    },
  },
  week: {
    surface: '週間', reading: 'しゅうかん', gloss: 'weeks', sounds: doubled('しゅうかん', 1, 8, 10), unit: ['week', 'weeks'],
  },
  month: { surface: 'か月', reading: 'かげつ', gloss: 'months', sounds: doubled('かげつ', 1, 6, 8, 10), unit: ['month', 'months'] },
  'year-long': { surface: '年間', reading: 'ねんかん', gloss: 'years', sounds: { 4: ['よ', 'ねんかん'] }, unit: ['year', 'years'] },
  times: { surface: '回', reading: 'かい', gloss: 'times', sounds: { 1: ['いっ', 'かい'], 6: ['ろっ', 'かい'], 8: ['はっ', 'かい'], 10: ['じゅっ', 'かい'] }, unit: ['time', 'times'] },
  year: { surface: '年', reading: 'ねん', gloss: 'years', sounds: { 4: ['よ', 'ねん'] }, unit: ['year', 'years'] },
} as const satisfies Readonly<Record<string, CounterRow>>; // oxfmt-ignore

export type CounterName = keyof typeof counters | 'thing';

const things = ['', 'ひと', 'ふた', 'みっ', 'よっ', 'いつ', 'むっ', 'なな', 'やっ', 'ここの'];
const kanji = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const english = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'How many', with the counter: 何匹, 何人, いくつ. */
export function askedCount(name: CounterName): WrittenWord[] {
  if (name === 'thing') return words('いくつ=how_many');
  const row: CounterRow = counters[name];
  const reading = name === 'house' ? row.reading : (row.sounds[3]?.[1] ?? row.reading);
  return [...words('何@なん=how_many'), { surface: row.surface, reading: reading ?? '', gloss: row.gloss }];
}

/**
 * A number with its counter. One word where the two are read otherwise than apart (一匹, 四人, 二つ), from eleven on all
 * of them.
 */
export function counted(count: number, name: CounterName): WrittenWord[] {
  if (name === 'thing') {
    const reading = things[count];
    if (count >= 10 || !reading) return counted(count, 'piece');
    return [{ surface: `${kanji[count] ?? ''}つ`, reading: `${reading}つ`, gloss: english[count] ?? '' }];
  }
  const row: CounterRow = counters[name];
  if (name === 'years' && count === 20) return words('二十歳@はたち=twenty_years_old');
  if (name === 'clock' && count === 7) return words('七@しち=seven 時@じ=o’clock');
  const number = numberWords(count);
  const digit = count % 10 === 0 ? 10 : count % 10;
  const sounds = row.sounds[digit];
  const own = row.whole?.[count];
  if (count <= 10 && (own ?? sounds) !== undefined) {
    const unit = row.unit?.[count === 1 ? 0 : 1];
    const reading = own ?? sounds?.join('') ?? '';
    return [
      {
        surface: `${kanji[count] ?? ''}${row.surface}`,
        reading,
        gloss: `${english[count] ?? ''}${unit ? ` ${unit}` : ''}`,
      },
    ];
  }
  const last = number.at(-1);
  const isEven = digit === 10 && last?.surface !== '十';
  const read = isEven ? undefined : sounds;
  return [
    ...number.slice(0, -1),
    ...(last ? [{ ...last, ...(read ? { reading: read[0] } : {}) }] : []),
    {
      surface: row.surface,
      reading: read?.[1] ?? row.reading ?? '',
      gloss: count === 1 ? (row.unit?.[0] ?? row.gloss) : row.gloss,
    },
  ];
}
