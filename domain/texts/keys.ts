import { interfaceTexts } from './interface';

const { message, conversation, pages, composer } = interfaceTexts;

export interface KeyGroup {
  heading: string;
  /** What is written on the keys, and what they do. Several keys are for the same thing, or for both its directions. */
  keys: readonly (readonly [names: readonly string[], meaning: string])[];
}

/** Every key of the conversation, in the words of the controls that do the same. */
export const keyTexts: readonly KeyGroup[] = [
  {
    heading: 'Anywhere on the page',
    keys: [
      [['?'], 'Show these keys'],
      [['I'], composer.skip],
      [['N'], conversation.jumpToNewest],
      [['/'], conversation.search],
      [['P'], `${pages.openMenu}, or close it`],
      [['S'], composer.stop],
      [['U'], `${message.undo} the last mark`],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    heading: 'For the message you are in, or the newest',
    keys: [
      [['D'], message.details],
      [['T'], message.translateSentence],
      [['C'], message.copy],
      [['O'], message.options],
      [['W'], message.wordOptions],
      [['A'], message.retry],
      [['Delete'], message.delete],
    ],
  },
  {
    heading: 'On a word',
    keys: [
      [['←', '→'], 'Word by word'],
      [['↑', '↓'], 'Message by message'],
      [['Home', 'End'], 'First word, last word'],
      [['Enter'], 'Show its meaning; with details open, select it'],
      [['M'], message.markMastered],
      [['R'], message.refreshMastery],
    ],
  },
  {
    heading: 'While you write',
    keys: [
      [['Enter'], composer.send],
      [['Shift', 'Enter'], 'New line'],
      [['Esc'], composer.stop],
    ],
  },
];
