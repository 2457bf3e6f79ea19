import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../../tests/support/sayPlainly';

describe('everyday words by theme', () => {
  it.each([
    ['I bought a duvet and a mattress.', '이불하고 매트리스를 샀어요.'],
    ['My sister is a paediatrician.', '제 여동생은 소아과 의사예요.'],
    ['I live in Sydney.', '시드니에 살아요.'],
    ['Is it a traditional festival?', '전통적인 축제예요?'],
    ['My new flat is cosy.', '제 새 아파트는 아늑해요.'],
    ['The baby is awake.', '아기는 깨어 있어요.'],
    ['I put the children to bed.', '아이들을 재워요.'],
    ['The car broke down.', '차는 고장이 났어요.'],
    ['I walk the dog every morning.', '매일 아침 강아지를 산책시켜요.'],
  ])('%s', (english, korean) => {
    expect(sayPlainly(english, 'ko', { isFamiliar: false })).toBe(korean);
  });
});
