import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeVowels, koreanStems } from './koreanVerbs';

describe('koreanStems', () => {
  it.each([
    // The regular ones, whose stem ends in a vowel that flows together with the ending.
    ['가다', ['가', '갔', '갈', '간', '갑', '감']],
    ['사다', ['사', '샀', '살', '산', '삽', '삼']],
    ['자다', ['자', '잤', '잘', '잔']],
    ['서다', ['서', '섰', '설', '선']],
    ['보내다', ['보내', '보냈', '보낼', '보낸']],
    ['펴다', ['펴', '폈', '펼', '편']],
    ['오다', ['오', '와', '왔', '올', '온', '옵']],
    ['보다', ['보', '봐', '봤', '볼', '본', '봅']],
    ['나오다', ['나오', '나와', '나왔', '나온']],
    ['배우다', ['배우', '배워', '배웠', '배울', '배운', '배웁']],
    ['주다', ['주', '줘', '줬', '줄', '준']],
    ['바꾸다', ['바꾸', '바꿔', '바꿨', '바꿀']],
    ['마시다', ['마시', '마셔', '마셨', '마실', '마신', '마십']],
    ['기다리다', ['기다리', '기다려', '기다렸', '기다릴']],
    ['가르치다', ['가르치', '가르쳐', '가르쳤']],
    ['되다', ['되', '돼', '됐', '될', '된', '됩']],
    ['쉬다', ['쉬', '쉬어', '쉬었', '쉴', '쉰']],
    ['뛰다', ['뛰', '뛰어', '뛰었', '뛸']],
    // Regular ones with a closed stem keep it.
    ['먹다', ['먹']],
    ['읽다', ['읽']],
    ['앉다', ['앉']],
    ['하다', ['하', '해', '했', '할', '한', '합']],
    ['공부하다', ['공부하', '공부해', '공부했', '공부할']],
    ['좋아하다', ['좋아하', '좋아해', '좋아했', '좋아한']],
    // ㅂ
    ['춥다', ['춥', '추워', '추웠', '추우', '추운', '추울']],
    ['덥다', ['덥', '더워', '더웠', '더운']],
    ['돕다', ['돕', '도와', '도왔', '도우', '도운']],
    // ㄷ
    ['듣다', ['듣', '들']],
    ['걷다', ['걷', '걸']],
    ['묻다', ['묻', '물']],
    // ㅅ
    ['낫다', ['낫', '나아', '나았', '나은', '나을', '나으']],
    ['짓다', ['짓', '지어', '지었', '지은', '지을', '지으']],
    ['붓다', ['붓', '부어', '부었', '부은', '부을', '부으']],
    // ㄹ
    ['알다', ['알', '아', '압', '안']],
    ['살다', ['살', '사', '삽', '산']],
    ['만들다', ['만들', '만드', '만듭', '만든']],
    // 르
    ['모르다', ['모르', '몰라', '몰랐', '모를', '모른', '모릅']],
    ['부르다', ['부르', '불러', '불렀', '부를']],
    ['빠르다', ['빠르', '빨라', '빨랐', '빠른']],
    // ㅡ
    ['바쁘다', ['바쁘', '바빠', '바빴', '바쁠', '바쁜']],
    ['쓰다', ['쓰', '써', '썼', '쓸', '쓴', '씁']],
    ['예쁘다', ['예쁘', '예뻐', '예뻤', '예쁜']],
    // ㅎ
    ['그렇다', ['그렇', '그래', '그랬', '그런', '그럴', '그러']],
    ['어떻다', ['어떻', '어때', '어땠', '어떤', '어떨', '어떠']],
    ['하얗다', ['하얗', '하얘', '하얬', '하얀', '하얄', '하야']],
  ])('knows how forms of %s begin', (lemma, beginnings) => {
    expect(koreanStems(lemma)).toEqual(expect.arrayContaining(beginnings));
  });

  it.each(['', '다', '사과', '가방', 'gada', 'ㅋㅋ다', '가다!', '가 다', '行다', '😀다'])(
    'knows nothing of %j, which is no dictionary form',
    (word) => {
      expect(koreanStems(word)).toEqual([]);
    },
  );

  it('gives whole syllables, none twice, the stem first, for whatever ends in 다', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 5 }), (syllables) => {
        const stem = syllables.join('');
        const stems = koreanStems(`${stem}다`);
        expect(stems[0]).toBe(stem);
        expect(new Set(stems).size).toBe(stems.length);
        expect(stems.filter((each) => !/^[가-힣]+$/u.test(each))).toEqual([]);
      }),
    );
  });
});

describe('alikeVowels', () => {
  it.each([
    ['게', '개'],
    ['김치찌게', '김치찌개'],
    ['왜', '외'],
    ['웬', '왠'],
    ['됐어요', '됬어요'],
    ['예기', '얘기'],
    ['세', '새'],
  ])('writes %s and %s alike', (one, other) => {
    expect(alikeVowels(one)).toBe(alikeVowels(other));
  });

  it.each([
    ['가', '거'],
    ['오', '우'],
    ['외', '위'],
    ['게', '겐'],
    ['의', '이'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(alikeVowels(one)).not.toBe(alikeVowels(other));
  });

  it('changes nothing that is no syllable of Hangul, and nothing the second time', () => {
    expect(alikeVowels('Seoul 서울 ㅐㅔ 傘 😀')).toBe('Seoul 서울 ㅐㅔ 傘 😀');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('게', '왜', '힣', 'a', ' ', 'ㅐ', '😀'), maxLength: 20 }),
        (text) => {
          expect(alikeVowels(alikeVowels(text))).toBe(alikeVowels(text));
          expect([...alikeVowels(text)]).toHaveLength([...text].length);
        },
      ),
    );
  });
});
