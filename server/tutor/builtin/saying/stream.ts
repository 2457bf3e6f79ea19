import type { TutorClock, TutorEvent } from '../../tutor';
import type { Rendered } from './render';

/**
 * A message word by word, text and words side by side, `paceMs` between two words. The first word comes at once;
 * punctuation comes with the word it follows. Rejects with the signal's reason.
 */
export async function* speak(
  message: Rendered,
  { clock, paceMs, signal }: { clock: TutorClock; paceMs: number; signal: AbortSignal },
): AsyncGenerator<TutorEvent> {
  const { text, morphemes, ends } = message;
  for (let count = 1; count <= morphemes.length; count += 1) {
    if (isMark(morphemes[count])) continue;
    yield { type: 'text', text: text.slice(0, ends[count - 1]) };
    yield { type: 'words', words: morphemes.slice(0, count) };
    if (count < morphemes.length && paceMs > 0) await clock.sleep(paceMs, signal);
    signal.throwIfAborted();
  }
}

function isMark(morpheme: Rendered['morphemes'][number] | undefined): boolean {
  return morpheme !== undefined && !/[\p{L}\p{N}]/u.test(morpheme[0]);
}
