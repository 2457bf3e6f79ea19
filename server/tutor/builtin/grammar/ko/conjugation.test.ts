import { describe, expect, it } from 'vitest';
import { conjugate, copula, honorific, inflected, notToBe, type Form } from './conjugation';

/** Forms in the order of `columns`, of verbs and of adjectives. */
const columns: readonly Form[] = ['polite', 'past', 'because', 'if', 'will', 'attributive', 'and'];
const verbs = `
가다 가요 갔어요 가서 가면 갈 가는 가고
오다 와요 왔어요 와서 오면 올 오는 오고
보다 봐요 봤어요 봐서 보면 볼 보는 보고
하다 해요 했어요 해서 하면 할 하는 하고
공부하다 공부해요 공부했어요 공부해서 공부하면 공부할 공부하는 공부하고
먹다 먹어요 먹었어요 먹어서 먹으면 먹을 먹는 먹고
앉다 앉아요 앉았어요 앉아서 앉으면 앉을 앉는 앉고
읽다 읽어요 읽었어요 읽어서 읽으면 읽을 읽는 읽고
마시다 마셔요 마셨어요 마셔서 마시면 마실 마시는 마시고
배우다 배워요 배웠어요 배워서 배우면 배울 배우는 배우고
주다 줘요 줬어요 줘서 주면 줄 주는 주고
되다 돼요 됐어요 돼서 되면 될 되는 되고
쉬다 쉬어요 쉬었어요 쉬어서 쉬면 쉴 쉬는 쉬고
보내다 보내요 보냈어요 보내서 보내면 보낼 보내는 보내고
서다 서요 섰어요 서서 서면 설 서는 서고
켜다 켜요 켰어요 켜서 켜면 켤 켜는 켜고
살다 살아요 살았어요 살아서 살면 살 사는 살고
만들다 만들어요 만들었어요 만들어서 만들면 만들 만드는 만들고
알다 알아요 알았어요 알아서 알면 알 아는 알고
놀다 놀아요 놀았어요 놀아서 놀면 놀 노는 놀고
듣다 들어요 들었어요 들어서 들으면 들을 듣는 듣고
걷다 걸어요 걸었어요 걸어서 걸으면 걸을 걷는 걷고
받다 받아요 받았어요 받아서 받으면 받을 받는 받고
돕다 도와요 도왔어요 도와서 도우면 도울 돕는 돕고
눕다 누워요 누웠어요 누워서 누우면 누울 눕는 눕고
입다 입어요 입었어요 입어서 입으면 입을 입는 입고
짓다 지어요 지었어요 지어서 지으면 지을 짓는 짓고
웃다 웃어요 웃었어요 웃어서 웃으면 웃을 웃는 웃고
쓰다 써요 썼어요 써서 쓰면 쓸 쓰는 쓰고
끄다 꺼요 껐어요 꺼서 끄면 끌 끄는 끄고
모으다 모아요 모았어요 모아서 모으면 모을 모으는 모으고
모르다 몰라요 몰랐어요 몰라서 모르면 모를 모르는 모르고
부르다 불러요 불렀어요 불러서 부르면 부를 부르는 부르고
자르다 잘라요 잘랐어요 잘라서 자르면 자를 자르는 자르고
들르다 들러요 들렀어요 들러서 들르면 들를 들르는 들르고
있다 있어요 있었어요 있어서 있으면 있을 있는 있고
없다 없어요 없었어요 없어서 없으면 없을 없는 없고
일어나다 일어나요 일어났어요 일어나서 일어나면 일어날 일어나는 일어나고
찾아뵈다 찾아봬요 찾아뵀어요 찾아봬서 찾아뵈면 찾아뵐 찾아뵈는 찾아뵈고
`;
const adjectives = `
좋다 좋아요 좋았어요 좋아서 좋으면 좋을 좋은 좋고
많다 많아요 많았어요 많아서 많으면 많을 많은 많고
작다 작아요 작았어요 작아서 작으면 작을 작은 작고
크다 커요 컸어요 커서 크면 클 큰 크고
예쁘다 예뻐요 예뻤어요 예뻐서 예쁘면 예쁠 예쁜 예쁘고
바쁘다 바빠요 바빴어요 바빠서 바쁘면 바쁠 바쁜 바쁘고
배고프다 배고파요 배고팠어요 배고파서 배고프면 배고플 배고픈 배고프고
비싸다 비싸요 비쌌어요 비싸서 비싸면 비쌀 비싼 비싸고
춥다 추워요 추웠어요 추워서 추우면 추울 추운 춥고
아름답다 아름다워요 아름다웠어요 아름다워서 아름다우면 아름다울 아름다운 아름답고
좁다 좁아요 좁았어요 좁아서 좁으면 좁을 좁은 좁고
길다 길어요 길었어요 길어서 길면 길 긴 길고
멀다 멀어요 멀었어요 멀어서 멀면 멀 먼 멀고
빠르다 빨라요 빨랐어요 빨라서 빠르면 빠를 빠른 빠르고
다르다 달라요 달랐어요 달라서 다르면 다를 다른 다르고
파랗다 파래요 파랬어요 파래서 파라면 파랄 파란 파랗고
하얗다 하얘요 하얬어요 하얘서 하야면 하얄 하얀 하얗고
맛있다 맛있어요 맛있었어요 맛있어서 맛있으면 맛있을 맛있는 맛있고
조용하다 조용해요 조용했어요 조용해서 조용하면 조용할 조용한 조용하고
느리다 느려요 느렸어요 느려서 느리면 느릴 느린 느리고
시다 셔요 셨어요 셔서 시면 실 신 시고
어떻다 어때요 어땠어요 어때서 어떠면 어떨 어떤 어떻고
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' '));

describe('the forms of Korean verbs and adjectives', () => {
  it.each(rows(verbs))('conjugates the verb %s', (lemma, ...forms) => {
    expect(columns.map((form) => conjugate(inflected(lemma, false), form))).toEqual(forms);
  });

  it.each(rows(adjectives))('conjugates the adjective %s', (lemma, ...forms) => {
    expect(columns.map((form) => conjugate(inflected(lemma, true), form))).toEqual(forms);
  });

  it.each([
    ['가다', 'but', '가지만'],
    ['가다', 'past-but', '갔지만'],
    ['가다', 'past-and', '갔고'],
    ['가다', 'or', '가거나'],
    ['먹다', 'must', '먹어야'],
    ['먹다', 'may', '먹어도'],
    ['앉다', 'may', '앉아도'],
    ['먹다', 'past-when', '먹었을'],
    ['먹다', 'past-attributive', '먹은'],
    ['살다', 'past-attributive', '산'],
    ['살다', 'not', '살지'],
    ['살다', 'request', '사세요'],
    ['앉다', 'request', '앉으세요'],
    ['듣다', 'request', '들으세요'],
    ['있다', 'background', '있는데'],
    ['보다', 'past-background', '봤는데'],
    ['놀다', 'going', '놀러'],
    ['먹다', 'going', '먹으러'],
    ['만들다', 'background', '만드는데'],
  ] as const)('says %s as %s', (lemma, form, expected) => {
    expect(conjugate(inflected(lemma, false), form)).toBe(expected);
  });

  it.each([
    ['가다', '가세요', '가셨어요', '가시고', '가실'],
    ['살다', '사세요', '사셨어요', '사시고', '사실'],
    ['먹다', '드세요', '드셨어요', '드시고', '드실'],
    ['자다', '주무세요', '주무셨어요', '주무시고', '주무실'],
    ['듣다', '들으세요', '들으셨어요', '들으시고', '들으실'],
    ['만들다', '만드세요', '만드셨어요', '만드시고', '만드실'],
    ['하다', '하세요', '하셨어요', '하시고', '하실'],
  ])('says %s of people one looks up to', (lemma, ...forms) => {
    const verb = honorific(inflected(lemma, false));
    expect((['polite', 'past', 'and', 'will'] as const).map((form) => conjugate(verb, form))).toEqual(forms);
  });

  it('hangs the copula on a consonant and on a vowel', () => {
    const forms = ['polite', 'past', 'because', 'and', 'past-but'] as const;
    expect(forms.map((form) => copula(form, true, false))).toEqual([
      '이에요',
      '이었어요',
      '이라서',
      '이고',
      '이었지만',
    ]);
    expect(forms.map((form) => copula(form, false, false))).toEqual(['예요', '였어요', '라서', '이고', '였지만']);
    expect(forms.slice(0, 2).map((form) => copula(form, true, true))).toEqual(['이세요', '이셨어요']);
    expect(forms.slice(0, 2).map((form) => copula(form, false, true))).toEqual(['세요', '셨어요']);
  });

  it('denies the copula', () => {
    const forms = ['polite', 'past', 'because', 'and', 'if'] as const;
    expect(forms.map((form) => conjugate(notToBe, form))).toEqual([
      '아니에요',
      '아니었어요',
      '아니라서',
      '아니고',
      '아니면',
    ]);
  });
});
