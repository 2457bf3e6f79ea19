import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageTools } from './languageTools';

const units = (text: string) =>
  languageTools('ko')
    .segment(text)
    .map(({ surface }) => surface)
    .join('|');

/** The examples of docs/gloss-units.md, punctuation left out. */
const document = readFileSync(new URL('../../docs/gloss-units.md', import.meta.url), 'utf8');
const korean = document.split(/^## /mu).find((section) => section.startsWith('Korean')) ?? '';
const examples = [...korean.matchAll(/^- (.+) → (.+)$/gmu)].map(
  ([, text = '', cut = '']) => [text, cut.replace(/ /gu, '')] as const,
);

describe('Korean units', () => {
  it('has its thirty examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
  });

  it.each(examples.filter(([text]) => !text.includes('{name}')))('cuts %s', (text, cut) => {
    expect(units(text.replace(/[.,?!]/gu, ''))).toBe(cut);
  });

  it.each([
    // The form of a particle tells it from the end of a word.
    ['고양이가 왔어요.', '고양이|가|왔어요|.'],
    ['은행은 어디예요?', '은행|은|어디|예요|?'],
    ['물을 마실 사람', '물|을|마실|사람'],
    ['사과와 결과', '사과|와|결과'],
    ['집으로, 학교로, 서울로', '집|으로|,|학교|로|,|서울|로'],
    // Verbs stay whole, whatever they end in.
    ['좋아하는 가게는 가는 길에 있는데도 몰라요.', '좋아하는|가게|는|가는|길|에|있는데도|몰라요|.'],
    ['먹어도 돼요. 저도 돼요.', '먹어도|돼요|.|저|도|돼요|.'],
    ['공부하고 형하고 놀아요.', '공부하고|형|하고|놀아요|.'],
    // Two in a row, and the polite 요 after what is no verb.
    ['친구들한테도 여기에서는 안 해요.', '친구|들|한테|도|여기|에서|는|안|해요|.'],
    ['커피요? 오늘요? 집에서요?', '커피|요|?|오늘|요|?|집|에서|요|?'],
    // Names and numbers in other letters.
    ['Tom입니다. Anna하고 3번 버스', 'Tom|입니다|.|Anna|하고|3|번|버스'],
  ])('cuts %s', (text, expected) => {
    expect(units(text)).toBe(expected);
  });
});
