import { describe, expect, it, vi } from 'vitest';
import { createChineseTools } from './chinese';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const simplified = createChineseTools('zh-Hans');
const traditional = createChineseTools('zh-Hant');

const shown = (text: string, tools = simplified) =>
  tools.segment(text).map(({ surface, reading }) => (reading === undefined ? surface : `${surface} ${reading}`));

describe('Chinese', () => {
  it('is cut into words, each with its pinyin', () => {
    expect(shown('我想学习中文。')).toEqual(['我 wǒ', '想 xiǎng', '学习 xuéxí', '中文 zhōngwén', '。']);
    expect(shown('他在 2024 年去了 Paris！')).toEqual([
      '他 tā',
      '在 zài',
      '2024',
      '年 nián',
      '去 qù',
      '了 le',
      'Paris',
      '！',
    ]);
  });

  it('has the sandhi of 不 and 一 in the sentence, also from one word to the next', () => {
    expect(shown('我不要')).toEqual(['我 wǒ', '不要 búyào']);
    expect(shown('他不来，你不去')).toEqual(['他 tā', '不来 bùlái', '，', '你 nǐ', '不 bú', '去 qù']);
    expect(shown('一个人一天')).toContain('一天 yìtiān');
    expect(shown('第一次').join(' ')).toContain('yī');
  });

  it('reads characters with several sounds by their word', () => {
    expect(shown('行长在银行')).toEqual(['行长 hángzhǎng', '在 zài', '银行 yínháng']);
    expect(shown('我得走了').slice(0, 2)).toEqual(['我 wǒ', '得 děi']);
    expect(shown('他跑得快')).toContain('跑得快 pǎodekuài');
    expect(shown('他获得了')).toContain('获得 huòdé');
    expect(shown('他写得很好')).toContain('得 de');
  });

  it('is spelled as pinyin is: together, with apostrophes, and with 儿 as a colour', () => {
    expect(simplified.transliterate('西安')).toBe('xī’ān');
    expect(simplified.transliterate('哪儿')).toBe('nǎr');
    expect(simplified.transliterate('女儿')).toBe('nǚ’ér');
    expect(simplified.transliterate('卡拉OK')).toBe('kǎlāOK');
    expect(simplified.transliterate('OK')).toBe('');
    expect(simplified.transliterate('学生', 'xuésheng')).toBe('xuésheng');
  });

  it('is read in traditional characters as in simplified ones, and keeps them', () => {
    expect(shown('我覺得這個圖書館很乾淨', traditional)).toEqual([
      '我 wǒ',
      '覺得 juéde',
      '這個 zhège',
      '圖書館 túshūguǎn',
      '很 hěn',
      '乾淨 gānjìng',
    ]);
    expect(traditional.transliterate('頭髮')).toBe('tóufa');
  });

  it('loads nothing for a text without a Chinese character, and lets go of what it loaded when at rest', () => {
    let loads = 0;
    const tools = createChineseTools('zh-Hans', () => {
      loads += 1;
      return { cut: (text) => [...text], syllables: () => [], simplify: (text) => text };
    });
    tools.segment('Hello, OK?');
    expect(loads).toBe(0);
    tools.segment('你好');
    tools.rest?.();
    tools.segment('你好');
    expect(loads).toBe(1);
    tools.rest?.();
    tools.rest?.();
    tools.segment('你好');
    expect(loads).toBe(2);
  });

  it('works again after its packages were let go', () => {
    const before = shown('图书馆');
    simplified.rest?.();
    simplified.rest?.();
    expect(shown('图书馆')).toEqual(before);
  });

  it('falls back on the rules for all languages where words do not spell the sentence', () => {
    const broken = createChineseTools('zh-Hans', () => ({
      cut: () => ['别的'],
      syllables: () => [],
      simplify: (text) => text,
    }));
    expect(
      broken
        .segment('你好吗')
        .map(({ surface }) => surface)
        .join(''),
    ).toBe('你好吗');
  });
});
