export const viewerTexts = {
  heading: 'Viewer mode',
  /** Of whom, where one of their conversations is open. */
  text: (username: string | undefined) =>
    username === undefined
      ? 'Read-only: nothing can be changed here.'
      : `You see what ${username} sees, in their settings. Nothing can be changed here.`,
  leave: 'Leave',
  title: 'All conversations',
  lead: 'Choose a conversation to read. Each one you open is recorded in the audit log.',
  newest: 'Newest first',
  none: 'There are no conversations yet.',
  empty: 'Nothing has been said here yet.',
} as const;
