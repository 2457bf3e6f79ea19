/** How fast the demo goes (specification, section 9), each number named for what it paces. In milliseconds. */
export const pacing = {
  /** Before the first frame. */
  startMs: 1_600,
  /** A frame lasts at least and at most so long, whatever happens in it. */
  shortestFrameMs: 1_000,
  longestFrameMs: 7_000,

  /** Each character that is typed. */
  typingMs: 45,
  /** Besides, where the keyboard is changed between Latin letters and those of East Asia. */
  scriptChangeMs: 300,
  /** Before the learner does anything: from the eye to the hand. */
  actMs: 450,
  /** How long a button is seen pressed. */
  pressMs: 150,
  /** What was typed stands complete before it is sent. */
  sendMs: 500,

  /** From sending to the first word of the learner's own sentence in the target language. */
  recastMs: 400,
  recastWordMs: 140,
  /** The tutor thinks, then speaks word by word. */
  replyMs: 1_200,
  replyWordMs: 250,

  /** A faded gloss that is looked at again stands whole so long. */
  peekMs: 1_500,
  /** A selected word and what can be done with it stand so long before it is done. */
  chooseMs: 1_800,

  /** To read what has come: for its being there, and for each of its characters. */
  readMs: 800,
  readCharacterMs: 20,
} as const;

/** What a frame of the script may have otherwise than all others. `frameMs` keeps to the bounds of every frame. */
export interface TimingOverrides {
  frameMs?: number;
  wordMs?: number;
}

type Script = 'cjk' | 'latin';

function scriptOf(character: string): Script | null {
  if (/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(character)) return 'cjk';
  return /\p{Script=Latin}/u.test(character) ? 'latin' : null;
}

/**
 * What a text looks like while it is typed: each state with the time since the one before. Spaces, numbers and marks
 * belong to whichever script is being typed.
 */
export function typing(text: string): { typed: string; afterMs: number }[] {
  let typed = '';
  let script: Script | null = null;
  return [...text].map((character) => {
    const next: Script | null = scriptOf(character) ?? script;
    const isChange = script !== null && next !== script;
    script = next;
    typed += character;
    return { typed, afterMs: pacing.typingMs + (isChange ? pacing.scriptChangeMs : 0) };
  });
}

export function readingMs(text: string): number {
  return pacing.readMs + [...text].length * pacing.readCharacterMs;
}

/** From the beginning of a frame to that of the next. */
export function frameMs(wishedMs: number): number {
  return Math.min(pacing.longestFrameMs, Math.max(pacing.shortestFrameMs, wishedMs));
}
