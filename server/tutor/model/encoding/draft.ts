/** A word as a model gave it: nothing of it has been checked. */
export interface RawWord {
  surface: string;
  /** How it sounds, in the script that its language spells sounds in; '' where none was asked for or given. */
  reading: string;
  gloss: string;
  /** The learner said it in their own language. */
  isNeeded: boolean;
}

/**
 * What has come of an answer so far. One object that grows: decoders change it and hand it out again, so that nothing
 * is copied for each piece that comes.
 */
export interface Draft {
  text: string;
  /** Nothing more will come of the text. */
  isTextWhole: boolean;
  /** Words of which everything has come, in the order given. */
  words: RawWord[];
  meaning: string;
  replies: { text: string; means: string }[];
  title: string;
  /** Why the learner's sentence was changed. */
  correction: string;
  /** What is worth remembering of what was said long ago. */
  memory: string;
}

export const emptyDraft = (): Draft => ({
  text: '',
  isTextWhole: false,
  words: [],
  meaning: '',
  replies: [],
  title: '',
  correction: '',
  memory: '',
});

/**
 * How much of an answer is read: more than the longest that can be shown (a learner's own sentences, some 10,000
 * characters). What a model repeats beyond that is passed over, and costs nothing.
 */
export const most = { characters: 16_384, words: 4_000, replies: 20 } as const;

/**
 * Whether a text that grows is to be looked at again, by its length then and now. All of it is read each time, so that
 * to do so with each piece would cost the square of its length; so it costs some 64 times its length.
 */
export const hasGrown = (before: number, now: number): boolean => now < before || now - before > before / 64;

/** Makes a draft as it was before anything had come. */
export function emptyAgain(draft: Draft): void {
  Object.assign(draft, emptyDraft());
}

/** Parts of an answer beyond text and words, by their names on the wire. */
export type ExtraPart = 'meaning' | 'replies' | 'title' | 'correction' | 'memory';

/**
 * `surface|reading|gloss|*` with the later parts left out where they say nothing. A bar at the beginning is the word
 * itself; punctuation at the ends of a word, which models leave on, is none of it. Null for what has no surface.
 */
export function parseWord(line: string): RawWord | null {
  const from = line.startsWith('|') ? 1 : 0;
  const [head = '', ...rest] = line.slice(from).split('|');
  const surface = withoutEdges(`${'|'.repeat(from)}${head}`.trim());
  if (surface === '') return null;
  const isNeeded = rest.at(-1)?.trim() === '*';
  const parts = (isNeeded ? rest.slice(0, -1) : rest).map((part) => part.trim());
  const gloss = (parts.length > 1 ? parts.slice(1).join('|') : (parts[0] ?? '')).replace(/[,;]+$/u, '');
  return { surface, reading: parts.length > 1 ? (parts[0] ?? '') : '', gloss, isNeeded };
}

/** Marks of sentences and quotes. Not apostrophes and hyphens, which make a word what it is (j’, -vous), nor % and €. */
const edge = String.raw`[\s.,!?;:…‥·"“”„‟«»‹›()\[\]{}¿¡—–*_~\u0060。、，．！？；：「」『』（）【】《》〈〉〜～؟،؛।॥]+`;
const edges = new RegExp(`^${edge}|${edge}$`, 'gu');

/** A word without the punctuation around it; what is nothing else, or has a point inside (z.B., a.m.), as it is. */
function withoutEdges(surface: string): string {
  const bare = surface.replace(edges, '');
  return bare === '' || /\p{L}\.\p{L}/u.test(bare) ? surface : bare;
}

/** `text|meaning`; null unless both are there. */
export function parseReply(line: string): { text: string; means: string } | null {
  const at = line.indexOf('|');
  const [text, means] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()];
  return text && means ? { text, means } : null;
}
