import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markupStream } from './markupStream';

/** Letters of one to four bytes, so that each edge of React's buffer comes to lie inside of some. */
const page = (
  <ul>
    {Array.from({ length: 500 }, (_, at) => (
      <li key={at} data-reading={`${'x'.repeat(at % 7)}≈ kōhī`}>
        {`コーヒー 👍 café ${at}`}
      </li>
    ))}
  </ul>
);

describe('markupStream', () => {
  it('sends a page as it was rendered, whichever letters lie at the edge of a buffer', async () => {
    const body = markupStream();
    renderToPipeableStream(page).pipe(body);
    expect((await text(body)).replaceAll('<!-- -->', '')).toBe(renderToStaticMarkup(page));
  });

  it('is needed: React itself sends zero bytes', async () => {
    const chunks: Uint8Array[] = [];
    await new Promise((done) => {
      const plain = new Writable({
        write: (chunk: Uint8Array, _encoding, next) => {
          chunks.push(chunk);
          next();
        },
      }).once('finish', done);
      renderToPipeableStream(page).pipe(plain);
    });
    expect(Buffer.concat(chunks).includes(0)).toBe(true);
  });
});
