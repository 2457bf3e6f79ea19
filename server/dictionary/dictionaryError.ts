/** What is wrong with a dictionary's file or with what was asked: one sentence for the person at the terminal. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError';
}

/** Makes the error about one place in a file: `words.u8, line 12: …`. */
export function brokenAt(file: string, place: string, what: string): DictionaryError {
  return new DictionaryError(`${file}, ${place}: ${what}`);
}
