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
    ['월요일에요? 갔을 때요. 같이요!', '월요일|에|요|?|갔을|때|요|.|같이|요|!'],
    // With its endings a verb is one, also before 요.
    ['시간이 없어서요. 바쁘거든요. 많지는 않지만요.', '시간|이|없어서요|.|바쁘거든요|.|많지는|않지만요|.'],
    ['갔을 거예요. 드시는 분, 내리시는 분', '갔을|거예요|.|드시는|분|,|내리시는|분'],
    // The copula in plain and familiar speech, and verbs that only look like it.
    ['친구 자리야. 약이다. 십 분이면 돼.', '친구|자리|야|.|약|이다|.|십|분|이면|돼|.'],
    ['가야 돼. 붙이면 움직이거든요.', '가야|돼|.|붙이면|움직이거든요|.'],
    ['약속이에요. 아들이에요. 끌어들이면', '약속|이에요|.|아들|이에요|.|끌어들이면'],
    ['순서대로 침대로 가요. 하나라도, 우리나라도', '순서|대로|침대|로|가요|.|하나|라도|,|우리나라|도'],
    ['도시는 커도 다들 삼만 원이 없다는 말만 해요.', '도시|는|커도|다들|삼만|원|이|없다는|말|만|해요|.'],
    // Names and numbers in other letters.
    ['Tom입니다. Anna하고 3번 버스', 'Tom|입니다|.|Anna|하고|3|번|버스'],
  ])('cuts %s', (text, expected) => {
    expect(units(text)).toBe(expected);
  });
});
