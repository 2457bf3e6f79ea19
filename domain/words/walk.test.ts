import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Morpheme } from '../conversation/message';
import { opacityOf } from './opacity';
import { occurrencesOf, sightingsOf } from './sightings';
import { walkHistory, type WalkedMessage } from './walk';

const word = (surface: string, marks: Morpheme[3] = {}): Morpheme => [surface, '', `${surface}!`, marks];
const morpheme: fc.Arbitrary<Morpheme> = fc.oneof(
  fc.constantFrom('un', 'deux', 'trois', 'quatre', 'Un').map((surface) => word(surface)),
  fc.constantFrom('.', ',', '7').map((surface): Morpheme => [surface, '', '']),
  fc
    .record({ surface: fc.constantFrom('ne', 'pas', 'point'), group: fc.integer({ min: 1, max: 2 }) })
    .map(({ surface, group }) => word(surface, { group })),
);
const history = fc
  .array(fc.array(morpheme, { maxLength: 12 }), { minLength: 1, maxLength: 8 })
  .map((messages) =>
    messages.map((morphemes, index): WalkedMessage => ({ id: `m${index}`, position: index + 1, morphemes })),
  );
const threshold = fc.integer({ min: 0, max: 50 });

/** What the server counts for messages, as `countSightings` does. */
function countsAfter(messages: readonly WalkedMessage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { morphemes } of messages) {
    for (const { identity, times } of sightingsOf(morphemes, 'fr')) {
      counts.set(identity, (counts.get(identity) ?? 0) + times);
    }
  }
  return counts;
}

const wordsOf = (counts: ReadonlyMap<string, number>, marked: ReadonlySet<string> = new Set()) =>
  new Map(
    [...counts].map(([identity, effectiveCount]) => [identity, { effectiveCount, marked: marked.has(identity) }]),
  );

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

describe('walkHistory', () => {
  it('shows each gloss as strong as the count before it says, wherever the anchor stands', () => {
    fc.assert(
      fc.property(history, threshold, fc.nat(8), (messages, mastered, countedLength) => {
        const counted = messages.slice(0, countedLength);
        const opacities = walkHistory({
          messages,
          words: wordsOf(countsAfter(counted)),
          anchorPosition: counted.at(-1)?.position ?? null,
          threshold: mastered,
          language: 'fr',
        });
        for (const [index, message] of messages.entries()) {
          const before = countsAfter(messages.slice(0, index));
          for (const { identity, indexes } of occurrencesOf(message.morphemes, 'fr')) {
            const expected = opacityOf(before.get(identity) ?? 0, mastered);
            for (const at of indexes) expect(opacities.get(message.id)?.[at]).toBeCloseTo(expected);
            before.set(identity, (before.get(identity) ?? 0) + 1);
          }
        }
      }),
    );
  });

  it('is right for the newest message of a page whose older messages were not all counted', () => {
    fc.assert(
      fc.property(
        history,
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        threshold,
        (messages, isCounted, mastered) => {
          const newest = messages.at(-1);
          if (!newest) return;
          const counted = messages.filter((message, index) => message === newest || isCounted[index]);
          const counts = countsAfter(counted);
          const opacities = walkHistory({
            messages,
            words: wordsOf(counts),
            anchorPosition: newest.position,
            threshold: mastered,
            language: 'fr',
          });
          const before = countsAfter(counted.slice(0, -1));
          for (const { identity, indexes } of occurrencesOf(newest.morphemes, 'fr')) {
            const expected = opacityOf(before.get(identity) ?? 0, mastered);
            for (const at of indexes) expect(opacities.get(newest.id)?.[at]).toBeCloseTo(expected);
            before.set(identity, (before.get(identity) ?? 0) + 1);
          }
        },
      ),
    );
  });

  it('never brightens a word from one sighting to the next, and stays between 0 and 1', { tags: ['C335'] }, () => {
    fc.assert(
      fc.property(
        history,
        fc.dictionary(fc.constantFrom('un', 'deux', 'ne pas'), fc.integer({ min: -20, max: 60 })),
        fc.option(fc.integer({ min: 0, max: 9 })),
        threshold,
        (messages, counts, anchorPosition, mastered) => {
          const words = wordsOf(new Map(Object.entries(counts)));
          const opacities = walkHistory({ messages, words, anchorPosition, threshold: mastered, language: 'fr' });
          const last = new Map<string, number>();
          for (const { id, morphemes } of messages) {
            expect(opacities.get(id)).toHaveLength(morphemes.length);
            for (const { identity, indexes } of occurrencesOf(morphemes, 'fr')) {
              const opacity = opacities.get(id)?.[indexes[0] ?? -1] ?? NaN;
              expect(opacity).toBeGreaterThanOrEqual(0);
              expect(opacity).toBeLessThanOrEqual(last.get(identity) ?? 1);
              last.set(identity, opacity);
            }
          }
        },
      ),
    );
  });

  it('hides what the learner marked everywhere, and what is no word always', { tags: ['C333'] }, () => {
    const messages: WalkedMessage[] = [1, 2].map((position) => ({
      id: `m${position}`,
      position,
      morphemes: [word('un'), word('deux'), ['.', '', '']],
    }));
    const words = wordsOf(new Map([['un', 10]]), new Set(['un']));
    const opacities = walkHistory({ messages, words, anchorPosition: null, threshold: 10, language: 'fr' });
    expect(opacities.get('m1')).toEqual([0, 1, 0]);
    expect(opacities.get('m2')).toEqual([0, 0.9, 0]);
  });
});

describe('sightingsOf', () => {
  it('counts the pieces of one item once, under their joined identity, with one gloss', () => {
    const sightings = sightingsOf(
      [
        ['Rufst', 'a', 'call up', { group: 1, lemma: 'anrufen' }],
        ['du', 'b', 'you'],
        ['mich', '', 'me'],
        ['an', 'c', 'call up', { group: 1, lemma: 'anrufen', needed: true }],
        ['?', '', ''],
      ],
      'de',
    );
    expect(sightings).toEqual([
      { identity: 'du', surface: 'du', reading: 'b', gloss: 'you', times: 1, needed: false },
      { identity: 'mich', surface: 'mich', reading: '', gloss: 'me', times: 1, needed: false },
      { identity: 'rufst an', surface: 'rufst an', reading: 'a c', gloss: 'call up', times: 1, needed: true },
    ]);
  });

  it.each([
    ['Das ist das Haus .', { Haus: 1, das: 2, ist: 1 }],
    ['Essen/Essen ist gut', { Essen: 1, gut: 1, ist: 1 }],
    ['Essen/essen wir ?', { essen: 1, wir: 1 }],
    ['Hier . „ Und du , Ich ?', { Ich: 1, du: 1, hier: 1, und: 1 }],
    ['Sie kommen , sie kommt', { Sie: 1, kommen: 1, kommt: 1, sie: 1 }],
    ['Über/über uns', { uns: 1, über: 1 }],
  ])('takes a capital that begins a German sentence for what it is: %s', (sentence, times) => {
    const morphemes = sentence.split(' ').map((token): Morpheme => {
      const [surface = '', lemma] = token.split('/');
      return lemma === undefined ? [surface, '', ''] : [surface, '', '', { lemma }];
    });
    const counted = sightingsOf(morphemes, 'de').map((sighting) => [sighting.identity, sighting.times]);
    expect(Object.fromEntries(counted)).toEqual(times);
  });

  it('lists a French word without the hyphen that hangs it on another', () => {
    expect(sightingsOf([word('Va'), word('-on'), word('?')], 'fr').map(({ surface }) => surface)).toEqual(['on', 'va']);
  });

  it('has each word once, in the order of identities, as often as it occurs', () => {
    fc.assert(
      fc.property(fc.array(morpheme, { maxLength: 30 }), (morphemes) => {
        const sightings = sightingsOf(morphemes, 'fr');
        const identities = sightings.map(({ identity }) => identity);
        expect(identities).toEqual([...new Set(identities)].sort());
        expect(identities).not.toContain('');
        const times = sightings.reduce((sum, sighting) => sum + sighting.times, 0);
        expect(times).toBe(occurrencesOf(morphemes, 'fr').length);
      }),
    );
  });

  it('shows a meaning that was not met before in full, unless its word was marked', () => {
    const messages: WalkedMessage[] = [
      { id: 'm', position: 1, morphemes: [word('banc', { new: true }), word('banc'), word('un', { new: true })] },
    ];
    const known = new Map([
      ['banc', { effectiveCount: 10, marked: false }],
      ['un', { effectiveCount: 10, marked: true }],
    ]);
    const walked = walkHistory({ messages, words: known, anchorPosition: null, threshold: 10, language: 'fr' });
    expect(walked.get('m')).toEqual([1, 0, 0]);
  });
});
