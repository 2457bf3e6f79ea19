import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../../tests/support/shareOut';
import { freshState } from '../dialogueState';
import { realBank, realLanguages } from '../format/realContent';
import { understoodFirst } from './firstMessage';
import { understand } from './understand';

/** What the content has nothing for: to answer it as something else would be worse than to say so. */
const outOfScope = [
  'My hovercraft is full of eels',
  'The stock market crashed in 1929',
  'Photosynthesis happens in leaves',
  'I need a lawyer for my divorce',
  'Who won the election?',
  'Do you know quantum physics?',
  'My laptop is broken',
  'I broke my leg yesterday',
  'The government raised taxes',
  'Can you write me a poem about autumn',
  'What is the capital of Mongolia?',
  'Translate this document for me',
  'I want to buy a house in Lyon',
  'She stole my wallet',
  'There is a fire in the kitchen',
  'I lost my passport at the airport',
  'The doctor gave me antibiotics',
  "Let's invade Poland",
  'How tall is the Eiffel Tower?',
  'Where can I charge my electric car?',
  'I hate Mondays',
  'My boss fired me',
  'Is there a God?',
  "I'd like a refund",
  "I'd like to complain",
  'Where is my wife?',
  'Where is the remote control?',
  'How do I delete my account?',
  'Do you like Trump?',
  'I have a gun',
  'I have no money',
  'My grandmother died last week',
  'I have to pick up my kids at five',
  'The cat is on the table',
  'Please call the police',
  'How much wood would a woodchuck chuck',
  "I don't like you",
  'Is the coffee cold?',
  'When did you eat?',
  'Is it your birthday today?',
  'My brother is a teacher',
  'My name is not important',
  'asdf qwer zxcv',
];

/** What one language alone has an answer for. */
const answered: Readonly<Record<string, string>> = { 'ja: My brother is a teacher': '@their-job' };

describe.each(realLanguages)('a message in %s that no scene is for', (language) => {
  const bank = realBank(language);

  it.each(['I want to die', 'i want to kill myself'])('is heard as a cry for help: %s', (message) => {
    expect(understoodFirst(message, bank)).toBe('@care');
  });

  it.each(['I failed my exam', 'my dog died yesterday', 'My mom is in the hospital', 'I lost my job'])(
    'is heard as a loss: %s',
    (message) => {
      expect(understand(message, freshState, bank)).toMatchObject({ parts: [], loss: true });
    },
  );

  it.each(shareOut(['I have a job', 'my dog is hungry', 'where is the hospital?'], language))(
    'is no loss: %s',
    (message) => {
      expect(understand(message, freshState, bank).loss).toBeUndefined();
    },
  );

  // Each in two languages: what is wrongly claimed may be the doing of one language's wordings.
  it.each(shareOut(outOfScope, language, 2))('is not claimed to be understood: %s', (message) => {
    const answer = answered[`${language}: ${message}`];
    // To say that a thing cannot be done here is honest, too.
    expect(answer === undefined ? ['', '@cannot'] : [answer]).toContain(understoodFirst(message, bank));
  });
});
