export const settingsTexts = {
  heading: 'Settings',
  language: 'Target Language',
  besideIt: 'Two at once? Each keeps its own chats and words.',
  ownLanguage: 'Your language',
  ownLanguageHint: 'What words are explained in.',
  ownLanguageOfBuiltin:
    'This server’s tutor, the built-in one, understands and explains in English alone. A language model would use yours.',
  addressAs: 'Speak to me as',
  addressAsHint: 'Some languages tell by the word.',
  addressForms: { unsaid: 'Rather not say', feminine: 'A woman', masculine: 'A man' },
  threshold: 'Mastery Threshold',
  thresholdHint: 'Times a word must be seen to be mastered',
  range: (min: number, max: number) => `From ${min} to ${max}`,
  notificationType: 'Notification Type',
  promptsPerWeek: 'Prompt Notifications per Week',
  pronunciation: 'Pronunciation',
  japaneseReadings: 'Show how Japanese words sound',
  readingScripts: { romaji: 'In rōmaji: taberu', kana: 'In kana above the kanji: たべる' },
  darkTheme: 'Dark Theme',
  contrast: 'Contrast',
  contrasts: { auto: 'As this device has it', standard: 'Standard', medium: 'Medium', high: 'High' },
  contrastHint: 'On this device.',
  viewerMode: 'Viewer Mode',
  viewerModeHint: 'Shows the conversations of all learners, to read.',
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
  forModels: 'A language model reads this. This server’s tutor, the built-in one, does not; what you write is kept.',
  unsaved: 'What you wrote last is not saved yet.',
  save: 'Save',
  loading: 'Fetching your profile…',
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
