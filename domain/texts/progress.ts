import type { PeriodFigures } from '../progress/overview';
import type { PeriodName } from '../progress/periods';

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** As it is written in a sentence. */
const spelled = (count: number) => numerals[count] ?? count.toLocaleString('en');
const words = (count: number) => (count === 1 ? 'one word' : `${spelled(count)} words`);

const periodTexts: Record<PeriodName, string> = { today: 'Today', week: 'This week', month: 'This month' };

/** What is best to tell of these periods, the shortest first: the first period in which something happened. */
function headlineOf(periods: Record<PeriodName, PeriodFigures>): string {
  const { today, week, month } = periods;
  if (week.mastered > 0) return `${periodTexts.week} ${words(week.mastered)} stopped needing help.`;
  if (today.newWords > 0) return `${periodTexts.today} you met ${words(today.newWords)} for the first time.`;
  if (week.newWords > 0) return `${periodTexts.week} you met ${words(week.newWords)} for the first time.`;
  if (month.mastered > 0) return `${periodTexts.month} ${words(month.mastered)} stopped needing help.`;
  if (month.newWords > 0) return `${periodTexts.month} you met ${words(month.newWords)} for the first time.`;
  return 'Nothing new lately. A few lines are enough to pick it up again.';
}

export const overviewTexts = {
  headlineOf,
  thisWeek: periodTexts.week,
  inPeriods: (today: number, month: number) =>
    `${today.toLocaleString('en')} today, ${month.toLocaleString('en')} this month`,
  newWords: (count: number) => `${count === 1 ? 'word' : 'words'} you met for the first time`,
  mastered: (count: number) => (count === 1 ? 'word you now read without help' : 'words you now read without help'),
  lookedUp: () => 'looked up again',
  needed: () => 'needed, and now in your word bank',
  nearest: 'Nearly yours',
  corrections: 'What I put right',
  correctionsNote: 'In the last 30 days. Each leads to the newest example.',
  times: (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`),
} as const;

export const progressTexts = {
  loading: 'Fetching latest data…',
  languages: 'Languages',
  latest: 'Where you stand',
  ofWordsMastered: (met: number, mastered: number) =>
    `of the ${met.toLocaleString('en')} words you had met ${mastered === 1 ? 'was' : 'were'} mastered when you last talked`,
  ofConversation: (label: string) => `of conversation ${label} was in words you had mastered`,
  formerShare: (label: string, share: number) => `${label}: ${share} %`,
  makeUpMost: (count: number) =>
    count === 1
      ? 'word makes up 80 % of all you have read and said'
      : 'words make up 80 % of all you have read and said',
  onlyOne: 'One conversation so far, so the charts are flat. They start to move with the next one.',
  percentTitle: '% of Conversation Mastered',
  percentNote:
    'How much of each conversation was in words you had mastered by the end of it. “Un-mastered” is the rest: words you are still learning.',
  masteredPercent: 'Mastered %',
  unmasteredPercent: 'Un-mastered %',
  countsTitle: 'Top-80 vs Mastered Counts',
  countsNote:
    'The lower band is the words you have mastered. On top of it are your top 80 % words: the few that come up so often that they make up 80 % of all you have read and said. Read each band by its own height.',
  /** The newest point in numbers: what the upper edge stands at is not the number of its band. */
  countsNow: (mastered: number, top: number) =>
    `Right now: ${mastered.toLocaleString('en')} mastered, and ${top.toLocaleString('en')} on top, so the upper edge is at ${(mastered + top).toLocaleString('en')}.`,
  masteredWords: 'Mastered words',
  topWords: 'Top 80 % words',
  chartLabel: (title: string, hasTable: boolean) =>
    `Chart: ${title}.${hasTable ? ' The numbers are in the table below.' : ''}`,
  asTable: 'Show as a table',
  caption: 'Progress, conversation by conversation',
  columns: { conversation: 'Conversation', met: 'Words met' },
  empty: 'Nothing to show yet. Each conversation adds a point here, starting with your first.',
} as const;
