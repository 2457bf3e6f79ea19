import type { Joint } from './joints';

/** A form of a verb or an adjective: what is left of its dictionary form, and what follows. */
export interface WordForm {
  /** Kana that take the place of the last `cut` of the dictionary form. */
  ending: string;
  cut: 0 | 1 | 2;
  leaves: Joint;
  /** It says that it can be done. */
  can?: true;
}

const rows: Readonly<Record<string, readonly [i: string, t: string, a: string, e: string]>> = {
  う: ['い', 'っ', 'わ', 'え'],
  く: ['き', 'い', 'か', 'け'],
  ぐ: ['ぎ', 'い', 'が', 'げ'],
  す: ['し', 'し', 'さ', 'せ'],
  つ: ['ち', 'っ', 'た', 'て'],
  ぬ: ['に', 'ん', 'な', 'ね'],
  ぶ: ['び', 'ん', 'ば', 'べ'],
  む: ['み', 'ん', 'ま', 'め'],
  る: ['り', 'っ', 'ら', 'れ'],
};

/** Verbs in いる and える whose る changes. */
const changing = new Set('帰る 入る 知る 走る 切る 要る 減る 参る しゃべる'.split(' '));
const courteous = /(?:くださる|なさる|いらっしゃる|おっしゃる)$/u;

export function verbForms(lemma: string, kana: string): WordForm[] {
  const plain: WordForm = { ending: '', cut: 0, leaves: 'end' };
  if (kana.endsWith('する')) return [plain, ...suru];
  if (lemma === '来る' || lemma === 'くる') return [plain];
  if (/[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]る$/u.test(kana) && !changing.has(lemma))
    return [plain, ...ichidan];
  const row = rows[kana.slice(-1)];
  if (!row) return [plain];
  const [i, t, a, e] = row;
  const form = (ending: string, leaves: Joint, can?: true): WordForm => ({
    ending,
    cut: 1,
    leaves,
    ...(can ? { can } : {}),
  });
  const onbin = lemma === '行く' || lemma === 'いく' ? 'っ' : t;
  return [
    plain,
    form(courteous.test(lemma) ? 'い' : i, 'stem'),
    form(onbin, /[ぐぬぶむ]$/u.test(kana) ? 'de' : 'te'),
    form(a, 'neg'),
    form(e, 'stem', true),
    form(e, 'neg', true),
    form(`${e}る`, 'end', true),
  ];
}

const ichidan: WordForm[] = [
  { ending: '', cut: 1, leaves: 'stem' },
  { ending: '', cut: 1, leaves: 'te' },
  { ending: '', cut: 1, leaves: 'neg' },
];

const suru: WordForm[] = [
  { ending: 'し', cut: 2, leaves: 'stem' },
  { ending: 'し', cut: 2, leaves: 'te' },
  { ending: 'し', cut: 2, leaves: 'neg' },
];

/** Of 来る, whose kanji is read otherwise in each. */
export const comingForms: readonly { sound: string; written: string; leaves: Joint }[] = [
  { sound: 'き', written: '来', leaves: 'stem' },
  { sound: 'き', written: '来', leaves: 'te' },
  { sound: 'こ', written: '来', leaves: 'neg' },
];

export const adjectiveForms: readonly WordForm[] = [
  { ending: '', cut: 0, leaves: 'end' },
  { ending: 'く', cut: 1, leaves: 'ku' },
  { ending: 'かっ', cut: 1, leaves: 'past' },
];
