import { describe, expect, it } from 'vitest';
import { counted, native, sino } from './numbers';
import { soundOf, withParticle, type Particle } from './particles';
import { word } from './words';

const hung = (noun: string, particle: Particle) =>
  withParticle([word(noun, '')], particle)
    .map(({ surface }) => surface)
    .join('');

describe('Korean particles', () => {
  it.each([
    ['집', '집은', '집이', '집을', '집으로', '집이라는'],
    ['학교', '학교는', '학교가', '학교를', '학교로', '학교라는'],
    ['서울', '서울은', '서울이', '서울을', '서울로', '서울이라는'],
    ['Tom', 'Tom은', 'Tom이', 'Tom을', 'Tom으로', 'Tom이라는'],
    ['Emma', 'Emma는', 'Emma가', 'Emma를', 'Emma로', 'Emma라는'],
    ['Paul', 'Paul은', 'Paul이', 'Paul을', 'Paul로', 'Paul이라는'],
    ['David', 'David는', 'David가', 'David를', 'David로', 'David라는'],
    ['Biscuit', 'Biscuit은', 'Biscuit이', 'Biscuit을', 'Biscuit으로', 'Biscuit이라는'],
  ])('go with the last sound of %s', (noun, ...forms) => {
    expect((['topic', 'subject', 'object', 'as', 'called'] as const).map((each) => hung(noun, each))).toEqual(forms);
  });

  it.each([
    ['Leeds', 'vowel'],
    ['Peter', 'vowel'],
    ['Hannah', 'vowel'],
    ['Mike', 'vowel'],
    ['Alice', 'vowel'],
    ['Robert', 'vowel'],
    ['Jack', 'consonant'],
    ['Frank', 'vowel'],
    ['Ruth', 'vowel'],
    ['Eric', 'consonant'],
    ['Hamburg', undefined],
    ['Charlotte', undefined],
    ['Simone', undefined],
  ])('know how %s ends, or that they do not', (name, sound) => {
    expect(soundOf(name)).toBe(sound);
  });

  it('contract with 저, 누구 and 이거', () => {
    expect([hung('저', 'subject'), hung('저', 'topic'), hung('누구', 'subject'), hung('이거', 'topic')]).toEqual([
      '제가',
      '저는',
      '누가',
      '이건',
    ]);
  });
});

describe('Korean numbers', () => {
  it('count from the Chinese', () => {
    expect([1, 10, 15, 30, 100, 250, 1500, 2024].map(sino)).toEqual([
      ...['일', '십', '십오', '삼십', '백', '이백오십', '천오백', '이천이십사'],
    ]);
  });

  it('count in Korean, and before a counter', () => {
    expect([1, 5, 11, 20, 80].map(native)).toEqual(['하나', '다섯', '열하나', '스물', '여든']);
    expect([1, 2, 3, 4, 5, 10, 12, 20, 21, 30, 44].map(counted)).toEqual([
      ...['한', '두', '세', '네', '다섯', '열', '열두', '스무', '스물한', '서른', '마흔네'],
    ]);
  });
});
