export const settingsTexts = {
  heading: 'Settings',
  language: 'Target Language',
  besideIt: 'Learning two at once? Each keeps its own chats and words.',
  ownLanguage: 'Your language',
  ownLanguageHint: 'Words are explained in this language.',
  ownLanguageOfBuiltin:
    'This server’s built-in tutor explains in English only. Your choice will count once an AI model is connected.',
  level: (language: string) => `How much ${language} you know`,
  levelHint: 'Suggestions and first replies are matched to it.',
  levels: {
    unsaid: 'Rather not say',
    beginner: 'New to it',
    intermediate: 'Some',
    advanced: 'I can read it',
  },
  knownShare: 'How much of a reply should you already know?',
  knownShareHint: 'The more you know, the easier it reads. The less, the more new words you meet.',
  knownShareOfBuiltin:
    'The built-in tutor says what was written for it. Your choice counts once an AI model is connected.',
  knownShares: { 90: 'More new words', 95: 'A good mix', 98: 'Easy reading' },
  percent: (share: number) => `${share} %`,
  builtinStandsIn: 'Built-in tutor as a stand-in',
  builtinStandsInHint:
    'When the AI model cannot be reached, the built-in tutor answers, in the languages that it speaks. Once the model is back, it goes on.',
  addressAs: 'Speak to me as',
  addressAsHint: 'Some languages use different words for women and men.',
  addressForms: { unsaid: 'Rather not say', feminine: 'A woman', masculine: 'A man' },
  threshold: 'Mastery Threshold',
  thresholdHint: 'Times a word must be seen to be mastered',
  range: (min: number, max: number) => `From ${min} to ${max}`,
  notificationType: 'Notification Type',
  /** Nothing sends them yet: what is chosen is kept. */
  notificationTypeHint:
    'Personalized With Memory: reminders to talk that pick up what you talked about. They are not sent yet; your choice is saved.',
  promptsPerWeek: 'Prompt Notifications per Week',
  promptsPerWeekHint: 'How many of these reminders you would like in a week.',
  pronunciation: 'Pronunciation',
  pronunciationHint: 'Shows how each word sounds, in letters you can read.',
  japaneseReadings: 'Show how Japanese words sound',
  readingScripts: { romaji: 'In rōmaji: taberu', kana: 'In kana above the kanji: たべる' },
  darkTheme: 'Dark Theme',
  contrast: 'Contrast',
  contrasts: { auto: 'Same as this device', standard: 'Standard', medium: 'Medium', high: 'High' },
  contrastHint: 'Applies to this device only.',
  viewerMode: 'Viewer Mode',
  viewerModeHint: 'Lets you read every learner’s conversations, without changing anything.',
  save: 'Save',
  back: 'Back',
  account: 'Account',
  resetPassword: 'Reset Password',
  personalization: 'Personalization',
  download: 'Download my data',
  deleteAccount: 'Delete account',
} as const;

export const profileTexts = {
  heading: 'Personalization Profile',
  general: 'General Profile',
  generalPlaceholder:
    'I’m a nurse from Leeds with two small children. I’m moving to Lyon next spring and want to get by at work and at the school gate.',
  instructions: 'Custom Instructions',
  instructionsPlaceholder:
    'Keep your replies short. Use words from the hospital when you can, and tell me when something sounds old-fashioned.',
  forModels: 'Only an AI model can use this. This server’s built-in tutor doesn’t, but what you write is saved.',
  unsaved: 'Your latest changes are not saved yet.',
  save: 'Save',
  loading: 'Loading your profile…',
} as const;

export const deleteAccountTexts = {
  heading: 'Delete account',
  text: 'This removes your account, your conversations and your words, at once and for good. Friends keep what you wrote to them. You may want to download your data first.',
  password: 'Password',
  submit: 'Delete account',
  confirm: 'Are you sure?',
  deleting: 'Deleting…',
  deleted: 'Your account has been deleted.',
} as const;
