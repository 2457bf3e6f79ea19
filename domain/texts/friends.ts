export const friendTexts = {
  invite: 'Invite a Friend',
  inviteText:
    'Anyone who signs up with your code becomes your friend here. You get a chat together, where each of you reads everything in the language you’re learning.',
  code: 'Your invite code',
  codeHint: 'Works for ten friends; after that you’ll find a new one here. Whoever gets it can see that it’s from you.',
  /** Stands in for the code, and for the link that has it, until they are known. */
  codePlaceholder: '····-····-····',
  link: 'Invitation link',
  replace: 'Replace Invite Code',
  confirmReplace: 'Are you sure?',
  replaceHint: 'Once you replace it, this code and any links with it stop working.',
  replaced: 'This is your new code. The old one no longer works.',
  copyCode: 'Copy Code',
  codeCopied: 'Code copied.',
  share: 'Share',
  shareText: 'Talk with me on Palaver: we each read in the language we’re learning.',
  linkCopied: 'Link copied. Send it to your friend.',
  copyByHand: 'Your browser doesn’t allow copying from here. It’s selected now, so you can copy it yourself.',
  loading: 'Loading your code…',
  tryAgain: 'Try again',
  newMessage: (names: readonly string[]) => `New message from ${names.join(', ')}`,
  about: (name: string) => `About ${name}`,
  subtitle: (language: string) => `You read ${language}`,
  emptyHeading: (name: string) => `Say hello to ${name}`,
  emptyText: (name: string, own: string, language: string) =>
    `Write in ${own}, ${language}, or both. You’ll read everything in ${language}, word by word; ${name} reads it in the language they’re learning.`,
  block: 'Block',
  unblock: 'Unblock',
  confirmBlock: 'Are you sure?',
  blockHeading: (name: string) => `Block ${name}`,
  blockText: (name: string) =>
    `Neither of you will be able to write to the other. ${name} isn’t notified, but will notice if they try to write to you. Your messages stay, and you can unblock ${name} at any time.`,
  blocked: (name: string) => `You have blocked ${name}. Neither of you can write here.`,
  unblocked: (name: string) => `You and ${name} can write to each other again.`,
  whoHasLeft: {
    blockText: (name: string) =>
      `${name} can come back with another invite. If you block them, neither of you can write to the other even then. ${name} isn’t notified, and you can unblock them at any time.`,
    blocked: (name: string) =>
      `You have blocked ${name}. Neither of you can write to the other, even if they come back.`,
    unblocked: (name: string) => `${name} is no longer blocked. If they come back, you can write to each other.`,
  },
  closed: 'Why you can’t write here',
  left: (name: string) => `${name} has left this chat. You keep what was said.`,
  report: 'Report',
  reportHeading: (name: string) => `Report ${name}`,
  reportText:
    'The person who runs this server will read your report and may look at this chat. Your friend won’t be told.',
  reportComment: 'What happened?',
  reportMissing: 'Please say in a few words what happened.',
  reported: 'Thank you. Whoever runs this server will look at it.',
  reportMessage: 'Report Message',
  confirmReport: 'Are you sure?',
} as const;
