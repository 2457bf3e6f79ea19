import { describe, expect, it } from 'vitest';
import { utterancesOf } from '../format/lexicon';
import { realBank, realLanguages } from '../format/realContent';
import { expandVariants } from '../format/template';
import { correctionOf, mistakesIn, withoutMistakes } from './mistakes';

const putRight = (language: string, text: string) => withoutMistakes(text, mistakesIn(text, realBank(language)));

describe('what is certainly wrong is put right', () => {
  it.each([
    ['fr', 'je suis allé au marché et j’ai acheter des pêches', 'je suis allé au marché et j’ai acheté des pêches'],
    ['fr', 'hier nous avons manger une pizza', 'hier nous avons mangé une pizza'],
    ['fr', 'j’ai prendre le train', 'j’ai pris le train'],
    ['fr', 'je suis aller au cinéma', 'je suis allé au cinéma'],
    ['fr', 'j’ai allé à Paris', 'je suis allé à Paris'],
    ['fr', 'ok je prend un billet', 'ok je prends un billet'],
    ['fr', 'je vouloir un café', 'je veux un café'],
    ['fr', 'nous est fatigués', 'nous sommes fatigués'],
    ['fr', 'je ne comprend pas', 'je ne comprends pas'],
    ['fr', 'je ai un chat', 'j’ai un chat'],
    ['fr', 'je habite en Irlande', 'j’habite en Irlande'],
    ['fr', 'aujourd’hui je reste a la maison', 'aujourd’hui je reste à la maison'],
    ['fr', 'je me appelle Tom', 'je m’appelle Tom'],
    ['fr', 'c’est ma école', 'c’est mon école'],
    ['fr', 'je mange une sandwich', 'je mange un sandwich'],
    ['fr', 'je veux deux croissant', 'je veux deux croissants'],
    ['fr', 'je parle de le film', 'je parle du film'],
    ['de', 'ich habe ein Schwester', 'ich habe eine Schwester'],
    ['de', 'Ich habe ein Bruder', 'Ich habe einen Bruder'],
    ['de', 'ich habe zwei Bruder', 'ich habe zwei Brüder'],
    ['de', 'ich gehe mit mein Vater', 'ich gehe mit meinem Vater'],
    ['de', 'ich wohne bei meine Schwester', 'ich wohne bei meiner Schwester'],
    ['de', 'ich bist müde', 'ich bin müde'],
    ['de', 'er haben einen Hund', 'er hat einen Hund'],
    ['de', 'ich habe nach Berlin gegangen', 'ich bin nach Berlin gegangen'],
    ['ja', '私は先生だです。', '私は先生です。'],
    ['ja', '私はすしを好きです', '私はすしが好きです'],
    ['ja', 'きのうすしを食べます。', 'きのうすしを食べました。'],
    ['ja', '昨日は楽しいでした', '昨日は楽しかったです'],
    ['ja', '猫があります。', '猫がいます。'],
    ['ja', '東京で住んでいます', '東京に住んでいます'],
    ['ja', '友達を会いました', '友達に会いました'],
    ['ja', 'この本はいいくないです', 'この本はよくないです'],
    ['ko', '학생이예요', '학생이에요'],
    ['ko', '사과을 먹어요', '사과를 먹어요'],
    ['ko', '저는 학생예요', '저는 학생이에요'],
    ['ko', '커피를 좋아요', '커피를 좋아해요'],
  ])('%s: %s', (language, wrong, right) => {
    expect(putRight(language, wrong)).toBe(right);
    expect(putRight(language, right)).toBe(right);
  });

  it('says why, each reason once', () => {
    const mistakes = mistakesIn('j’ai acheter un pain et j’ai manger', realBank('fr'));
    expect(mistakes.map(({ wrong, right }) => [wrong, right])).toEqual([
      ['acheter', 'acheté'],
      ['manger', 'mangé'],
    ]);
    expect(correctionOf(mistakesIn('je prend et je prend', realBank('fr')))).toEqual({
      correction: 'With “je” the verb is “prends”.',
      correctionKind: 'agreement',
    });
    expect(correctionOf([])).toEqual({});
  });

  it.each([
    ['fr', 'j’ai acheter un pain', 'tense'],
    ['fr', 'je mange une sandwich', 'gender'],
    ['fr', 'je ai un chat', 'spelling'],
    ['fr', 'je veux deux croissant', 'agreement'],
    ['de', 'ich habe ein Schwester', 'gender'],
    ['de', 'Ich habe ein Bruder', 'agreement'],
    ['de', 'ich gehe mit mein Vater', 'agreement'],
    ['ja', '私はすしを好きです', 'particle'],
    ['ja', 'きのうすしを食べます。', 'tense'],
    ['ja', '猫があります。', 'choice'],
    ['ko', '사과을 먹어요', 'particle'],
    ['ko', '저는 학생예요', 'spelling'],
    ['ko', '커피를 좋아요', 'choice'],
    ['fr', 'je ai une sandwich et je mange une sandwich', 'gender'],
  ])('says of what kind it is (%s: %s is %s)', (language, wrong, kind) => {
    expect(correctionOf(mistakesIn(wrong, realBank(language))).correctionKind).toBe(kind);
  });
});

// Thousands of sentences that their authors meant as they stand: a rule that finds anything in them is wrong.
describe.each(realLanguages)('no sentence of the content has a mistake (%s)', (language) => {
  it('neither what the tutor says nor what a learner may say', () => {
    const bank = realBank(language);
    const said = utterancesOf(bank.content).flatMap(({ text }) =>
      (['feminine', 'masculine'] as const).map((address) => expandVariants(text, address)),
    );
    const found = [...new Set(said)].flatMap((text) =>
      mistakesIn(text, bank).map(({ wrong, right }) => `${text}: ${wrong} → ${right}`),
    );
    expect(found).toEqual([]);
  });
});

describe('what may be right stays', () => {
  it.each([
    ['fr', 'il nous prend pour des fous'],
    ['fr', 'je la porte'],
    ['fr', 'il y a un chat'],
    ['fr', 'il a la grippe'],
    ['fr', 'c’est elle qui chante'],
    ['fr', 'les enfants et nous allons au parc'],
    ['fr', 'je viens de le voir'],
    ['fr', 'le yaourt et la onzième page'],
    ['fr', 'je suis monté et elle est montée'],
    ['de', 'wenn ich gehen kann'],
    ['de', 'ich weiß, dass ich haben will'],
    ['de', 'heute hat mein Bruder Geburtstag'],
    ['de', 'mit den Mädchen'],
    ['de', 'Einen Kaffee, bitte.'],
    ['de', 'ich habe die Frau gesehen'],
    ['de', 'gib ihr das Buch'],
    ['ja', '昨日から毎日食べます。'],
    ['de', 'Sie und er kommen aus Spanien'],
    ['de', 'er und ich haben Zeit'],
    ['de', 'Das hat ein Freund gemacht'],
    ['fr', 'je commence à le comprendre'],
    ['fr', 'une livre de pommes'],
    ['fr', 'un tour en ville, puis une tour'],
    ['ja', '東京で一人で住んでいます。'],
    ['ja', '高いじゃないですか'],
    ['ja', '彼を好きになりました。'],
    ['ja', '猫カフェがあります。'],
    ['ja', '本があります。'],
    ['ja', '東京で働いています。'],
    ['ja', '日本語を勉強しています。好きです。'],
    ['ko', '가을이 좋아요'],
    ['ko', '이거 좋아요'],
    ['ko', '제가 좋아하는 놀이예요'],
    ['ko', '운동을 하면 좋아요'],
    ['ko', '마을이 예뻐요'],
    ['ko', '나은 방법이 있어요'],
    ['ko', '아이가 있어요'],
  ])('%s: %s', (language, right) => {
    expect(putRight(language, right)).toBe(right);
  });
});
