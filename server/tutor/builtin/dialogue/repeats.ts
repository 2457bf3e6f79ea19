import { memoryTurns } from '../dialogueState';
import type { Rendered } from '../saying/render';
import { bySentence, isQuestion } from '../saying/sentences';
import type { Draft } from './speaker';

/** Shorter ones ("Very good!") may come again. */
const fewestWords = 4;

/**
 * Leaves out of a reply what it says twice, and statements of the last turns, unless nothing would be left. What was
 * asked to be said again is.
 */
export function withoutRepeats(draft: Draft): void {
  const { statements = [], turn } = draft.state;
  const before = statements.filter((each) => each.turn > turn - memoryTurns && each.turn < turn);
  if (!draft.saysAgain && !draft.opensFormer) {
    const once = new Set<string>();
    const isFirst = ({ text }: Rendered) => once.size < once.add(text).size;
    const distinct = draft.said.flatMap((said) => inSentences(said, isFirst));
    const isFresh = (said: Rendered) => !isStatement(said) || !before.some(({ text }) => text === said.text);
    const fresh = distinct.flatMap((said) => inSentences(said, isFresh));
    draft.said = fresh.length > 0 ? fresh : distinct;
  }
  const now = draft.said.flatMap(bySentence).filter(isStatement);
  draft.state = { ...draft.state, statements: [...before, ...now.map(({ text }) => ({ text, turn }))] };
}

const isStatement = (said: Rendered) => !isQuestion(said) && said.means.split(' ').length >= fewestWords;

/** What is said, whole where all its sentences are kept. */
function inSentences(said: Rendered, isKept: (sentence: Rendered) => boolean): Rendered[] {
  const sentences = bySentence(said);
  const kept = sentences.filter(isKept);
  return kept.length === sentences.length ? [said] : kept;
}
