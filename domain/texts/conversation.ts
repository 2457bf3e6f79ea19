export const conversationTexts = {
  label: 'Conversation',
  deletedElsewhere: (withUnsent: boolean) =>
    `This chat was deleted in another tab or on another device.${withUnsent ? ' What you had not sent is in the message field now.' : ''}`,
  friends: 'Friends',
  starters: 'Conversation Starters',
  addStarter: 'Add',
  scenarios: 'Scenarios',
  chats: 'Chats',
  newChat: 'New',
  restartTutorial: 'Restart Tutorial',
  restartTutorialHint: 'Seven short turns that show you how everything works.',
  delete: 'Delete',
  updateLanguage: 'Update Language',
  updateLanguageHint: (language: string) => `Continue this chat in ${language}`,
  optionsFor: (title: string) => `Options for ${title}`,
  moreChats: (count: number) => `Show ${count.toLocaleString('en')} more`,
  search: 'Search conversations',
  unread: 'unread',
  untitled: 'New conversation',
  loadOlder: 'Show older messages',
  loadingOlder: 'Loading older messages…',
  jumpToNewest: 'Jump to newest',
  emptyHeading: 'What would you like to say?',
  emptyText: (language: string) =>
    `Write anything, in any mix of languages. You’ll see it in ${language}, word by word, and the reply too.`,
  openers: 'Or start with one of these',
  startHere: 'Start here',
  startHereHint: 'Seven short turns, from hello to your name. They show you how everything works.',
  justTalk: 'Just talk',
  /** The one question of a first run. */
  level: {
    heading: (language: string) => `How much ${language} do you know?`,
    text: 'So we can start with the right words. You can change this at any time.',
    answers: {
      beginner: { label: 'I’m new to it', leadsTo: 'Start here: seven short turns, from hello to your name' },
      intermediate: { label: 'Some', leadsTo: 'A café, a train, the weather: everyday talk' },
      advanced: { label: 'I can read it', leadsTo: 'Stories, opinions, anything you like' },
    },
    orWrite: (own: string, language: string) => `Or just write below. Any mix of ${own} and ${language} will do.`,
    skip: 'Skip this question',
  },
  /** Where the tutor does not speak the language. */
  unspoken: {
    heading: (language: string) => `${language}, word by word`,
    text: (language: string, tutorName: string) =>
      `The ${tutorName} does not speak ${language} yet, but it can help you read it.`,
    works: 'What works',
    worksText: (language: string, withSounds: boolean) =>
      `Write or paste a sentence in ${language}. You’ll see each word, ${withSounds ? 'how it sounds, and what it means' : 'and what it means'} if a dictionary on this server has it. The words count in your word bank.`,
    doesNot: 'What doesn’t',
    doesNotText: (language: string, own: string) =>
      `It can’t reply, or put anything from ${own} into ${language}. That needs a model provider.`,
    more: 'What a model provider is',
  },
  modelProvider: 'what that is',
  subtitle: (language: string, tutorName: string) => `${language}, ${tutorName}`,
} as const;

export const composerTexts = {
  label: 'Your message',
  skip: 'Go to your message',
  placeholder: (own: string, target: string) => `Write in ${own}, ${target}, or both`,
  placeholderUnspoken: (target: string) => `Write in ${target}`,
  send: 'Send',
  stop: 'Stop the reply',
  sending: 'Sending…',
  left: (count: number) => (count === 1 ? '1 character left' : `${count.toLocaleString('en')} characters left`),
  over: (count: number) => (count === 1 ? '1 character too many' : `${count.toLocaleString('en')} characters too many`),
} as const;
