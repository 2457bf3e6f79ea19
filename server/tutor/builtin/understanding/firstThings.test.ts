import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { understoodFirst } from './firstMessage';
import { firstThingsFrench } from './firstThingsFrench';
import { firstThingsJapanese } from './firstThingsJapanese';

const firstThings: Record<string, [message: string, understood: string][]> = {
  fr: firstThingsFrench,
  ja: firstThingsJapanese,
  de: [
    ['hello', '@greeting'],
    ['hallo ich heisse Anna', 'meeting/hello'],
    ["I'd like a coffee please", 'cafe/order'],
    ['ich haette gern einen Kaffee', 'cafe/order'],
    ['wo ist der bahnhof', 'directions/hello'],
    ['ich bin müde', '@tired'],
    ['can you speak slower please', '@slower'],
    ["what's your name?", '@name'],
    ['tschuess', '@goodbye'],
  ],
  ko: [
    ['annyeong', '@greeting'],
    ['annyeonghaseyo', '@greeting'],
    ['안녕하세요', '@greeting'],
    ['kamsahamnida', '@thanks'],
    ['저는 Tom입니다', 'meeting/hello'],
    ['제 이름은 Anna예요', 'meeting/hello'],
    ['커피 주세요', 'cafe/welcome'],
    ['keopi juseyo', 'cafe/welcome'],
    ['화장실이 어디예요?', '@toilet'],
    ['hwajangsil eodieyo', '@toilet'],
    ['배고파요', '@hungry'],
    ['can you speak slower please', '@slower'],
    ['bye', '@goodbye'],
  ],
};

describe.each(Object.entries(firstThings))('a first message in %s', (language, messages) => {
  const bank = realBank(language);

  it.each(messages)('%s', (message, expected) => {
    expect(understoodFirst(message, bank)).toBe(expected);
  });
});
