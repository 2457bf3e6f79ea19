import { describe, expect, it } from 'vitest';
import { contentDir } from '../../format/fixtureContent';
import { parseContent, readContentFiles } from '../../format/loadContent';
import type { Clause, JoinedClause, Noun } from '../meaning';
import { readEnglish } from '../readEnglish';
import { verbFrames } from '../verbFrames';
import { createKoreanWriter } from './writer';

const writer = createKoreanWriter(parseContent('ko', readContentFiles(contentDir, 'ko')).content);

function say(...clauses: readonly JoinedClause[]): string | undefined {
  const words = writer.write({ clauses }, { address: 'unsaid', isFamiliar: false });
  return words?.map(({ surface, glued }, index) => (index === 0 || glued ? surface : ` ${surface}`)).join('');
}

function inKorean(sentence: string): string | undefined {
  const meaning = readEnglish(sentence, writer.knows);
  return meaning && say(...meaning.clauses);
}

const sentences = `
My knee hurts. = 무릎이 아파요.
My sister's knee hurts. = 제 여동생은 무릎이 아파요.
I go to work by bus. = 버스로 일하러 가요.
I drink coffee without sugar. = 설탕 없이 커피를 마셔요.
I am going to Spain to visit my sister. = 여동생을 만나러 스페인에 가요.
I get up early to run. = 달리려고 일찍 일어나요.
I need money to buy a house. = 집을 사려면 돈이 필요해요.
I don't smoke any more. = 더 이상 담배를 안 피워요.
Maybe he is at home. = 아마 집에 있을 거예요.
I will probably come tomorrow. = 아마 내일 올 거예요.
Have you ever been to Africa? = 아프리카에 가 본 적이 있어요?
I have never eaten sushi. = 초밥을 먹은 적이 없어요.
How many cats do you have? = 고양이가 몇 마리 있어요?
Which languages do you speak? = 어떤 언어를 해요?
What music do you like? = 무슨 음악을 좋아해요?
I should sleep. = 자는 게 좋겠어요.
I am learning to swim. = 수영을 배우고 있어요.
I try to sleep. = 자려고 노력해요.
It started to rain. = 비가 오기 시작했어요.
I stopped smoking. = 담배를 끊었어요.
I forgot to call my mother. = 어머니에게 전화하는 것을 잊어버렸어요.
I think German is difficult. = 독일어가 어렵다고 생각해요.
I hope it doesn't rain. = 비가 안 오면 좋겠어요.
My mother says that I am lazy. = 우리 어머니는 제가 게으르다고 말하세요.
Do you think it will rain? = 비가 올 거라고 생각해요?
I know that he is a doctor. = 그 사람이 의사라는 것을 알아요.
A cheese sandwich and a tea. = 치즈 샌드위치하고 차요.
A cheese sandwich. = 치즈 샌드위치요.
In the garden. = 정원이요.
Every day. = 매일요.
I am on holiday. = 휴가 중이에요.
You are right. = 맞아요.
I was late for work. = 회사에 늦었어요.
I am proud of my son. = 아들이 자랑스러워요.
My sister is proud of her son. = 제 여동생은 아들을 자랑스러워해요.
The dog belongs to my sister. = 강아지는 제 여동생 거예요.
What does this word mean? = 이 단어는 무슨 뜻이에요?
I graduated from university last year. = 작년에 대학교를 졸업했어요.
I borrowed a book from my friend. = 친구에게서 책을 빌렸어요.
My grandmother died last year. = 우리 할머니는 작년에 돌아가셨어요.
I have lost weight. = 살이 빠졌어요.
I want to lose weight. = 살을 빼고 싶어요.
My phone is ringing. = 제 휴대폰이 울리고 있어요.
One day I want to travel to Korea. = 언젠가 한국에 여행을 가고 싶어요.
These days I work at home. = 요즘 집에서 일해요.
I saw the sea for the first time. = 바다를 처음으로 봤어요.
I work as a plumber. = 배관공으로 일해요.
The peppers are red. = 피망은 빨간색이에요.
She is retired. = 은퇴했어요.
My grandmother has never been to Korea. = 우리 할머니는 한국에 가 보신 적이 없어요.
My father should rest. = 우리 아버지는 쉬시는 게 좋겠어요.
I don't own a house. = 집을 가지고 있지 않아요.
I came by train without my husband. = 남편 없이 기차로 왔어요.
My sister is trying to lose weight. = 제 여동생은 살을 빼려고 노력해요.
`;

const i = { pronoun: 'i' } as const;
const noun = (lemma: string): Noun => ({ noun: lemma, plural: false, determiner: 'none', qualities: [] });

function clause(predicate: Clause['predicate'], more: Partial<Clause> = {}): Clause {
  return { mood: 'statement', subject: i, predicate, tense: 'present', negated: false, where: [], when: [], ...more };
}

const { subject: _, ...aim } = clause({ kind: 'does', verb: 'rest' });

const additions: Readonly<Record<string, Partial<Clause>>> = {
  by: { by: noun('bus') },
  without: { without: noun('sugar') },
  purpose: { purpose: aim },
  certainty: { certainty: 'maybe' },
  asked: { asked: noun('book') },
  experience: { experience: true },
  'experience of the past': { experience: true, tense: 'past' },
  'how long': { mood: 'question', asksFor: 'how-long' },
  'how much': { mood: 'question', asksFor: 'how-much' },
  ...Object.fromEntries(
    (['should', 'learn', 'try', 'start', 'stop', 'hope', 'forget'] as const).map((modality) => [
      modality,
      { modality },
    ]),
  ),
  ...Object.fromEntries(
    (['one-day', 'recently', 'for-the-first-time', 'all-the-time', 'these-days'] as const).map((word) => [
      word,
      { when: [{ word }] },
    ]),
  ),
};

const predicates: readonly Clause['predicate'][] = [
  ...verbFrames.flatMap((verb): Clause['predicate'][] => [
    { kind: 'does', verb },
    { kind: 'does', verb, object: noun('bread') },
    { kind: 'does', verb, object: noun('friend') },
  ]),
  { kind: 'quality', qualities: [{ adjective: 'tired' }] },
  { kind: 'identity', what: noun('teacher') },
  { kind: 'age', years: 30 },
  { kind: 'called', name: 'Tom' },
  { kind: 'has', what: noun('cat') },
  { kind: 'origin', from: noun('japan') },
  { kind: 'thinks', verb: 'know', that: clause({ kind: 'quality', qualities: [{ adjective: 'tired' }] }) },
  { kind: 'fragment', what: noun('bread') },
];

describe('what Korean says besides', () => {
  it.each(
    sentences
      .trim()
      .split('\n')
      .map((row) => row.split(' = ')),
  )('says: %s', (english, korean) => {
    expect(inKorean(english)).toBe(korean);
  });

  it.each(Object.entries(additions))('never leaves out %s', (_name, addition) => {
    const left = predicates.filter((predicate) => {
      const whole = clause(predicate, {
        tense: addition.tense ?? 'present',
        mood: addition.mood ?? 'statement',
      });
      const { subject: __, ...subjectless } = whole;
      const base: Clause = predicate.kind === 'fragment' ? subjectless : whole;
      const said = say({ ...base, ...addition });
      return said !== undefined && said.replace('?', '.') === say({ ...base, mood: 'statement' });
    });
    expect(left.map((predicate) => JSON.stringify(predicate))).toEqual([]);
  });

  it('says no more of what is no longer so than that it is not', () => {
    const rests = clause({ kind: 'does', verb: 'rest' });
    expect(say({ ...rests, negated: true, noLonger: true })).toBe('더 이상 안 쉬어요.');
    expect(say({ ...rests, noLonger: true })).toBeUndefined();
  });

  it('takes no question for a condition', () => {
    expect(inKorean('I don’t know if he is at home.')).toBe('그 사람이 집에 있는지 몰라요.');
  });

  it('asks since when it has been so', () => {
    const lives = clause(
      { kind: 'does', verb: 'live' },
      { subject: { pronoun: 'you' }, where: [{ relation: 'here' }] },
    );
    expect(say({ ...lives, mood: 'question', asksFor: 'how-long' })).toBe('여기에 산 지 얼마나 됐어요?');
  });
});
