import { describe, expect, it } from 'vitest';
import { realBank } from '../../format/realContent';
import { cutJapanese } from './cut';
import { asWritten } from './written';

const bank = realBank('ja');

describe('kana without spaces', () => {
  it.each([
    ['わたしはがくせいです', '私|は|学生|です'],
    ['わたしのなまえはミアです', '私|の|名前|は|ミア|です'],
    ['すしがすきです', 'すし|が|好き|です'],
    ['なんじですか', '何時|です|か'],
    ['やすいですか', '安い|です|か'],
    ['きのう、がっこうにいきました', '昨日|、|学校|に|行き|まし|た'],
    ['わたしはせんせいじゃありません', '私|は|先生|じゃ|あり|ませ|ん'],
    ['どこにすんでいますか', 'どこ|に|住ん|で|い|ます|か'],
    ['べつになにもなかった', '別に|何も|なかっ|た'],
    ['くじからごじまではたらきます', '九時|から|五|時|まで|働き|ます'],
    ['たかくないです', '高く|ない|です'],
    ['およげません', '泳げ|ませ|ん'],
    ['ともだちときました', '友だち|と|来|まし|た'],
    ['猫がすきです', '猫|が|好き|です'],
    ['明日東京に行きます', '明日|東京|に|行き|ます'],
  ])('%s is cut into %s', (text, words) => {
    expect(
      cutJapanese(text, bank)
        ?.map(({ written }) => written)
        .join('|'),
    ).toBe(words);
  });
});

describe('rōmaji', () => {
  it.each([
    ['watashi wa nihongo wo benkyou shimasu', '私は日本語を勉強します'],
    ['ashita tokyo ni ikimasu', '明日東京に行きます'],
    ['kinou ramen o tabemashita', '昨日ラーメンを食べました'],
    ['watashi no namae wa Mia desu', '私の名前はMiaです'],
    ['nan ji desu ka', '何時ですか'],
    ['I like cats', undefined],
    ['xyzzy plugh', undefined],
  ])('%s is written %s', (message, written) => {
    expect(asWritten(message, bank)).toBe(written);
  });
});
