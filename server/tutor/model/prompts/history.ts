import type { TutorTurn } from '../../tutor';
import { clip, estimateTokens } from './tokens';

/** Tokens of a conversation that are shown word for word, at most. */
const mostTokens = 1_500;
/** From this size on the model is asked what is worth remembering, and the older turns are left out after that. */
const foldFrom = 600;
/** What stays then. Turns go in blocks: each time the beginning changes, a provider's cache is of no use. */
const foldTo = 300;
/** A turn alone; of a longer one its beginning is shown. */
const longestTurn = 300;
/** What a turn costs beside its text. */
const turnTokens = 6;

export interface ShownHistory {
  /** Oldest first. */
  turns: readonly TutorTurn[];
  /** The position from which turns are shown once what was said so far is remembered; null while all of them stay. */
  foldAt: number | null;
  /** Turns that have no room and are remembered nowhere: nothing came back when the model was asked. Oldest first. */
  lost: readonly TutorTurn[];
}

/**
 * Which turns of a conversation a question shows.
 *
 * @param turns oldest first
 * @param from those before this position are remembered
 * @param budget tokens that the rest of the question leaves
 */
export function shownHistory(turns: readonly TutorTurn[], from: number, budget = mostTokens): ShownHistory {
  const open = turns.filter(({ position }) => position >= from).map(clipped);
  const shown = newestTurns(open, Math.min(budget, mostTokens));
  const size = shown.reduce((sum, turn) => sum + tokensOf(turn), 0);
  const isFull = size > foldFrom || shown.length < open.length;
  const kept = isFull ? newestTurns(shown, Math.min(foldTo, budget)) : shown;
  return {
    turns: shown,
    foldAt: isFull ? (kept[0]?.position ?? (turns.at(-1)?.position ?? 0) + 1) : null,
    lost: open.slice(0, open.length - shown.length),
  };
}

const clipped = (turn: TutorTurn): TutorTurn => ({ ...turn, text: clip(turn.text, longestTurn) });

const tokensOf = ({ text }: TutorTurn) => estimateTokens(text) + turnTokens;

/** The newest turns that fit, oldest first. */
export function newestTurns(turns: readonly TutorTurn[], budget: number): readonly TutorTurn[] {
  let left = budget;
  let from = turns.length;
  while (from > 0) {
    const turn = turns[from - 1];
    left -= turn ? tokensOf(turn) : 0;
    if (left < 0) break;
    from -= 1;
  }
  return turns.slice(from);
}
