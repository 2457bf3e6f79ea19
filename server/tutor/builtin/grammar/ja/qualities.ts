import type { Content } from '../../format/contentFormat';
import { nationals, nations } from './countries';
import { moreQualities } from './moreQualities';
import { headOf, nounHead, type Head } from './inflect';
import { findInLexicon, own, type Animacy } from './nouns';
import { themeQualities } from './themeQualities';
import { words } from './words';

/** What a quality is of: the speaker or the one spoken to, somebody else, an animal, a thing, or the weather. */
export type Bearer = 'self' | Animacy | 'weather';

/**
 * Rows as `headOf` reads them. Where they differ by what has the quality, the row says so; `person` is of the speaker as
 * well unless `self` is given, and of animals unless `animal` is.
 */
export type QualityRow = string | Partial<Record<Bearer, string>>;

const feeling = (self: string, other: string): QualityRow => ({ self, person: other, animal: other });

const table: Readonly<Record<string, QualityRow>> = {
  ...themeQualities,
  ...moreQualities,
  // Size and shape
  big: 'i 大きい@おおきい', large: 'i 大きい@おおきい', huge: 'i とても=very 大きい@おおきい=big', small: 'i 小さい@ちいさい', little: 'i 小さい@ちいさい', tiny: 'i 小さい@ちいさい',
  tall: { person: 'i 背@せ=height が=:subject 高い@たかい', animal: 'i 背@せ=height が=:subject 高い@たかい', thing: 'i 高い@たかい' }, short: { person: 'i 背@せ=height が=:subject 低い@ひくい', animal: 'i 背@せ=height が=:subject 低い@ひくい', thing: 'i 短い@みじかい' },
  long: 'i 長い@ながい', high: 'i 高い@たかい', low: 'i 低い@ひくい', fat: '5t 太る@ふとる', thin: { person: '1t やせる', animal: '1t やせる', thing: 'i 薄い@うすい' }, slim: '1t やせる', wide: 'i 広い@ひろい', spacious: 'i 広い@ひろい', narrow: 'i 狭い@せまい', deep: 'i 深い@ふかい', round: 'i 丸い@まるい', heavy: 'i 重い@おもい', thick: 'i 厚い@あつい',
  // Age and time
  old: { person: '5t 年@とし=years を=:object 取る@とる=take', thing: 'i 古い@ふるい' }, young: 'i 若い@わかい', new: 'i 新しい@あたらしい', modern: 'na モダン', early: 'i 早い@はやい',
  // Worth
  good: 'i いい', 'very good': 'i とても=very いい=good', nice: { person: 'i 優しい@やさしい=kind', animal: 'i 優しい@やさしい=gentle', thing: 'na すてき', weather: 'i 天気@てんき=weather が=:subject いい=good' }, great: 'i すばらしい', wonderful: 'i すばらしい', fantastic: 'i すばらしい', excellent: 'i すばらしい', perfect: 'na 完璧@かんぺき', beautiful: 'na きれい', pretty: 'na きれい', lovely: 'na すてき', cute: 'i かわいい', sweet: { person: 'i かわいい=cute', animal: 'i かわいい=cute', thing: 'i 甘い@あまい' }, bad: { thing: 'i ひどい', person: 'i 悪い@わるい', weather: 'i 天気@てんき=weather が=:subject 悪い@わるい=bad' }, terrible: 'i ひどい', awful: 'i ひどい', horrible: 'i ひどい', ugly: 'i 醜い@みにくい', strange: 'na 変@へん', weird: 'na 変@へん', important: 'na 大切@たいせつ', special: 'na 特別@とくべつ', famous: 'na 有名@ゆうめい', popular: '5 人気@にんき=popularity が=:subject ある=there_is', expensive: 'i 高い@たかい', cheap: 'i 安い@やすい', useful: 'na 便利@べんり', practical: 'na 便利@べんり', favourite: 'na 好き@すき', favorite: 'na 好き@すき', different: '5 違う@ちがう', same: 'no 同じ@おなじ', true: 'no 本当@ほんとう', wrong: '5t 間違う@まちがう', possible: { thing: 'na 可能@かのう' }, impossible: 'na 無理@むり', rare: 'i 珍しい@めずらしい', normal: 'no 普通@ふつう',
  // To do
  easy: 'na 簡単@かんたん', simple: 'na 簡単@かんたん', difficult: 'i 難しい@むずかしい', hard: { thing: 'i 難しい@むずかしい=difficult' }, interesting: 'i おもしろい', funny: 'i おもしろい', fun: 'i 楽しい@たのしい', boring: 'i つまらない', exciting: 'na 刺激的@しげきてき', dangerous: 'i 危ない@あぶない', safe: 'na 安全@あんぜん', scary: 'i 怖い@こわい', fast: 'i 速い@はやい', quick: 'i 速い@はやい', slow: 'i 遅い@おそい', complicated: 'na 複雑@ふくざつ',
  // How one is
  hungry: '5t お腹@おなか=stomach が=:subject すく=become_empty', thirsty: '5t のど=throat が=:subject 渇く@かわく=become_dry', tired: '1t 疲れる@つかれる=get_tired', exhausted: '1t とても=very 疲れる@つかれる=get_tired', sleepy: 'i 眠い@ねむい', ill: 'no 病気@びょうき', sick: 'no 病気@びょうき', healthy: 'na 健康@けんこう', fit: 'na 元気@げんき', well: 'na 元気@げんき', fine: 'na 元気@げんき', busy: 'i 忙しい@いそがしい', free: { person: 'na 暇@ひま', thing: 'no 無料@むりょう' }, married: 'st 結婚@けっこん=marriage する=do', divorced: 'st 離婚@りこん=divorce する=do', single: 'no 独身@どくしん', pregnant: 'st 妊娠@にんしん=pregnancy する=do', retired: 'st 退職@たいしょく=retirement する=do', alone: 'no 一人@ひとり', drunk: '5t 酔う@よう', awake: '1t 目@め=eyes が=:subject 覚める@さめる', dead: { person: '5t 亡くなる@なくなる', animal: '5t 死ぬ@しぬ' }, late: '1t 遅れる@おくれる', allergic: 'no アレルギー', nervous: 'st 緊張@きんちょう=nervousness する=do', stressed: '1t ストレス=stress が=:subject たまる=build_up', angry: '5t 怒る@おこる=get_angry', 'in love': 'st 恋@こい=love を=:object する=do', excited: 'st わくわく=excited する=do', worried: 'st 心配@しんぱい=worry する=do', surprised: 'st びっくり=surprise する=do', disappointed: 'st がっかり=disappointment する=do', right: { person: 'i 正しい@ただしい', thing: 'i 正しい@ただしい' }, unemployed: 'st 失業@しつぎょう=unemployment する=do', bored: 'st 退屈@たいくつ=boredom する=do', lost: '5t 道@みち=way に=in 迷う@まよう=get_lost',
  happy: { self: 'i うれしい', person: 'na 幸せ@しあわせ', animal: 'na 幸せ@しあわせ', thing: 'na 幸せ@しあわせ' }, glad: feeling('i うれしい', '5t 喜ぶ@よろこぶ'), sad: { self: 'i 悲しい@かなしい', person: '5t 悲しむ@かなしむ', animal: '5t 悲しむ@かなしむ', thing: 'i 悲しい@かなしい' }, lonely: feeling('i 寂しい@さびしい', '5t 寂しがる@さびしがる'), afraid: feeling('i 怖い@こわい', '5t 怖がる@こわがる'), scared: feeling('i 怖い@こわい', '5t 怖がる@こわがる'), jealous: 'no やきもちやき', homesick: 'na ホームシック', ready: '1t 準備@じゅんび=preparation が=:subject できる=be_ready',
  // What one is like
  kind: 'i 優しい@やさしい', friendly: 'i 優しい@やさしい=kind', polite: 'i 礼儀正しい@れいぎただしい', rude: 'na 失礼@しつれい', clever: 'i 賢い@かしこい', smart: 'i 賢い@かしこい', intelligent: 'i 賢い@かしこい', stupid: 'na ばか', shy: 'na 内気@うちき', lazy: 'no 怠け者@なまけもの', strict: 'i 厳しい@きびしい', strong: 'i 強い@つよい', weak: 'i 弱い@よわい', honest: 'na 正直@しょうじき', serious: 'na まじめ', quiet: 'na 静か@しずか', calm: 'na 静か@しずか', loud: 'i うるさい', noisy: 'i うるさい', lively: 'na にぎやか', rich: 'no お金持ち@おかねもち', poor: 'na 貧乏@びんぼう', 'good-looking': 'i かっこいい', handsome: 'na ハンサム', cool: { person: 'i かっこいい', thing: 'i かっこいい', weather: 'i 涼しい@すずしい' }, lucky: 'i 運@うん=luck が=:subject いい=good', naughty: 'na いたずら', brave: 'na 勇敢@ゆうかん', energetic: 'na 元気@げんき', modest: 'na 謙虚@けんきょ', curious: 'i 好奇心@こうきしん=curiosity が=:subject 強い@つよい=strong',
  // Taste and touch
  delicious: 'i おいしい', tasty: 'i おいしい', tasteless: 'i まずい=bad', spicy: 'i 辛い@からい', salty: 'i しょっぱい', sour: 'i すっぱい', bitter: 'i 苦い@にがい', fresh: 'na 新鮮@しんせん', soft: 'i 柔らかい@やわらかい', hot: { self: 'i 暑い@あつい', person: '5t 暑がる@あつがる', weather: 'i 暑い@あつい', thing: 'i 熱い@あつい' }, cold: { self: 'i 寒い@さむい', person: '5t 寒がる@さむがる', weather: 'i 寒い@さむい', thing: 'i 冷たい@つめたい' }, warm: { weather: 'i 暖かい@あたたかい', thing: 'i 温かい@あたたかい', self: 'i 暖かい@あたたかい' }, wet: '1t ぬれる', dry: '5t 乾く@かわく', clean: 'na きれい', dirty: 'i 汚い@きたない', broken: '1t 壊れる@こわれる', empty: 'no 空っぽ@からっぽ', full: { self: 'no お腹@おなか=stomach が=:subject いっぱい', thing: 'no いっぱい' }, open: { thing: '5t 開く@あく' }, closed: { thing: '5t 閉まる@しまる' }, bright: 'i 明るい@あかるい', dark: 'i 暗い@くらい', comfortable: 'i 気持ち@きもち=feeling が=:subject いい=good', raw: 'no 生@なま', painful: 'i 痛い@いたい', near: 'i 近い@ちかい', far: 'i 遠い@とおい', close: { thing: 'i 近い@ちかい' },
  // Weather
  sunny: { weather: 'no 晴れ@はれ' }, cloudy: { weather: 'no 曇り@くもり' }, rainy: { weather: 'no 雨@あめ' }, windy: { weather: 'i 風@かぜ=wind が=:subject 強い@つよい=strong' }, humid: { weather: 'i 蒸し暑い@むしあつい' }, foggy: { weather: 'i 霧@きり=fog が=:subject 深い@ふかい=deep' },
  // Colours
  black: 'i 黒い@くろい', white: 'i 白い@しろい', red: 'i 赤い@あかい', blue: 'i 青い@あおい', yellow: 'i 黄色い@きいろい', brown: 'i 茶色い@ちゃいろい', green: 'no 緑@みどり', grey: 'no グレー', gray: 'no グレー', pink: 'no ピンク', purple: 'no 紫@むらさき', orange: 'no オレンジ色@オレンジいろ', blond: 'no 金色@きんいろ', blonde: 'no 金色@きんいろ',
  // Kinds
  foreign: 'no 外国@がいこく', vegetarian: 'no ベジタリアン', vegan: 'no ビーガン', own: '',
}; // oxfmt-ignore

/** Qualities that only stand before a noun or only otherwise would be said by another construction. */
const withoutSay = new Set(Object.keys(table).filter((lemma) => table[lemma] === ''));

/** Colours as nouns: 好きな色は青です. */
export const colourNouns: Readonly<Record<string, string>> = {
  black: '黒@くろ', white: '白@しろ', red: '赤@あか', blue: '青@あお', yellow: '黄色@きいろ', brown: '茶色@ちゃいろ',
}; // oxfmt-ignore

/** How a quality is said of its bearer; undefined where it is not known. */
export function findQuality(lemma: string, bearer: Bearer, content: Content): Head | undefined {
  if (withoutSay.has(lemma)) return undefined;
  if (Object.hasOwn(table, lemma)) {
    const row = table[lemma] ?? '';
    const source = typeof row === 'string' ? row : rowFor(row, bearer);
    return source ? headOf(withGloss(source, lemma)) : undefined;
  }
  const isAlive = bearer === 'self' || bearer === 'person' || bearer === 'animal';
  const nation = own(isAlive ? nationals : nations, lemma);
  if (nation) return nounHead(words(nation));
  const word = findInLexicon(content, lemma, 'adj');
  if (!word) return undefined;
  const label = word.lemma.endsWith('い') && !/(?:きれい|嫌い)$/u.test(word.lemma) ? 'i' : 'na';
  return headOf(`${label} ${word.lemma}${word.reading ? `@${word.reading}` : ''}=${lemma.replace(/ /gu, '_')}`);
}

function rowFor(row: Partial<Record<Bearer, string>>, bearer: Bearer): string | undefined {
  if (bearer === 'self') return row.self ?? row.person;
  if (bearer === 'animal') return row.animal ?? row.person;
  if (bearer === 'weather') return row.weather;
  return row[bearer];
}

/** The lemma as the gloss of a row's last word that has none. */
const withGloss = (row: string, lemma: string): string => {
  const last = row.slice(row.lastIndexOf(' ') + 1);
  return last.includes('=') ? row : `${row}=${lemma.replace(/[ _]/gu, '_')}`;
};

export const knowsQuality = (lemma: string, content: Content): boolean =>
  (['self', 'person', 'thing', 'weather'] as const).some((bearer) => findQuality(lemma, bearer, content) !== undefined);
