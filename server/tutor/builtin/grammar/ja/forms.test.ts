import { describe, expect, it } from 'vitest';
import {
  allowed,
  excessive,
  forbidden,
  having,
  needless,
  ongoing,
  potential,
  requesting,
  seenWanting,
  wanting,
} from './auxiliaries';
import { amongOthers, attributive, beforeNode, beforeToki, conditional, headOf, linking, nounHead, plain, polite, stemOf, type Head } from './inflect'; // oxfmt-ignore
import { counted, numberWords } from './numbers';
import { clockWords } from './times';
import { textOf, words } from './words';
import type { WrittenWord } from '../writer';

const readingOf = (written: readonly WrittenWord[]) =>
  written.map(({ surface, reading }) => reading ?? surface).join('');

const now = { past: false, negated: false };
const not = { past: false, negated: true };
const then = { past: true, negated: false };
const notThen = { past: true, negated: true };

const politeForms = (head: Head) => [now, not, then, notThen].map((form) => textOf(polite(head, form)));
const plainForms = (head: Head) => [now, not, then, notThen].map((form) => textOf(plain(head, form)));
const forms = (row: string, of: (head: Head) => string[]) => of(headOf(row)).join(' ');

/** ます, ない, て, た, can do; in kana, as they are said. */
const verbs: readonly (readonly [row: string, forms: string])[] = [
  ['5 買う@かう=buy', 'かいます かわない かって かった かえます'],
  ['5 会う@あう=meet', 'あいます あわない あって あった あえます'],
  ['5 書く@かく=write', 'かきます かかない かいて かいた かけます'],
  ['5 働く@はたらく=work', 'はたらきます はたらかない はたらいて はたらいた はたらけます'],
  ['5 行く@いく=go', 'いきます いかない いって いった いけます'],
  ['5 泳ぐ@およぐ=swim', 'およぎます およがない およいで およいだ およげます'],
  ['5 話す@はなす=speak', 'はなします はなさない はなして はなした はなせます'],
  ['5 待つ@まつ=wait', 'まちます またない まって まった まてます'],
  ['5 死ぬ@しぬ=die', 'しにます しなない しんで しんだ しねます'],
  ['5 遊ぶ@あそぶ=play', 'あそびます あそばない あそんで あそんだ あそべます'],
  ['5 住む@すむ=live', 'すみます すまない すんで すんだ すめます'],
  ['5 飲む@のむ=drink', 'のみます のまない のんで のんだ のめます'],
  ['5 読む@よむ=read', 'よみます よまない よんで よんだ よめます'],
  ['5 帰る@かえる=go_home', 'かえります かえらない かえって かえった かえれます'],
  ['5 走る@はしる=run', 'はしります はしらない はしって はしった はしれます'],
  ['5 座る@すわる=sit', 'すわります すわらない すわって すわった すわれます'],
  ['1 食べる@たべる=eat', 'たべます たべない たべて たべた たべられます'],
  ['1 寝る@ねる=sleep', 'ねます ねない ねて ねた ねられます'],
  ['1 見る@みる=see', 'みます みない みて みた みられます'],
  ['1 起きる@おきる=get_up', 'おきます おきない おきて おきた おきられます'],
  [
    's 勉強@べんきょう=study する=do',
    'べんきょうします べんきょうしない べんきょうして べんきょうした べんきょうできます',
  ],
  [
    's 料理@りょうり=cooking を=:object する=do',
    'りょうりをします りょうりをしない りょうりをして りょうりをした りょうりができます',
  ],
  ['k 来る@くる=come', 'きます こない きて きた こられます'],
];

/** Polite, in all tenses. */
const adjectives: readonly (readonly [row: string, forms: string])[] = [
  ['i 大きい@おおきい=big', '大きいです 大きくないです 大きかったです 大きくなかったです'],
  ['i いい=good', 'いいです よくないです よかったです よくなかったです'],
  ['i かっこいい=cool', 'かっこいいです かっこよくないです かっこよかったです かっこよくなかったです'],
  ['i かわいい=cute', 'かわいいです かわいくないです かわいかったです かわいくなかったです'],
  [
    'i 背@せ=height が=:subject 高い@たかい=tall',
    '背が高いです 背が高くないです 背が高かったです 背が高くなかったです',
  ],
  ['na 静か@しずか=quiet', '静かです 静かではありません 静かでした 静かではありませんでした'],
  ['na きれい=beautiful', 'きれいです きれいではありません きれいでした きれいではありませんでした'],
  ['no 病気@びょうき=ill', '病気です 病気ではありません 病気でした 病気ではありませんでした'],
];

describe('Japanese verbs', () => {
  it.each(verbs)('%s', (row, expected) => {
    const head = headOf(row);
    const said = [
      polite(head, now),
      plain(head, not),
      linking(head, false),
      plain(head, then),
      polite(potential(head), now),
    ];
    expect(said.map(readingOf).join(' ')).toBe(expected);
  });

  it('are polite in all tenses', () => {
    expect(forms('5 飲む@のむ=drink', politeForms)).toBe('飲みます 飲みません 飲みました 飲みませんでした');
    expect(forms('1 いる=there_is', politeForms)).toBe('います いません いました いませんでした');
    expect(forms('5 ある=there_is', politeForms)).toBe('あります ありません ありました ありませんでした');
    expect(forms('k 来る@くる=come', politeForms)).toBe('来ます 来ません 来ました 来ませんでした');
  });

  it('are plain before other words', () => {
    expect(forms('5 飲む@のむ=drink', plainForms)).toBe('飲む 飲まない 飲んだ 飲まなかった');
    expect(forms('5 ある=there_is', plainForms)).toBe('ある ない あった なかった');
    expect(forms('s する=do', plainForms)).toBe('する しない した しなかった');
    expect(forms('k 来る@くる=come', plainForms)).toBe('来る 来ない 来た 来なかった');
  });

  it('say the condition, the request and one thing among others', () => {
    const said = (row: string) => {
      const head = headOf(row);
      return [
        conditional(head, false),
        conditional(head, true),
        requesting(head, false),
        requesting(head, true),
        amongOthers(head),
      ]
        .map(textOf)
        .join(' ');
    };
    expect(said('5 飲む@のむ=drink')).toBe('飲んだら 飲まなかったら 飲んでください 飲まないでください 飲んだり');
    expect(said('1 食べる@たべる=eat')).toBe('食べたら 食べなかったら 食べてください 食べないでください 食べたり');
    expect(said('5 行く@いく=go')).toBe('行ったら 行かなかったら 行ってください 行かないでください 行ったり');
    expect(said('s する=do')).toBe('したら しなかったら してください しないでください したり');
    expect(said('k 来る@くる=come')).toBe('来たら 来なかったら 来てください 来ないでください 来たり');
    expect(said('5 泳ぐ@およぐ=swim')).toBe('泳いだら 泳がなかったら 泳いでください 泳がないでください 泳いだり');
  });

  it('go on, and carry what stands over them', () => {
    const swim = headOf('5 泳ぐ@およぐ=swim');
    const eat = headOf('1 食べる@たべる=eat');
    expect(politeForms(ongoing(swim))).toEqual([
      '泳いでいます',
      '泳いでいません',
      '泳いでいました',
      '泳いでいませんでした',
    ]);
    expect(politeForms(wanting(eat))).toEqual([
      '食べたいです',
      '食べたくないです',
      '食べたかったです',
      '食べたくなかったです',
    ]);
    expect(politeForms(seenWanting(eat))[0]).toBe('食べたがっています');
    expect(textOf(polite(having(eat), not))).toBe('食べなければなりません');
    expect(textOf(polite(having(swim), notThen))).toBe('泳がなければなりませんでした');
    expect(textOf(polite(having(headOf('s する=do')), not))).toBe('しなければなりません');
    expect(textOf(polite(having(headOf('k 来る@くる=come')), not))).toBe('来なければなりません');
    expect(textOf(polite(needless(eat), now))).toBe('食べなくてもいいです');
    expect(textOf(polite(allowed(swim), now))).toBe('泳いでもいいです');
    expect(textOf(polite(forbidden(eat), not))).toBe('食べてはいけません');
    expect(textOf(stemOf(headOf('5 待つ@まつ=wait')))).toBe('待ち');
  });

  it('are cut into words with their glosses', () => {
    expect(polite(headOf('5 住む@すむ=live'), notThen)).toEqual([
      { surface: '住み', reading: 'すみ', lemma: '住む', gloss: 'live' },
      { surface: 'ませ', lemma: 'ます', gloss: ':polite' },
      { surface: 'ん', gloss: ':negative' },
      { surface: 'でした', lemma: 'です', gloss: ':past' },
    ]);
    expect(polite(ongoing(headOf('5 住む@すむ=live')), now)).toEqual([
      { surface: '住ん', reading: 'すん', lemma: '住む', gloss: 'live' },
      { surface: 'で', lemma: 'て', gloss: ':link' },
      { surface: 'い', lemma: 'いる', gloss: ':ongoing' },
      { surface: 'ます', gloss: ':polite' },
    ]);
    expect(polite(potential(headOf('5 話す@はなす=speak')), now)[0]).toEqual({
      surface: '話せ', reading: 'はなせ', lemma: '話せる', gloss: 'can speak',
    }); // oxfmt-ignore
  });
});

describe('Japanese adjectives and nouns', () => {
  it.each(adjectives)('%s', (row, expected) => {
    expect(forms(row, politeForms)).toBe(expected);
  });

  it('are plain before other words', () => {
    expect(forms('i 新しい@あたらしい=new', plainForms)).toBe('新しい 新しくない 新しかった 新しくなかった');
    expect(forms('na 好き@すき=liked', plainForms)).toBe('好きだ 好きではない 好きだった 好きではなかった');
  });

  it('stand before nouns', () => {
    const before = (row: string) => textOf(attributive(headOf(row)));
    expect(before('i 大きい@おおきい=big')).toBe('大きい');
    expect(before('na 静か@しずか=quiet')).toBe('静かな');
    expect(before('no 緑@みどり=green')).toBe('緑の');
    expect(before('5t 太る@ふとる=fat')).toBe('太った');
    expect(before('1t 疲れる@つかれる=tired')).toBe('疲れた');
    expect(before('1t やせる=thin')).toBe('やせた');
    expect(before('st 結婚@けっこん=marriage する=do')).toBe('結婚した');
  });

  it('go on, give reasons and say when', () => {
    const after = (row: string) => {
      const head = headOf(row);
      return [
        linking(head, false),
        linking(head, true),
        beforeNode(head, now),
        beforeToki(head, now),
        conditional(head, false),
      ]
        .map(textOf)
        .join(' ');
    };
    expect(after('i 若い@わかい=young')).toBe('若くて 若くなくて 若い 若い 若かったら');
    expect(after('i いい=good')).toBe('よくて よくなくて いい いい よかったら');
    expect(after('na 静か@しずか=quiet')).toBe('静かで 静かではなくて 静かな 静かな 静かだったら');
    expect(after('no 病気@びょうき=ill')).toBe('病気で 病気ではなくて 病気な 病気の 病気だったら');
    expect(textOf(beforeNode(headOf('no 病気@びょうき=ill'), then))).toBe('病気だった');
    expect(textOf(beforeToki(headOf('5 着く@つく=arrive'), then))).toBe('着いた');
  });

  it('are too much', () => {
    const too = (row: string) => textOf(polite(excessive(headOf(row)), now));
    expect(too('i 大きい@おおきい=big')).toBe('大きすぎます');
    expect(too('na 静か@しずか=quiet')).toBe('静かすぎます');
    expect(too('i いい=good')).toBe('よすぎます');
  });

  it('are what somebody is', () => {
    const student = nounHead(words('学生@がくせい=student'));
    expect(textOf(polite(student, not, 'am'))).toBe('学生ではありません');
    expect(polite(student, now, 'am').at(-1)).toEqual({ surface: 'です', gloss: 'am' });
    expect(
      polite(student, not, 'am')
        .map(({ surface }) => surface)
        .join('|'),
    ).toBe('学生|で|は|あり|ませ|ん');
  });
});

const first = (name: Parameters<typeof counted>[1], ...counts: number[]) =>
  counts.map((count) => readingOf(counted(count, name))).join(' ');

describe('Japanese numbers', () => {
  it('are read as they are spoken', () => {
    const read = (count: number) => readingOf(numberWords(count));
    expect([4, 7, 9, 10, 14, 20, 47, 100, 300, 365, 600, 800, 1000, 1984, 3000, 8000, 10_000].map(read).join(' ')).toBe(
      'よん なな きゅう じゅう じゅうよん にじゅう よんじゅうなな ひゃく さんびゃく さんびゃくろくじゅうご ろっぴゃく はっぴゃく せん せんきゅうひゃくはちじゅうよん さんぜん はっせん いちまん',
    );
  });

  it('have counters, with the sounds that change', () => {
    expect(first('person', 1, 2, 3, 4, 5, 7, 10, 12)).toBe(
      'ひとり ふたり さんにん よにん ごにん ななにん じゅうにん じゅうににん',
    );
    expect(first('small', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toBe(
      'いっぴき にひき さんびき よんひき ごひき ろっぴき ななひき はっぴき きゅうひき じゅっぴき じゅういっぴき',
    );
    expect(first('long', 1, 2, 3, 6, 8, 10)).toBe('いっぽん にほん さんぼん ろっぽん はっぽん じゅっぽん');
    expect(first('cup', 1, 2, 3)).toBe('いっぱい にはい さんばい');
    expect(first('book', 1, 2, 8, 10)).toBe('いっさつ にさつ はっさつ じゅっさつ');
    expect(first('flat', 1, 2, 3)).toBe('いちまい にまい さんまい');
    expect(first('machine', 1, 2)).toBe('いちだい にだい');
    expect(first('big', 1, 2, 3, 8)).toBe('いっとう にとう さんとう はっとう');
    expect(first('house', 1, 2, 3)).toBe('いっけん にけん さんげん');
    expect(first('piece', 1, 2, 6, 8, 10)).toBe('いっこ にこ ろっこ はっこ じゅっこ');
    expect(first('thing', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).toBe(
      'ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ じゅっこ',
    );
    expect(first('years', 1, 4, 8, 10, 20, 21, 30, 48)).toBe(
      'いっさい よんさい はっさい じゅっさい はたち にじゅういっさい さんじゅっさい よんじゅうはっさい',
    );
  });

  it('tell times and spans', () => {
    const clock = (hour: number, minute: number) => readingOf(clockWords({ hour, minute }));
    expect(
      [clock(4, 0), clock(7, 0), clock(9, 0), clock(6, 30), clock(8, 15), clock(19, 10), clock(1, 4)].join(' '),
    ).toBe('よじ しちじ くじ ろくじはん はちじじゅうごふん ごごしちじじゅっぷん いちじよんぷん');
    expect(first('minute', 1, 2, 3, 4, 5, 6, 8, 10, 20)).toBe(
      'いっぷん にふん さんぷん よんぷん ごふん ろっぷん はっぷん じゅっぷん にじゅっぷん',
    );
    expect(first('day', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toBe(
      'いちにち ふつか みっか よっか いつか むいか なのか ようか ここのか とおか じゅういちにち',
    );
    expect(first('week', 1, 2, 8, 10)).toBe('いっしゅうかん にしゅうかん はっしゅうかん じゅっしゅうかん');
    expect(first('month', 1, 2, 6, 10)).toBe('いっかげつ にかげつ ろっかげつ じゅっかげつ');
    expect(first('year', 1, 2, 4, 10)).toBe('いちねん にねん よねん じゅうねん');
    expect(first('hour', 1, 4, 9)).toBe('いちじかん よじかん くじかん');
  });

  it('are one word with their counter where they are read otherwise', () => {
    const cut = (written: readonly WrittenWord[]) => written.map(({ surface }) => surface).join('|');
    expect(cut(counted(4, 'person'))).toBe('四人');
    expect(cut(counted(3, 'person'))).toBe('三|人');
    expect(cut(counted(1, 'small'))).toBe('一匹');
    expect(cut(counted(2, 'small'))).toBe('二|匹');
    expect(cut(counted(20, 'minute'))).toBe('二|十|分');
    expect(cut(counted(30, 'long'))).toBe('三|十|本');
    expect(cut(counted(2, 'thing'))).toBe('二つ');
    expect(cut(counted(20, 'years'))).toBe('二十歳');
  });
});
