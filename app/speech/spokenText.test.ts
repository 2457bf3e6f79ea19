import { expect, it } from 'vitest';
import { spokenText } from './spokenText';

it('a voice is given the reading of a Japanese word, and every other word as it stands', () => {
  expect(spokenText('人気', 'ninki', 'ja')).toBe('にんき');
  expect(spokenText('は', 'wa', 'ja')).toBe('わ');
  expect(spokenText('コーヒー', 'kōhī', 'ja')).toBe('コーヒー');
  expect(spokenText('猫', '', 'ja')).toBe('猫');
  expect(spokenText('中国', 'Zhōngguó', 'zh-Hans')).toBe('中国');
});
