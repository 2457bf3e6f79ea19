export const progressTexts = {
  loading: 'Fetching latest data…',
  languages: 'Languages',
  latest: 'How it stands',
  ofWordsMastered: (met: number, mastered: number) =>
    `of the ${met.toLocaleString('en')} words you had met ${mastered === 1 ? 'was' : 'were'} mastered when you last talked`,
  ofConversation: (label: string) => `of conversation ${label} was in words you had mastered`,
  formerShare: (label: string, share: number) => `${label}: ${share} %`,
  makeUpMost: (count: number) =>
    count === 1
      ? 'word makes up 80 % of all you have read and said'
      : 'words make up 80 % of all you have read and said',
  onlyOne: 'One conversation so far, and so a single point in each chart. The next one draws a line.',
  percentTitle: '% of Conversation Mastered',
  percentNote: 'How much of each conversation was in words that you had mastered by its end.',
  masteredPercent: 'Mastered %',
  unmasteredPercent: 'Un-mastered %',
  countsTitle: 'Top-80 vs Mastered Counts',
  countsNote:
    'Words that you have mastered, and above them how many make up 80 % of all you have met. The nearer the lower band comes to the upper one in height, the more of what is said is yours.',
  masteredWords: 'Mastered words',
  topWords: 'Top 80 % words',
  chartLabel: (title: string, hasTable: boolean) =>
    `Chart: ${title}.${hasTable ? ' Its numbers stand in the table below.' : ''}`,
  asTable: 'Show as a table',
  caption: 'Progress, conversation by conversation',
  columns: { conversation: 'Conversation', met: 'Words met' },
  empty: 'Nothing to show yet. Each conversation you have adds a point here, and the first one draws it.',
} as const;
