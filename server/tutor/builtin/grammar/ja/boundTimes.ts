import type { BoundTime, Time } from '../meaning';
import type { WrittenWord } from '../writer';
import { counted } from './numbers';
import { words } from './words';

const after: Readonly<Record<BoundTime['bound'], string>> = {
  until: 'まで=:until',
  since: 'から=:since',
  from: 'から=:from',
  around: 'ごろ=around',
  before: '前@まえ=before に=:at',
  after: 'すぎ=after に=:at',
};

/** 五時まで, 三月から, 七時ごろ. */
export function boundWords({ bound }: BoundTime, said: readonly WrittenWord[]): WrittenWord[] {
  const bare = said.at(-1)?.surface === 'に' ? said.slice(0, -1) : said;
  return [...bare, ...words(after[bound])];
}

const periods = { day: '一日@いちにち=one_day', week: '週@しゅう=week', month: '月@つき=month', year: '年@ねん=year' };

/** 週に一回, 一度. */
export const timesWords = ({ times, per }: Extract<Time, { times: number }>): WrittenWord[] => [
  ...(per ? words(`${periods[per]} に=:in`) : []),
  ...counted(times, 'times'),
];

/** 1974年, the whole read as one. */
export function yearWords(year: number): WrittenWord[] {
  const reading = counted(year, 'year')
    .map((each) => each.reading ?? each.surface)
    .join('');
  return [{ surface: `${year}年`, reading, gloss: String(year) }];
}
