import { describe, expect, it } from 'vitest';
import { isPossibleReading } from './kana';

describe('isPossibleReading', () => {
  it.each([
    ['一人', 'ひとり'],
    ['は', 'わ'],
    ['食べ', 'たべ'],
    ['お茶', 'おちゃ'],
    ['抹茶ラテ', 'まっちゃらて'],
    ['20分', 'にじゅっぷん'],
    ['取り替え', 'とりかえ'],
  ])('takes %s as %s', (surface, reading) => {
    expect(isPossibleReading(surface, reading)).toBe(true);
  });

  it.each([
    ['食べ', 'のみ'],
    ['一人', 'hitori'],
    ['一人', '一人'],
    ['お茶', 'ちゃ'],
    ['飲み物', 'みもの'],
  ])('refuses %s as %s', (surface, reading) => {
    expect(isPossibleReading(surface, reading)).toBe(false);
  });
});
