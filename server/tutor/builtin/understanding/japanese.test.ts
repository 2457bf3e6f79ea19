import { describe, expect, it } from 'vitest';
import { freshState } from '../dialogueState';
import { realBank } from '../format/realContent';
import { understand } from './understand';

/** `start`, or the scene/line that waits; what is written there; what it means: a reply's text, or `@entry` where it is none. */
type Case = readonly [at: string, message: string, meant: string];

/** Sentences as learners write them, none of them one of the content's wordings. */
const japanese: Readonly<Record<string, readonly Case[]>> = {
  'kana for kanji': [
    ['family/where-live', 'ともだちとすんでいます', '友だちと住んでいます。'],
    ['weather/today-plan', 'しごとです', '仕事です。'],
    ['weekend/what-did', 'ともだちにあいました', '友だちに会いました。'],
    ['bad-day/tired', 'しごとがおおすぎる', '仕事が多すぎるんだ。'],
    ['bad-day/worried', 'おかねがない', 'お金がないんだ。'],
    ['weekend/home', 'へやをそうじしました', '部屋の掃除をしました。'],
    ['day-off/home', 'ほんをよむ', '本を読みます。'],
    ['directions/lost', 'えきはどこですか', 'すみません、{p:places}はどこですか。'],
    ['clinic/come-in', 'あたまがいたいです', '{s:symptoms}んです。'],
    ['lost-property/hello', 'でんしゃにさいふをわすれた', '電車に{i:lost-things}を忘れました。'],
    ['window/ask', 'やまがみえる', '{v:views}が見えます。'],
    ['interview/hours', 'しゅうまつならだいじょうぶです', '週末なら、いつでも大丈夫です。'],
    ['konbini/pay', 'げんきんではらいます', '現金でお願いします。'],
    ['izakaya/taste', 'ちょっとからいです', '少し辛いですね。'],
    ['shopping/for-whom', 'ははにあげたいです', '{r:receivers}にあげます。'],
    ['day-off/ask', 'いえでゆっくりします', '家にいます。'],
    ['small-joy/sun', 'こうえんをさんぽした', 'はい、散歩しました。'],
    ['clinic/not-ill', 'よるはよくねむれます', 'はい、よく眠れます。'],
  ],
  romaji: [
    ['family/where-live', 'tomodachito sundeimasu', '友だちと住んでいます。'],
    ['meeting/nice', 'amerika kara kimashita', '{c:countries}から来ました。'],
    ['directions/lost', 'eki wa doko desuka', 'すみません、{p:places}はどこですか。'],
    ['weather/umbrella', 'motte imasen', 'いいえ、持っていません。'],
    ['weather/umbrella', 'hai mottemasu', 'はい、持っています。'],
    ['weekend/how-was-it', 'totemo tanoshikatta desu', '楽しかったです。'],
    ['weekend/what-did', 'tomodati to bangohan o tabemasita', '友だちと晩ご飯を食べました。'],
    ['cafe/order', 'kohii ni simasu', '{d:drinks}にします。'],
    ['cafe/seat', 'mado no tonari ga ii desu', '窓のそばがいいです。'],
    ['taxi/arrive', 'kaado de onegai simasu', 'カードで払います。|じゃあ、カードでお願いします。'],
    ['salon/which-day', 'doyoobi wa aite imasu ka', '{d:weekdays}は空いていますか。'],
    ['window/none', 'umi ga ii', '海がいいです。'],
    ['konbini/pay', 'genkin de haraimasu', '現金でお願いします。'],
    ['clinic/since-when', 'kinoo kara desu', '昨日からです。'],
    ['lost-property/which-line', 'Yamanotesen desu', '山手線です。'],
    ['family/photo', 'kyoodai wa imasen', '兄弟はいません。'],
    ['bad-day/what-helps', 'purin tabetai', 'プリンを食べたい。'],
    ['day-off/go', 'hitoride iku', '一人で行きます。'],
    ['small-joy/slept', 'oboete inai', 'いいえ、覚えていません。'],
    ['weekend/film', 'tochuude nemashita', '途中で寝ました。'],
    ['family/photo', 'imooto ga imasu', '{k:family}がいます。'],
    ['cafe/pay', 'kādo de onegaishimasu', 'カードでお願いします。'],
    ['directions/where-to', 'kissaten ni ikitai desu', '{p:places}へ行きたいです。'],
    ['meeting/country', 'hajimete desu', 'はい、初めてです。'],
    ['clinic/allergy', 'neko arerugi ga arimasu', '猫アレルギーがあります。'],
    ['meeting/table', 'otya ga ii desu', 'お茶がいいです。'],
    ['taxi/where-from', 'sigoto de kimasita', 'いいえ、仕事です。'],
    ['tonight/what-eat', 'ra-men ga tabetai', '{e:dishes}が食べたい。'],
    ['ryokan/how-long', 'ni haku desu', '{n:nights}です。'],
    ['family/pet', 'petto wa inai desu', 'いいえ、いません。'],
    ['shopping/colour', 'shiroi no ni shimasu', '白にします。'],
    ['salon/which-time', 'zyuuzi ni onegai shimasu', '{t:times}にお願いします。'],
    ['start', 'watashi wa nihongo o benkyoo shite imasu', '@learn'],
    ['start', 'onamaewa nandesuka', '@name'],
    ['start', "kon'nichiwa", '@greeting'],
    ['start', 'arigatoo gozaimasu', '@thanks'],
  ],
  'borrowed words in hiragana': [
    ['cafe/order', 'こーひーください', '{d:drinks}にします。|{d:drinks}をください。|{d:drinks}をお願いします。'],
    ['meeting/hobby', 'さっかーがすきです', '{h:hobbies}が好きです。'],
    ['konbini/pay', 'すまほではらいます', 'スマホで払います。'],
    ['tonight/what-eat', 'ぴざ食べたい', '{e:dishes}が食べたい。'],
    ['taxi/arrive', 'かーどで', 'カードで払います。'],
    ['konbini/welcome', 'といれ借りてもいい？', 'トイレを借りてもいいですか。'],
    ['family/pet', 'はむすたーを飼っています', '{p:pets}がいます。'],
    ['flat/rent-offer', 'いんたーねっとある？', 'インターネットはありますか。'],
  ],
  'plain forms': [
    ['weather/today-plan', '何もしないよ', '何もしません。'],
    ['weather/today-plan', '公園に行く', '{p:outings}へ行きます。'],
    ['day-off/ask', '昼まで寝てる', '昼まで寝ます。'],
    ['day-off/go', '一人で行こうかな', '一人で行きます。'],
    ['weekend/trip', '彼女と行った', '{r:receivers}と行きました。'],
    ['family/pet', 'アパートだから飼えない', 'アパートなので、飼えません。'],
    ['small-joy/ask', '友だちに会えた', '友だちに会いました。'],
    ['small-joy/ask', 'ぐっすり寝た', 'よく寝ました。'],
    ['small-joy/ask', '仕事が終わったんだ', '仕事が終わりました。'],
    ['small-joy/hard', 'お茶飲んだ', 'はい、お茶を飲みました。'],
    ['small-joy/sun', 'ずっと家にいた', 'いいえ、家にいました。'],
    ['meal/who-made', '自分で作った', '私が作りました。'],
    ['meal/food', 'まあまあだったかな', 'いいえ、まあまあでした。'],
    ['flat/why-cheap', 'もう帰る', '私は帰ります。'],
    ['weekend/invite', 'いいよ、行こう', 'いいですね。行きましょう。'],
    ['weekend/tired', '日曜も仕事してた', 'はい、日曜日も働きました。'],
    ['weekend/tired', 'めっちゃ歩いた', 'いいえ、たくさん歩きました。'],
    ['directions/walk-bus', '歩いて行く', '歩きます。'],
    ['directions/walk-bus', 'バスで行きたい', 'バスに乗ります。'],
    ['family/siblings', '毎日けんかしてた', 'はい、毎日しました。'],
    ['family/live-friends', '誰もしない', 'だれもしません。'],
    ['family/live-friends', '僕がするよ', '私がします。'],
    ['tonight/message', '今仕事終わった', '今、仕事が終わったところ。'],
    ['bad-day/look', '悲しい', '悲しいんだ。'],
    ['bad-day/lonely', '友達欲しい', 'ううん、友だちがほしいんだ。'],
    ['bad-day/what-helps', '散歩したいな', '一緒に散歩しよう。'],
    ['izakaya/menu', '肉は食べない', '肉が食べられないんですが。'],
  ],
  'polite forms where the reply is plain': [
    ['after-film/ending', '会えなかったと思います', '会えなかったと思う。'],
    ['after-film/ending', '二人は会えました', '会えたと思う。'],
    ['after-film/well', 'とてもよかったです', 'すごくよかった。感動した。'],
    ['bad-day/tired', '全然眠れないんです', 'よく眠れないんだ。'],
    ['bad-day/angry', '隣の人がうるさいです', '隣の人がうるさいんだ。'],
    ['tonight/message', 'すみません、今晩は忙しいです', 'ごめん、今晩はちょっと忙しい。'],
    ['bad-day/worried', '試験があります', '試験があるんだ。'],
    ['after-film/liked', '音楽がきれいでした', '音楽がきれいだったから。'],
  ],
  contractions: [
    ['weather/umbrella', '持ってない', 'いいえ、持っていません。'],
    ['weather/umbrella', 'うん、持ってるよ', 'はい、持っています。'],
    ['small-joy/hard', 'まだ何も飲んでない', 'いいえ、何も飲んでいません。'],
    ['story/trouble', '売っちゃったと思う', '売ったと思います。'],
    ['meal/ask', 'まだ何も食べてないんです', 'まだ何も食べていません。'],
    ['meal/ask', 'ラーメン食べちゃった', '{e:eaten}を食べました。'],
    ['meal/ask', '食べ過ぎちゃった', '食べすぎました。'],
    ['ryokan/breakfast', '食べたことない', '食べたことがありません。'],
    ['ryokan/welcome', '予約してないんですけど、部屋ありますか', '予約していませんが、部屋はありますか。'],
    ['ryokan/how-long', 'まだ決めてない', '決めていません。'],
    ['ryokan/how-bath', 'タトゥーあるけど大丈夫？', 'タトゥーがありますが、大丈夫ですか。'],
    ['taxi/hurry', 'ちょっと急いでるんだけど', 'はい、少し急いでいます。'],
    ['lost-property/what-colour', '忘れちゃった', '覚えていません。'],
    ['lost-property/which-line', 'わかんない、寝ちゃってた', 'わかりません。寝ていました。'],
    ['shopping/welcome', '見てるだけ', '見ているだけです。'],
    ['tonight/late', '大丈夫、待っとくよ', '大丈夫、待ってるよ。'],
    ['bad-day/look', '疲れちゃった', 'ちょっと疲れてる。'],
    ['salon/pick-up', '予約変更したいんですけど', '予約を変えたいんですが。'],
    ['flat/why-cheap', '帰らなきゃ', '私は帰ります。'],
  ],
  'words that only fill': [
    ['cafe/welcome', 'えっと、あの、一人です', 'はい、一人です。'],
    ['after-film/well', 'うーん、まあまあかなと思う', 'まあまあかな。ちょっと長かった。'],
    ['meeting/hobby', 'えーと、映画が好きかな', '{h:hobbies}が好きです。'],
    ['window/sky', 'うーん、たぶん家にいるかな', 'いいえ、家にいます。'],
    ['weekend/film', 'なんか怖い映画だったよね', '怖い映画でした。'],
    ['day-off/ask', 'そうだなあ、日本語の勉強をすると思う', '日本語を勉強します。'],
  ],
  'particles left out': [
    ['weekend/what-did', '映画見た', '映画を見ました。'],
    ['tonight/what-eat', 'すし食べたい', '{e:dishes}が食べたい。'],
    ['directions/lost', 'トイレどこ？', 'すみません、{p:places}はどこですか。'],
    ['cafe/welcome', '友だち待ってる', '友だちを待っています。'],
    ['meeting/hobby', '旅行大好き', '{h:hobbies}が好きです。'],
    ['konbini/rice-which', '鮭お願い', '鮭をください。'],
    ['flat/important', '駅近がいい', '駅に近い部屋がいいです。'],
  ],
  'English among it': [
    ['weather/today-plan', 'office で仕事です', '仕事です。'],
    ['family/pet', 'cat がいます', '{p:pets}がいます。'],
    ['weekend/trip', 'family と行きました', '家族と行きました。|{r:receivers}と行きました。'],
    ['meal/ask', 'sandwich を食べた', '{e:eaten}を食べました。'],
    ['lost-property/hello', '電車に umbrella を忘れちゃった', '電車に{i:lost-things}を忘れました。'],
    ['interview/sit', '大学で biology を勉強しています。', '大学で{s:subjects}を勉強しています。'],
    ['directions/lost', 'すみません、station はどこですか', 'すみません、{p:places}はどこですか。'],
    ['meeting/nice', "I'm from ドイツ", '{c:countries}から来ました。'],
    ['flat/which-room', 'kitchen が見たい', '{r:rooms}を見たいです。'],
    ['bad-day/tired', 'work が多すぎて大変', '仕事が多すぎるんだ。'],
  ],
  'questions by their tone': [
    ['flat/important', 'ペット大丈夫？', 'ペットと住めますか。'],
    ['flat/important', '家賃は？', '家賃はいくらですか。'],
    ['shopping/have-it', 'いくら？', 'いくらですか。'],
    ['clinic/verdict', '仕事行っていい？', '仕事に行ってもいいですか。'],
    ['izakaya/menu', 'これ何て書いてあるの？', 'これは何と書いてありますか。'],
    ['taxi/famous', 'それ誰？', 'だれですか。'],
    ['story/first-night', 'おばあさん、知ってた？', 'おばあさんは知っていたんですか。'],
    ['cafe/order', '英語のメニューある？', '英語のメニューはありますか。'],
    ['konbini/pay', 'カード使える？', 'カードは使えますか。'],
    ['shopping/too-dear', 'もうちょっと安いのない？', 'もっと安いのはありますか。'],
  ],
  denials: [
    ['after-film/ending', '会えてないと思うな', '会えなかったと思う。'],
    ['after-film/ending', 'あえなかったとおもう', '会えなかったと思う。'],
    ['after-film/ending', 'aeta to omou', '会えたと思う。'],
    ['clinic/not-ill', 'あんまり眠れない', 'いいえ、あまり眠れません。'],
    ['clinic/allergy', 'アレルギーはないです', 'いいえ、ありません。'],
    ['clinic/allergy', 'ナッツにアレルギーがある', 'ナッツアレルギーです。'],
    ['story/trouble', '売らないでしょう', '売らなかったと思います。'],
    ['window/ask', '何も見えない', '暗くて、何も見えません。'],
    ['weather/umbrella', '傘がありません', 'いいえ、持っていません。'],
    ['weather/umbrella', '傘あるよ', 'はい、持っています。'],
    ['izakaya/no-meat', '魚は食べられます', 'はい、魚は大丈夫です。'],
    ['izakaya/no-meat', 'さかなはたべられません', 'すみません、魚も食べられません。'],
    ['window/night', '見えないよ', 'いいえ、見えません。'],
    ['window/outside', '誰もいない', 'いいえ、だれもいません。'],
    ['window/outside', 'ひとがたくさんいる', 'はい、たくさんいます。'],
    ['taxi/hurry', '急いでないよ', 'いいえ、ゆっくりでいいです。'],
    ['start', '犬は好きじゃない', '@dislike'],
    ['start', 'いぬがすきです', '@like'],
    ['shopping/wrap', '包まなくていいです', 'いいえ、そのままでいいです。'],
    ['directions/run-or-eat', '切符まだ持ってない', 'まだ切符がありません。'],
  ],
  'short answers, by what waits': [
    ['family/where-live', 'ともだちと', '友だちと住んでいます。'],
    ['day-off/go', 'ともだちと', '友だちと行きます。'],
    ['weekend/trip', 'ひとりで', '一人で行きました。'],
    ['clinic/since-when', 'けさから', '今朝からです。'],
    ['shopping/for-whom', '母に', '{r:receivers}にあげます。'],
  ],
};

/** Sentences that share their words with what is said there, and mean something else. */
const apart: readonly Case[] = [
  ['start', '友だちと行きます', '友だちと住んでいます。'],
  ['start', '日本に住んでいません', '@live-japan'],
  ['start', 'つかれてない', '@tired'],
  ['start', 'いそがしくない', '@busy'],
  ['after-film/ending', '会えた', '会えなかったと思う。'],
  ['after-film/ending', 'aenakatta', '会えたと思う。'],
  ['weather/umbrella', 'mottenai', 'はい、持っています。'],
  ['family/photo', '兄弟がいます', '兄弟はいません。'],
  ['start', 'ねこはすきじゃない', '@like'],
];

describe('Japanese as learners write it', () => {
  const bank = realBank('ja');
  function meantBy(at: string, message: string): string {
    const [scene = '', line = ''] = at.split('/');
    const state = at === 'start' ? freshState : { ...freshState, scene, line, played: [scene], name: 'Tom', turn: 1 };
    const said = understand(message, state, bank).parts.map(({ candidate }) => candidate);
    const replies = said.flatMap((candidate) => (candidate.kind === 'reply' ? [candidate.said.text] : []));
    const asides = said.flatMap((candidate) => (candidate.kind === 'say' ? [`@${candidate.entry}`] : []));
    return (replies.length > 0 ? replies : asides).join(' + ');
  }

  describe.each(Object.entries(japanese))('%s', (_, cases) => {
    it.each(cases)('at %s: %s', (at, message, meant) => {
      expect(meant.split('|')).toContain(meantBy(at, message));
    });
  });

  it.each(apart)('at %s: %s is not taken for %s', (at, message, other) => {
    expect(meantBy(at, message)).not.toContain(other);
  });
});
