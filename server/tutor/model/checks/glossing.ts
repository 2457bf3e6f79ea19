import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import { identityOf } from '../../../../domain/words/identity';
import type { DictionaryGloss } from '../../../dictionary/dictionary';
import type { LanguageTools } from '../../../language/languageTools';
import type { Draft, RawWord } from '../encoding/draft';
import type { PieceGloss } from '../encoding/numberedPieces';
import { alignAll, createAligner, type Aligner } from './align';
import { doubtfulRegions, settle } from './boundaries';
import { cover, type Piece } from './cover';
import { glossProblems } from './glossProblems';
import { soundOf } from './readings';
import { sanitise, sanitisePart } from './sanitise';

/** Between which languages is glossed, and who is asked where the answer says nothing. */
export interface Glossing {
  language: string;
  ownLanguage: string;
  tools: LanguageTools;
  /** Asks the model once more for all words of a text. Never throws: empty where there is no answer. */
  cutAgain(text: string): Promise<readonly RawWord[]>;
  /** Asks the model once more, for pieces alone; by index. Never throws: nothing is worse than a missing gloss. */
  askAgain(text: string, surfaces: readonly string[]): Promise<ReadonlyMap<number, PieceGloss>>;
  /** Dictionaries, by word identity. */
  lookUp(identities: readonly string[]): Promise<ReadonlyMap<string, DictionaryGloss>>;
}

export interface Glossed {
  words: Morpheme[];
  /** Number of words whose gloss or boundary did not come with the answer. */
  repaired: number;
}

/**
 * The words of an answer while they come. Each is placed once, so that a word costs the same at the end of a long
 * answer as at its beginning; what is wrong is left for `glossAll`.
 */
export function createGlossStream(glossing: Glossing) {
  const words: Morpheme[] = [];
  let text = '';
  let aligner: Aligner | null = null;
  let taken = 0;
  let at = 0;
  return {
    /** The words up to the last that has come whole; null while nothing new can be shown. */
    take(draft: Draft): Morpheme[] | null {
      if (!draft.isTextWhole || taken === draft.words.length) return null;
      if (!aligner) {
        text = sanitise(draft.text);
        aligner = createAligner(text);
      }
      const before = words.length;
      for (; taken < draft.words.length; taken += 1) {
        const word = draft.words[taken];
        const placed = word && aligner.place(cleaned(word));
        if (!placed) continue;
        const pieces = cover(text, [placed], glossing.tools, { from: at, to: placed.end });
        words.push(...pieces.map((piece) => morphemeOf(piece, glossing)));
        at = placed.end;
      }
      return words.length > before ? [...words] : null;
    },
  };
}

/**
 * All words of a whole text, checked and mended: where they cross the local segmenter's a second opinion is asked for,
 * what has no gloss that can be shown is asked for once more, all of it together, and what is still missing is looked up.
 */
export async function glossAll(text: string, raw: readonly RawWord[], glossing: Glossing): Promise<Glossed> {
  const { tools } = glossing;
  const first = alignAll(text, raw.map(cleaned));
  const doubts = doubtfulRegions(text, first, tools);
  const second = doubts.length > 0 ? alignAll(text, (await glossing.cutAgain(text)).map(cleaned)) : [];
  const pieces = cover(text, settle(text, first, doubts, second), tools);
  const problems = [...glossProblems(pieces, glossing).keys()];
  if (problems.length === 0) {
    return { words: pieces.map((piece) => morphemeOf(piece, glossing)), repaired: doubts.length };
  }

  const surfaces = problems.map((index) => pieces[index]?.surface ?? '');
  const answers = await glossing.askAgain(text, surfaces);
  const mended = pieces.map((piece, index) => withAnswer(piece, answers.get(problems.indexOf(index))));
  const lacking = new Set(glossProblems(mended, glossing).keys());
  const found = await lookUpAll(mended, lacking, glossing);
  const words = mended.map((piece, index) => {
    const gloss = lacking.has(index) ? (found.get(identityOf(piece.surface, glossing.language))?.gloss ?? '') : null;
    if (gloss === null) return morphemeOf(piece, glossing);
    return morphemeOf({ ...piece, word: { ...asked(piece), gloss } }, glossing, gloss ? { dict: true } : {});
  });
  return { words, repaired: problems.length + doubts.length };
}

function withAnswer(piece: Piece, answer: PieceGloss | undefined): Piece {
  if (!answer) return piece;
  return { ...piece, word: { ...asked(piece), reading: answer.reading, gloss: answer.gloss } };
}

const asked = ({ surface, word }: Piece): RawWord => word ?? { surface, reading: '', gloss: '', isNeeded: false };

async function lookUpAll(pieces: readonly Piece[], indices: ReadonlySet<number>, { language, lookUp }: Glossing) {
  const surfaces = [...indices].map((index) => pieces[index]?.surface ?? '');
  const identities = [...new Set(surfaces.map((surface) => identityOf(surface, language)))].filter(Boolean);
  return identities.length > 0 ? lookUp(identities) : new Map<string, DictionaryGloss>();
}

function morphemeOf(piece: Piece, { language, tools }: Glossing, extra: MorphemeMarks = {}): Morpheme {
  const { surface, kind, word } = piece;
  if (kind === 'punctuation') return [surface, '', ''];
  const sound = soundOf({ surface, reading: word?.reading ?? '', local: piece.reading }, language, tools);
  const marks: MorphemeMarks = {
    ...extra,
    ...(piece.lemma && piece.lemma !== surface ? { lemma: piece.lemma } : {}),
    ...(word?.isNeeded ? { needed: true } : {}),
    ...(sound.isApproximate ? { approx: true } : {}),
  };
  const gloss = word?.gloss ?? '';
  return Object.keys(marks).length > 0 ? [surface, sound.latin, gloss, marks] : [surface, sound.latin, gloss];
}

const cleaned = ({ surface, reading, gloss, isNeeded }: RawWord): RawWord => ({
  surface: surface.normalize('NFC'),
  reading: sanitisePart(reading),
  gloss: sanitisePart(gloss),
  isNeeded,
});
