import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRevisionTrack } from './revisionTrack';

it('reaches the last revision before the first that has not been seen, in whatever order and however often', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(fc.integer({ min: 1, max: 40 })), (start, seen) => {
      const track = createRevisionTrack(start);
      for (const revision of seen) track.saw(revision);
      let expected = start;
      while (seen.includes(expected + 1)) expected += 1;
      expect(track.reached()).toBe(expected);
    }),
  );
});
