import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../../tests/support/sayPlainly';

describe('everyday words by theme', () => {
  it.each([
    ['I bought a duvet and a mattress.', '布団とマットレスを買いました。'],
    ['My sister is a paediatrician.', '姉は小児科医です。'],
    ['There was a thunderstorm last night.', '昨日の夜は雷雨がありました。'],
    ['My grandfather is deaf.', '祖父は耳が聞こえないです。'],
    ['My new flat is cosy.', '私の新しいアパートは居心地がいいです。'],
    // A town has its Japanese name, a person keeps theirs.
    ['My friend Sydney lives in Melbourne.', '私の友だちのSydneyはメルボルンに住んでいます。'],
    // The dishes are washed, dishes are eaten.
    ['I did the dishes.', '皿洗いをしました。'],
    ['I lost weight.', 'やせました。'],
    ['I took a bath.', 'お風呂に入りました。'],
    ['I put the children to bed.', '子どもを寝かせます。'],
    ['The car broke down.', '車は故障しました。'],
  ])('%s', (english, japanese) => {
    expect(sayPlainly(english, 'ja', { isFamiliar: false })).toBe(japanese);
  });

  it('takes nothing along that nobody carries', () => {
    expect(sayPlainly('I took a chance.', 'ja', { isFamiliar: false })).toBeUndefined();
  });
});
