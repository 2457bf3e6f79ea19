import type { BoundTime, PlainTime, Time } from '../meaning';
import { numberPieces } from './numbers';
import { pieces, word, type Piece } from './pieces';
import { known, unsayable } from './unsayable';

const before: Readonly<Record<BoundTime['bound'], string>> = {
  until: 'jusque=until',
  since: 'depuis=since',
  from: 'de=from',
  around: 'vers=around',
  before: 'avant=before',
  after: 'après=after',
};

const seasons: Readonly<Record<string, string>> = {
  spring: 'le=the printemps=spring',
  summer: 'le=the été=summer',
  autumn: 'le=the automne=autumn',
  winter: 'le=the hiver=winter',
};

/**
 * 'jusqu’à cinq heures', 'depuis mars', 'du lundi au vendredi'.
 *
 * @param said how the time is said by itself
 * @param isEnd it ends what began with the time before it
 */
export function boundPieces(
  { bound, time }: BoundTime,
  said: (time: PlainTime) => readonly Piece[],
  { isEnd, isHabit }: { isEnd: boolean; isHabit: boolean },
): Piece[] {
  const named = boundaryPieces(time, said);
  const isWeek = 'day' in time && time.which === 'on' && isHabit && (bound === 'from' || isEnd);
  const end = [...(isWeek ? pieces('le=the') : []), ...named];
  if (isEnd) return [word('à', 'to'), ...end];
  if (bound !== 'until') return [...pieces(before[bound]), ...end];
  const isIn = 'month' in time || 'year' in time;
  return [...pieces(before.until), ...pieces(isIn ? 'en=in' : 'à=to'), ...end];
}

/** The time without its preposition: 'sept heures', 'mars', 'l’été'. */
function boundaryPieces(time: PlainTime, said: (time: PlainTime) => readonly Piece[]): readonly Piece[] {
  if ('period' in time && time.which === 'in') return pieces(seasons[time.period] ?? unsayable('which season'));
  const isPreposed = 'clock' in time || 'month' in time || 'year' in time;
  return isPreposed ? said(time).slice(1) : said(time);
}

/** 'une fois par semaine', 'deux fois'. */
export function timesPieces({ times, per }: Extract<Time, { times: number }>): Piece[] {
  const each = per
    ? pieces(`par=per ${{ day: 'jour=day', week: 'semaine=week', month: 'mois=month', year: 'an=year' }[per]}`)
    : [];
  return [
    ...known(numberPieces(times, true), 'how many times'),
    ...pieces(times === 1 ? 'fois=time' : 'fois=times'),
    ...each,
  ];
}
