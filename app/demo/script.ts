import type { Morpheme } from '../../domain/conversation/message';
import type { TimingOverrides } from './pacing';

/** A message of the demo, as it is in the end. */
export interface DemoMessage {
  id: string;
  by: 'learner' | 'tutor';
  /** What the learner types; '' for the tutor. */
  typed: string;
  text: string;
  /** The same in English. */
  means: string;
  words: readonly Morpheme[];
}

/** What is said about a frame while it plays. */
export type DemoCaption = 'mix' | 'recast' | 'reply' | 'mark' | 'use' | 'fade' | 'peek' | 'again' | 'alone';

interface Framing {
  caption: DemoCaption;
  message: DemoMessage;
  timing?: TimingOverrides;
}

/** One step of the script; see `timeline` for what happens in each. */
export type DemoFrame =
  | ({ kind: 'write' | 'recast' | 'reply' } & Framing)
  /** What is done with one word of the message, by its surface. */
  | ({ kind: 'mark' | 'peek'; word: string } & Framing);

export const demoLanguage = 'ja';
/** Met so often, a word stands alone here: few, because the whole demo has six sentences. */
export const demoThreshold = 3;

const wish: DemoMessage = {
  id: 'demo-wish',
  by: 'learner',
  typed: 'I want to eat ラーメン tonight!',
  text: '今夜、ラーメンが食べたいです。',
  means: 'I want to eat ramen tonight.',
  words: [
    ['今夜', 'kon’ya', 'tonight', { needed: true }],
    ['、', '', ''],
    ['ラーメン', 'rāmen', 'ramen'],
    ['が', 'ga', ':subject'],
    ['食べ', 'tabe', 'eat', { lemma: '食べる', needed: true }],
    ['たい', 'tai', ':want', { needed: true }],
    ['です', 'desu', ':polite'],
    ['。', '', ''],
  ],
};

const whichOne: DemoMessage = {
  id: 'demo-which-one',
  by: 'tutor',
  typed: '',
  text: 'いいですね。どんなラーメンが食べたいですか。',
  means: 'Good idea. What kind of ramen do you want to eat?',
  words: [
    ['いい', 'ii', 'good'],
    ['です', 'desu', 'is'],
    ['ね', 'ne', ':agree'],
    ['。', '', ''],
    ['どんな', 'donna', 'what kind of'],
    ['ラーメン', 'rāmen', 'ramen'],
    ['が', 'ga', ':subject'],
    ['食べ', 'tabe', 'eat', { lemma: '食べる' }],
    ['たい', 'tai', ':want'],
    ['です', 'desu', ':polite'],
    ['か', 'ka', ':question'],
    ['。', '', ''],
  ],
};

const spicy: DemoMessage = {
  id: 'demo-spicy',
  by: 'learner',
  typed: 'Spicy ラーメンが食べたい!',
  text: '辛いラーメンが食べたいです。',
  means: 'I want to eat spicy ramen.',
  words: [
    ['辛い', 'karai', 'spicy', { needed: true }],
    ['ラーメン', 'rāmen', 'ramen'],
    ['が', 'ga', ':subject'],
    ['食べ', 'tabe', 'eat', { lemma: '食べる' }],
    ['たい', 'tai', ':want'],
    ['です', 'desu', ':polite'],
    ['。', '', ''],
  ],
};

const nearTheStation: DemoMessage = {
  id: 'demo-near-the-station',
  by: 'tutor',
  typed: '',
  text: 'いいですね。今夜、駅の近くで食べましょう。',
  means: 'Good. Let’s eat near the station tonight.',
  words: [
    ['いい', 'ii', 'good'],
    ['です', 'desu', 'is'],
    ['ね', 'ne', ':agree'],
    ['。', '', ''],
    ['今夜', 'kon’ya', 'tonight'],
    ['、', '', ''],
    ['駅', 'eki', 'station'],
    ['の', 'no', ':of'],
    ['近く', 'chikaku', 'vicinity'],
    ['で', 'de', ':in'],
    ['食べ', 'tabe', 'eat', { lemma: '食べる' }],
    ['ましょう', 'mashō', ':let’s', { lemma: 'ます' }],
    ['。', '', ''],
  ],
};

const whatTime: DemoMessage = {
  id: 'demo-what-time',
  by: 'learner',
  typed: 'いいですね! What time?',
  text: 'いいですね。何時に行きますか。',
  means: 'Good. What time shall we go?',
  words: [
    ['いい', 'ii', 'good'],
    ['です', 'desu', 'is'],
    ['ね', 'ne', ':agree'],
    ['。', '', ''],
    ['何', 'nan', 'what', { needed: true }],
    ['時', 'ji', 'o’clock', { needed: true }],
    ['に', 'ni', ':at'],
    ['行き', 'iki', 'go', { lemma: '行く' }],
    ['ます', 'masu', ':polite'],
    ['か', 'ka', ':question'],
    ['。', '', ''],
  ],
};

const atSeven: DemoMessage = {
  id: 'demo-at-seven',
  by: 'tutor',
  typed: '',
  text: '七時に行きましょう。早くラーメンが食べたいですね。',
  means: 'Let’s go at seven. I can’t wait to eat ramen!',
  words: [
    ['七', 'shichi', 'seven'],
    ['時', 'ji', 'o’clock'],
    ['に', 'ni', ':at'],
    ['行き', 'iki', 'go', { lemma: '行く' }],
    ['ましょう', 'mashō', ':let’s', { lemma: 'ます' }],
    ['。', '', ''],
    ['早く', 'hayaku', 'soon', { lemma: '早い' }],
    ['ラーメン', 'rāmen', 'ramen'],
    ['が', 'ga', ':subject'],
    ['食べ', 'tabe', 'eat', { lemma: '食べる' }],
    ['たい', 'tai', ':want'],
    ['です', 'desu', ':polite'],
    ['ね', 'ne', ':agree'],
    ['。', '', ''],
  ],
};

export const demoMessages: readonly DemoMessage[] = [wish, whichOne, spicy, nearTheStation, whatTime, atSeven];

/** Each letter of East Asia that the demo shows. */
export const demoLetters = [...new Set(demoMessages.flatMap(({ typed, text }) => [...typed, ...text]))]
  .filter((letter) => letter > '\u2fff')
  .join('');

/** What the product is, in forty seconds. What is seen for the first time stands longer than its length says. */
export const demoScript: readonly DemoFrame[] = [
  { kind: 'write', message: wish, caption: 'mix' },
  { kind: 'recast', message: wish, caption: 'recast', timing: { frameMs: 3_600, wordMs: 260 } },
  { kind: 'reply', message: whichOne, caption: 'reply', timing: { frameMs: 5_200 } },
  { kind: 'mark', message: whichOne, word: 'ラーメン', caption: 'mark' },
  { kind: 'write', message: spicy, caption: 'use' },
  { kind: 'recast', message: spicy, caption: 'use' },
  { kind: 'reply', message: nearTheStation, caption: 'fade' },
  { kind: 'peek', message: nearTheStation, word: '食べ', caption: 'peek' },
  { kind: 'write', message: whatTime, caption: 'again' },
  { kind: 'recast', message: whatTime, caption: 'again' },
  { kind: 'reply', message: atSeven, caption: 'alone', timing: { frameMs: 6_000 } },
];
