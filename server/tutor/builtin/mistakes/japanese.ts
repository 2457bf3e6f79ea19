import { byPattern, type MistakeFinder } from './mistakes';

const animals =
  '猫|犬|鳥|魚|人|友達|友だち|兄弟|姉|妹|弟|兄|父|母|子ども|子供|息子|娘|妻|夫|彼女|彼氏|先生|家族|ねこ|いぬ';
/** Adjectives in い by what stands before it. */
const adjectives =
  '楽し|おいし|美味し|高|安|大き|小さ|新し|古|暑|寒|熱|冷た|忙し|うれし|嬉し|悲し|かわい|面白|おもしろ|難し|むずかし|たのし|たか|やす|さむ|あつ|いそがし|怖|痛|眠|甘|辛|近|遠|長|短|早|速|重|軽|明る|暗|悪|良';

export const japaneseMistakes: readonly MistakeFinder[] = [
  byPattern(
    'particle',
    /(を)(?=会[いうえっ]|乗[りるれっ])/u,
    () => 'に',
    () => 'Whom you meet and what you ride takes “に”.',
  ),
  byPattern(
    'agreement',
    /(いいくない|きれくない)/u,
    ([wrong]) => (wrong === 'いいくない' ? 'よくない' : 'きれいじゃない'),
    (wrong, right) => `It is “${right}”: an exception to learn by heart.`,
  ),
  byPattern(
    'agreement',
    /(?<![またく])(だです|だでした)/u,
    ([wrong]) => wrong.slice(1),
    (wrong, right) => `“だ” and “です” say the same, one plainly and one politely: “${right}” is enough.`,
  ),
  byPattern(
    'particle',
    /(を)(?=(?:とても|少し|あまり|大)?(?:好き(?!にな)|嫌い|上手|下手|すき|きらい)(?:です|だ|で|じゃ|では|。|$)|(?:わか|分か)(?:り|る|ら)|ほしい|欲しい)/u,
    () => 'が',
    () => '“が” marks what you like, want, understand or are good at.',
  ),
  byPattern(
    'tense',
    /(?:昨日|きのう|おととい|先週|先月|去年|昨夜)(?!から|より|の)[^。！？!?、]*?(?<=[いきしちにひみりえけせてねべめれ])(ます)(?=[。！？!?]|よ|ね|$)/u,
    () => 'ました',
    () => 'What was done ends in “ました”.',
  ),
  byPattern(
    'tense',
    /(?:明日|あした|来週|来月|来年)[^。！？!?、]*?(?<=[いきしちにひみりえけせてねべめれ])(ました)(?=[。！？!?]|よ|ね|$)/u,
    () => 'ます',
    () => 'What is yet to come ends in “ます”.',
  ),
  byPattern(
    'tense',
    new RegExp(`(?:${adjectives})(いでした)`, 'u'),
    () => 'かったです',
    () => 'An adjective in “い” has a past of its own: “〜かったです”.',
  ),
  byPattern(
    'agreement',
    new RegExp(`(?:${adjectives})(いじゃない|いではない)(?!です?か|か|？|！|!|\\?)`, 'u'),
    () => 'くない',
    () => 'An adjective in “い” has a “not” of its own: “〜くない”.',
  ),
  byPattern(
    'choice',
    new RegExp(
      `(?:${animals})が(?:[一二三四五六七八九十\\d]+(?:匹|人)|たくさん|家に)?(あります|ありました|ありません)`,
      'u',
    ),
    ([, wrong = '']) => wrong.replace('あり', 'い'),
    () => 'People and animals take “います”; “あります” is for things.',
  ),
  byPattern(
    'particle',
    /(?<=\p{L})(?<![人り緒])(で)(?=(?:住ん|すん)(?:で|だ))/u,
    () => 'に',
    () => 'Where somebody lives takes “に”.',
  ),
];
