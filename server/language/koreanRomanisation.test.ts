import { describe, expect, it } from 'vitest';
import { languageTools } from './languageTools';
const latin = (pieces: string) =>
  pieces
    .split('|')
    .map((piece) => languageTools('ko').transliterate(piece))
    .join('|');

describe('Korean romanisation', () => {
  it.each([
    // A word sounds as it does alone, whatever follows; inside it sounds carry over.
    ['밥|을', 'bap|eul'],
    ['밥', 'bap'],
    ['독립', 'dongnip'],
    ['같이', 'gachi'],
    ['말|이', 'mal|i'],
    ['값|이', 'gap|i'],
    ['꽃|만', 'kkot|man'],
    ['책|도', 'chaek|do'],
    ['국|까지', 'guk|kkaji'],
    ['밥|하고', 'bap|hago'],
    ['학생|이에요', 'haksaeng|ieyo'],
    ['지우|예요', 'jiu|yeyo'],
    ['먹었어요', 'meogeosseoyo'],
    ['좋고', 'joko'],
    ['못해요', 'motaeyo'],
    ['한라산|에서', 'hallasan|eseo'],
    // koroman alone: mongnyoil, illyoil, pillyohaeyo.
    ['목요일', 'mogyoil'],
    ['일요일', 'iryoil'],
    ['필요해요', 'piryohaeyo'],
    ['서울역|까지', 'seoullyeok|kkaji'],
    ['열여덟', 'yeollyeodeol'],
    ['십육', 'simnyuk'],
    ['서른여섯', 'seoreunnyeoseot'],
    ['쉰여덟', 'swinnyeodeol'],
  ])('reads %s as %s', (pieces, expected) => {
    expect(latin(pieces)).toBe(expected);
  });

  it('gives nothing for what has no Hangul', () => {
    expect(latin('Tom|입니다')).toBe('|imnida');
    expect(languageTools('ko').transliterate('Tom')).toBe('');
  });

  it('takes a reading in Hangul as it is spoken', () => {
    expect(languageTools('ko').transliterate('안국역', '안궁녁')).toBe('angungnyeok');
  });
});
