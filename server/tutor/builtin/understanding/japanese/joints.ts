/**
 * What a piece of a Japanese sentence leaves behind it, on which the next one stands: a noun, a stem that ます follows,
 * one that て or で follows, and so on; `end` after what can end a sentence, `open` where anything may follow.
 */
export type Joint =
  | 'start'
  | 'open'
  | 'noun'
  | 'number'
  | 'stem'
  | 'te'
  | 'de'
  | 'neg'
  | 'ku'
  | 'past'
  | 'masen'
  | 'link'
  | 'end'
  | 'part'
  | 'det'
  | 'final';

/** A piece as it sounds, on what it stands, and what it leaves. */
export interface Piece {
  sound: string;
  /** As the content writes it. */
  written: string;
  /** Undefined for a word that may begin a phrase. */
  after?: readonly Joint[];
  leaves: Joint;
  lemma?: string;
  /** Undefined where the content's own words tell it. */
  gloss?: string;
  /** How unlikely it is beside others of its sound, from 0. */
  cost: number;
}

/** sound[~lemma]=gloss, by what they stand on and what they leave. */
const rows: readonly (readonly [after: string, leaves: Joint, pieces: string])[] = [
  ['stem', 'end', 'ます=:polite ましょう=:let’s たい=:want'],
  ['stem', 'past', 'まし~ます=:polite たかっ~たい=:want'],
  ['stem', 'masen', 'ませ~ます=:polite'],
  ['stem', 'ku', 'たく~たい=:want'],
  ['stem', 'part', 'ながら=while に=:to'],
  ['masen', 'end', 'ん=:negative'],
  ['te past', 'end', 'た=:past'],
  ['de', 'end', 'だ~た=:past'],
  ['te', 'link', 'て=:link'],
  ['de', 'link', 'で~て=:link'],
  ['link', 'stem', 'い~いる=:ongoing'],
  ['link', 'te', 'い~いる=:ongoing'],
  ['link', 'neg', 'い~いる=:ongoing'],
  ['link', 'end', 'いる=:ongoing ください~くださる=:please-do'],
  ['noun part', 'end', 'ください~くださる=please'],
  ['neg ku link', 'end', 'ない=:negative'],
  ['neg ku link', 'past', 'なかっ~ない=:negative'],
  ['noun part open start', 'end', 'ない=there_is_not'],
  ['noun part open start', 'past', 'なかっ~ない=there_is_not'],
  ['noun', 'ku', 'じゃ~だ=is では~だ=is'],
  ['ku', 'stem', 'あり~ある=be'],
  ['noun end part', 'end', 'です=is でしょう~です=probably'],
  ['noun end part', 'end', 'でした~です=was'],
  ['noun', 'end', 'だ=is だった~だ=was'],
  ['noun', 'part', 'が=:subject を=:object で=:at へ=:to の=:of から=:from まで=:until より=than や=and'],
  ['noun part', 'part', 'は=:topic も=:also'],
  ['noun', 'part', 'に=:to と=:with'],
  ['part', 'part', 'の=:of'],
  ['end', 'part', 'と=:quote から=:because が=:but けど=but の=:link ん~の=:link'],
  ['noun', 'det', 'な~だ=:link'],
  ['start part open det final', 'det', 'お=:honorific ご=:honorific'],
  ['noun', 'noun', 'さん=:name ちゃん=:name たち=:plural くん=:name'],
  ['end noun part link', 'final', 'か=:question ね=:agree よ=:emphasis よね=:agree かな=I_wonder'],
  ['final', 'final', 'ね=:agree'],
];

/** The small pieces between words. */
export const smallPieces: readonly Piece[] = rows.flatMap(([after, leaves, pieces]) =>
  pieces.split(' ').map((piece): Piece => {
    const [form = '', gloss = ''] = piece.split('=');
    const [sound = '', lemma] = form.split('~');
    return {
      sound,
      written: sound,
      after: after.split(' ') as Joint[],
      leaves,
      ...(lemma === undefined ? {} : { lemma }),
      gloss: gloss.replace(/_/gu, ' '),
      cost: 0,
    };
  }),
);
