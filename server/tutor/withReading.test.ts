import { describe, expect, it } from 'vitest';
import { withReading } from './withReading';

describe('the reading of a suggested reply', () => {
  it('gives the text back piece by piece, white space with it', () => {
    const reply = withReading({ text: '물 주세요.', means: 'Water, please.' }, [
      ['물', 'mul', 'water'],
      ['주세요', 'juseyo', 'please give'],
      ['.', '', ''],
    ]);
    expect(reply.reading).toEqual([
      ['물', 'mul'],
      [' ', ''],
      ['주세요', 'juseyo'],
      ['.', ''],
    ]);
  });

  it('is left out where nothing has a transliteration, and where the pieces are not those of the text', () => {
    const french = { text: 'Bonjour !', means: 'Hello!' };
    expect(
      withReading(french, [
        ['Bonjour', ''],
        ['!', ''],
      ]),
    ).toEqual(french);
    const korean = { text: '저는 민수예요.', means: "I'm Minsu." };
    expect(
      withReading(korean, [
        ['저', 'jeo'],
        ['민수', 'minsu'],
      ]),
    ).toEqual(korean);
    expect(
      withReading(korean, [
        ['저', 'jeo'],
        ['는', 'neun'],
        ['준', 'jun'],
      ]),
    ).toEqual(korean);
  });
});
