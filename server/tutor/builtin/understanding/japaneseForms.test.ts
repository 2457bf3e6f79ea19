import { describe, expect, it } from 'vitest';
import { skeletonOf } from './japaneseForms';

describe('skeletonOf', () => {
  it.each([
    ['持ってる', '持っています'],
    ['持ってない', '持っていません'],
    ['行こうよ', '行きましょう'],
    ['会えたよ', '会えました'],
    ['会えなかったと思います', '会えなかったと思う'],
    ['飲んでない', '飲んでいません'],
    ['寝ちゃった', '寝ました'],
    ['売らなかった', '売りませんでした'],
    ['何もしない', '何もしません'],
    ['兄弟はいません', '兄弟はいない'],
    ['お金がない', 'お金がないんだ'],
    ['犬じゃない', '犬ではありません'],
    ['予約したいんですけど', '予約をしたいんですが'],
    ['待っとく', '待っておきます'],
    ['わかんない', 'わかりません'],
    ['えーと一人です', '一人です'],
    ['僕がするよ', '私がします'],
    ['motteinai', 'motteimasen'],
    ['hitorideiku', 'hitorideikimasu'],
  ])('%s is %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ['会えた', '会えなかった'],
    ['お金がある', 'お金がない'],
    ['持っている', '持っていない'],
    ['行きたい', '行きたくない'],
    ['友だちと行きます', '友だちと住んでいます'],
    ['行きました', '行きます'],
    ['少ないです', 'します'],
  ])('%s is not %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });

  it('leaves something of a sentence that is all ending', () => {
    for (const sentence of ['よね', 'です', 'だ', 'んです']) expect(skeletonOf(sentence)).not.toBe('undefined');
    expect(skeletonOf('よね')).not.toBe('');
  });
});
