import { expect, it } from 'vitest';
import { type Morpheme, wholeSentence } from '../../../../domain/conversation/message';
import { realBank } from '../format/realContent';
import { explain } from './explain';

const je: Morpheme[] = [
  ['J’', '', 'I'],
  ['ai', '', 'have', { lemma: 'avoir' }],
  ['acheté', '', 'bought', { lemma: 'acheter' }],
  ['du', '', 'some'],
  ['pain', '', 'bread'],
  ['.', '', ''],
];
const french = { text: 'J’ai acheté du pain.', words: je, chat: [] };
const why = (about: string, more: { chat?: string[]; original?: string } = {}) =>
  explain({ ...french, about, ...more }, realBank('fr'));

it('says what a small word does, with an example: from the chat where there is one', () => {
  expect(why('du')).toBe(
    "It is de and le in one: “of the”, “from the”, or “some”. For example: Je voudrais du pain. – I'd like some bread.",
  );
  expect(why('du', { chat: ['Il y a du soleil.', 'Encore du thé ?'] })).toMatch(
    /In this chat, too: Il y a du soleil\.$/u,
  );
});

it('says which word a form is of, and of what kind a word is', () => {
  expect(why('acheté')).toBe('It is a form of “acheter”, “buy”. Here it means “bought”.');
  const tres = { text: 'Très bien.', words: [['Très', '', 'very'] as Morpheme], chat: [], about: 'Très' };
  expect(explain(tres, realBank('fr'))).toMatch(/^It is an adverb\. Here it means “very”\./u);
  expect(why('pain')).toMatch(/^It is a noun in its basic form\. Here it means “bread”\./u);
});

it('names each of several words, and of a sentence what its glosses do not say', () => {
  expect(why('acheté du pain')).toMatch(
    /^acheté: It is a form .*\ndu: It is de and le in one.*\npain: It is a noun in its basic form\.$/u,
  );
  const built = why(wholeSentence) ?? '';
  expect(built).toContain('acheté: It is a form of “acheter”, “buy”.\n');
  expect(built).toContain('du: It is de and le in one');
  expect(built).not.toMatch(/^pain|^J’/mu);
});

it('says what was put right, why, and where it is right', () => {
  const told = why('', { original: 'j’ai acheter du pain' });
  expect(told).toMatch(/^“acheté”, not “acheter”\. After “avoir” comes the participle\./u);
  expect(why('', { original: 'j’ai acheté du pain' })).toBeNull();
  const sushi = explain({ text: '', words: [], chat: [], about: '', original: '私はすしを好きです' }, realBank('ja'));
  expect(sushi).toMatch(/^“が”, not “を”\. .* For example: 猫がいます。 – There is a cat\.$/u);
});

it('says nothing of what it does not know', () => {
  const words: Morpheme[] = [['Zyzzyva', '', '']];
  for (const about of ['Zyzzyva', wholeSentence, 'elsewhere'])
    expect(explain({ text: 'Zyzzyva', words, chat: [], about }, realBank('fr'))).toBeNull();
});
