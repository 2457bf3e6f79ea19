import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { furiganaOf, kanaOfRomaji, kanaReadingOf } from '../../domain/languages/furigana';
import { toHiragana } from './kana';
import { transliterateJapanese } from './romaji';

const content = join(import.meta.dirname, '../tutor/builtin/content/ja');

/** Every word of the tutor's content that is written with its reading. */
function wordsWithReadings(): [surface: string, reading: string][] {
  const files = readdirSync(content).filter((name) => name.endsWith('.yaml'));
  const all = files.flatMap((name) => [
    ...readFileSync(join(content, name), 'utf8').matchAll(/([^\s=@~^|:'"{}]+)@([^\s=@~^|]+)(?=[=~^])/gu),
  ]);
  return [
    ...new Map(
      all.map(([, surface = '', reading = '']) => [`${surface}@${reading}`, [surface, reading] as [string, string]]),
    ).values(),
  ];
}

describe('kana over kanji', () => {
  it('come back from romaji for every word of the content that is written with its reading', () => {
    const words = wordsWithReadings().filter(([surface]) => /\p{Script=Han}/u.test(surface));
    expect(words.length).toBeGreaterThan(500);
    const wrong = words.flatMap(([surface, reading]) => {
      const kana = kanaReadingOf(surface, transliterateJapanese(surface, reading));
      return kana !== null && toHiragana(kana) === toHiragana(reading) ? [] : [`${surface} ${reading} ${String(kana)}`];
    });
    // The stem of 八百, of which romaji keeps no more than ha.
    expect(wrong).toEqual(['八 はっ は']);
  });

  it('stand over the kanji alone, not over the kana around them', () => {
    expect(furiganaOf('食べ物', 'tabemono')).toEqual([
      { text: '食', ruby: 'た' },
      { text: 'べ', ruby: '' },
      { text: '物', ruby: 'もの' },
    ]);
    expect(furiganaOf('住んでいます', 'sunde imasu')).toEqual([
      { text: '住', ruby: 'す' },
      { text: 'んでいます', ruby: '' },
    ]);
    expect(furiganaOf('コーヒー', 'kōhī')).toEqual([{ text: 'コーヒー', ruby: '' }]);
    expect(furiganaOf('待っ', 'mat')).toEqual([
      { text: '待', ruby: 'ま' },
      { text: 'っ', ruby: '' },
    ]);
  });

  it('are spelled as in Japan where romaji sounds alike', () => {
    for (const [surface, kana] of [
      ['大きい', 'おおきい'],
      ['大阪', 'おおさか'],
      ['東京', 'とうきょう'],
      ['通り', 'とおり'],
      ['通う', 'かよう'],
      ['十日', 'とおか'],
      ['氷', 'こおり'],
      ['続く', 'つづく'],
      ['手作り', 'てづくり'],
      ['身近', 'みぢか'],
      ['大王', 'だいおう'],
      ['王様', 'おうさま'],
      ['今週', 'こんしゅう'],
      ['本屋', 'ほんや'],
      ['雑誌', 'ざっし'],
      ['一致', 'いっち'],
    ] as const)
      expect(kanaReadingOf(surface, transliterateJapanese(surface, kana))).toBe(kana);
  });

  it('stand over the whole word where they fit nothing in it, and are missing where the reading is no romaji', () => {
    expect(furiganaOf('一人で', 'hitori')).toEqual([{ text: '一人で', ruby: 'ひとり' }]);
    expect(furiganaOf('猫', 'xyz')).toBeNull();
    expect(furiganaOf('猫', '')).toBeNull();
    expect(kanaOfRomaji('shin’yō')).toBe('しんよう');
  });
});
