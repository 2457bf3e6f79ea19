import { Transform } from 'node:stream';

/**
 * What React writes a page into. Where a letter of several bytes does not fit at the end of its buffer, React 18 sends
 * the rest of that buffer along, as zero bytes, and a browser shows them as replacement characters. No page has any.
 */
export function markupStream(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
