import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneField, type Message, type Morpheme } from '../../domain/conversation/message';
import { blankEntry } from '../../domain/conversation/reduceMessages';
import { walkHistory } from '../../domain/words/walk';
import { createOpacityWalk } from './storeOpacities';
import { wordsStateOf } from './storeWords';
import type { WordsState } from './storeTypes';

const message = (position: number, surfaces: readonly string[]): Message => ({
  ...blankEntry({ id: `m${position}`, senderId: 't', senderType: 'assistant', position }).message,
  morphemeTranslationDetails: doneField(surfaces.map((surface): Morpheme => [surface, '', ''])),
});

const wordsOf = (counts: readonly number[], marked: number, threshold: number, anchor: number | null): WordsState =>
  wordsStateOf(
    {
      morphemes: counts.map((effectiveCount, n) => ({
        _id: String(n),
        identity: 'abcdef'[n] ?? 'z',
        originalMorpheme: '',
        transliteratedMorpheme: '',
        translatedMorpheme: '',
        trueCount: effectiveCount,
        effectiveCount,
        marked: n === marked,
        needed: false,
      })),
      masteryThreshold: threshold,
      anchorPosition: anchor,
      wordsRevision: 0,
    },
    true,
  );

function walkedAnew(messages: readonly Message[], words: WordsState) {
  return walkHistory({
    messages: messages.map((shown) => ({ ...shown, morphemes: shown.morphemeTranslationDetails?.value ?? [] })),
    words: words.byIdentity,
    anchorPosition: words.anchorPosition,
    threshold: words.masteryThreshold,
    language: 'fr',
  });
}

const surfaces = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A', '.', '7'), { maxLength: 6 });
const words = fc
  .tuple(fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 4 }), fc.nat(6), fc.nat(5), fc.option(fc.nat(8)))
  .map(([counts, marked, threshold, anchor]) => wordsOf(counts, marked, threshold, anchor));
const change = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), at: fc.nat(8), surfaces }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(8) }),
  fc.record({ kind: fc.constant('words' as const), words }),
);

describe('createOpacityWalk', () => {
  it('gives what one walk over the whole history gives, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(surfaces, { maxLength: 8 }),
        words,
        fc.array(change, { maxLength: 20 }),
        (texts, first, all) => {
          const walk = createOpacityWalk();
          let messages = texts.map((text, at) => message(at, text));
          let now = first;
          expect(walk(messages, now, 'fr')).toEqual(walkedAnew(messages, now));
          for (const next of all) {
            if (next.kind === 'words') now = next.words;
            else messages = messages.filter(({ position }) => position !== next.at);
            if (next.kind === 'write') {
              messages = [...messages, message(next.at, next.surfaces)].sort((a, b) => a.position - b.position);
            }
            expect(walk(messages, now, 'fr')).toEqual(walkedAnew(messages, now));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps the arrays of messages that a streaming one does not touch, and of all when counts only moved on', () => {
    const walk = createOpacityWalk();
    const messages = [message(1, ['a', 'b']), message(2, ['a']), message(3, ['c'])];
    const before = walk(messages, wordsOf([2, 2, 2], -1, 10, null), 'fr');
    const after = walk([...messages.slice(0, 2), message(3, ['c', 'a'])], wordsOf([2, 2, 2], -1, 10, null), 'fr');
    expect(after.get('m1')).toBe(before.get('m1'));
    expect(after.get('m2')).toBe(before.get('m2'));
    // Counted at last: each word has what these messages gave it, and they are in front of the anchor.
    const counted = walk(messages, wordsOf([4, 3, 3], -1, 10, 3), 'fr');
    expect(counted.get('m1')).toBe(after.get('m1'));
  });

  it('gives the very same map when nothing changed', () => {
    const walk = createOpacityWalk();
    const messages = [message(1, ['a'])];
    const state = wordsOf([1], -1, 10, null);
    expect(walk([...messages], state, 'fr')).toBe(walk(messages, state, 'fr'));
  });

  it('adds nothing to what is counted when the newest counted message is deleted', () => {
    const walk = createOpacityWalk();
    const counted = wordsOf([4, 2], -1, 10, 3);
    const messages = [message(1, ['a']), message(2, ['a', 'b']), message(3, ['b'])];
    expect(walk(messages, counted, 'fr').get('m2')).toEqual([0.7, 1]);
    // What the deleted one met of b stays met.
    const left = walk(messages.slice(0, 2), counted, 'fr');
    expect([left.get('m1'), left.get('m2')]).toEqual([[0.8], [0.7, 0.9]]);
  });

  it('shows nothing where there is no language', () => {
    const walk = createOpacityWalk();
    expect(walk([message(1, ['a'])], wordsOf([], -1, 10, null), null).get('m1')).toEqual([]);
  });
});
