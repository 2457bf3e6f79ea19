import { describe, expect, it } from 'vitest';
import { contentDir } from '../../format/fixtureContent';
import { parseContent, readContentFiles } from '../../format/loadContent';
import type { Clause, JoinedClause, Noun } from '../meaning';
import { readEnglish } from '../readEnglish';
import { createKoreanWriter } from './writer';

const writer = createKoreanWriter(parseContent('ko', readContentFiles(contentDir, 'ko')).content);

function say(...clauses: readonly JoinedClause[]): string | undefined {
  const words = writer.write({ clauses }, { address: 'unsaid', isFamiliar: false });
  return words?.map(({ surface, glued }, index) => (index === 0 || glued ? surface : ` ${surface}`)).join('');
}

function inKorean(sentence: string): string | undefined {
  const meaning = readEnglish(sentence, writer.knows);
  if (!meaning) throw new Error(`unread: ${sentence}`);
  return say(...meaning.clauses);
}

const rowsOf = (source: string) =>
  source
    .trim()
    .split('\n')
    .map((row) => row.split(' = '));

const right = `
I got up at five to catch the train. = 기차를 타려고 다섯 시에 일어났어요.
I get up early to run. = 달리려고 일찍 일어나요.
On Saturday I go to Spain to visit my sister. = 토요일에 여동생을 만나러 스페인에 가요.
We have three chickens in the garden. = 우리는 정원에 닭이 세 마리 있어요.
I have chickens. = 닭이 있어요.
I have two fish. = 물고기가 두 마리 있어요.
I ate chicken. = 닭고기를 먹었어요.
I had chicken for dinner. = 저녁으로 닭고기를 먹었어요.
I like chicken. = 닭고기를 좋아해요.
I was standing all day. = 하루 종일 서 있었어요.
He stood in the garden. = 정원에 서 있었어요.
My cat was sitting on the bed. = 제 고양이는 침대에 앉아 있었어요.
I broke my arm when I was ten. = 열 살 때 팔이 부러졌어요.
My sister broke her leg last year. = 제 여동생은 작년에 다리가 부러졌어요.
I broke a glass. = 컵을 깼어요.
I broke my phone. = 제 휴대폰을 망가뜨렸어요.
We want to visit my wife's family in Mexico. = 우리는 멕시코에 있는 아내의 가족을 만나러 가고 싶어요.
I want to visit my aunt in Mexico. = 멕시코에 계신 이모를 찾아뵈고 싶어요.
I met my husband in Spain. = 스페인에서 남편을 만났어요.
I have a cold so I'm staying in bed. = 감기에 걸려서 침대에 누워 있어요.
I have to stay in bed. = 침대에 누워 있어야 해요.
I will practise every day, I promise. = 매일 연습할 거예요. 약속해요.
I passed my driving test. = 운전면허 시험에 합격했어요.
I lost my phone on the bus. = 버스에서 휴대폰을 잃어버렸어요.
My house is small but I love my kitchen. = 우리 집은 작지만 저는 부엌을 정말 좋아해요.
I sold my car. = 제 차를 팔았어요.
I need to go to the doctor but I don't have time. = 병원에 가야 하는데 시간이 없어요.
We watched a film but I fell asleep. = 우리는 영화를 봤는데 저는 잠들었어요.
How many languages do you speak? = 몇 개 국어를 해요?
I didn't know that. = 그건 몰랐어요.
I'm scared of spiders. = 거미가 무서워요.
The dog is afraid of the vacuum cleaner. = 강아지는 청소기를 무서워해요.
My grandma lives with us because she's 91. = 우리 할머니는 아흔한 살이셔서 우리하고 사세요.
My husband is Portuguese so I want to talk with his mum. = 제 남편이 포르투갈 사람이라서 남편의 어머니하고 이야기하고 싶어요.
`;

/** What 고 would join without its cause, and what would be another thing word for word. */
const unsaid = [
  'I didn’t do anything yesterday, I was tired.',
  'I’m so happy, I passed my driving test!',
  'I’m sad, my cat died.',
  'I’m tired and I want to sleep.',
  'I didn’t break my leg.',
  'I’m going to Spain to visit my aunt in Madrid.',
  'Can you see me?',
  'Do you want the recipe?',
];

const noun = (lemma: string): Noun => ({ noun: lemma, plural: false, determiner: 'none', qualities: [] });
const i = { pronoun: 'i' } as const;

function clause(predicate: Clause['predicate'], more: Partial<Clause> = {}): Clause {
  return { mood: 'statement', subject: i, predicate, tense: 'present', negated: false, where: [], when: [], ...more };
}

const howToSay = (more: Partial<Clause> = {}, object: Noun = noun('good luck')) =>
  say(
    clause(
      { kind: 'does', verb: 'say', object },
      { mood: 'question', asksFor: 'how', subject: { pronoun: 'you' }, ...more },
    ),
  );

const lunch = { meal: 'lunch', which: 'for' } as const;
const friday = { day: 'friday', which: 'on' } as const;
const chloe = { name: 'Chloe', kind: 'person' } as const;

describe('how Korean puts it', () => {
  it.each(rowsOf(right))('says: %s', (english, korean) => {
    expect(inKorean(english)).toBe(korean);
  });

  it.each(unsaid)('leaves to be said otherwise: %s', (english) => {
    expect(inKorean(english)).toBeUndefined();
  });

  it('asks for the Korean of what it leaves in English', () => {
    const korean: Clause['where'] = [{ relation: 'in', what: noun('korean') }];
    expect(howToSay()).toBe('"good luck"은 한국어로 뭐라고 해요?');
    expect(howToSay({ where: korean }, noun('movie'))).toBe('"movie"는 한국어로 뭐라고 해요?');
    expect(howToSay({ where: [{ relation: 'in', what: noun('french') }] })).toBeUndefined();
  });

  it('has lunch with whom one meets for it', () => {
    const meets = clause({ kind: 'does', verb: 'meet', object: chloe }, { ongoing: true, when: [friday, lunch] });
    expect(say(meets)).toBe('금요일에 Chloe하고 점심을 먹을 거예요.');
  });

  it('goes somewhere to have lunch', () => {
    const where: Clause['where'] = [{ relation: 'to', what: { ...noun('restaurant'), determiner: 'a' } }];
    const goes = clause({ kind: 'does', verb: 'go' }, { tense: 'past', where, when: [lunch] });
    expect(say(goes)).toBe('점심을 먹으러 식당에 갔어요.');
    expect(say({ ...goes, predicate: { kind: 'does', verb: 'wait' }, where: [] })).toBeUndefined();
  });
});
