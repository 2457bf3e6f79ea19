import { isUtf8 } from 'node:buffer';
import { brokenAt } from './dictionaryError';
import type { DictionaryLimits } from './dictionaryFormat';
import type { DictionarySource } from './dictionarySource';

export type TextEncoding = 'utf-8' | 'euc-jp';

export interface Line {
  text: string;
  /** From 1. */
  number: number;
}

const newline = 0x0a;
/** In both encodings no byte of a longer character is a newline, so that bytes can be cut before they are decoded. */
const maxBytesPerCharacter = 4;

/**
 * The lines of a text file, whatever ends them; a mark of byte order is left out.
 * @throws DictionaryError with the line's number when one is too long or is not of this encoding
 */
export async function* readLines(
  source: Pick<DictionarySource, 'name' | 'bytes'>,
  encoding: TextEncoding,
  { maxLineLength }: Pick<DictionaryLimits, 'maxLineLength'>,
): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;

  function* linesOf(block: Buffer): Generator<Line> {
    const texts = decode(block, encoding)?.split('\n') ?? splitDecodable(block);
    for (const raw of texts) {
      number += 1;
      if (raw === null) throw brokenAt(source.name, `line ${number}`, `this is not ${nameOf(encoding)} text.`);
      if (raw.length > maxLineLength) throw tooLong();
      const text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      yield { text: number === 1 ? text.replace(/^\uFEFF/u, '') : text, number };
    }
  }

  /** Each line by itself, null for the one that cannot be decoded. */
  function* splitDecodable(block: Buffer): Generator<string | null> {
    for (let at = 0; at <= block.length;) {
      const found = block.indexOf(newline, at);
      const end = found < 0 ? block.length : found;
      yield decode(block.subarray(at, end), encoding);
      at = end + 1;
    }
  }

  function tooLong() {
    return brokenAt(source.name, `line ${number}`, `it is longer than ${maxLineLength} characters.`);
  }

  for await (const chunk of source.bytes()) {
    const block = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = block.lastIndexOf(newline);
    if (end >= 0) yield* linesOf(block.subarray(0, end));
    rest = block.subarray(end + 1);
    if (rest.length > maxLineLength * maxBytesPerCharacter) {
      number += 1;
      throw tooLong();
    }
  }
  if (rest.length > 0) yield* linesOf(rest);
}

function nameOf(encoding: TextEncoding): string {
  return encoding === 'utf-8' ? 'UTF-8' : 'EUC-JP';
}

/** The text of some bytes, or null where they are none in this encoding. */
export function decode(bytes: Buffer, encoding: TextEncoding): string | null {
  if (encoding === 'utf-8') return isUtf8(bytes) ? bytes.toString('utf8') : null;
  try {
    return new TextDecoder('euc-jp', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
