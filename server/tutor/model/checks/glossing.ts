import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import { identityOf } from '../../../../domain/words/identity';
import type { DictionaryGloss } from '../../../dictionary/dictionary';
import type { AsyncLanguageTools } from '../../../language/asyncLanguageTools';
import type { Draft, RawWord } from '../encoding/draft';
import type { PieceGloss } from '../encoding/numberedPieces';
import { alignAll, createAligner, type Aligner } from './align';
import { doubtfulRegions, settle } from './boundaries';
import { mostPiecesAsked } from './bounds';
import { cover, type Piece } from './cover';
import { glossProblems } from './glossProblems';
import { soundOf } from './readings';
import { sanitiseGloss, sanitisePart } from './sanitise';

/** Between which languages is glossed, and who is asked where the answer says nothing. */
export interface Glossing {
  language: string;
  ownLanguage: string;
  /** Names that are known from elsewhere than the text. */
  names: ReadonlySet<string>;
  tools: AsyncLanguageTools;
  /** Asks the model once more for all words of a text. Never throws: empty where there is no answer. */
  cutAgain(text: string): Promise<readonly RawWord[]>;
  /** Asks the model once more, for pieces alone; by index. Never throws: nothing is worse than a missing gloss. */
  askAgain(text: string, surfaces: readonly string[]): Promise<ReadonlyMap<number, PieceGloss>>;
  /** What is listed of a word out of any sentence, by people who wrote it for this product; null for nothing. */
  findListed(word: { surface: string; lemma?: string }): Promise<string | null>;
  /** Imported dictionaries, by word identity. */
  lookUp(identities: readonly string[]): Promise<ReadonlyMap<string, DictionaryGloss>>;
}

export interface Glossed {
  words: Morpheme[];
  /** Number of words whose gloss or boundary did not come with the answer. */
  repaired: number;
}

/** Milliseconds that an answer is kept waiting for its words: its text goes on, and a slow segmenter breaks off no stream. */
const wordsWithinMs = 50;

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
  let shown = 0;
  let adding: Promise<void> | null = null;

  async function addWords(draft: Draft, shownText: string): Promise<void> {
    if (!aligner) {
      text = shownText;
      aligner = createAligner(text);
    }
    for (; taken < draft.words.length; taken += 1) {
      const word = draft.words[taken];
      const placed = word && aligner.place(cleaned(word));
      if (!placed) continue;
      const pieces = await cover(text, [placed], glossing.tools, { from: at, to: placed.end });
      words.push(...(await morphemesOf(pieces, glossing)));
      at = placed.end;
    }
  }

  return {
    /**
     * The words up to the last that has come whole; null while nothing new can be shown.
     *
     * @param shownText the draft's text as it is shown
     */
    async take(draft: Draft, shownText: string): Promise<Morpheme[] | null> {
      if (!draft.isTextWhole) return null;
      adding ??= addWords(draft, shownText).finally(() => {
        adding = null;
      });
      await within(wordsWithinMs, adding);
      if (words.length === shown) return null;
      shown = words.length;
      return [...words];
    },
  };
}

/** Waits for it, but no longer than so many milliseconds. */
async function within(ms: number, awaited: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([awaited, late]);
  clearTimeout(timer);
}

/**
 * All words of a whole text, checked and mended: where they cross the local segmenter's a second opinion is asked for,
 * what has no gloss that can be shown is asked for once more, all of it together, and what is still missing is looked up.
 */
export async function glossAll(text: string, raw: readonly RawWord[], glossing: Glossing): Promise<Glossed> {
  const { tools } = glossing;
  const first = alignAll(text, raw.map(cleaned));
  const doubts = await doubtfulRegions(text, first, tools);
  const second = doubts.length > 0 ? alignAll(text, (await glossing.cutAgain(text)).map(cleaned)) : [];
  const pieces = await cover(text, settle(text, first, doubts, second), tools);
  const problems = [...glossProblems(pieces, glossing).keys()];
  if (problems.length === 0) {
    return { words: await morphemesOf(pieces, glossing), repaired: doubts.length };
  }

  const surfaces = problems.slice(0, mostPiecesAsked).map((index) => pieces[index]?.surface ?? '');
  const answers = await glossing.askAgain(text, surfaces);
  const mended = pieces.map((piece, index) => withAnswer(piece, answers.get(problems.indexOf(index))));
  const lacking = new Set(glossProblems(mended, glossing).keys());
  const found = await lookUpAll(mended, lacking, glossing);
  const words = mended.map(async (piece, index) => {
    const gloss = found.get(index) ?? '';
    if (!lacking.has(index)) return morphemeOf(piece, glossing);
    return morphemeOf({ ...piece, word: { ...asked(piece), gloss } }, glossing, gloss ? { dict: true } : {});
  });
  return { words: await Promise.all(words), repaired: problems.length + doubts.length };
}

function withAnswer(piece: Piece, answer: PieceGloss | undefined): Piece {
  if (!answer) return piece;
  return { ...piece, word: { ...asked(piece), reading: answer.reading, gloss: answer.gloss } };
}

const asked = ({ surface, word }: Piece): RawWord => word ?? { surface, reading: '', gloss: '', isNeeded: false };

/** Glosses by the pieces' indices: what is listed here, then what dictionaries have. */
async function lookUpAll(
  pieces: readonly Piece[],
  indices: ReadonlySet<number>,
  { language, findListed, lookUp }: Glossing,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  const unlisted = new Map<number, string[]>();
  for (const index of indices) {
    const piece = pieces[index];
    if (!piece) continue;
    const listed = await findListed(piece);
    if (listed !== null) found.set(index, listed);
    else unlisted.set(index, identitiesOf(piece, language));
  }
  const identities = [...new Set([...unlisted.values()].flat())];
  const entries = identities.length > 0 ? await lookUp(identities) : new Map<string, DictionaryGloss>();
  for (const [index, keys] of unlisted) {
    const entry = keys.map((key) => entries.get(key)).find((each) => each !== undefined);
    if (entry) found.set(index, entry.gloss);
  }
  return found;
}

/** As a word stands in the text, then in its dictionary form. */
function identitiesOf({ surface, lemma }: Piece, language: string): string[] {
  return [surface, lemma ?? surface].map((form) => identityOf(form, language)).filter(Boolean);
}

const morphemesOf = (pieces: readonly Piece[], glossing: Glossing) =>
  Promise.all(pieces.map((piece) => morphemeOf(piece, glossing)));

async function morphemeOf(piece: Piece, { language, tools }: Glossing, extra: MorphemeMarks = {}): Promise<Morpheme> {
  const { surface, kind, word } = piece;
  if (kind === 'punctuation') return [surface, '', ''];
  const sound = await soundOf({ surface, reading: word?.reading ?? '', local: piece.reading }, language, tools);
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
  gloss: sanitiseGloss(gloss),
  isNeeded,
});
