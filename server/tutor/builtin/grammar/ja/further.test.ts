import { describe, expect, it } from 'vitest';
import { contentDir } from '../../format/fixtureContent';
import { parseContent, readContentFiles } from '../../format/loadContent';
import type { Clause, NounPhrase } from '../meaning';
import { readEnglish } from '../readEnglish';
import { createJapaneseWriter } from './writer';

const { content } = parseContent('ja', readContentFiles(contentDir, 'ja'));
const writer = createJapaneseWriter(content);

const writeClause = (clause: Clause) =>
  writer
    .write({ clauses: [clause] }, { address: 'unsaid', isFamiliar: false })
    ?.map(({ surface }) => surface)
    .join('');

function say(english: string): string | undefined {
  const meaning = readEnglish(english, (lemma, wordClass) => writer.knows(lemma, wordClass));
  return (
    meaning &&
    writer
      .write(meaning, { address: 'unsaid', isFamiliar: false })
      ?.map(({ surface }) => surface)
      .join('')
  );
}

const sentences: readonly (readonly [english: string, japanese: string])[] = [
  ['I go to work by bus.', 'バスで仕事に行きます。'],
  ['I took the train to Leeds.', '電車でリーズに行きました。'],
  ['I drink coffee without sugar.', '砂糖なしでコーヒーを飲みます。'],
  ['I went to Spain to visit my sister.', 'スペインに姉を訪ねに行きました。'],
  ['I go to the mountains to ski.', '山にスキーに行きます。'],
  ['I live in New Zealand.', 'ニュージーランドに住んでいます。'],
  ["I don't have time to cook.", '料理をする時間がありません。'],
  ['My nose is bleeding.', '鼻から血が出ています。'],
  ['She has two kids.', '子どもが二人います。'],
  ['My favourite animal is the giraffe.', '私の好きな動物はキリンです。'],
  ["I'm saving money to buy a car.", '車を買うために、お金を貯めています。'],
  ["I don't eat meat any more.", 'もう肉は食べません。'],
  ["She doesn't live here any more.", 'もうここには住んでいません。'],
  ["Maybe I'll come tomorrow.", '明日来るかもしれません。'],
  ['Maybe she is a teacher.', '先生かもしれません。'],
  ['It will probably rain.', 'たぶん雨が降るでしょう。'],
  ['I will probably stay at home.', 'たぶん家にいると思います。'],
  ['Have you ever been to Africa?', 'アフリカに行ったことがありますか。'],
  ['I have never eaten sushi.', 'すしを一度も食べたことがありません。'],
  ['How many cats do you have?', '猫は何匹いますか。'],
  ['How many languages do you speak?', '何か国語を話せますか。'],
  ['Which languages do you speak?', '何語を話しますか。'],
  ['What music do you like?', 'どんな音楽が好きですか。'],
  ['Which bus do you take?', 'どのバスに乗りますか。'],
  ['How long do you sleep?', 'どのくらい寝ますか。'],
  ['How much is the coffee?', 'コーヒーはいくらですか。'],
  ['You should sleep.', 'あなたは寝たほうがいいです。'],
  ['I should not eat chocolate.', 'チョコレートを食べないほうがいいです。'],
  ["I'm learning to swim.", '泳ぎ方を習っています。'],
  ["I'm learning to play the guitar.", 'ギターの弾き方を習っています。'],
  ['I learned to swim.', '泳げるようになりました。'],
  ["I'm trying to sleep.", '寝ようとしています。'],
  ['I try to get up early every day.', '毎日、早く起きるようにしています。'],
  ['It started to rain.', '雨が降り始めました。'],
  ['It stopped raining.', '雨がやみました。'],
  ['I stopped smoking.', 'たばこを吸うのをやめました。'],
  ['I forgot to call my mother.', '母に電話をするのを忘れました。'],
  ['I think German is difficult.', 'ドイツ語は難しいと思います。'],
  ['My sister thinks I am lazy.', '姉は私が怠け者だと思っています。'],
  ["I don't think it's difficult.", '難しいとは思いません。'],
  ["I hope it doesn't rain.", '雨が降らないといいです。'],
  ['He said that he is tired.', '疲れていると言いました。'],
  ['A cheese sandwich and a tea.', 'チーズのサンドイッチとお茶です。'],
  ['Two coffees.', 'コーヒー二杯です。'],
  ['With my friend Maya.', '友だちのMayaとです。'],
  ['In the garden.', '庭です。'],
  ['Every day.', '毎日です。'],
  ['After lunch.', '昼ご飯のあとです。'],
  ['I ate sushi for the first time.', '初めてすしを食べました。'],
  ['One day I want to go to Japan.', 'いつか、日本に行きたいです。'],
  ["I can't sleep because my back hurts.", '背中が痛いので、眠れません。'],
  ['My knee hurts.', '膝が痛いです。'],
  ['I missed the bus.', 'バスに乗り遅れました。'],
  ['My grandfather died last year.', '祖父は去年亡くなりました。'],
  ['You are right.', 'そのとおりです。'],
  ['I was late for work.', '仕事に遅れました。'],
  ['He is never late.', '絶対に遅れません。'],
  ['I do the dishes.', '皿洗いをします。'],
  ['I graduated from university last year.', '去年、大学を卒業しました。'],
  ['The phone is ringing.', '電話が鳴っています。'],
  ['What does this mean?', 'これはどういう意味ですか。'],
  ['I borrowed a book from my friend.', '友だちから本を借りました。'],
  ['My friend lent me a book.', '私の友だちは本を貸してくれました。'],
  ['I quit my job.', '仕事を辞めました。'],
  ['I have the flu.', 'インフルエンザです。'],
  ['I have a stomachache.', 'お腹が痛いです。'],
  ['I drive a bus.', 'バスを運転しています。'],
  ['I sleep in the car.', '車の中で寝ます。'],
  ['My sister is not in Japan.', '姉は日本にはいません。'],
  ['Do you like cats?', '猫は好きですか。'],
  ['He is fifteen and loves anime.', '十五歳で、アニメが大好きです。'],
  ['I grow peppers.', 'ピーマンを育てています。'],
  ['My grandson is a maths teacher.', '孫は数学の先生です。'],
  ['My oldest sister is a nurse.', '一番上の姉は看護師です。'],
  ["I didn't do anything yesterday, I was tired.", '昨日は何もしませんでした。疲れていました。'],
  ["I'm not a doctor, I clean the rooms.", '医者ではありません。部屋を掃除します。'],
  ["I'm not a doctor, I'm a nurse.", '医者ではなくて、看護師です。'],
  ['I will practise every day, I promise.', '毎日、練習します。約束します。'],
  ['I got up at five to catch the train.', '電車に乗るために五時に起きました。'],
  ['I got up at five on Saturday to catch the train.', '電車に乗るために土曜日に五時に起きました。'],
  ['I work every day to buy a car.', '毎日、車を買うために、働いています。'],
  ['We have three chickens in the garden and they give us eggs.', '庭に鶏が三羽いて、卵を産んでくれます。'],
  ['I have three hens.', '鶏が三羽います。'],
  ['Can you see me?', '私が見えますか。'],
  ['I can see her.', '彼女が見えます。'],
  ['What do you do in your free time?', '暇な時に何をしますか。'],
  ['I have free time.', '暇な時間があります。'],
  ["We want to visit my wife's family in Mexico.", '私たちはメキシコにいる妻の家族を訪ねたいです。'],
  ["My friend's family lives in Spain.", '私の友だちのご家族はスペインに住んでいます。'],
  ['I visited a museum in Paris.', 'パリで博物館を訪れました。'],
  ['My sister is older than me.', '姉は私より年上です。'],
  ['We watched a film but I fell asleep.', '私たちは映画を見ましたが、私は寝てしまいました。'],
  ["I can't fall asleep.", '寝つけません。'],
  ["I'm learning to surf.", 'サーフィンを習っています。'],
  ["I didn't know that.", 'それは知りませんでした。'],
  ["I don't have any brothers or sisters.", '兄弟はいません。'],
  [
    'My husband is Portuguese so I want to talk with his mum.',
    '夫がポルトガル人なので、私は夫のお母さんと話したいです。',
  ],
];

const plain: Clause = {
  mood: 'statement',
  tense: 'present',
  negated: false,
  where: [],
  when: [],
  subject: { pronoun: 'i' },
  predicate: { kind: 'does', verb: 'eat' },
};
const noun = (lemma: string, plural = false): NounPhrase => ({
  noun: lemma,
  plural,
  determiner: 'none',
  qualities: [],
});

const { subject: _subject, ...unowned } = plain;
const studying: Clause = { ...unowned, predicate: { kind: 'does', verb: 'study' } };

/** What stands in a sentence for each of the rarer things that a clause may say. */
const additions: readonly (readonly [Partial<Clause>, RegExp])[] = [
  [{ by: noun('bus') }, /バスで/u],
  [{ without: noun('salt') }, /塩なしで/u],
  [{ purpose: studying }, /ために/u],
  [{ noLonger: true, negated: true }, /もう/u],
  [{ certainty: 'maybe' }, /かもしれません/u],
  [{ certainty: 'probably' }, /たぶん/u],
  [{ experience: true, tense: 'past' }, /[ただ]ことが/u],
  [{ modality: 'should' }, /ほうがいい/u],
  [{ modality: 'learn' }, /習/u],
  [{ modality: 'try' }, /うとして/u],
  [{ modality: 'start' }, /始め/u],
  [{ modality: 'stop' }, /やめ/u],
  [{ modality: 'hope' }, /たいと思/u],
  [{ modality: 'forget' }, /忘れ/u],
  [{ mood: 'question', asksFor: 'how-long' }, /どのくらい/u],
  [{ mood: 'question', asksFor: 'how-much' }, /どのくらい/u],
  [{ when: [{ word: 'one-day' }] }, /いつか/u],
  [{ when: [{ word: 'recently' }] }, /最近/u],
  [{ when: [{ word: 'for-the-first-time' }] }, /初めて/u],
  [{ when: [{ word: 'all-the-time' }] }, /いつも/u],
  [{ when: [{ word: 'these-days' }] }, /最近/u],
];

const predicates: readonly Clause['predicate'][] = [
  { kind: 'does', verb: 'eat', object: noun('bread') },
  { kind: 'does', verb: 'like', object: noun('cat', true) },
  { kind: 'does', verb: 'live' },
  { kind: 'does', verb: 'hurt' },
  { kind: 'does', verb: 'agree' },
  { kind: 'quality', qualities: [{ adjective: 'tired' }] },
  { kind: 'quality', qualities: [{ adjective: 'happy' }] },
  { kind: 'identity', what: noun('student') },
  { kind: 'place' },
  { kind: 'origin', from: noun('japan') },
  { kind: 'age', years: 8 },
  { kind: 'called', name: 'Tom' },
  { kind: 'has', what: noun('cat') },
  { kind: 'has', what: noun('flu') },
  { kind: 'has', what: noun('family') },
  { kind: 'exists', what: noun('park') },
  { kind: 'thinks', verb: 'think', that: { ...plain, predicate: { kind: 'does', verb: 'sleep' } } },
  { kind: 'fragment', what: noun('tea') },
];

describe('rarer constructions in Japanese', () => {
  it.each(sentences)('%s', (english, japanese) => {
    expect(say(english)).toBe(japanese);
  });

  it('leave nothing out, whatever they stand with', () => {
    for (const predicate of predicates) {
      for (const [addition, said] of additions) {
        const text = writeClause({ ...plain, predicate, ...addition });
        if (text !== undefined) expect(text).toMatch(said);
      }
    }
  });

  it('say each of them of what is done', () => {
    for (const [addition, said] of additions) {
      expect(writeClause({ ...plain, predicate: { kind: 'does', verb: 'eat' }, ...addition })).toMatch(said);
    }
  });

  it('ask for prices, colours and numbers', () => {
    const asking: Clause = { ...plain, mood: 'question', subject: { pronoun: 'it' } };
    const what = { noun: 'colour', plural: false, determiner: 'none', qualities: [] } as const;
    const people = { noun: 'person', plural: true, determiner: 'none', qualities: [] } as const;
    expect(writeClause({ ...asking, asksFor: 'how-much', predicate: { kind: 'does', verb: 'cost' } })).toBe(
      'いくらですか。',
    );
    expect(writeClause({ ...asking, asksFor: 'what', asked: what, predicate: { kind: 'identity' } })).toBe(
      '何色ですか。',
    );
    const { subject: _, ...unsaid } = asking;
    const here = [{ relation: 'here' as const }];
    expect(
      writeClause({
        ...unsaid,
        asksFor: 'how-many',
        asked: people,
        where: here,
        predicate: { kind: 'does', verb: 'live' },
      }),
    ).toBe('何人がここに住んでいますか。');
  });

  it('know what is neither here nor there', () => {
    expect(say('She runs into the sea.')).toBeUndefined();
    expect(say("I'm losing weight.")).toBeUndefined();
    expect(say('She likes him and he likes her.')).toBeUndefined();
  });

  it('say nothing where what was said is not known how to say', () => {
    for (const english of [
      "My brother is taller than me but I'm older.",
      'My brother is younger than me.',
      'I am older than my sister.',
      "I'm forty and my brother is thirty.",
      "I can't see you tomorrow.",
      'How do you say this in German?',
      "I don't want to fall asleep.",
    ])
      expect(say(english)).toBeUndefined();
    const lunch = { meal: 'lunch', which: 'for' } as const;
    const meeting = { kind: 'does', verb: 'meet', object: noun('friend') } as const;
    expect(writeClause({ ...plain, predicate: meeting, when: [lunch] })).toBeUndefined();
  });
});
