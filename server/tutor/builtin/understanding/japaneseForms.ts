import { toHiragana } from 'wanakana';

/**
 * What is left of a Japanese sentence, as it is compared, when polite and plain forms, contractions, spellings of long
 * vowels, words that only fill and particles that talk leaves out are made one. Forms become Latin capitals, which no
 * message has where it is compared: N denies, P is past, U is not, T lasts, W wishes, V proposes, M must. Made for
 * comparing alone: nobody could read it.
 */
export function skeletonOf(keys: string): string {
  const kana = /[a-z]/u.test(keys) ? toHiragana(keys) : keys;
  const bare = withoutEnd(
    inOneWriting(kana)
      .replace(fillers, '')
      .replace(/^私[はわ](?=.{2})/u, ''),
  );
  const formless = forms.reduce((text, [pattern, to]) => text.replace(pattern, to), bare);
  return sounds.reduce((text, [pattern, to]) => text.replace(pattern, to), formless);
}

type Rules = readonly (readonly [RegExp, string])[];

const sameWords = new Map(
  Object.entries({
    僕: '私',
    俺: '私',
    ぼく: '私',
    おれ: '私',
    あたし: '私',
    わたし: '私',
    自分: '私',
    じぶん: '私',
    友達: '友だち',
    誰: 'だれ',
    欲し: 'ほし',
    分か: 'わか',
    出来: 'でき',
    美味し: 'おいし',
    食べ過ぎ: '食べすぎ',
    下さい: 'ください',
    あんまり: 'あまり',
    めっちゃ: 'とても',
    すごく: 'とても',
    すっごく: 'とても',
    とっても: 'とても',
    お腹: '腹',
    お店: '店',
    お金: '金',
    お肉: '肉',
    お酒: '酒',
    お水: '水',
    お家: '家',
    お仕事: '仕事',
    お部屋: '部屋',
    お風呂: '風呂',
  }),
);
const sameWord = new RegExp([...sameWords.keys()].join('|'), 'gu');

/** One word for several that only differ in their spelling or in who says them. */
function inOneWriting(text: string): string {
  return text.replace(sameWord, (word) => sameWords.get(word) ?? word);
}

/** One kana for what sounds the same, and for what learners hear as the same. */
const sounds: Rules = [
  [/^(?:うん|ええ)/u, 'はい'],
  [/^(?:ううん|いや)/u, 'いいえ'],
  [
    /(?<=[おこそとのほもよろごぞどぼぽょうくすつぬふむゆるぐずづぶぷゅ])う|(?<=[おこそとのほもよろごぞどぼぽょ])お|ー/gu,
    '',
  ],
  [/(?<=\p{Script=Han})[はがを]|を/gu, ''],
  [/は/gu, 'わ'],
  [/へ/gu, 'に'],
  [/づ/gu, 'ず'],
  [/ぢ/gu, 'じ'],
];

/** Said before one knows what one says. */
const fillers =
  /^(?:え[ーえ]*っ?と[ーお]*|あの[うー]*|う[ーう]*んと?(?=まあ|と|[ーう])|う[ーう]+ん|んー+|そうだな[あー]?|そうですね|なんか|やっぱり?|やはり|たぶん|多分|じゃあ?(?!な)|では)+/u;

/** What ends a sentence and says how it is meant, not what. */
const endings =
  /(?:[よねなさわぞ]|なあ|かな|けれども?|けど|が|です|だ|(?<=[うくぐすつぬぶむるいただな])(?:んです|んだ|の)|と(?:思|おも)(?:います|う|った|いました)|かも(?:しれません|しれない)?|でしょう?|だろう?)$/u;

function withoutEnd(sentence: string): string {
  let rest = sentence;
  // A word of one kana is no ending, and neither is all that was said.
  for (let shorter = rest.replace(endings, ''); shorter !== rest && shorter.length > 1;) {
    rest = shorter;
    shorter = rest.replace(endings, '');
  }
  return rest;
}

const iRow = 'いきしちにひみりぎじびぴ';
const aRow = 'わかさたなまらがざだば';
const uRow = 'うくすつぬむるぐずぶ';
/** What a stem ends in before て and た. */
const onbin = '(?:っ|い|し|ん)';
const stemEnd = `[っん${iRow}]`;

/** The longer forms first; each takes the kana with it by which stems of one verb differ. */
const forms: Rules = [
  [/(?:では|じゃ)(?:ありませんでした|なかったです|なかった)/gu, 'NP'],
  [/(?:では|じゃ)(?:ありません|ないです|ない)/gu, 'N'],
  [/(?<=[がはもの])(?:ありませんでした|なかったです|なかった)/gu, 'あNP'],
  [/(?<=[^急泳騒][がはものと]|何も|まだ)(?:ないです|ない)/gu, 'あN'],
  [/く(?:ありませんでした|なかったです|なかった)/gu, 'NP'],
  [/く(?:ありません|ないです|ない)/gu, 'N'],
  [new RegExp(`${onbin}?(?:ちゃって|てしまって)(?:いました|いた|ました|た)`, 'gu'), 'TP'],
  [new RegExp(`${stemEnd}?(?:ちゃい?ました|ちゃった|てしまいました|てしまった|じゃった|じゃいました)`, 'gu'), 'P'],
  [new RegExp(`${onbin}?(?:ちゃい?ます|ちゃう|てしまいます|てしまう)`, 'gu'), 'U'],
  [
    new RegExp(`[${aRow}]?(?:なきゃ|なくちゃ|なければ|ないと)(?:いけません|いけない|なりません|ならない|だめ)?`, 'gu'),
    'M',
  ],
  [new RegExp(`(?:${onbin}?て|[んい]で)い?(?:ませんでした|なかったです|なかった)`, 'gu'), 'TNP'],
  [new RegExp(`(?:${onbin}?て|[んい]で)い?(?:ません|ないです|ない)`, 'gu'), 'TN'],
  [new RegExp(`(?:${onbin}?て|[んい]で)い?(?:ました|た(?!い))`, 'gu'), 'TP'],
  [new RegExp(`(?:${onbin}?て|[んい]で)(?:います|ます|いる|る)`, 'gu'), 'T'],
  [new RegExp(`(?:${onbin}?て|[んい]で)おき(?:ます|ました)|(?:${onbin}?て|[んい]で)おく|${onbin}?とく`, 'gu'), 'U'],
  [new RegExp(`[${iRow}]?たく(?:ありません|ないです|ない)`, 'gu'), 'WN'],
  [new RegExp(`(?<!い)[${iRow}]?たい(?:です)?`, 'gu'), 'W'],
  [new RegExp(`[${iRow}]?(?:ませんでした)|[${aRow}]?(?:なかったです|なかった)`, 'gu'), 'NP'],
  [
    new RegExp(
      `[${iRow}]?ません|(?:[${aRow}${iRow}ん]|(?<=[えけせてねめれげぜべ])|(?<=\\p{Script=Han})(?<![少危汚]))ない(?:です)?`,
      'gu',
    ),
    'N',
  ],
  [new RegExp(`[${iRow}]?(?:ましょう?か?)|しよう?$|[おこそとのもろごぞぼ]う?$(?<=う)|よう$`, 'gu'), 'V'],
  [new RegExp(`[${iRow}]?ました`, 'gu'), 'P'],
  [new RegExp(`[${iRow}]?ます`, 'gu'), 'U'],
  [/です|(?<=\p{Script=Han})だ$/gu, ''],
  [/かったです|かった|でした|だった/gu, 'P'],
  [new RegExp(`(?:った|いた|いだ|んだ|[${iRow}]?た)(?=か?$)`, 'gu'), 'P'],
  [new RegExp(`(?:する|[${iRow}]る|[${uRow}])(?=か?$)`, 'gu'), 'U'],
];
