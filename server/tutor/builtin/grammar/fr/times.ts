import type { BoundTime, PartOfDay, PlainTime, Time, TimeUnit, Weekday } from '../meaning';
import { boundPieces, timesPieces } from './boundTimes';
import { numberPieces } from './numbers';
import { pieces, word, type Piece } from './pieces';
import { known, unsayable } from './unsayable';

/** A time in French, and where it stands: opening the sentence or behind all else, or right behind the verb. */
export interface SaidTime {
  readonly pieces: readonly Piece[];
  readonly stands: 'open' | 'end' | 'middle';
  /** Opens what is set against something else: mais maintenant. */
  readonly isContrast?: true;
}

/** What the verb makes of times: 'for two years' is depuis with what still is, 'last night' is one's sleep. */
export interface TimeSetting {
  readonly tense: 'present' | 'past' | 'future';
  readonly isOfNight: boolean;
}

const words: Readonly<Record<string, readonly [string, SaidTime['stands']]>> = {
  today: ['aujourd’hui=today', 'end'],
  yesterday: ['hier=yesterday', 'open'],
  tomorrow: ['demain=tomorrow', 'open'],
  now: ['maintenant=now', 'end'],
  tonight: ['ce=this soir=evening', 'end'],
  soon: ['bientôt=soon', 'end'],
  later: ['plus=more tard=late', 'end'],
  already: ['déjà=already', 'middle'],
  still: ['encore=still', 'middle'],
  again: ['encore=again une~un=a fois=time', 'end'],
  first: ['d’abord=first', 'open'],
  then: ['ensuite=then', 'open'],
  'in-that-case': ['alors=then', 'open'],
  'one-day': ['un=one jour=day', 'end'],
  recently: ['récemment=recently', 'end'],
  'for-the-first-time': ['pour=for la~le=the première~premier=first fois=time', 'end'],
  'all-the-time': ['tout=all le=the temps=time', 'end'],
  'these-days': ['en=at ce=this moment=moment', 'end'],
  'the-day-before-yesterday': ['avant-hier=the_day_before_yesterday', 'open'],
  'the-day-after-tomorrow': ['après-demain=the_day_after_tomorrow', 'open'],
};

const days: Readonly<Record<Weekday, string>> = {
  monday: 'lundi=Monday',
  tuesday: 'mardi=Tuesday',
  wednesday: 'mercredi=Wednesday',
  thursday: 'jeudi=Thursday',
  friday: 'vendredi=Friday',
  saturday: 'samedi=Saturday',
  sunday: 'dimanche=Sunday',
};

const parts: Readonly<Record<PartOfDay, Readonly<Record<'bare' | 'in' | 'this' | 'every' | 'all', string>>>> = {
  morning: {
    bare: 'matin=morning',
    in: 'le=the matin=morning',
    this: 'ce=this matin=morning',
    every: 'tous~tout=every les~le=the matins~matin=mornings',
    all: 'toute~tout=all la~le=the matinée=morning',
  },
  afternoon: {
    bare: 'après-midi=afternoon',
    in: 'le=the après-midi=afternoon',
    this: 'cet~ce=this après-midi=afternoon',
    every: 'tous~tout=every les~le=the après-midi=afternoons',
    all: 'tout=all le=the après-midi=afternoon',
  },
  evening: {
    bare: 'soir=evening',
    in: 'le=the soir=evening',
    this: 'ce=this soir=evening',
    every: 'tous~tout=every les~le=the soirs~soir=evenings',
    all: 'toute~tout=all la~le=the soirée=evening',
  },
  night: {
    bare: 'soir=evening',
    in: 'la~le=the nuit=night',
    this: 'cette~ce=this nuit=night',
    every: 'toutes~tout=every les~le=the nuits~nuit=nights',
    all: 'toute~tout=all la~le=the nuit=night',
  },
};

type Which = 'in' | 'last' | 'next' | 'every' | 'this' | 'all';
type Period = 'day' | 'week' | 'weekend' | 'month' | 'year' | 'spring' | 'summer' | 'autumn' | 'winter';

const masculine = (name: string, gloss: string, several: string) => ({
  last: `le=the ${name}=${gloss} dernier=last`,
  next: `le=the ${name}=${gloss} prochain=next`,
  every: `tous~tout=every les~le=the ${several}=${gloss}s`,
  all: `tout=all le=the ${name}=${gloss}`,
});

const periods: Readonly<Record<Period, Partial<Record<Which, string>>>> = {
  day: {
    in: 'pendant=during la~le=the journée=day',
    every: 'tous~tout=every les~le=the jours~jour=days',
    all: 'toute~tout=all la~le=the journée=day',
  },
  week: {
    in: 'pendant=during la~le=the semaine=week',
    last: 'la~le=the semaine=week dernière~dernier=last',
    next: 'la~le=the semaine=week prochaine~prochain=next',
    every: 'toutes~tout=every les~le=the semaines~semaine=weeks',
    this: 'cette~ce=this semaine=week',
    all: 'toute~tout=all la~le=the semaine=week',
  },
  weekend: {
    ...masculine('week-end', 'weekend', 'week-ends~week-end'),
    in: 'le=the week-end=weekend',
    this: 'ce=this week-end=weekend',
  },
  month: { ...masculine('mois', 'month', 'mois'), this: 'ce=this mois=month -ci~ci=here' },
  year: {
    last: 'la~le=the année=year dernière~dernier=last',
    next: 'la~le=the année=year prochaine~prochain=next',
    every: 'tous~tout=every les~le=the ans~an=years',
    this: 'cette~ce=this année=year',
    all: 'toute~tout=all la~le=the année=year',
  },
  spring: {
    ...masculine('printemps', 'spring', 'printemps'),
    in: 'au=in_the printemps=spring',
    this: 'ce=this printemps=spring',
  },
  summer: { ...masculine('été', 'summer', 'étés~été'), in: 'en=in été=summer', this: 'cet~ce=this été=summer' },
  autumn: {
    ...masculine('automne', 'autumn', 'automnes~automne'),
    in: 'en=in automne=autumn',
    this: 'cet~ce=this automne=autumn',
  },
  winter: {
    ...masculine('hiver', 'winter', 'hivers~hiver'),
    in: 'en=in hiver=winter',
    this: 'cet~ce=this hiver=winter',
  },
};

const months = 'janvier=January février=February mars=March avril=April mai=May juin=June juillet=July août=August septembre=September octobre=October novembre=November décembre=December'.split(' '); // oxfmt-ignore

const meals = { breakfast: 'petit_déjeuner=breakfast', lunch: 'déjeuner=lunch', dinner: 'dîner=dinner' };

const units: Readonly<Record<TimeUnit, readonly [one: string, several: string, isFeminine: boolean]>> = {
  minute: ['minute=minute', 'minutes~minute=minutes', true],
  hour: ['heure=hour', 'heures~heure=hours', true],
  day: ['jour=day', 'jours~jour=days', false],
  week: ['semaine=week', 'semaines~semaine=weeks', true],
  month: ['mois=month', 'mois=months', false],
  year: ['an=year', 'ans~an=years', false],
};

/** The times of a clause; 'yesterday' and 'evening' are one. */
export function saidTimes(times: readonly Time[], setting: TimeSetting): SaidTime[] {
  return times.flatMap((time, place) => {
    const before = times[place - 1];
    if ('part' in time && !('day' in time) && before && 'word' in before && isDayWord(before.word)) return [];
    const next = times[place + 1];
    const part = next && 'part' in next && !('day' in next) ? next.part : undefined;
    const isEnd = before !== undefined && 'bound' in before && before.bound === 'from';
    const said = 'bound' in time ? boundTime(time, setting, isEnd) : saidTime(time, setting);
    if (part === undefined || !('word' in time) || !isDayWord(time.word)) return [said];
    return [{ ...said, pieces: [...said.pieces, ...pieces(parts[part].bare)] }];
  });
}

const isDayWord = (name: string) => /^(?:yesterday|tomorrow|the-day-)/u.test(name);

function boundTime(time: BoundTime, setting: TimeSetting, isEnd: boolean): SaidTime {
  const said = boundPieces(time, (each) => saidTime(each, setting).pieces, {
    isEnd,
    isHabit: setting.tense === 'present',
  });
  return { pieces: said, stands: 'end' };
}

function saidTime(time: PlainTime, setting: TimeSetting): SaidTime {
  if ('word' in time) return wordTime(time.word, setting);
  if ('day' in time) return dayTime(time);
  if ('part' in time) return { pieces: pieces(parts[time.part][time.which]), stands: 'end' };
  if ('period' in time) {
    // 'At the weekend' is each of them, or the one of which is told.
    const which = time.period === 'weekend' && time.which === 'in' && setting.tense !== 'present' ? 'this' : time.which;
    const said = pieces(known(periods[time.period][which], `${which} ${time.period}`));
    return { pieces: said, stands: which === 'last' || which === 'next' ? 'open' : 'end' };
  }
  if ('clock' in time) return { pieces: clockPieces(time.clock), stands: 'end' };
  if ('meal' in time) {
    // 'À midi' is when one has lunch.
    if (time.meal === 'lunch' && (time.which === 'for' || time.which === 'at'))
      return { pieces: pieces('à=at midi=noon'), stands: 'open' };
    const before = { for: 'à=for', at: 'à=at', before: 'avant=before', after: 'après=after' }[time.which];
    return { pieces: pieces(`${before} le=the ${meals[time.meal]}`), stands: 'end' };
  }
  if ('span' in time) return { pieces: spanPieces(time, setting), stands: 'end' };
  if ('year' in time) return { pieces: [word('en', 'in'), word(String(time.year), String(time.year))], stands: 'end' };
  if ('times' in time) return { pieces: timesPieces(time), stands: 'end' };
  const month = known(months[time.month - 1], 'month');
  const behind = { in: '', last: ' dernier=last', next: ' prochain=next' }[time.which];
  return { pieces: pieces(`en=in ${month}${behind}`), stands: 'end' };
}

function wordTime(name: string, { isOfNight }: TimeSetting): SaidTime {
  if (name === 'last-night')
    return {
      pieces: pieces(isOfNight ? 'cette~ce=this nuit=night' : 'hier=yesterday soir=evening'),
      stands: isOfNight ? 'end' : 'open',
    };
  const [said, stands] = words[name] ?? unsayable(name);
  return { pieces: pieces(said), stands, ...(name === 'now' || name === 'today' ? { isContrast: true } : {}) };
}

function dayTime({ day, which, part }: Extract<Time, { day: Weekday }>): SaidTime {
  const said = [...pieces(days[day]), ...(part ? pieces(parts[part].bare) : [])];
  if (which === 'every') return { pieces: [...pieces('le=the'), ...said], stands: 'end' };
  if (which === 'this') return { pieces: [...pieces('ce=this'), ...said], stands: 'open' };
  if (which === 'on') return { pieces: said, stands: 'open' };
  if (part) unsayable('part of a last or next day');
  return { pieces: [...said, ...pieces(which === 'last' ? 'dernier=last' : 'prochain=next')], stands: 'open' };
}

/** 'à sept heures et demie', 'à midi', 'à dix-neuf heures trente'. */
export function clockPieces({ hour, minute }: { hour: number; minute: number }): Piece[] {
  if (hour > 24 || minute > 59) unsayable('clock');
  const isTold = hour <= 12;
  const [full, rest] = isTold && minute === 45 ? [hour + 1, -15] : [hour, minute];
  const isNamed = full === 0 || full === 12 || full === 24;
  const named = full === 12 ? 'midi=noon' : 'minuit=midnight';
  const at = isNamed
    ? pieces(named)
    : [...known(numberPieces(full, true), 'hour'), word(full === 1 ? 'heure' : 'heures', 'o’clock', 'heure')];
  return [...pieces('à=at'), ...at, ...minutes(rest, isTold, isNamed)];
}

function minutes(rest: number, isTold: boolean, isNamed: boolean): Piece[] {
  if (rest === 0) return [];
  if (rest === -15) return pieces('moins=less le=the quart=quarter');
  if (isTold && rest === 15) return pieces('et=and quart=quarter');
  if (isTold && rest === 30) return isNamed ? pieces('et=and demi=half') : pieces('et=and demie~demi=half');
  return known(numberPieces(rest, true), 'minutes');
}

function spanPieces({ span, which }: Extract<Time, { span: unknown }>, { tense }: TimeSetting): Piece[] {
  const [one, several, isFeminine] = units[span.unit];
  const long = [...known(numberPieces(span.count, isFeminine), 'span'), ...pieces(span.count === 1 ? one : several)];
  if (which === 'ago') return [...pieces('il=it y=there a~avoir=has'), ...long];
  if (which === 'in') return tense === 'past' ? unsayable('in a span that is over') : [...pieces('dans=in'), ...long];
  if (which === 'since' || tense === 'present')
    return [...pieces(which === 'since' ? 'depuis=since' : 'depuis=for'), ...long];
  return [...pieces('pendant=for'), ...long];
}
