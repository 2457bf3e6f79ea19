/** What a learner and whoever runs the server read about tutors that are language models. Settings: .env.example. */
export const providersTexts = {
  title: 'Model providers',
  heading: 'Which languages the tutor speaks',
  /** `names`: 'French, German and Korean'. */
  builtin: (names: string) =>
    `This server runs the built-in tutor. It is not a language model: it answers with sentences that people wrote, in ${names}. Any other language needs a model provider, which the person who runs this server can connect.`,
  anyLanguage: 'This server’s tutor speaks any language: whoever runs the server has connected a model provider.',
  meanwhile: {
    heading: 'In a language it does not speak',
    works:
      'What you write or paste in that language is shown word by word: how each word sounds, if it isn’t written in Latin letters, and what it means, if a dictionary on this server has it. These words count in your word bank.',
    doesNot:
      'There are no replies and no suggestions, and nothing you write in your own language is put into the other. You can choose another language at any time, under Another Language in the menu.',
  },
  operator: {
    heading: 'If you run this server',
    steps: [
      'Choose who will answer: a company’s model, which needs a key, or your own model server that speaks the OpenAI protocol, which needs its address.',
      'Stop Palaver, and add the settings below to the file .env in its folder. The file .env.example explains each of them.',
      'Start it again with npm start. The top of each conversation shows which tutor is answering.',
    ],
    settings: (providers: readonly string[]) =>
      [
        ['TUTOR_PROVIDER', `one of: ${providers.join(', ')}`],
        ['TUTOR_MODEL', 'the model’s name'],
        ['TUTOR_API_KEY', 'the key, if one is needed'],
        ['TUTOR_BASE_URL', 'the address of your own model server'],
      ] as const,
    privacy: 'What learners write is then sent to that provider. Tell them so.',
    dictionaries:
      'Without a model, meanings come from dictionaries. Palaver ships none; import your own like this, here one of Spanish words:',
    dictionaryCommand: 'npm run dictionary -- import <file> --language es',
  },
  home: 'Homepage',
  conversation: 'Conversation',
} as const;
