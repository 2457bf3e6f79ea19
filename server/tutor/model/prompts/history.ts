import type { TutorTurn } from '../../tutor';

/** About how many tokens a text is: a quarter of its letters, and each character of the scripts that have thousands. */
export function estimateTokens(text: string): number {
  const dense = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / 3.5);
}

/** The turns that fit into a budget, the newest of them; and those that do not, both oldest first. */
export function splitHistory(
  turns: readonly TutorTurn[],
  budget: number,
): { recent: readonly TutorTurn[]; older: readonly TutorTurn[] } {
  let left = budget;
  let from = turns.length;
  while (from > 0) {
    left -= estimateTokens(turns[from - 1]?.text ?? '') + 4;
    if (left < 0) break;
    from -= 1;
  }
  return { recent: turns.slice(from), older: turns.slice(0, from) };
}

/** A conversation as lines, each with who said it. */
export function historyText(turns: readonly TutorTurn[]): string {
  return turns
    .map(({ role, text }) => `${role === 'learner' ? 'learner' : 'you'}: ${text.replace(/\s+/gu, ' ')}`)
    .join('\n');
}
