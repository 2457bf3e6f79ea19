import type { WrittenWord } from '../writer';
import { baseOf, adjectiveBase, negativeOf, linking, stemOf, type Head } from './inflect';
import { unsayable, words } from './words';

const verbOnly = (head: Head): Head => (head.kind === 'i' || head.kind === 'na' ? unsayable() : head);

export const ongoing = (head: Head): Head => ({
  before: linking(verbOnly(head), false),
  kind: 'ichidan',
  word: { surface: 'いる', gloss: ':ongoing' },
});

const oRow: Readonly<Record<string, string>> = {
  う: 'お', く: 'こ', ぐ: 'ご', す: 'そ', つ: 'と', ぬ: 'の', ぶ: 'ぼ', む: 'も', る: 'ろ',
}; // oxfmt-ignore

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

/** What is done for the speaker: 貸し | て | くれる. */
export const favouring = (head: Head): Head => ({
  before: linking(verbOnly(head), false),
  kind: 'ichidan',
  word: { surface: 'くれる', gloss: ':for_me' },
});

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
