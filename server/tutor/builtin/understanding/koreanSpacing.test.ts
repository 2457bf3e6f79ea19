import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { withKoreanSpaces } from './koreanSpacing';

describe('withKoreanSpaces', () => {
  const bank = realBank('ko');

  it.each([
    ['저는학생이에요', '저는 학생이에요'],
    ['고양이가있어요', '고양이가 있어요'],
    ['저는미아예요', '저는 미아예요'],
    ['제이름은소피아입니다', '제 이름은 소피아입니다'],
    ['물주세요', '물 주세요'],
    ['밥먹었어요?', '밥 먹었어요?'],
    ['커피한잔주세요', '커피 한 잔 주세요'],
    ['오후세시반이에요', '오후 세 시 반이에요'],
    ['3시30분이에요', '3시 30분이에요'],
    ['지금비가와요', '지금 비가 와요'],
    ['커피를안좋아해요', '커피를 안 좋아해요'],
    ['내일서울에가요', '내일 서울에 가요'],
  ])('%s is %s', (message, spaced) => {
    expect(withKoreanSpaces(message, bank)).toBe(spaced);
  });

  it.each([
    '공부해요',
    '여동생이 있어요',
    '이별했어요',
    '기술자예요',
    '안녕하세요',
    '계란 싫어해요',
    'Anna예요',
    '기차역으로 가 주세요',
  ])('%s stays as it is', (message) => {
    expect(withKoreanSpaces(message, bank)).toBe(message);
  });

  it('leaves other languages alone', () => {
    expect(withKoreanSpaces('저는학생이에요', realBank('fr'))).toBe('저는학생이에요');
  });
});
