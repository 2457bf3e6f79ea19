import { toHiragana } from './kana';

/** A token of IPADIC, its names short: part of speech, first subcategory, conjugation form, base form, reading. */
export interface IpadicToken {
  surface: string;
  pos: string;
  detail: string;
  form?: string;
  base?: string;
  reading?: string;
}

/** Expressions that cannot be taken apart, with their readings where they are not kana. */
const setPhrases = new Map(
  Object.entries({
    いらっしゃいませ: '',
    こんにちは: '',
    こんばんは: '',
    いただきます: '',
    ごちそうさま: '',
    おはよう: '',
    おやすみなさい: '',
    すみません: '',
    ごめんなさい: '',
    さようなら: '',
    じゃあ: '',
    それから: '',
    だから: '',
    ところで: '',
    もしもし: '',
    どういたしまして: '',
    はじめまして: '',
    ございます: '',
    ございまし: '',
    お弁当: 'おべんとう',
    お腹: 'おなか',
    お寺: 'おてら',
    お待たせ: 'おまたせ',
    お疲れさま: 'おつかれさま',
    一匹: 'いっぴき',
    実は: 'じつは',
    本当に: 'ほんとうに',
    もう少し: 'もうすこし',
    ごゆっくり: '',
    かしこまりました: '',
    おかげさまで: '',
    一緒に: 'いっしょに',
    何か: 'なにか',
    お客さま: 'おきゃくさま',
    お客さん: 'おきゃくさん',
    晩ご飯: 'ばんごはん',
    朝ご飯: 'あさごはん',
    昼ご飯: 'ひるごはん',
    お茶: 'おちゃ',
    ご飯: 'ごはん',
    お金: 'おかね',
    みっつ: '',
    よっつ: '',
    いつつ: '',
    ください: '',
    たこ焼き: 'たこやき',
    もう一度: 'もういちど',
    お土産: 'おみやげ',
    お母さん: 'おかあさん',
    お父さん: 'おとうさん',
    お兄さん: 'おにいさん',
    お姉さん: 'おねえさん',
  }),
);

/** Numbers whose counter changes their sound stay whole; others are cut before the counter. */
const irregularCounts = new Map(
  Object.entries({
    一人: 'ひとり',
    二人: 'ふたり',
    四人: 'よにん',
    一分: 'いっぷん',
    三分: 'さんぷん',
    四分: 'よんぷん',
    六分: 'ろっぷん',
    八分: 'はっぷん',
    十分: 'じゅっぷん',
    一本: 'いっぽん',
    三本: 'さんぼん',
    六本: 'ろっぽん',
    八本: 'はっぽん',
    十本: 'じゅっぽん',
    一杯: 'いっぱい',
    三杯: 'さんばい',
    六杯: 'ろっぱい',
    四時: 'よじ',
    七時: 'しちじ',
    九時: 'くじ',
    一回: 'いっかい',
    一個: 'いっこ',
    二十歳: 'はたち',
    一日: 'いちにち',
    三百: 'さんびゃく',
    六百: 'ろっぴゃく',
    八百: 'はっぴゃく',
    三千: 'さんぜん',
    八千: 'はっせん',
  }),
);

const longest = 6;

/**
 * Brings IPADIC's tokens to glossed words: verb stem and auxiliaries, honorific prefixes and counters stay apart as they
 * are; the volitional う, the copula's past, noun suffixes and set phrases are joined. Surfaces joined stay the same.
 */
export function japaneseUnits(tokens: readonly IpadicToken[]): IpadicToken[] {
  const units: IpadicToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const [unit, length] = fixedAt(tokens, at) ?? [tokens[at] as IpadicToken, 1];
    const before = units.at(-1);
    if (length === 1 && before && joins(before, unit)) units[units.length - 1] = join(before, unit);
    else units.push(withKanaReading(unit));
    at += length;
  }
  return units;
}

function fixedAt(tokens: readonly IpadicToken[], at: number): [unit: IpadicToken, length: number] | undefined {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const parts = tokens.slice(at, at + length);
    const surface = parts.map((part) => part.surface).join('');
    const count = length > 1 ? irregularCounts.get(surface) : undefined;
    const reading = count ?? setPhrases.get(surface);
    if (reading === undefined) continue;
    return [{ surface, pos: count ? '数' : '感動詞', detail: '', ...(reading ? { reading } : {}) }, length];
  }
  return undefined;
}

function joins(before: IpadicToken, token: IpadicToken): boolean {
  // ましょ + う, でしょ + う, 行こ + う
  if (token.surface === 'う' && token.pos === '助動詞') return true;
  // でし + た, だっ + た: the copula's past is met as one word
  if (token.surface === 'た' && (before.surface === 'でし' || before.surface === 'だっ') && before.pos === '助動詞')
    return true;
  if (isMark(before) && isMark(token)) return true;
  // 日本 + 人, 店員; after a number it is a counter, and さん is glossed by itself
  if (token.pos === '名詞' && token.detail === '接尾' && before.pos === '名詞' && !isNumber(before)) {
    return !apartSuffixes.has(token.surface) && before.detail !== '代名詞';
  }
  return false;
}

function isMark({ surface }: IpadicToken): boolean {
  return /^[\p{P}\p{S}]+$/u.test(surface);
}

const apartSuffixes = new Set([
  'さん',
  'ちゃん',
  '君',
  '様',
  'さま',
  'たち',
  '達',
  '目',
  'そう',
  'ごろ',
  '中',
  'くらい',
  'ぐらい',
  'がた',
  '円',
  '方',
]);

function isNumber({ pos, detail, surface }: IpadicToken): boolean {
  return (pos === '名詞' && detail === '数') || /^[\d０-９]+$/u.test(surface);
}

function join(first: IpadicToken, second: IpadicToken): IpadicToken {
  const reading = first.reading && second.reading ? first.reading + toHiragana(second.reading) : undefined;
  const base = second.pos === '助動詞' ? first.base : undefined;
  return {
    surface: first.surface + second.surface,
    pos: second.pos === '名詞' ? '名詞' : first.pos,
    detail: second.detail === '数' ? '数' : first.detail,
    ...(base ? { base } : {}),
    ...(reading ? { reading } : {}),
  };
}

/** は and へ are read as spoken where they are particles; everything else as IPADIC spells it, in hiragana. */
function withKanaReading(token: IpadicToken): IpadicToken {
  if (token.pos === '助詞' && token.surface === 'は') return { ...token, reading: 'わ' };
  if (token.pos === '助詞' && token.surface === 'へ') return { ...token, reading: 'え' };
  const reading = token.reading && toHiragana(token.reading).replace(/^にっぽん/u, 'にほん');
  return reading ? { ...token, reading } : token;
}
