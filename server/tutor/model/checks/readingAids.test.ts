import { expect, it } from 'vitest';
import { withoutReadingAids } from './readingAids';

it.each([
  ['ja', '駅（えき）はどこですか。', '駅はどこですか。'],
  ['ja', '今日(きょう)は雨(ame)です。(It is raining today.)', '今日は雨です。'],
  ['ja', '食べ物（おにぎりなど）が好きです。', '食べ物（おにぎりなど）が好きです。'],
  ['zh-Hans', '我喜欢猫 (wǒ xǐhuan māo)。', '我喜欢猫。'],
  ['ko', '안녕하세요 (annyeonghaseyo)!', '안녕하세요!'],
  ['ar', 'مرحبا (marhaban)!', 'مرحبا!'],
  ['fr', 'Un chat (petit) dort.', 'Un chat (petit) dort.'],
  ['ja', 'それは三つ（3）です。', 'それは三つ（3）です。'],
])('in %s, %s has no reading or translation in it', (language, text, bare) => {
  expect(withoutReadingAids(text, language, true)).toBe(bare);
  // It grows, and takes nothing back.
  let shown = '';
  for (let length = 1; length <= text.length; length += 1) {
    const next = withoutReadingAids(text.slice(0, length), language, false);
    expect(next.startsWith(shown)).toBe(true);
    shown = next;
  }
});
