const words = (count: number) => (count === 1 ? '1 word' : `${count} words`);

export const messageTexts = {
  error: (statusMessage: string) => `Error: ${statusMessage}`,
  unknownState: 'Something went wrong...',
  onItsWay: 'On its way',
  retry: 'Retry',
  /** Beside Retry, where the model is away. */
  letBuiltinAnswer: 'Let the built-in tutor answer meanwhile',
  /** At what it answered for a model. */
  byBuiltin: 'Built-in tutor',
  translation: 'Translation',
  optionsButton: 'Options',
  known: (share: number) => `${Math.round(share * 100)} % known`,
  seenWords: (count: number) => `${count} seen before`,
  newWords: (count: number) => `${count} new`,
  suggestions: 'You could answer',
  stopped: 'Stopped',
  you: 'You',
  /** Under what a friend has seen. */
  read: 'Read',
  failedToSend: 'This message was not sent.',
  edit: 'Edit',
  discard: 'Discard',
  replied: (name: string, sentence: string) => `${name}: ${sentence}`,
  delete: 'Delete Message',
  confirmDelete: 'Are you sure?',
  copy: 'Copy Message',
  copied: 'Copied',
  translateSentence: 'Full Sentence Translation',
  options: 'Message options',
  wordOptions: 'Word Options',
  reportGloss: 'Report this meaning',
  glossReported: (word: string) => `Thank you. Whoever runs this server will look at “${word}”.`,
  markMastered: 'Mark as Mastered',
  refreshMastery: 'Refresh Mastery',
  close: 'Close',
  selectWords: 'Select words above to mark them.',
  undo: 'Undo',
  undone: 'Undone',
  /** In the words of what was pressed. */
  marked: {
    mastered: (count: number) => `${words(count)} marked as mastered`,
    notMastered: (count: number) => `${words(count)} marked as not mastered`,
    refreshed: (count: number) =>
      `${words(count)} refreshed: ${count === 1 ? 'its meaning is' : 'their meanings are'} back`,
  },
  tutor: 'Tutor',
  learner: 'Learner',
  /** What was put right; a correction of another kind has no label of its own. */
  correctionKinds: {
    gender: 'Gender',
    particle: 'Particle',
    tense: 'Tense',
    order: 'Word order',
    choice: 'Word choice',
    spelling: 'Spelling',
    agreement: 'Word form',
    other: 'Something else',
  },
  /** Between what is right and what was written. */
  insteadOf: ', not ',
  why: 'Why?',
  asking: 'Asking…',
  explanations: 'Explanations',
  /** Asks how the whole sentence is built. */
  whySentence: 'Why this sentence?',
  /** Over what was explained of it as a whole. */
  wholeSentence: 'The whole sentence',
  /** `about` is no word where a correction was asked about, or the whole sentence. */
  explained: (about: string, explanation: string) => (/\p{L}/u.test(about) ? `${about}: ${explanation}` : explanation),
  simpler: 'Simpler',
  /** What a tap on it says to the tutor. */
  simplerMessage: 'Simpler, please.',
} as const;
