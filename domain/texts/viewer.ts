export const viewerTexts = {
  heading: 'Viewer mode',
  /** Of whom, where one of their conversations is open. */
  text: (username: string | undefined) =>
    username === undefined
      ? 'You only look: nothing can be changed here.'
      : `You see what ${username} sees, in their settings. Nothing can be changed here.`,
  leave: 'Leave',
  title: 'All conversations',
  lead: 'Choose whose conversation to read. Each one that you open is noted in the audit log.',
  newest: 'Newest first',
  none: 'Nobody has a conversation yet.',
  empty: 'Nothing has been said here yet.',
} as const;
