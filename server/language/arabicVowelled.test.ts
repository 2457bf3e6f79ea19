import { describe, expect, it } from 'vitest';
import { romaniseVowelledArabic } from './arabicVowelled';

describe('an Arabic word with its vowel signs', () => {
  it.each([
    ['كِتَابٌ', 'kitābun'],
    ['تُرِيدُ', 'turīdu'],
    ['قَهْوَة', 'qahwa'],
    ['قَهْوَةً', 'qahwatan'],
    ['الْقَهْوَة', 'al-qahwa'],
    ['الشَّمْس', 'ash-shams'],
    ['السَّلَامُ', 'as-salāmu'],
    ['صَبَاحُ', 'ṣabāḥu'],
    ['أَنَا', 'anā'],
    ['إِلَى', 'ilā'],
    ['طَبْعًا', 'ṭabʿan'],
    ['شُكْرًا', 'shukran'],
    ['بَيْتٌ', 'baytun'],
    ['يَوْم', 'yawm'],
    ['سُكَّر', 'sukkar'],
    ['مُدَرِّسٌ', 'mudarrisun'],
    ['آسِف', 'āsif'],
    ['سُؤَال', 'suʾāl'],
    ['كَتَبُوا', 'katabū'],
    ['نُور', 'nūr'],
    ['عَلَيْكُمْ', 'ʿalaykum'],
  ])('%s is %s', (word, latin) => {
    expect(romaniseVowelledArabic(word)).toBe(latin);
  });

  it('may be anything at all', () => {
    for (const word of ['', 'abc', 'ا', 'ال', 'ّ', '١٢٣', 'a\u064E'])
      expect(() => romaniseVowelledArabic(word)).not.toThrow();
  });
});
