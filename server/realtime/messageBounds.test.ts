import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientFrame, opcodes } from '../../tests/support/clientFrames';
import { createMessageBounds } from './messageBounds';

/** As long as makes a difference for the field of the length: one byte, 2 more, 8 more. */
const payload = fc
  .oneof(fc.nat({ max: 200 }), fc.constantFrom(0, 125, 126, 65_535, 65_536))
  .map((bytes) => Buffer.alloc(bytes, 'x'));
const control = fc.record({
  opcode: fc.constantFrom(opcodes.ping, opcodes.pong),
  payload: fc.nat({ max: 125 }).map((bytes) => Buffer.alloc(bytes, 'y')),
});

/** The frames of one message, with control frames between its fragments, and whether each is the message's last. */
const message = fc
  .array(fc.record({ payload, before: fc.array(control, { maxLength: 2 }) }), { minLength: 1, maxLength: 4 })
  .map((fragments) =>
    fragments.flatMap((fragment, index) => {
      const isFinal = index === fragments.length - 1;
      const opcode = index === 0 ? opcodes.text : opcodes.continuation;
      // What stands before the first fragment stands between messages.
      const controls = fragment.before.map((parts) => ({ bytes: clientFrame(parts), ends: index === 0 }));
      return [...controls, { bytes: clientFrame({ opcode, isFinal, payload: fragment.payload }), ends: isFinal }];
    }),
  );

describe('createMessageBounds', () => {
  it('knows after each byte since when a message has been under way, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 3 }),
        fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 70_000 })), { maxLength: 20 }),
        (messages, cuts) => {
          const bytes = Buffer.concat(messages.flat().map((frame) => frame.bytes));
          // At each place: where the message that is then under way began.
          const ends = new Set<number>();
          let length = 0;
          for (const frame of messages.flat()) {
            length += frame.bytes.length;
            if (frame.ends) ends.add(length);
          }
          const begins = [0, ...ends];

          let now = 0;
          const bounds = createMessageBounds({ now: () => now });
          for (let at = 0, pieces = 0; at < bytes.length; pieces += 1) {
            // Now and then a large piece, so that long messages come to an end.
            const next = Math.min(bytes.length, at + (cuts[pieces % (cuts.length + 1)] ?? 70_000));
            // The moment at which these bytes come is named for where they begin.
            now = at;
            const begun = begins.filter((begin) => begin < next).at(-1) ?? 0;
            const before = bounds.begunAt();
            bounds.read(bytes.subarray(at, next));
            expect(bounds.begunAt()).toBe(ends.has(next) ? null : begun >= at ? at : before);
            at = next;
          }
          expect(bounds.begunAt()).toBeNull();
        },
      ),
    );
  });

  it('takes a claimed length of any size for a message under way', () => {
    const bounds = createMessageBounds({ now: () => 7 });
    bounds.read(clientFrame({ claimedBytes: 2 ** 40 }));
    bounds.read(Buffer.alloc(100_000));
    expect(bounds.begunAt()).toBe(7);
  });
});
