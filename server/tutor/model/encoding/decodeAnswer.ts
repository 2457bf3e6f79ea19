import { ModelFailure } from '../connection/modelFailure';
import { emptyAgain, hasGrown, most, type Draft } from './draft';
import { headingOf, looksRaw } from './headings';
import { decodePlain } from './plain';
import { decodeStructured } from './structured';

/** Characters: a remark before the answer, or thoughts that nobody marked, are not longer. */
const longestBefore = 20_000;

/**
 * Reads an answer as it comes, in JSON or in plain text: models that are asked for one sometimes give the other.
 *
 * @param isRaw whether a text is not what somebody says but an answer that was not understood
 * @throws ModelFailure `unreadable`, with nothing in the last draft; `tooLong` for a text without end; `brokenOff` as
 * `decodeStructured` does; what the pieces throw
 */
export async function* decodeAnswer(pieces: AsyncIterable<string>, isRaw = looksRaw): AsyncGenerator<Draft> {
  let former: Pick<Draft, 'text' | 'isTextWhole'> & { words: number } = { text: '', isTextWhole: false, words: -1 };
  for await (const draft of decodeEither(pieces)) {
    const { text, isTextWhole, words } = draft;
    const isEndless = text.length >= most.characters && !isTextWhole;
    const isMore =
      isTextWhole !== former.isTextWhole || words.length !== former.words || hasGrown(former.text.length, text.length);
    if (!isMore && !isEndless) continue;
    const isNewText = text !== former.text;
    former = { text, isTextWhole, words: words.length };
    if (isNewText && isRaw(text)) {
      emptyAgain(draft);
      yield draft;
      throw new ModelFailure('unreadable', { detail: 'signs of the protocol are left in the text' });
    }
    yield draft;
    // What a model repeats without end is not read to its end.
    if (isEndless) throw new ModelFailure('tooLong', { detail: 'more text than can be shown' });
  }
}

async function* decodeEither(pieces: AsyncIterable<string>): AsyncGenerator<Draft> {
  const iterator = pieces[Symbol.asyncIterator]();
  let head = '';
  let form: 'JSON' | 'plain' | null = null;
  let failure: { error: unknown } | null = null;
  try {
    for (let looked = 0; form === null;) {
      const next = await iterator.next();
      if (next.done) break;
      head += next.value;
      if (!hasGrown(looked, head.length)) continue;
      looked = head.length;
      form = formOf(head);
    }
  } catch (error) {
    // What had come is read first.
    failure = { error };
  }
  form ??= formOf(head);
  async function* all(): AsyncGenerator<string> {
    yield head;
    if (failure) throw failure.error;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  try {
    yield* form === 'JSON' ? decodeStructured(all()) : decodePlain(all());
  } finally {
    await iterator.return?.();
  }
}

/** What form an answer has, from its beginning; null while it cannot be told. */
function formOf(head: string): 'JSON' | 'plain' | null {
  const brace = head.search(/\{\s*"/u);
  const before = brace < 0 ? head : head.slice(0, brace);
  if (before.split('\n').some((line) => headingOf(line, null) !== null)) return 'plain';
  if (brace >= 0) return 'JSON';
  return head.length > longestBefore ? 'plain' : null;
}
