import { isUtf8 } from 'node:buffer';
import type { DictionaryLimits } from './dictionaryFormat';

const byte = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma] = [byte('"'), byte('\\'), byte(',')];
const opening = new Set([byte('['), byte('{')]);
const closing = new Set([byte(']'), byte('}')]);
const blank = new Set([0x20, 0x09, 0x0a, 0x0d]);
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * The items of a JSON file that is one list of lists, such as a Yomitan bank, each parsed by itself: the file may be
 * larger than memory.
 * @param fail makes the error for an item, counted from 1
 */
export async function* readJsonArray(
  chunks: AsyncIterable<Buffer>,
  { maxItemBytes, fail }: Pick<DictionaryLimits, 'maxItemBytes'> & { fail: (item: number, what: string) => Error },
): AsyncGenerator<unknown[]> {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  const list: { expects: 'start' | 'first item' | 'item' | 'comma' | 'nothing' } = { expects: 'start' };
  let item = 1;
  let position = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  function hold(piece: Buffer): void {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes > maxItemBytes) throw fail(item, `it is longer than ${maxItemBytes} bytes.`);
  }

  function parseHeld(): unknown[] {
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    if (!isUtf8(bytes)) throw fail(item, 'this is not UTF-8 text.');
    try {
      return JSON.parse(bytes.toString('utf8')) as unknown[];
    } catch {
      throw fail(item, 'this is not valid JSON.');
    }
  }

  /** What may stand between items, at depth 0 and 1. */
  function between(code: number): void {
    const character = String.fromCharCode(code);
    if (blank.has(code) || (list.expects === 'start' && position < 3 && code === byteOrderMark[position])) return;
    if (list.expects === 'start' && character === '[') {
      depth = 1;
      list.expects = 'first item';
    } else if (list.expects === 'comma' && code === comma) list.expects = 'item';
    else if ((list.expects === 'comma' || list.expects === 'first item') && character === ']') {
      depth = 0;
      list.expects = 'nothing';
    } else if (list.expects === 'start') throw fail(item, 'the file does not begin as a list.');
    else if (list.expects === 'nothing') throw fail(item, 'something follows the end of the list.');
    else throw fail(item, 'it is not a list, or not parted from the one before by a comma.');
  }

  for await (const chunk of chunks) {
    let itemFrom = 0;
    for (let at = 0; at < chunk.length; at += 1, position += 1) {
      const code = chunk[at] ?? 0;
      if (depth < 2) {
        if (depth === 1 && (list.expects === 'item' || list.expects === 'first item') && code === byte('[')) {
          depth = 2;
          itemFrom = at;
        } else between(code);
      } else if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) isInString = false;
      } else if (code === quote) isInString = true;
      else if (opening.has(code)) depth += 1;
      else if (closing.has(code)) {
        depth -= 1;
        if (depth > 1) continue;
        hold(chunk.subarray(itemFrom, at + 1));
        yield parseHeld();
        item += 1;
        list.expects = 'comma';
      }
    }
    if (depth > 1) hold(chunk.subarray(itemFrom));
  }
  if (list.expects !== 'nothing') throw fail(item, 'the file ends in the middle.');
}
