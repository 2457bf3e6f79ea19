export const languageTexts = {
  heading: 'Which language would you like to learn?',
  text: 'You can add another at any time. Each keeps its own conversations and words.',
  another: 'Another Language',
  other: 'Other',
  otherLabel: 'Enter Other Language',
  otherHint: 'Any language, in English or by its own name.',
  choose: 'Choose',
  notSpoken: 'Not spoken by this tutor yet',
  otherNotSpoken: 'Other languages you can read word by word, but there is nobody to answer you yet.',
} as const;
