import { expect, it } from 'vitest';
import { chatLanguages, fontsOfTitles } from './chatLanguages';

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

it('asks for the fonts that titles need, beside the one that the page has', () => {
  const titled = (title: string, targetLanguage: string | null) => ({ title, targetLanguage });
  const chats = [
    titled('駅はどこですか', 'ja'),
    titled('A café in Kyoto', 'ja'),
    titled('Café, été & Ñandú 7!', 'fr'),
    titled('커피 주세요', 'ko'),
    titled('안녕', 'ko'),
    titled('你好', null),
  ];
  expect(fontsOfTitles(chats, 'ja')).toEqual(['ko']);
  expect(fontsOfTitles(chats, null)).toEqual(['ja', 'ko']);
});
