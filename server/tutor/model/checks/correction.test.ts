import { expect, it } from 'vitest';
import type { Morpheme } from '../../../../domain/conversation/message';
import { wasCorrected } from './correction';

/** Words of a sentence, those with a star as they were lacked. */
const wordsOf = (text: string): Morpheme[] =>
  text
    .split(' ')
    .map((word) => (word.endsWith('*') ? [word.slice(0, -1), '', 'x', { needed: true }] : [word, '', 'x']));

it.each([
  ['je veut un café', 'Je veux un café.'],
  ['je veut un coffee', 'Je voudrais un café*.'],
  ['Ich habe gestern ins Kino gegangen', 'Ich bin gestern ins Kino gegangen.'],
  ['ich habe ein hund', 'Ich habe einen Hund.'],
  ['bonjur', 'Bonjour !'],
  ['昨日友達が会いました', '昨日、友達に会いました。'],
  ['어제 친구에게 만났어요', '어제 친구를 만났어요.'],
  ['je je veux un café', 'Je veux un café.'],
])('%j was put right as %j', (message, sentence) => {
  expect(wasCorrected({ message, text: sentence.replaceAll('*', ''), words: wordsOf(sentence) })).toBe(true);
});

it.each([
  ['Simpler, please.', 'Plus simplement, s’il vous plaît.'],
  ['Simpler, please.', 'Plus simple, s’il te plaît.'],
  ['Simpler, please.', 'Einfacher, bitte.'],
  ['Hello, how are you?', 'Bonjour, comment ça va ?'],
  ['I would like a table for two', 'Je voudrais une table pour deux.'],
  ['je voudrais un coffee', 'Je voudrais un café*'],
  ['hier ich went to the market', 'hier ich ging* zum* Markt*'],
  ['bonjour tout le monde', 'Bonjour, tout le monde !'],
  ['我要咖啡', 'コーヒーをください。'],
])('%j was not: it was translated, or said again, as %j', (message, sentence) => {
  expect(wasCorrected({ message, text: sentence.replaceAll('*', ''), words: wordsOf(sentence) })).toBe(false);
});
