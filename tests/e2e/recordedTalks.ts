import type { RecordedTalk } from './recordedModel';

export const recordedTalks: readonly RecordedTalk[] = [
  {
    language: 'French',
    code: 'fr',
    written: 'je veut un cafe',
    recast: {
      text: 'Je veux un café.',
      words: ['Je|I', 'veux|want', 'un|a', 'café|coffee'],
      meaning: 'I want a coffee.',
      correction: 'After “je” this verb ends in -x.',
    },
    reply: {
      text: 'Bien sûr ! Vous le prenez avec du lait ou du sucre ?',
      words: [
        ...['Bien sûr|of course', 'Vous|you', 'le|it', 'prenez|take', 'avec|with', 'du|some', 'lait|milk', 'ou|or'],
        ...['du|some', 'sucre|sugar'],
      ],
      meaning: 'Of course! Do you take it with milk or with sugar?',
      replies: ['Avec du lait, merci.|With milk, thank you.', 'Sans sucre.|Without sugar.'],
      title: 'A coffee',
    },
    chosen: {
      text: 'Avec du lait, merci.',
      words: ['Avec|with', 'du|some', 'lait|milk', 'merci|thank you'],
      meaning: 'With milk, thank you.',
    },
    simpler: { text: 'Du lait ?', words: ['Du|some', 'lait|milk'], meaning: 'Milk?' },
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
      text: 'Ich bin nach Hause gegangen.',
      words: ['Ich|I', 'bin|have', 'nach|to', 'Hause|home', 'gegangen|gone'],
      meaning: 'I have gone home.',
      correction: 'Verbs of going make their past with “sein”.',
    },
    reply: {
      text: 'Schön! Und was hast du dann noch gemacht?',
      words: ['Schön|nice', 'Und|and', 'was|what', 'hast|have', 'du|you', 'dann|then', 'noch|else', 'gemacht|done'],
      meaning: 'Nice! And what else did you do then?',
      replies: ['Ich habe geschlafen.|I slept.', 'Ich habe gekocht.|I cooked.'],
      title: 'On the way home',
    },
    chosen: {
      text: 'Ich habe geschlafen.',
      words: ['Ich|I', 'habe|have', 'geschlafen|slept'],
      meaning: 'I slept.',
    },
    simpler: {
      text: 'Was hast du gemacht?',
      words: ['Was|what', 'hast|have', 'du|you', 'gemacht|done'],
      meaning: 'What did you do?',
    },
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
      text: '昨日映画を見ました。',
      words: [
        '昨日|きのう|yesterday',
        '映画|えいが|film',
        'を|を|(object)',
        '見|み|see',
        'まし|まし|(polite)',
        'た|た|(past)',
      ],
      meaning: 'I saw a film yesterday.',
      correction: 'What is over ends in -mashita.',
    },
    reply: {
      text: 'いいですね。その映画は面白かったですか。',
      words: [
        ...['いい|いい|good', 'です|です|is', 'ね|ね|isn’t it', 'その|その|that', '映画|えいが|film', 'は|は|as for'],
        ...['面白かっ|おもしろかっ|interesting', 'た|た|(past)', 'です|です|(polite)', 'か|か|(question)'],
      ],
      meaning: 'How nice. Was that film interesting?',
      replies: ['はい、とても。|Yes, very.', 'いいえ。|No.'],
      title: 'A film',
    },
    chosen: { text: 'はい、とても。', words: ['はい|はい|yes', 'とても|とても|very'], meaning: 'Yes, very.' },
    simpler: {
      text: '映画はいいですか。',
      words: ['映画|えいが|film', 'は|は|as for', 'いい|いい|good', 'です|です|is', 'か|か|(question)'],
      meaning: 'Is the film good?',
    },
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
      text: '저는 커피를 좋아해요.',
      words: ['저|I', '는|as for', '커피|coffee', '를|(object)', '좋아해요|like'],
      meaning: 'I like coffee.',
      correction: 'After a vowel the particle is 를.',
    },
    reply: {
      text: '저도 정말 좋아해요. 오늘은 몇 잔 마셨어요?',
      words: [
        ...['저|I', '도|too', '정말|really', '좋아해요|like', '오늘|today', '은|as for', '몇|how many', '잔|cups'],
        '마셨어요|drank',
      ],
      meaning: 'I really like it too. How many cups have you had today?',
      replies: ['두 잔 마셨어요.|I had two cups.', '아직이요.|None yet.'],
      title: 'Coffee',
    },
    chosen: { text: '두 잔 마셨어요.', words: ['두|two', '잔|cups', '마셨어요|drank'], meaning: 'I had two cups.' },
    simpler: { text: '커피 마셨어요?', words: ['커피|coffee', '마셨어요|drank'], meaning: 'Did you drink coffee?' },
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
      text: 'أنا أريد قهوة.',
      words: ['أنا|أَنَا|I', 'أريد|أُرِيدُ|want', 'قهوة|قَهْوَة|coffee'],
      meaning: 'I want coffee.',
      correction: 'With “anā” the verb begins with a-, not with ya-.',
    },
    reply: {
      text: 'طبعا! هل تريد القهوة مع الحليب أم بدون سكر؟',
      words: [
        ...['طبعا|طَبْعًا|of course', 'هل|هَلْ|(question)', 'تريد|تُرِيدُ|you want', 'القهوة|القَهْوَة|the coffee', 'مع|مَعَ|with'],
        ...['الحليب|الحَلِيب|the milk', 'أم|أَمْ|or', 'بدون|بِدُونِ|without', 'سكر|سُكَّر|sugar'],
      ],
      meaning: 'Of course! Would you like the coffee with milk or without sugar?',
      replies: ['مع الحليب، شكرا.|With milk, thank you.', 'بدون سكر.|Without sugar.'],
      title: 'A coffee',
    },
    chosen: {
      text: 'مع الحليب، شكرا.',
      words: ['مع|مَعَ|with', 'الحليب|الحَلِيب|the milk', 'شكرا|شُكْرًا|thank you'],
      meaning: 'With milk, thank you.',
    },
    simpler: {
      text: 'هل تريد الحليب؟',
      words: ['هل|هَلْ|(question)', 'تريد|تُرِيدُ|you want', 'الحليب|الحَلِيب|the milk'],
      meaning: 'Do you want milk?',
    },
    why: {
      correction: 'The beginning of the verb says who acts: a- for I, ya- for he. So “anā” goes with “urīdu”.',
      word: '“Hal” makes a question of a sentence and changes nothing else in it.',
    },
  },
];
