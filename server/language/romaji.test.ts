import { describe, expect, it } from 'vitest';
import { romajiOf, transliterateJapanese } from './romaji';

describe('romajiOf', () => {
  it.each([
    ['まっちゃ', 'matcha'],
    ['がっこう', 'gakkō'],
    ['きょう', 'kyō'],
    ['とうきょう', 'tōkyō'],
    ['ゆうがた', 'yūgata'],
    ['おおさか', 'ōsaka'],
    ['おかあさん', 'okāsan'],
    ['おねえさん', 'onēsan'],
    ['せんせい', 'sensei'],
    ['いいえ', 'iie'],
    ['ありがとう', 'arigatō'],
    ['コーヒー', 'kōhī'],
    ['ケーキ', 'kēki'],
    ['ラーメン', 'rāmen'],
    ['スーパー', 'sūpā'],
    ['パーティー', 'pātī'],
    ['ティッシュ', 'tisshu'],
    ['ヴァイオリン', 'vaiorin'],
    ['シェフ', 'shefu'],
    ['こんや', 'kon’ya'],
    ['れんあい', 'ren’ai'],
    ['こんばん', 'konban'],
    ['ざっし', 'zasshi'],
    ['いっぱい', 'ippai'],
    ['えっ', 'e'],
    ['さらあらい', 'saraarai'],
    ['てあらい', 'tearai'],
    ['かげえ', 'kagee'],
    ['おばあちゃん', 'obāchan'],
    ['じゃあ', 'jā'],
    ['ねえ', 'nē'],
  ])('reads %s as %s', (kana, romaji) => {
    expect(romajiOf(kana)).toBe(romaji);
  });
});

describe('transliterateJapanese', () => {
  it.each([
    ['歯', 'は', 'ha'],
    ['今日は', 'こんにちは', 'konnichiwa'],
    ['は', undefined, 'wa'],
    ['へ', undefined, 'e'],
    ['を', undefined, 'o'],
    ['は', 'わ', 'wa'],
    ['こんにちは', undefined, 'konnichiwa'],
    ['一人', 'ひとり', 'hitori'],
    ['思う', 'おもう', 'omou'],
    ['吸う', 'すう', 'suu'],
    ['行こう', 'いこう', 'ikō'],
    ['湖', 'みずうみ', 'mizuumi'],
    ['待っ', 'まっ', 'mat'],
    ['京都', 'きょうと', 'kyōto'],
    ['京都', undefined, ''],
    ['Tom', undefined, ''],
    ['。', undefined, ''],
  ])('writes %s (%s) as %s', (surface, reading, romaji) => {
    expect(transliterateJapanese(surface, reading)).toBe(romaji);
  });
});
