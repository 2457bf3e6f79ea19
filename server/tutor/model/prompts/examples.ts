/** A sentence and its words as they are to be written down, glossed in English. */
interface Example {
  text: string;
  words: readonly string[];
}

/** What shows best where words begin and end in a language, and what their readings look like. */
const examples: Readonly<Record<string, Example>> = {
  fr: { text: 'J’ai un petit chat.', words: ['J’|I', 'ai|have', 'un|a', 'petit|small', 'chat|cat'] },
  de: { text: 'Ich rufe dich heute an.', words: ['Ich|I', 'rufe|call', 'dich|you', 'heute|today', 'an|up'] },
  es: { text: '¿Te gusta el café?', words: ['Te|to you', 'gusta|is pleasing', 'el|the', 'café|coffee'] },
  it: { text: 'L’amico beve un caffè.', words: ['L’|the', 'amico|friend', 'beve|drinks', 'un|a', 'caffè|coffee'] },
  pt: { text: 'Eu gosto de café.', words: ['Eu|I', 'gosto|like', 'de|of', 'café|coffee'] },
  ja: {
    text: '猫が好きです。',
    words: ['猫|ねこ|cat', 'が|が|(subject)', '好き|すき|liked', 'です|です|is'],
  },
  ko: { text: '저는 커피를 마셔요.', words: ['저|I', '는|(topic)', '커피|coffee', '를|(object)', '마셔요|drink'] },
  'zh-Hans': { text: '我喜欢猫。', words: ['我|wǒ|I', '喜欢|xǐhuan|like', '猫|māo|cat'] },
  'zh-Hant': { text: '我喜歡貓。', words: ['我|wǒ|I', '喜歡|xǐhuan|like', '貓|māo|cat'] },
  ar: {
    text: 'عندي قطة صغيرة.',
    words: ['عندي|عِنْدِي|I have', 'قطة|قِطَّة|cat', 'صغيرة|صَغِيرَة|small'],
  },
  ru: { text: 'У меня есть кот.', words: ['У|at', 'меня|me', 'есть|there is', 'кот|cat'] },
};

/** One worked example, in the form that an answer has; '' where there is none, or for whom English says nothing. */
export function exampleOf(language: string, ownLanguage: string, structured: boolean): string {
  const example = examples[language];
  if (!example || ownLanguage !== 'en') return '';
  const { text, words } = example;
  return `For example: ${structured ? JSON.stringify({ text, words }) : `\n[text]\n${text}\n[words]\n${words.join('\n')}`}`;
}
