import { describe, expect, it } from 'vitest';
import { freshState } from '../../dialogueState';
import { realBank } from '../../format/realContent';
import { understand } from '../understand';

type Rows = readonly (readonly [at: string, ...messages: string[]])[];

/** At these lines none of these messages is a reply, though each has the words of one. */
const nearMisses: Record<string, Rows> = {
  de: [
    ['cafe/order', 'no tea', "I don't want coffee", 'is the coffee hot', 'my sister drank the coffee'],
    ['cafe/order', 'I drank a tea yesterday', 'kein Kaffee', 'ich will keinen Tee', 'ist der Kaffee heiß?'],
    ['cafe/order', 'meine Schwester trinkt Kaffee', 'gestern habe ich Tee getrunken', 'trinkst du gern Tee?'],
    ['cafe/served', 'is it delicious?', 'did you like it', 'my mother likes it', 'schmeckt es dir?'],
    ['cafe/served', 'is the coffee cold?', "the coffee isn't cold", 'ist der Kaffee kalt?'],
    ['cafe/free', 'do you like cats?', 'my mother likes cats', 'are you allergic to cats?'],
  ],
  fr: [
    ['cafe/order', 'no coffee', "I don't want tea", 'is the tea hot?', 'my brother wants a tea', 'pas de thé'],
    ['cafe/order', 'le café est chaud ?', 'ma sœur boit du thé', "hier j'ai bu un café", 'tu as soif ?'],
    ['cafe/served', 'is it good?', 'my sister liked it', "c'est bon ?", 'ma sœur aime ça'],
    ['restaurant/brave', 'are you allergic to nuts?', 'ma sœur est allergique aux noix', 'tu es allergique aux noix ?'],
    ['weather/hello', "il n'est pas froid"],
    ['restaurant/meal', 'is the chicken good?'],
    ['restaurant/meal', 'did you like it?', 'was it delicious?', "c'était bon ?"],
  ],
  ja: [
    ['weather/echo', 'are you sleepy?', 'my sister has a cold', 'you have a cold', '眠いですか', 'do you have a cold?'],
    ['weather/how-bath', "I don't have a tattoo"],
    ['weather/echo', '妹は風邪です', '昨日は眠かったです', 'I was sleepy yesterday'],
    ['meal/food', 'is it delicious?', 'おいしいですか', 'was it good?'],
    ['meal/too-much', 'my sister ate the cake', '妹がケーキを食べました', 'do you like cake?'],
    ['weather/really-rain', 'did you see it on TV?', 'テレビで見ましたか', 'I washed it yesterday', 'I washed my face'],
    ['konbini/else', 'music がきれいだった', 'my brother likes fried chicken'],
  ],
  ko: [
    ['cafe/welcome', 'no coffee', "I don't want coffee", 'are you thirsty?', '커피 안 마실래요', '커피 싫어요'],
    ['cafe/welcome', '여동생이 커피를 마셔요', '커피가 뜨거워요?'],
    ['pharmacy/welcome', 'your throat hurts', 'does your throat hurt?', 'my sister has a fever', '목이 아파요?'],
    ['pharmacy/allergy', 'are you allergic to peanuts?', 'my sister is allergic to peanuts'],
    ['restaurant/eating', 'is it delicious?', 'my mother likes it', '배불러요?'],
    ['family/living', '부모님하고 안 살아요', "I don't live with my parents"],
    ['pharmacy/which', '머리는 안 아파요', "my head doesn't hurt"],
    ['cafe/here', 'is the milk fresh'],
  ],
};

/** What differs from a reply in its form alone, and which of the line's replies it is. */
const harmless: Record<string, Rows> = {
  de: [
    ['cafe/order 0', 'could I have a tea', 'do you have a tea', 'haben Sie Tee?', 'kann ich einen Tee haben?', 'tea?'],
    ['cafe/served 0', "isn't it delicious!", "it's really good, isn't it?"],
    ['cafe/bill 0', 'can I pay by card?', 'kann ich mit Karte zahlen?'],
  ],
  fr: [
    ['cafe/order 0', 'could I have a tea', 'vous avez du thé ?', 'est-ce que je peux avoir un café ?'],
    ['cafe/served 1', "it's cold", "isn't it a bit cold?"],
    ['restaurant/meal 0', "wasn't it delicious!", 'it was great, thanks'],
  ],
  ja: [
    ['weather/echo 1', "I'm a little sleepy", '眠いです'],
    ['meal/too-much 0', 'could I have some cake', 'can I have cake?', 'ケーキをもらえますか'],
    ['meal/food 0', 'it was so good, right?', 'おいしかったですよ'],
  ],
  ko: [
    ['cafe/welcome 0', 'could I have a coffee', 'do you have tea?', '커피 있어요?', '커피 주실 수 있어요?'],
    ['pharmacy/welcome 0', 'my throat hurts', '열이 나요'],
    ['restaurant/eating 1', "isn't it spicy!", '좀 매워요'],
    ['family/living 0', 'no, with my parents', '아니요, 부모님하고 살아요'],
    ['family/photo 1', "it's just me and my folks"],
    ['library/break 0', "I'm in"],
  ],
};

describe.each(Object.keys(nearMisses))('a near miss in %s', (language) => {
  const bank = realBank(language);
  const understoodAt = (at: string, message: string) => {
    const [scene = '', line = ''] = at.split('/');
    return understand(message, { ...freshState, scene, line, played: [scene], name: 'Tom', turn: 1 }, bank);
  };
  const each = (rows: Rows = []) => rows.flatMap(([at, ...messages]) => messages.map((message) => [at, message]));

  it.each(each(nearMisses[language]))('at %s is not taken for a reply for sure: %s', (at = '', message = '') => {
    const { parts, partial } = understoodAt(at, message);
    const isReply = parts.some(({ candidate }) => candidate.kind === 'reply');
    const isDoubted = partial || parts.some(({ leftOut }) => leftOut > 0);
    expect(isReply && !isDoubted).toBe(false);
  });

  it.each(each(harmless[language]))('is not seen at %s in another form of the same: %s', (place = '', message = '') => {
    const [at = '', index] = place.split(' ');
    const [scene = '', line = ''] = at.split('/');
    const meant = bank.content.scenes.get(scene)?.lines.find(({ id }) => id === line)?.replies[Number(index)]?.text;
    const replies = understoodAt(at, message).parts.flatMap(({ candidate }) =>
      candidate.kind === 'reply' ? [candidate.said.text] : [],
    );
    expect(replies).toEqual([meant]);
  });
});

/** What nobody said who wrote these: by the English of what the tutor would say for them, in part or whole. */
const untrue: readonly (readonly [language: string, at: string | undefined, message: string, never: RegExp])[] = [
  ['fr', undefined, 'I need a doctor', /^I'm (?:\{|a )/u],
  ['de', 'meeting/job', 'I need a doctor', /^I'm (?:\{|a )/u],
  ['ko', undefined, 'my head hurts, i need a doctor', /^I'm (?:\{|a )/u],
  ['ja', undefined, 'I need a doctor', /^I'm (?:\{|a )/u],
  ['fr', undefined, "qu'est-ce que tu fais ce weekend ?", /\bdid\b/u],
  ['de', undefined, 'was machst du am Wochenende?', /\bdid\b/u],
  ['de', undefined, 'I used to live in Japan', /^I live/u],
  ['fr', undefined, 'I used to live in Japan', /^I live/u],
  ['ja', undefined, 'I used to live in Germany', /^I live/u],
  ['ko', undefined, 'i used to live in japan', /^I live/u],
  ['ja', undefined, 'I went to the park yesterday with my dog and it rained', /./u],
  ['ko', undefined, 'jeoneun miguk saram ieyo', /^I live/u],
  ['de', 'meeting/job', 'how much is a beer?', /^I'm /u],
  ['de', 'meeting/reason', 'can you help me find the train staion', /./u],
];

describe('what is like a message and not true of who wrote it', () => {
  const meaningsOf = (language: string, at: string | undefined, message: string) => {
    const [scene = null, line = null] = at?.split('/') ?? [];
    const state = { ...freshState, scene, line, played: scene === null ? [] : [scene], name: 'Tom', turn: 1 };
    return understand(message, state, realBank(language)).parts.map(({ candidate }) => candidate.said.means);
  };

  it.each(untrue)('is not said for them in %s at %s: %s', (language, at, message, never) => {
    expect(meaningsOf(language, at, message).filter((means) => never.test(means))).toEqual([]);
  });

  it.each([
    ['de', 'meeting/job', "I'm a doctor", "I'm {j:jobs}."],
    ['de', undefined, 'I live in Japan', 'I live {c:homes}.'],
    ['ko', undefined, 'I live in Japan', 'I live {c:homes}.'],
  ])('is still said in %s at %s where it is true: %s', (language, at, message, means) => {
    expect(meaningsOf(language, at, message)).toEqual([means]);
  });
});
