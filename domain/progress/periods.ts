export const periodNames = ['today', 'week', 'month'] as const;
export type PeriodName = (typeof periodNames)[number];

/** When each of the periods began that are still going on. */
export type PeriodStarts = Record<PeriodName, Date>;

interface LocalDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** What clocks in a time zone show at an instant, as if it were UTC. */
function localMs(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
    valueOf('second'),
  );
}

/** When a day begins in a time zone. Its clocks may be put forward or back on the way, hence twice. */
function startOfDay({ year, month, day }: LocalDate, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day);
  const guess = wanted - (localMs(wanted, timeZone) - wanted);
  return new Date(wanted - (localMs(guess, timeZone) - guess));
}

/** The starts of today, of this week (a Monday, ISO 8601) and of this month, where the learner is. */
export function periodStartsOf(now: Date, timeZone: string): PeriodStarts {
  const local = new Date(localMs(now.getTime(), timeZone));
  const dateOf = (date: Date): LocalDate => ({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  const monday = new Date(local.getTime() - ((local.getUTCDay() + 6) % 7) * dayMs);
  return {
    today: startOfDay(dateOf(local), timeZone),
    week: startOfDay(dateOf(monday), timeZone),
    month: startOfDay({ ...dateOf(local), day: 1 }, timeZone),
  };
}
