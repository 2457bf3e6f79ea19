import type { BoundTime, PlainTime, Time } from '../meaning';
import type { WrittenWord } from '../writer';
import { englishNumber, numberWord } from './numbers';
import { unsayable, word, words } from './words';

const before: Readonly<Record<BoundTime['bound'], string>> = {
  until: 'bis=until',
  since: 'seit=since',
  from: 'von=from',
  around: 'gegen=around',
  before: 'vor=before',
  after: 'nach=after',
};

/**
 * 'bis fünf Uhr', 'seit März', 'von Montag bis Freitag'.
 *
 * @param said how the time is said by itself, in the case given
 */
export function boundWords(
  { bound, time }: BoundTime,
  said: (time: PlainTime, kase: 'acc' | 'dat') => readonly WrittenWord[],
): WrittenWord[] {
  const start = words(before[bound]);
  const isDative = bound !== 'until' && bound !== 'around';
  const bare = said(time, isDative ? 'dat' : 'acc');
  if ('period' in time && time.which === 'in') {
    const noun = bare.slice(1);
    if (bound === 'until') return [...start, word('zum', 'to the'), ...noun];
    return bound === 'from' ? [word('vom', 'from the'), ...noun] : [...start, word('dem', 'the', 'der'), ...noun];
  }
  const isPreposed = ('day' in time && time.which === 'on') || 'clock' in time || 'month' in time;
  const rest = 'year' in time ? bare.slice(2) : isPreposed ? bare.slice(1) : bare;
  // 'von neun bis fünf Uhr'
  const isHour = bound === 'from' && rest.at(-1)?.surface === 'Uhr';
  return [...start, ...(isHour ? rest.slice(0, -1).map(asOne) : rest)];
}

/** 'von eins bis drei Uhr' */
const asOne = (each: WrittenWord): WrittenWord => (each.surface === 'ein' ? word('eins', each.gloss) : each);

const each = { day: 'Tag=day', week: 'Woche=week', month: 'Monat=month', year: 'Jahr=year' } as const;

/** 'einmal pro Woche', 'zweimal'. */
export function timesWords({ times, per }: Extract<Time, { times: number }>): WrittenWord[] {
  const number = times === 1 ? 'ein' : (numberWord(times) ?? unsayable('how many times'));
  const gloss = times === 1 ? 'once' : times === 2 ? 'twice' : `${englishNumber(times)} times`;
  return [word(`${number}mal`, gloss), ...(per ? words(`pro=per ${each[per]}`) : [])];
}
