export const languageTexts = {
  heading: 'Which language would you like to learn?',
  text: 'You can learn another one beside it at any time: each keeps its own conversations and words.',
  another: 'Another Language',
  other: 'Other',
  otherLabel: 'Enter Other Language',
  otherHint: 'Any language, in English or by its own name.',
  choose: 'Choose',
  notSpoken: 'Not spoken by this tutor yet',
  otherNotSpoken: 'The built-in tutor speaks none but those above yet; in others it takes apart what you write.',
} as const;
