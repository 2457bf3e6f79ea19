import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../../tests/support/sayPlainly';

describe('what a teacher would say otherwise than word by word', () => {
  it.each([
    ['I live with my sister and our baby.', '姉と赤ちゃんと住んでいます。'],
    ['It snows here every winter.', 'ここでは毎年冬に雪が降ります。'],
    ['It is often windy here.', 'ここはよく風が強いです。'],
    ['Do you have a balcony?', 'ベランダはありますか。'],
    ['What should I buy?', '何を買ったらいいですか。'],
    ['Is that the dog?', 'あの犬ですか。'],
    ['A dog!', '犬！'],
    ['A beer please.', 'ビールをお願いします。'],
    ['I have a cough.', 'せきが出ます。'],
    ['My son has a rash.', '息子は発疹が出ています。'],
    ['The weather forecast is awful.', '天気予報は悪いです。'],
    ['We stayed in London for three nights.', '私たちはロンドンに三泊しました。'],
    ["I don't know if she is tired.", '彼女が疲れているかどうか分かりません。'],
  ])('%s', (english, japanese) => {
    expect(sayPlainly(english, 'ja', { isFamiliar: false })).toBe(japanese);
  });
});
