import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { understoodFirst } from './firstMessage';

/** What beginners write with spaces, without them and in Latin letters; '' for what is not understood. */
const firstThings: [understood: string, ...messages: string[]][] = [
  ['@job', '저는 학생이에요', '저는학생이에요', '저는의사입니다', 'jeoneun haksaengieyo'],
  ['meeting/hello', '제 이름은 미아예요', '저는미아예요', '제이름은소피아입니다', '저는 김민수예요', 'jeoneun miayeyo'],
  ['@from', '독일 사람이에요', '저는독일사람이에요', '저는 미국 사람입니다', 'dogil saramieyo', 'dogireseo wasseoyo'],
  ['@live', '서울에 살아요', '베를린에살아요', 'bereulline sarayo'],
  ['@have-pet', '고양이가 있어요', '고양이가있어요', 'goyangiga isseoyo'],
  ['@no-pet', "I don't have a dog"],
  ['@like', '맥주 좋아해요', '김치를좋아해요', 'kimchi joahaeyo', 'maekju joahaeyo'],
  ['@dislike', '커피를안좋아해요', 'keopi an joahaeyo'],
  ['@where-going', '어디 가요?', '어디에가요?', 'eodi gayo', 'where are you going?'],
  ['@going', '내일 서울에 가요', '내일서울에가요', 'naeil seoure gayo', "I'm going to school"],
  ['@have-eaten', '밥 먹었어요?', '밥먹었어요?', '먹었어요?', 'bap meogeosseoyo?', 'have you eaten?'],
  ['@i-ate', '라면을먹었어요', 'ramyeoneul meogeosseoyo'],
  ['@cannot-do', "I can't swim", '수영 못해요', '운전못해요', 'suyeong mothaeyo'],
  ['@my-name', "what's my name?", '제 이름이 뭐예요?', '제이름이뭐예요?'],
  ['@name', '이름이 뭐예요?', 'ireumi mwoyeyo'],
  ['@presence', 'are you there?', '거기 있어요?', '거기있어요?'],
  ['@about-me', 'what do you know about me?', '저에 대해 뭘 알아요?'],
  ['@time', '지금 몇 시예요?', '지금몇시예요?', 'jigeum myeot siyeyo?'],
  ['@again', '다시', '다시요'],
  ['@toilet', '화장실이어디예요?', 'hwajangsiri eodiyeyo?'],
  ['weather/hello', '지금비가와요', 'biga wayo', 'nalssiga chuwoyo'],
  ['', '그 사람은 제 오빠예요', '그사람은제오빠예요', '엄마는 선생님이에요', '강아지가 뭐 했어요'],
];

describe('a first message to the tutor of Korean', () => {
  const bank = realBank('ko');

  it.each(firstThings.flatMap(([understood, ...messages]) => messages.map((message) => [message, understood])))(
    '%s',
    (message, understood) => {
      expect(understoodFirst(message, bank)).toBe(understood);
    },
  );
});
