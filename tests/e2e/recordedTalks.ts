import type { RecordedAnswer, RecordedTalk } from './recordedModel';

/** Words as models give them, with commas between. */
function answer(text: string, words: string, meaning: string): RecordedAnswer {
  return { text, words: words.split(', '), meaning };
}

export const recordedTalks: readonly RecordedTalk[] = [
  {
    language: 'French',
    code: 'fr',
    written: 'je veut un cafe',
    recast: {
      ...answer('Je veux un café.', 'Je|I, veux|want, un|a, café|coffee', 'I want a coffee.'),
      correction: 'After “je” this verb ends in -x.',
    },
    reply: {
      ...answer(
        'Bien sûr ! Vous le prenez avec du lait ou du sucre ?',
        'Bien sûr|of course, Vous|you, le|it, prenez|take, avec|with, du|some, lait|milk, ou|or, du|some, sucre|sugar',
        'Of course! Do you take it with milk or with sugar?',
      ),
      replies: ['Avec du lait, merci.|With milk, thank you.', 'Sans sucre.|Without sugar.'],
      title: 'A coffee',
    },
    chosen: answer('Avec du lait, merci.', 'Avec|with, du|some, lait|milk, merci|thank you', 'With milk, thank you.'),
    simpler: answer('Du lait ?', 'Du|some, lait|milk', 'Milk?'),
    why: {
      correction: '“Vouloir” has its own endings: je veux, tu veux, il veut. Only he, she and “on” take the -t.',
      word: '“Prenez” is what “vous” does with “prendre”. French takes its coffee where English has it.',
    },
  },
  {
    language: 'German',
    code: 'de',
    written: 'Ich habe nach Hause gegangen',
    recast: {
      ...answer(
        'Ich bin nach Hause gegangen.',
        'Ich|I, bin|have, nach|to, Hause|home, gegangen|gone',
        'I have gone home.',
      ),
      correction: 'Verbs of going make their past with “sein”.',
    },
    reply: {
      ...answer(
        'Schön! Und was hast du dann noch gemacht?',
        'Schön|nice, Und|and, was|what, hast|have, du|you, dann|then, noch|else, gemacht|done',
        'Nice! And what else did you do then?',
      ),
      replies: ['Ich habe geschlafen.|I slept.', 'Ich habe gekocht.|I cooked.'],
      title: 'On the way home',
    },
    chosen: answer('Ich habe geschlafen.', 'Ich|I, habe|have, geschlafen|slept', 'I slept.'),
    simpler: answer('Was hast du gemacht?', 'Was|what, hast|have, du|you, gemacht|done', 'What did you do?'),
    why: {
      correction:
        '“Gehen” leads from one place to another, so its past takes “bin”. “Habe” goes with most other verbs.',
      word: '“Hast” is the helping verb for “du”, and “gemacht” waits for it at the end.',
    },
  },
  {
    language: 'Japanese',
    code: 'ja',
    written: '昨日映画を見ます',
    recast: {
      ...answer(
        '昨日映画を見ました。',
        '昨日|きのう|yesterday, 映画|えいが|film, を|を|(object), 見|み|see, まし|まし|(polite), た|た|(past)',
        'I saw a film yesterday.',
      ),
      correction: 'What is over ends in -mashita.',
    },
    reply: {
      ...answer(
        'いいですね。その映画は面白かったですか。',
        'いい|いい|good, です|です|is, ね|ね|isn’t it, その|その|that, 映画|えいが|film, は|は|as for, 面白かっ|おもしろかっ|interesting, た|た|(past), です|です|(polite), か|か|(question)',
        'How nice. Was that film interesting?',
      ),
      replies: ['はい、とても。|Yes, very.', 'いいえ。|No.'],
      title: 'A film',
    },
    chosen: answer('はい、とても。', 'はい|はい|yes, とても|とても|very', 'Yes, very.'),
    simpler: answer(
      '映画はいいですか。',
      '映画|えいが|film, は|は|as for, いい|いい|good, です|です|is, か|か|(question)',
      'Is the film good?',
    ),
    why: {
      correction: '“Kinō” says that it is over, so the verb must say so too. -masu becomes -mashita.',
      word: '“Sono” points at what the other one has just spoken of. “Kono” would be near the speaker.',
    },
  },
  {
    language: 'Korean',
    code: 'ko',
    written: '저는 커피을 좋아해요',
    recast: {
      ...answer('저는 커피를 좋아해요.', '저|I, 는|as for, 커피|coffee, 를|(object), 좋아해요|like', 'I like coffee.'),
      correction: 'After a vowel the particle is 를.',
    },
    reply: {
      ...answer(
        '저도 정말 좋아해요. 오늘은 몇 잔 마셨어요?',
        '저|I, 도|too, 정말|really, 좋아해요|like, 오늘|today, 은|as for, 몇|how many, 잔|cups, 마셨어요|drank',
        'I really like it too. How many cups have you had today?',
      ),
      replies: ['두 잔 마셨어요.|I had two cups.', '아직이요.|None yet.'],
      title: 'Coffee',
    },
    chosen: answer('두 잔 마셨어요.', '두|two, 잔|cups, 마셨어요|drank', 'I had two cups.'),
    simpler: answer('커피 마셨어요?', '커피|coffee, 마셨어요|drank', 'Did you drink coffee?'),
    why: {
      correction: 'The object particle has two forms: 을 after a consonant, 를 after a vowel. “Keopi” ends in a vowel.',
      word: '도 stands for “too” and takes the place of 는. It clings to the word it adds.',
    },
  },
  {
    language: 'Arabic',
    code: 'ar',
    written: 'أنا يريد قهوة',
    recast: {
      ...answer('أنا أريد قهوة.', 'أنا|أَنَا|I, أريد|أُرِيدُ|want, قهوة|قَهْوَة|coffee', 'I want coffee.'),
      correction: 'With “anā” the verb begins with a-, not with ya-.',
    },
    reply: {
      ...answer(
        'طبعا! هل تريد القهوة مع الحليب أم بدون سكر؟',
        'طبعا|طَبْعًا|of course, هل|هَلْ|(question), تريد|تُرِيدُ|you want, القهوة|القَهْوَة|the coffee, مع|مَعَ|with, الحليب|الحَلِيب|the milk, أم|أَمْ|or, بدون|بِدُونِ|without, سكر|سُكَّر|sugar',
        'Of course! Would you like the coffee with milk or without sugar?',
      ),
      replies: ['مع الحليب، شكرا.|With milk, thank you.', 'بدون سكر.|Without sugar.'],
      title: 'A coffee',
    },
    chosen: answer(
      'مع الحليب، شكرا.',
      'مع|مَعَ|with, الحليب|الحَلِيب|the milk, شكرا|شُكْرًا|thank you',
      'With milk, thank you.',
    ),
    simpler: answer(
      'هل تريد الحليب؟',
      'هل|هَلْ|(question), تريد|تُرِيدُ|you want, الحليب|الحَلِيب|the milk',
      'Do you want milk?',
    ),
    why: {
      correction: 'The beginning of the verb says who acts: a- for I, ya- for he. So “anā” goes with “urīdu”.',
      word: '“Hal” makes a question of a sentence and changes nothing else in it.',
    },
  },
];
