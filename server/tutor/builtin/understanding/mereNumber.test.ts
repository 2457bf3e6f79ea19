import { expect, it } from 'vitest';
import { isMereNumber } from './mereNumber';

it.each(['1', '12', 'five', 'twenty one', 'vierundzwanzig', 'vingt et un', '셋', 'yeol', '二', '二十五', '３!'])(
  'is a number and nothing else: %s',
  (message) => {
    expect(isMereNumber(message)).toBe(true);
  },
);

it.each(['a', 'two coffees', '二時です', '한 개 주세요', 'one way', '7 Uhr', '日', 'no'])(
  'is more than a number: %s',
  (message) => {
    expect(isMereNumber(message)).toBe(false);
  },
);
