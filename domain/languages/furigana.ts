/** A stretch of a word, and the kana over it; '' where it is kana itself. */
export interface RubyPart {
  text: string;
  ruby: string;
}

/** Syllables of modified Hepburn: a consonant, then its kana with a, i, u, e and o; `-` where there is none. */
const rows: Readonly<Record<string, string>> = {
  '': 'あ い う え お',
  k: 'か き く け こ',
  g: 'が ぎ ぐ げ ご',
  s: 'さ - す せ そ',
  sh: 'しゃ し しゅ しぇ しょ',
  z: 'ざ - ず ぜ ぞ',
  j: 'じゃ じ じゅ じぇ じょ',
  t: 'た てぃ とぅ て と',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  ts: 'つぁ つぃ つ つぇ つぉ',
  d: 'だ でぃ どぅ で ど',
  n: 'な に ぬ ね の',
  h: 'は ひ - へ ほ',
  f: 'ふぁ ふぃ ふ ふぇ ふぉ',
  b: 'ば び ぶ べ ぼ',
  p: 'ぱ ぴ ぷ ぺ ぽ',
  m: 'ま み む め も',
  y: 'や - ゆ いぇ よ',
  r: 'ら り る れ ろ',
  w: 'わ うぃ - うぇ うぉ',
  v: 'ゔぁ ゔぃ ゔ ゔぇ ゔぉ',
  ky: 'きゃ - きゅ - きょ',
  gy: 'ぎゃ - ぎゅ - ぎょ',
  ny: 'にゃ - にゅ - にょ',
  hy: 'ひゃ - ひゅ - ひょ',
  by: 'びゃ - びゅ - びょ',
  py: 'ぴゃ - ぴゅ - ぴょ',
  my: 'みゃ - みゅ - みょ',
  ry: 'りゃ - りゅ - りょ',
};
const kanaOf = new Map(
  Object.entries(rows).flatMap(([consonant, kana]) =>
    kana.split(' ').map((each, at) => [`${consonant}${'aiueo'.charAt(at)}`, each] as const),
  ),
);
const long: Readonly<Record<string, string>> = { ā: 'aあ', ī: 'iい', ū: 'uう', ē: 'eえ', ō: 'oう' };
const syllable = /(t(?=ch)|([kgsztdhfbpmrjc])(?=\2)|t$)|n’|n(?![aiueoy])|[b-df-hj-np-tv-z]*[aiueo]|[あいうえ]/gu;

/** Hepburn as kana; null for what is none. A long o becomes おう: romaji does not say where it is おお. */
export function kanaOfRomaji(romaji: string): string | null {
  const spelled = romaji
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]/gu, '')
    .replace(/[āīūēō]/gu, (vowel) => long[vowel] ?? vowel);
  let kana = '';
  let at = 0;
  for (const match of spelled.matchAll(syllable)) {
    if (match.index !== at) return null;
    const [part, doubled] = match;
    at += part.length;
    const next = doubled ? 'っ' : /^n’?$/u.test(part) ? 'ん' : /^[あいうえ]$/u.test(part) ? part : kanaOf.get(part);
    if (next === undefined || next === '-') return null;
    kana += next;
  }
  return at === spelled.length ? kana : null;
}

/**
 * Kanji whose reading has おお where others have おう, ordered by the official spelling ('Gendai kanazukai', 1986,
 * part 2, rule 6), and those that keep ぢ and づ in compounds (rule 5). `from` is what Hepburn alone would give.
 */
const spellings: readonly (readonly [kanji: string, from: string, to: string])[] = [
  ...[...'大多狼仰公覆概'].map((kanji) => [kanji, 'おう', 'おお'] as const),
  ...[...'通遠十'].flatMap((kanji) => [[kanji, 'とう', 'とお'] as const, [kanji, 'どう', 'どお'] as const]),
  ...[...'氷凍滞'].map((kanji) => [kanji, 'こう', 'こお'] as const),
  ['炎', 'ほのう', 'ほのお'],
  ['頬', 'ほう', 'ほお'],
  ['憤', 'どう', 'どお'],
  ['催', 'もよう', 'もよお'],
  ['続', 'つず', 'つづ'],
  ['縮', 'ちじ', 'ちぢ'],
];
/** Only behind another kanji: there the word's own つ or ち is voiced. */
const voiced: readonly (readonly [kanji: string, from: string, to: string])[] = [
  ...[...'付突詰漬連'].map((kanji) => [kanji, 'ず', 'づ'] as const),
  ...[...'使遣疲'].map((kanji) => [kanji, 'ずか', 'づか'] as const),
  ['作', 'ずく', 'づく'],
  ['月', 'ずき', 'づき'],
  ['面', 'ずら', 'づら'],
  ['強', 'ずよ', 'づよ'],
  ['包', 'ずつ', 'づつ'],
  ['近', 'じか', 'ぢか'],
  ['血', 'じ', 'ぢ'],
];

/** The reading of a run of kanji, spelled as it is written in Japan. */
function spellReading(run: string, reading: string): string {
  let spelled = reading;
  for (const [kanji, from, to] of spellings) {
    if (run.startsWith(kanji) && spelled.startsWith(from)) spelled = to + spelled.slice(from.length);
    if (run.endsWith(kanji) && spelled.endsWith(from)) spelled = spelled.slice(0, -from.length) + to;
  }
  for (const [kanji, from, to] of voiced) {
    if (run.length > 1 && run.endsWith(kanji) && spelled.endsWith(from)) spelled = spelled.slice(0, -from.length) + to;
  }
  return spelled;
}

const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(text);
/** What is written above: kanji, and numbers, which are read in words. */
const needsReading = /[\p{Script=Han}\p{N}]/u;

/** As kana is heard: what Hepburn writes alike matches alike. */
const heardAs: Readonly<Record<string, string>> = {
  は: '[はわ]',
  へ: '[へえ]',
  を: 'お',
  づ: 'ず',
  ぢ: 'じ',
  お: '[おう]',
  う: '[うお]',
  ー: '[あいうえお]',
  ヵ: '.',
  ヶ: '.',
  // A stem cut before て or た: romaji has nothing for it behind a vowel that begins the word.
  っ: 'っ?',
  '・': '',
};

function patternOf(run: string): string {
  if (!isKana(run)) return '(.+?)';
  return [...run.replace(/[ァ-ヴ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))]
    .map((kana) => heardAs[kana] ?? kana)
    .join('');
}

/**
 * A Japanese word with kana over its kanji alone, from its reading in Hepburn; null where the reading is none. Where
 * the reading does not fit the word's own kana, it stands over the whole word.
 */
export function furiganaOf(surface: string, romaji: string): RubyPart[] | null {
  if (!needsReading.test(surface)) return [{ text: surface, ruby: '' }];
  const kana = kanaOfRomaji(romaji);
  if (kana === null || kana === '') return null;
  const runs =
    surface.match(/[\p{Script=Hiragana}\p{Script=Katakana}ー・]+|[^\p{Script=Hiragana}\p{Script=Katakana}ー・]+/gu) ??
    [];
  const found = new RegExp(`^${runs.map(patternOf).join('')}$`, 'u').exec(kana);
  if (!found) return [{ text: surface, ruby: kana }];
  let group = 0;
  return runs.map((text) => {
    if (isKana(text)) return { text, ruby: '' };
    group += 1;
    return { text, ruby: spellReading(text, found[group] ?? '') };
  });
}

/** How a word is read, in kana; null where its romaji does not say. */
export function kanaReadingOf(surface: string, romaji: string): string | null {
  return (
    furiganaOf(surface, romaji)
      ?.map(({ text, ruby }) => ruby || text)
      .join('') ?? null
  );
}
