import { pageTexts } from './app';
import { composerTexts, conversationTexts } from './conversation';
import { messageTexts } from './message';
import { speechTexts } from './speech';

export const keyTexts = {
  heading: 'Keyboard',
  letters: 'Single-letter shortcuts',
  lettersHint: 'Turn this off if stray letters do things you didn’t mean, for example with voice control.',
} as const;

export interface KeyGroup {
  heading: string;
  /** What is written on the keys, and what they do. Several keys are for the same thing, or for both its directions. */
  keys: readonly (readonly [names: readonly string[], meaning: string])[];
}

/** Every key of the conversation, in the words of the controls that do the same. */
export const keyGroups: readonly KeyGroup[] = [
  {
    heading: 'Anywhere on the page',
    keys: [
      [['?'], 'Show these keys'],
      [['I'], composerTexts.skip],
      [['N'], conversationTexts.jumpToNewest],
      [['/'], conversationTexts.search],
      [['P'], `${pageTexts.openMenu}, or close it`],
      [['S'], composerTexts.stop],
      [['U'], `${messageTexts.undo} the last mark`],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    heading: 'For the message you are in, or the newest',
    keys: [
      [['D'], messageTexts.translation],
      [['T'], messageTexts.translateSentence],
      [['C'], messageTexts.copy],
      [['H'], `${speechTexts.hear}; once more, slowly`],
      [['O'], messageTexts.options],
      [['W'], messageTexts.wordOptions],
      [['A'], messageTexts.retry],
      [['Delete'], messageTexts.delete],
    ],
  },
  {
    heading: 'On a word',
    keys: [
      [['←', '→'], 'Word by word'],
      [['↑', '↓'], 'Message by message'],
      [['Home', 'End'], 'First word, last word'],
      [['Enter'], 'Show its meaning; with details open, select it'],
      [['L'], `${speechTexts.hearWord}; once more, slowly`],
      [['M'], messageTexts.markMastered],
      [['R'], `${messageTexts.refreshMastery}: show its meaning again`],
    ],
  },
  {
    heading: 'While you write',
    keys: [
      [['Enter'], composerTexts.send],
      [['Shift', 'Enter'], 'New line'],
      [['Esc'], composerTexts.stop],
    ],
  },
];
