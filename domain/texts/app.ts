/** What every page says. In this folder, a text of the specification (sections 2, 4 and 8) stands to the letter. */
export const appTexts = { name: 'Palaver', loading: 'Loading...' } as const;

export const pageTexts = {
  heading: 'Pages',
  home: 'Home',
  conversation: 'Conversation',
  wordBank: 'Word Bank',
  progress: 'Progress Dashboard',
  admin: 'Admin Page',
  openMenu: 'Open menu',
  openMenuWithNews: 'Open menu, new messages',
  news: 'new messages',
  closeMenu: 'Close menu',
  logOut: 'Log Out',
  offline: 'You are offline, so this can’t be opened right now. Nothing you wrote is lost.',
  unreached: 'The server can’t be reached, so this can’t be opened right now. Nothing you wrote is lost.',
} as const;

export const dialogTexts = { close: 'Close' } as const;

export const toastTexts = { label: 'Notifications' } as const;

export const chunkErrorTexts = {
  text: 'This part could not be loaded. Please check your connection and load the page again; nothing you wrote is lost.',
  reload: 'Load again',
  dismiss: 'Close',
} as const;

export const connectionTexts = {
  reconnecting: 'Reconnecting...',
  connected: 'Connected',
  lost: 'Connection lost',
} as const;

export const errorPageTexts = {
  notFound: {
    heading: 'There is no page here',
    text: 'The address may be mistyped, or the page has moved.',
  },
  forbidden: {
    heading: 'This page is not for you',
    text: 'It is for the people who run this server. If you are one of them, log in with that account.',
  },
  offline: {
    heading: 'You are offline',
    text: 'This page could not be loaded. Nothing you wrote is lost; try again once you are back online.',
  },
  notLoaded: {
    heading: 'This page could not be loaded',
    text: 'Part of it didn’t arrive. Nothing you wrote is lost. Please check your connection and try again.',
  },
  broken: {
    heading: 'Something broke on our side',
    text: 'Nothing you wrote is lost. Please load the page again; if it keeps happening, tell us what you were doing.',
  },
  reload: 'Load again',
  retry: 'Retry',
  goHome: 'Go to the homepage',
  goConversation: 'Go to the conversation',
} as const;
