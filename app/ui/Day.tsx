import { useHydrated } from './useHydrated';

interface DayProps {
  /** ISO 8601. */
  instant: string;
  /** The learner's own. */
  language: string;
  /** IANA name, where the settings know it; else the browser's, and UTC on the server. */
  timezone: string | null;
}

/** A date as the learner reads it, where they are. */
export function Day({ instant, language, timezone }: DayProps) {
  const hydrated = useHydrated();
  const timeZone = timezone ?? (hydrated ? undefined : 'UTC');
  return (
    // In its own direction: an Arabic date among English words is torn apart. The server's calendar may have other spaces
    // in it than the browser's.
    <time dateTime={instant} dir="auto" suppressHydrationWarning>
      {formatDay(instant, hydrated ? regional(language) : language, timeZone)}
    </time>
  );
}

/** The browser may know which English it is. */
function regional(language: string): string {
  const [base] = language.split('-');
  return navigator.languages.find((each) => each.split('-')[0] === base) ?? language;
}

function formatDay(instant: string, language: string, timeZone: string | undefined): string {
  const options = { dateStyle: 'medium', timeZone } as const;
  try {
    return new Intl.DateTimeFormat(language, options).format(new Date(instant));
  } catch {
    // A language of the learner's own naming (`x-…`), of which no calendar is known.
    return new Intl.DateTimeFormat('en', options).format(new Date(instant));
  }
}
