import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../../tests/support/sayPlainly';

describe('what a teacher would say otherwise than word by word', () => {
  it.each([
    ['My brother moved to Dublin.', '제 남동생은 더블린으로 이사했어요.'],
    ['I like the smell of bread.', '빵 냄새를 좋아해요.'],
    ['I have a cough.', '기침이 나요.'],
    ['A dog!', '강아지!'],
    ['A beer please.', '맥주 주세요.'],
    ["I don't know if she is tired.", '그 사람이 피곤한지 몰라요.'],
  ])('%s', (english, korean) => {
    expect(sayPlainly(english, 'ko')).toBe(korean);
  });
});
