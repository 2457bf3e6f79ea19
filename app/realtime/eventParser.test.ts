import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './eventParser';

function parse(chunks: Uint8Array[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const take = createEventParser((event) => events.push(event));
  chunks.forEach(take);
  return events;
}
const bytes = (text: string) => new TextEncoder().encode(text);

const stream =
  '\uFEFF: keep-alive\n\ndata: {"a":"日本語 🌸"}\n\nevent: close\r\ndata: first\r\ndata:second\r\n\r\nid: 7\rdata\r\rnonsense\n\n';
const expected = [
  { name: 'message', data: '{"a":"日本語 🌸"}' },
  { name: 'close', data: 'first\nsecond' },
];

describe('createEventParser', () => {
  it('reads named events, several lines of data, comments, and every kind of line end', () => {
    // An event of one empty line of data is an event with the empty string; the parser passes it on.
    expect(parse([bytes(stream)])).toEqual([...expected, { name: 'message', data: '' }]);
  });

  it('reads the same from a stream that is cut anywhere, be it inside a character or a line end', () => {
    const whole = parse([bytes(stream)]);
    const all = bytes(stream);
    for (let at = 0; at <= all.length; at += 1) {
      expect(parse([all.slice(0, at), all.slice(at)])).toEqual(whole);
    }
    expect(parse([...all].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it('reads the same from any chunks', () => {
    const whole = parse([bytes(stream)]);
    fc.assert(
      fc.property(fc.array(fc.nat(bytes(stream).length)), (cuts) => {
        const all = bytes(stream);
        const ends = [...cuts, all.length].sort((a, b) => a - b);
        const chunks = ends.map((end, at) => all.slice(ends[at - 1] ?? 0, end));
        expect(parse(chunks)).toEqual(whole);
      }),
    );
  });

  it('does not give an event that was cut off', () => {
    expect(parse([bytes('data: half\n')])).toEqual([]);
  });
});
