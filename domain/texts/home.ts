/** The public pitch (specification, sections 1 and 2, 'Home'). */
export const homeTexts = {
  title: 'Palaver: learn a language by talking',
  description:
    'Conversations in a mix of your language and the one you are learning. Every word is explained under itself, and the explanation fades as you come to know it.',
  header: { register: 'Register', login: 'Login', conversation: 'Conversation' },
  hero: {
    heading: 'Learn only the words you need, by needing them.',
    text: 'Talk with a tutor in a mix of your language and the one you are learning. Every word is explained under itself, and the explanation fades each time you meet it again.',
    start: 'Get Started',
    codeNeeded: 'You need an access code: from a friend who learns here, or from the person who runs this server.',
    codeFromCommunity: 'You need an access code: from a friend who learns here, or from our community.',
    continue: 'Go to your conversation',
  },
  demo: {
    first: 'The first time you meet it',
    fourth: 'The fourth time',
    tenth: 'The tenth time',
    hint: 'Tap a word to see its meaning again.',
    description: 'One sentence three times: at first each word has its meaning, then paler ones, then hardly any.',
    text: '明日は雨が降ります。',
    sentence: 'It will rain tomorrow',
  },
  how: {
    heading: 'How It Works',
    steps: [
      {
        heading: 'Say something real',
        text: 'Write what you want to say, in any mix of languages. You see it in the language you are learning, word by word.',
      },
      {
        heading: 'Read the answer',
        text: 'The reply uses words you know and a few you don’t. New ones come with their meaning and how they sound.',
      },
      {
        heading: 'Watch the help fade',
        text: 'Each meeting makes the meaning paler. When a word is yours, it stands alone.',
      },
    ],
  },
  teaches: {
    heading: "What This App Does (and Doesn't) Teach",
    does: {
      heading: 'It does',
      items: [
        'Teach you the words of your own life: what you cook, whom you miss, why you are late.',
        'Let you read whole sentences from the first day, because nothing in them stays unexplained.',
        'Keep count of every word you meet, in a word bank that is yours to correct.',
        'Let you practise a situation before you are in it: a café, a counter, a first call.',
      ],
    },
    doesNot: {
      heading: 'It doesn’t',
      items: [
        'Drill you with flashcards, streaks or lessons in a fixed order.',
        'Teach pronunciation. It is made of text, and cannot hear you.',
        'Teach an alphabet letter by letter. You see the script and how it sounds, and learn to read by reading.',
        'Replace people. It gets you ready for them.',
      ],
    },
  },
  philosophy: {
    heading: 'Learning and development philosophy',
    paragraphs: [
      'A word sticks when you needed it. Not when a list said it was next, but when you wanted to tell somebody something and it was missing. So the conversation comes first here, and the words come out of it.',
      'Help should be close, and then get out of the way. Looking a word up breaks a thought; a meaning right under the word does not. And because it fades with every meeting, you find yourself reading without it before you have noticed.',
      'We build the same way: a small thing, used in earnest, mended where it hurts. What you know is counted by a rule you can read, never guessed; and where the tutor cannot say something well, it tells you so.',
    ],
  },
  faq: {
    heading: 'Questions',
    items: [
      {
        question: 'Who answers me?',
        answer:
          'That depends on the server. Out of the box it runs the built-in tutor, which is not an AI model: it answers with sentences that people wrote, and picks the one that fits what you said. Whoever runs the server can connect an AI model instead. The top of each conversation says which one you’re talking with.',
      },
      {
        question: 'Which languages can I learn?',
        answer:
          'French, Japanese, Korean and German are the ones we look after most closely. Choose Other to name any language you like: how much your tutor can say in it depends on the tutor this server runs, and it will tell you when something is beyond it. You can learn several, each with its own count of words.',
      },
      {
        question: 'Will it teach me pronunciation?',
        answer:
          'No. Palaver is text: it shows how a word sounds in letters you can read, and can read it aloud if your device has a voice for the language, but it can’t hear you. Pair it with songs, films or a friend, and you’ll already know what they are saying.',
      },
      {
        question: 'Will I learn to read and write?',
        answer:
          'To read, yes, and from the first message: everything is written in the language’s own script, with help that goes away. To write, as far as typing goes: you write in any mix of languages and see your own sentence as a native speaker might put it. Strokes and handwriting are not part of it.',
      },
      {
        question: 'Why transliteration instead of IPA?',
        answer:
          'Because you can read it at once. The phonetic alphabet is more exact, but it is one more script to learn before the one you came for, and a text cannot check your sounds anyway. Transliteration is also what street signs, dictionaries and keyboards use.',
      },
    ],
  },
  planned: {
    heading: 'What comes next',
    items: [
      {
        heading: 'Pen-pal messaging',
        text: 'Friends you invite can already write to you. Next, you’ll meet learners you don’t know yet.',
      },
      {
        heading: 'Grammar and culture',
        text: 'Ask why a sentence is built the way it is, or when you would say it at all.',
      },
      { heading: 'Mistake analysis', text: 'See which slips come back, and watch them leave.' },
    ],
  },
  community: {
    heading: 'You are not learning alone',
    text: 'Palaver is in beta. Ask for an access code, tell us what confused you, or meet others who are learning what you learn.',
    join: 'Join the community',
    opens: (host: string) => `Opens ${host}.`,
    /** Where the server has no community of its own. */
    alone: {
      heading: 'Better with a friend',
      text: 'Palaver is in beta. An access code comes from a friend who learns here, or from the person who runs this server. With a friend’s code you have a chat of your own from the start: each of you reads it in the language you are learning.',
      register: 'I have a code',
    },
  },
  footer: 'Learn only what you need, through conversations made for you.',
} as const;
