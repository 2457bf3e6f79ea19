import { describe, expect, it } from 'vitest';
import { languageTools } from './languageTools';

const latin = (code: string, ...words: string[]) => words.map((word) => languageTools(code).transliterate(word));

describe('other scripts', () => {
  it('Russian and Ukrainian are transliterated, stress marks left out', () => {
    expect(latin('ru', 'Здравствуйте', 'мы', 'русский', 'за\u0301мок', 'Щука', 'ёлка')).toEqual([
      'Zdravstvuyte',
      'my',
      'russkiy',
      'zamok',
      'Shchuka',
      'yolka',
    ]);
    expect(latin('uk', 'Київ', 'Україна', 'пʼять')).toEqual(['Kyiv', 'Ukraina', 'piat']);
    expect(languageTools('ru').approximates).toBeUndefined();
  });

  it('others are put into Latin letters one by one, and say that this is approximate', () => {
    expect(latin('hy', 'Բարեւ', 'ո՞վ')).toEqual(['Barew', 'ov']);
    expect(latin('th', 'สวัสดี')).toEqual(['swasdi']);
    expect(latin('ar', 'مرحبا', 'مَرْحَبًا')).toEqual(['mrhba', 'marhaba']);
    expect(latin('he', 'שלום')).toEqual(['slvm']);
    expect(latin('x-georgian', 'გამარჯობა')).toEqual(['gamarjoba']);
    for (const code of ['hy', 'th', 'ar', 'fa', 'he', 'el', 'hi', 'x-georgian'])
      expect(languageTools(code).approximates).toBe(true);
  });

  it('what is in Latin letters already has none', () => {
    expect(latin('es', 'mañana', 'Ñ', 'привет')).toEqual(['', '', '']);
    expect(latin('ru', 'Paris', '2024', '!')).toEqual(['', '', '']);
    expect(latin('x-klingon', 'nuqneH')).toEqual(['']);
    expect(languageTools('es').approximates).toBeUndefined();
  });
});
