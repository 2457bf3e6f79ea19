import { expect, it } from 'vitest';
import { chatLanguages } from './chatLanguages';

const chat = (_id: string, targetLanguage: string | null) => ({ _id, targetLanguage });

it('names the language of each chat where a learner has more than one', () => {
  expect([...chatLanguages([chat('a', 'fr'), chat('b', 'fi'), chat('c', null), chat('d', 'fr')])]).toEqual([
    ['a', 'French'],
    ['b', 'Finnish'],
    ['d', 'French'],
  ]);
});

it('says nothing of the one language that all chats are held in', () => {
  expect(chatLanguages([chat('a', 'fr'), chat('b', 'fr'), chat('c', null)]).size).toBe(0);
});
