import { describe, expect, it } from 'vitest';
import { nameFromLogin, withKoreanCopula } from './learnersName';

it.each([
  ['stranger1', 'Stranger'],
  ['anna_92', 'Anna'],
  ['Alex', 'Alex'],
  ['지민', '지민'],
  ['x1', undefined],
  ['42', undefined],
])('the login name %j calls somebody %s', (login, name) => {
  expect(nameFromLogin(login)).toBe(name);
});

describe('a Korean chip with a name', () => {
  it.each([
    ['Anna', '예요'],
    ['Stranger', '예요'],
    ['Alex', '예요'],
    ['David', '예요'],
    ['Tom', '이에요'],
    ['Jane', '이에요'],
    ['Jack', '이에요'],
    ['지우', '예요'],
    ['지민', '이에요'],
  ])('says %s%s', (name, copula) => {
    expect(withKoreanCopula(`제 이름은 ${name}. 반가워요!`, name)).toBe(`제 이름은 ${name}${copula}. 반가워요!`);
  });

  it('is left as it is where the name does not end the sentence', () => {
    for (const text of ['Anna 이름으로 예약했어요.', 'Anna, 이렇게 써 주세요.'])
      expect(withKoreanCopula(text, 'Anna')).toBe(text);
  });
});
