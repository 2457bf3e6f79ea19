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
}; // oxfmt-ignore
const columns = { negative: 0, stem: 1, potential: 2, te: 3 } as const;
type Base = keyof typeof columns;

/** A verb's base: 住ま, 住み, 住め, 住ん; 食べ; し; 来. */
export function baseOf({ kind, word }: Head, base: Base): WrittenWord {
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
export function adjectiveBase({ word }: Head, ending: string): WrittenWord {
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
export function negativeOf(head: Head, form: string): WrittenWord[] {
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
