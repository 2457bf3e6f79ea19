import type { WrittenWord } from '../writer';
import { unsayable, words } from './words';

export type HeadKind = 'godan' | 'ichidan' | 'suru' | 'kuru' | 'i' | 'na';

/** What a predicate ends in, and what belongs to it in front: お腹 が | すく, 勉強 | する, 背 が | 高い. */
export interface Head {
  readonly before: readonly WrittenWord[];
  readonly kind: HeadKind;
  /** In its dictionary form; a noun or な-adjective alone. */
  readonly word: WrittenWord;
  /** It says a state: as a predicate it is ている, before a noun た (疲れている, 太った猫). */
  readonly isState?: true;
  /** The one that it is said of is no subject of 'am' or 'are': 好き, いい of leave. */
  readonly isImpersonal?: true;
  /** A noun, with の before another: 病気の人. */
  readonly isNoun?: true;
}

export interface Inflection {
  readonly past: boolean;
  readonly negated: boolean;
}

const kinds: Readonly<Record<string, HeadKind>> = {
  '5': 'godan',
  '1': 'ichidan',
  s: 'suru',
  k: 'kuru',
  i: 'i',
  na: 'na',
  no: 'na',
  '5t': 'godan',
  '1t': 'ichidan',
  st: 'suru',
};

const heads = new Map<string, Head>();

/**
 * Reads a row of a table: its class and its words, the last of which is inflected: `5 住む@すむ=live`. The class is 5
 * (五段), 1 (一段), s (する), k (来る), i, na or no; with a t the verb says a state by ている.
 */
export function headOf(row: string): Head {
  const known = heads.get(row);
  if (known) return known;
  const [label = '', ...rest] = row.split(' ');
  const kind = kinds[label];
  const all = words(rest.join(' '));
  const word = all.at(-1);
  if (!kind || !word) throw new Error(`'${row}' has no class`);
  const head: Head = {
    before: all.slice(0, -1),
    kind,
    word,
    ...(label.endsWith('t') ? { isState: true } : {}),
    ...(label === 'no' ? { isNoun: true } : {}),
  };
  heads.set(row, head);
  return head;
}

/** A noun phrase as what something is: 学生 | です. */
export function nounHead(phrase: readonly WrittenWord[]): Head {
  const word = phrase.at(-1) ?? unsayable();
  return { before: phrase.slice(0, -1), kind: 'na', word, isNoun: true };
}

const rows: Readonly<Record<string, string>> = {
  う: 'わいえっ', く: 'かきけい', ぐ: 'がぎげい', す: 'さしせし', つ: 'たちてっ',
  ぬ: 'なにねん', ぶ: 'ばびべん', む: 'まみめん', る: 'らりれっ',
}; // prettier-ignore
const columns = { negative: 0, stem: 1, potential: 2, te: 3 } as const;
type Base = keyof typeof columns;

/** A verb's base: 住ま, 住み, 住め, 住ん; 食べ; し; 来. */
function baseOf({ kind, word }: Head, base: Base): WrittenWord {
  const made = (ending: string, reading?: string): WrittenWord => ({
    ...word,
    surface: word.surface.slice(0, -1) + ending,
    ...(word.reading ? { reading: reading ?? word.reading.slice(0, -1) + ending } : {}),
    lemma: word.lemma ?? word.surface,
  });
  if (kind === 'ichidan') return made('');
  if (kind === 'suru') return { ...made(''), surface: 'し', lemma: 'する' };
  if (kind === 'kuru') return made('', base === 'negative' ? 'こ' : 'き');
  const last = word.surface.slice(-1);
  if (base === 'te' && word.surface.endsWith('行く')) return made('っ');
  return made(rows[last]?.[columns[base]] ?? unsayable());
}

const isVoiced = ({ kind, word }: Head) => kind === 'godan' && /[ぐぬぶむ]$/u.test(word.surface);

export const stemOf = (head: Head): WrittenWord[] => [...head.before, baseOf(head, 'stem')];

/** 大きい without its い; いい is よ. */
function adjectiveBase({ word }: Head, ending: string): WrittenWord {
  const isGood = /(?:^|かっこ)いい$/u.test(word.surface);
  const cut = (text: string) => (isGood ? `${text.slice(0, -2)}よ` : text.slice(0, -1)) + ending;
  return {
    ...word,
    surface: cut(word.surface),
    ...(word.reading ? { reading: cut(word.reading) } : {}),
    lemma: word.surface === 'いい' ? 'よい' : word.surface,
  };
}

const copula = (form: string) => words(form);
const isNot = (rest: string) => words(`で~だ=:link は@わ=:topic ${rest}`);

/** Which of 'is', 'am' and 'are' a です is. */
export type Copula = 'is' | 'am' | 'are';

/** The end of a polite sentence: 食べ | まし | た, 大きかっ | た | です, 学生 | でした. */
export function polite(head: Head, { past, negated }: Inflection, of: Copula = 'is'): WrittenWord[] {
  const is = head.isImpersonal ? 'is' : of;
  const was = is === 'are' ? 'were' : 'was';
  if (head.kind === 'na') {
    const noun = [...head.before, head.word];
    if (!negated) return [...noun, ...copula(past ? `でした~です=${was}` : `です=${is}`)];
    return [...noun, ...isNot(`あり~ある=${is} ませ~ます=:polite ん=:negative${past ? ' でした~です=:past' : ''}`)];
  }
  if (head.kind === 'i') {
    const isDesire = /^(?:たい|ほしい)$/u.test(head.word.surface);
    return [...plain(head, { past, negated }), ...words(past || negated || isDesire ? 'です=:polite' : `です=${is}`)];
  }
  const stem = stemOf(head);
  if (!negated) return [...stem, ...words(past ? 'まし~ます=:polite た=:past' : 'ます=:polite')];
  return [...stem, ...words(`ませ~ます=:polite ん=:negative${past ? ' でした~です=:past' : ''}`)];
}

/** As before ので, 時 and の, but for だ. */
export function plain(head: Head, { past, negated }: Inflection): WrittenWord[] {
  const { before, word } = head;
  if (head.kind === 'na') {
    const noun = [...before, word];
    if (negated) return [...noun, ...isNot(past ? 'なかっ~ない=not た=:past' : 'ない=not')];
    return [...noun, ...words(past ? 'だった~だ=was' : 'だ=is')];
  }
  if (!negated) {
    if (!past) return [...before, word];
    return head.kind === 'i' ? [...before, adjectiveBase(head, 'かっ'), ...words('た=:past')] : taForm(head);
  }
  return [...negativeOf(head, past ? 'なかっ~ない' : 'ない'), ...words(past ? 'た=:past' : '')];
}

/** A noun or な-adjective without だ. */
export const withoutCopula = ({ before, word }: Head): WrittenWord[] => [...before, word];

/** What stands before ない in one of its forms, and it. */
function negativeOf(head: Head, form: string): WrittenWord[] {
  if (head.kind === 'na') return [...head.before, head.word, ...isNot(`${form}=not`)];
  if (head.kind === 'i') return [...head.before, adjectiveBase(head, 'く'), ...words(`${form}=:negative`)];
  if (head.word.surface === 'ある') return [...head.before, ...words(`${form}=there_is_not`)];
  return [...head.before, baseOf(head, 'negative'), ...words(`${form}=:negative`)];
}

const teBase = (head: Head): WrittenWord[] => [...head.before, baseOf(head, 'te')];
const taForm = (head: Head) => [...teBase(head), ...words(isVoiced(head) ? 'だ~た=:past' : 'た=:past')];

/** What goes on: 食べ | て, 住ん | で, 大きく | て, 学生 | で; after a negation なく | て. */
export function linking(head: Head, negated: boolean): WrittenWord[] {
  if (negated) return [...negativeOf(head, 'なく~ない'), ...words('て=:link')];
  if (head.kind === 'na') return [...head.before, head.word, ...words('で~だ=:link')];
  if (head.kind === 'i') return [...head.before, adjectiveBase(head, 'く'), ...words('て=:link')];
  return [...teBase(head), ...words(isVoiced(head) ? 'で~て=:link' : 'て=:link')];
}

/** 'If' and 'when' of what is to come: 食べ | たら, 降ら | なかっ | たら. */
export function conditional(head: Head, negated: boolean): WrittenWord[] {
  if (negated) return [...negativeOf(head, 'なかっ~ない'), ...words('たら=:if')];
  if (head.kind === 'na') return [...head.before, head.word, ...words('だっ~だ=is たら=:if')];
  if (head.kind === 'i') return [...head.before, adjectiveBase(head, 'かっ'), ...words('たら=:if')];
  return [...teBase(head), ...words(isVoiced(head) ? 'だら~たら=:if' : 'たら=:if')];
}

/** One of several things that are done: 料理 を | し | たり. */
export const amongOthers = (head: Head): WrittenWord[] =>
  head.kind === 'na' || head.kind === 'i'
    ? unsayable()
    : [...teBase(head), ...words(isVoiced(head) ? 'だり~たり=and' : 'たり=and')];

/** Before a noun: 大きい, 静か | な, 病気 | の, 太っ | た. */
export function attributive(head: Head): WrittenWord[] {
  if (head.kind === 'na') return [...head.before, head.word, ...words(head.isNoun ? 'の=:of' : 'な~だ=:link')];
  return head.isState ? taForm(head) : plain(head, { past: false, negated: false });
}

/** Before ので and ん: as `plain`, with な for だ. */
export function beforeNode(head: Head, inflection: Inflection): WrittenWord[] {
  const isCopula = head.kind === 'na' && !inflection.past && !inflection.negated;
  return isCopula ? [...head.before, head.word, ...words('な~だ=:link')] : plain(head, inflection);
}

/** Before 時: 食べる, 若い, 静か | な, 子ども | の. */
export function beforeToki(head: Head, inflection: Inflection): WrittenWord[] {
  if (inflection.negated) return plain(head, inflection);
  if (head.kind === 'na' || head.kind === 'i') return attributive(head);
  return plain(head, inflection);
}

/** 大きい as an adverb: 大きく, 静か | に. */
const verbOnly = (head: Head): Head => (head.kind === 'i' || head.kind === 'na' ? unsayable() : head);

export const ongoing = (head: Head): Head => ({
  before: linking(verbOnly(head), false),
  kind: 'ichidan',
  word: { surface: 'いる', gloss: ':ongoing' },
});

const oRow: Readonly<Record<string, string>> = {
  う: 'お', く: 'こ', ぐ: 'ご', す: 'そ', つ: 'と', ぬ: 'の', ぶ: 'ぼ', む: 'も', る: 'ろ',
}; // prettier-ignore

/** 行こう, 食べよう, しよう: one piece. */
export function volitional(head: Head): WrittenWord[] {
  const { before, kind, word } = verbOnly(head);
  const cut = (text: string) => text.slice(0, -1);
  const made = (surface: string, reading: string | undefined): WrittenWord[] => [
    ...before,
    { ...word, surface, lemma: word.lemma ?? word.surface, ...(reading ? { reading } : {}) },
  ];
  if (kind === 'suru') return made('しよう', undefined);
  if (kind === 'kuru') return made('来よう', 'こよう');
  const ending = kind === 'ichidan' ? 'よう' : `${oRow[word.surface.slice(-1)] ?? unsayable()}う`;
  return made(cut(word.surface) + ending, word.reading && cut(word.reading) + ending);
}

export const wanting = (head: Head): Head => ({
  before: stemOf(verbOnly(head)),
  kind: 'i',
  word: { surface: 'たい', gloss: ':want' },
});

/** What somebody else wants: 行き | たがっ | て | いる. */
export const seenWanting = (head: Head): Head =>
  ongoing({ before: stemOf(verbOnly(head)), kind: 'godan', word: { surface: 'たがる', gloss: ':want' } });

/** 'Can', with が for the object that stands in the verb itself: 料理 が | できる. */
export function potential(head: Head): Head {
  const { before, kind, word } = verbOnly(head);
  const able = before.map((each, index) =>
    index === before.length - 1 && each.surface === 'を' ? { surface: 'が', gloss: ':subject' } : each,
  );
  if (kind === 'suru') return { before: able, kind: 'ichidan', word: { surface: 'できる', gloss: 'can do' } };
  if (kind !== 'godan') {
    const base = baseOf(head, 'negative');
    return { before: [...able, base], kind: 'ichidan', word: { surface: 'られる', gloss: 'can' } };
  }
  const base = baseOf(head, 'potential');
  const reading = base.reading ? { reading: `${base.reading}る` } : {};
  return {
    before: able,
    kind: 'ichidan',
    word: { surface: `${base.surface}る`, ...reading, gloss: `can ${word.gloss}` },
  };
}

/** 食べ | なけれ | ば | なら, which goes on negated: なり | ませ | ん. */
export const having = (head: Head): Head => ({
  before: [...negativeOf(verbOnly(head), 'なけれ~ない'), ...words('ば=:if')],
  kind: 'godan',
  word: { surface: 'なる', gloss: 'will do' },
});

/** 'Need not': 食べ | なく | て | も | いい. */
export const needless = (head: Head): Head => ({
  before: [...linking(verbOnly(head), true), ...words('も=even')],
  kind: 'i',
  word: { surface: 'いい', gloss: 'good' },
  isImpersonal: true,
});

/** 'May': 食べ | て | も | いい. */
export const allowed = (head: Head): Head => ({
  before: [...linking(verbOnly(head), false), ...words('も=even')],
  kind: 'i',
  word: { surface: 'いい', gloss: 'good' },
  isImpersonal: true,
});

/** 'May not', which goes on negated: 食べ | て | は | いけ | ませ | ん. */
export const forbidden = (head: Head): Head => ({
  before: [...linking(verbOnly(head), false), ...words('は@わ=:topic')],
  kind: 'ichidan',
  word: { surface: 'いける', gloss: 'will do' },
});

/** 'Like doing': 歩く | の | が | 好き. */
export const liking = (done: readonly WrittenWord[], liked: Head): Head => ({
  before: [...done, ...words('の=:link が=:subject'), ...liked.before],
  kind: liked.kind,
  word: liked.word,
  isImpersonal: true,
});

/** 'Too': 大き | すぎる. */
export const excessive = (head: Head): Head => ({
  before:
    head.kind === 'na'
      ? [...head.before, head.word]
      : head.kind === 'i'
        ? [...head.before, adjectiveBase(head, '')]
        : stemOf(head),
  kind: 'ichidan',
  word: { surface: 'すぎる', gloss: 'too' },
  ...(head.isState ? { isState: true } : {}),
});

/** A request: 待っ | て | ください, 行か | ない | で | ください. */
export const requesting = (head: Head, negated: boolean): WrittenWord[] => {
  // 'Give me' has a word of its own.
  if (head.word.surface === 'くれる' && !negated) return [...head.before, ...words('ください=please')];
  return [
    ...(negated ? [...negativeOf(verbOnly(head), 'ない'), ...words('で=:link')] : linking(verbOnly(head), false)),
    ...words('ください~くださる=:please-do'),
  ];
};
