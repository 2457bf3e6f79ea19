/** What a learner and whoever runs the server read about tutors that are language models. Settings: .env.example. */
export const providersTexts = {
  title: 'Model providers',
  heading: 'Which languages the tutor speaks',
  /** `names`: 'French, German and Korean'. */
  builtin: (names: string) =>
    `This server’s tutor is the built-in one. It is no language model: it answers with sentences that people wrote, in ${names}. Any other language needs a model provider, which whoever runs this server connects.`,
  anyLanguage: 'This server’s tutor speaks any language: whoever runs the server has connected a model provider.',
  meanwhile: {
    heading: 'In a language it does not speak',
    works:
      'What you write or paste in that language is taken apart word by word: how each word sounds, where the script is another than the Latin one, and what it means, where a dictionary of this server knows it. These words count in your word bank.',
    doesNot:
      'There are no answers and no suggestions, and nothing is put from your own language into the other. You can choose another language at any time, under Another Language in the menu.',
  },
  operator: {
    heading: 'If you run this server',
    steps: [
      'Choose who is to answer: a company’s model, for which you need its key, or a model server of your own that speaks the OpenAI protocol, for which you need its address.',
      'Stop Palaver, and write the settings below into the file .env in its folder. The file .env.example says what each of them means.',
      'Start it again with npm start. At the top of each conversation stands which tutor answers in it.',
    ],
    settings: (providers: readonly string[]) =>
      [
        ['TUTOR_PROVIDER', `one of: ${providers.join(', ')}`],
        ['TUTOR_MODEL', 'the model’s name'],
        ['TUTOR_API_KEY', 'the key, where one is needed'],
        ['TUTOR_BASE_URL', 'the address of your own model server'],
      ] as const,
    privacy: 'What learners write is then sent to that provider. Tell them so.',
    dictionaries:
      'Meanings without a model come from dictionaries. Palaver ships none; this brings one of yours, for example one of Spanish words:',
    dictionaryCommand: 'npm run dictionary -- import <file> --language es',
  },
  home: 'Homepage',
  conversation: 'Conversation',
} as const;
