import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { opacityOf } from './opacity';
import { occurrencesOf } from './sightings';
import { walkHistory, type WalkedMessage, type WalkInput } from './walk';
import { added, anyHistory, countsOf, wordsWith } from '../../tests/support/wordArbitraries';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const threshold = fc.integer({ min: 0, max: 12 });
/** Counts from before the page; a word that was refreshed within it stands below what the page shows. */
const before = fc.dictionary(fc.constantFrom('un', 'deux', 'trois', 'le'), fc.integer({ min: -4, max: 14 }));
const counted = before.map((counts) => new Map(Object.entries(counts)));
const at = fc.nat(8);

const walk = (input: Omit<WalkInput, 'language'>) => walkHistory({ ...input, language: 'fr' });
/** The position of the last of these, or null. */
const anchorOf = (messages: readonly WalkedMessage[]) => messages.at(-1)?.position ?? null;

describe('walkHistory', () => {
  it('shows the same, whichever message the counts reach to', { tags: ['C336'] }, () => {
    fc.assert(
      fc.property(anyHistory, counted, at, at, threshold, (messages, earlier, one, other, mastered) => {
        const upTo = (index: number) =>
          walk({
            messages,
            words: wordsWith(added(earlier, countsOf(messages.slice(0, index)))),
            anchorPosition: anchorOf(messages.slice(0, index)),
            threshold: mastered,
          });
        expect(upTo(one)).toEqual(upTo(other));
      }),
    );
  });

  it('shows the same for an anchor between two messages, as a deleted one leaves it', () => {
    fc.assert(
      fc.property(anyHistory, counted, at, threshold, (messages, earlier, index, mastered) => {
        const anchor = messages[index];
        if (!anchor) return;
        const next = messages[index + 1]?.position ?? anchor.position + 3;
        const words = wordsWith(added(earlier, countsOf(messages.slice(0, index + 1))));
        const walked = (anchorPosition: number) => walk({ messages, words, anchorPosition, threshold: mastered });
        expect(walked(next - 1)).toEqual(walked(anchor.position));
      }),
    );
  });

  it('shows each half of a page as the whole shows it', () => {
    fc.assert(
      fc.property(anyHistory, counted, at, threshold, (messages, earlier, index, mastered) => {
        const [older, newer] = [messages.slice(0, index), messages.slice(index)];
        const all = added(earlier, countsOf(messages));
        const asked = { words: wordsWith(all), anchorPosition: anchorOf(messages), threshold: mastered };
        const whole = walk({ ...asked, messages });
        expect(new Map([...whole].slice(index))).toEqual(walk({ ...asked, messages: newer }));
        const olderWords = wordsWith(added(earlier, countsOf(older)));
        const olderAsked = { messages: older, words: olderWords, anchorPosition: anchorOf(older), threshold: mastered };
        expect(new Map([...whole].slice(0, index))).toEqual(walk(olderAsked));
      }),
    );
  });

  it(
    'leaves each word at its effectiveCount after what is counted: the next message says so',
    { tags: ['C335', 'C336'] },
    () => {
      fc.assert(
        fc.property(anyHistory, counted, threshold, (messages, earlier, mastered) => {
          const counts = added(earlier, countsOf(messages));
          const identities = [...counts.keys()];
          const next: WalkedMessage = {
            id: 'next',
            position: (anchorOf(messages) ?? 0) + 1,
            morphemes: identities.map((identity) => [identity, '', '']),
          };
          const opacities = walk({
            messages: [...messages, next],
            words: wordsWith(counts),
            anchorPosition: anchorOf(messages),
            threshold: mastered,
          }).get('next');
          expect(opacities).toEqual(identities.map((identity) => opacityOf(counts.get(identity) ?? 0, mastered)));
        }),
      );
    },
  );

  it('shows all pieces of a word alike', () => {
    fc.assert(
      fc.property(anyHistory, counted, threshold, (messages, earlier, mastered) => {
        const opacities = walk({ messages, words: wordsWith(earlier), anchorPosition: null, threshold: mastered });
        for (const { id, morphemes } of messages) {
          for (const { indexes } of occurrencesOf(morphemes, 'fr')) {
            expect(new Set(indexes.map((index) => opacities.get(id)?.[index])).size).toBe(1);
          }
        }
      }),
    );
  });

  it('is not changed for the rest by messages that are added at the end, and taken away again', () => {
    fc.assert(
      fc.property(anyHistory, counted, at, threshold, (messages, earlier, index, mastered) => {
        const kept = messages.slice(0, index);
        const words = wordsWith(added(earlier, countsOf(kept)));
        const asked = { words, anchorPosition: anchorOf(kept), threshold: mastered };
        const longer = walk({ ...asked, messages });
        expect(new Map([...longer].slice(0, index))).toEqual(walk({ ...asked, messages: kept }));
      }),
    );
  });

  it(
    'hides marked words everywhere at once and changes nothing else; what is no word is hidden always',
    { tags: ['C333'] },
    () => {
      const marks = fc.uniqueArray(fc.constantFrom<string[]>('un', 'deux', 'trois', 'le'));
      fc.assert(
        fc.property(anyHistory, counted, marks, at, threshold, (messages, earlier, marked, index, mastered) => {
          const anchorPosition = anchorOf(messages.slice(0, index));
          const asked = { messages, anchorPosition, threshold: mastered };
          const plain = walk({ ...asked, words: wordsWith(earlier) });
          const opacities = walk({ ...asked, words: wordsWith(earlier, marked) });
          for (const { id, morphemes } of messages) {
            const expected = morphemes.map(() => 0);
            for (const { identity, indexes } of occurrencesOf(morphemes, 'fr')) {
              if (marked.includes(identity)) continue;
              for (const place of indexes) expected[place] = plain.get(id)?.[place] ?? NaN;
            }
            expect(opacities.get(id)).toEqual(expected);
          }
        }),
      );
    },
  );
});
