import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Morpheme } from '../conversation/message';
import { identityOf } from './identity';
import { occurrencesOf, sightingsOf } from './sightings';
import { added, anyHistory, anyMorphemes, countsOf } from '../../tests/support/wordArbitraries';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const language = fc.constantFrom('fr', 'de', 'tr', 'ja', 'x-klingon', '');
const groupOf = (morpheme: Morpheme | undefined) => morpheme?.[3]?.group;

describe('occurrencesOf', () => {
  it('has every morpheme that is a word in exactly one occurrence, and no other but as a piece of a group', () => {
    fc.assert(
      fc.property(anyMorphemes, language, (morphemes, code) => {
        const occurrences = occurrencesOf(morphemes, code);
        const indexes = occurrences.flatMap((occurrence) => occurrence.indexes);
        expect(new Set(indexes).size).toBe(indexes.length);
        for (const [index, morpheme] of morphemes.entries()) {
          const isWord = identityOf(morpheme[0], code) !== '';
          if (isWord) expect(indexes).toContain(index);
          else if (groupOf(morpheme) === undefined) expect(indexes).not.toContain(index);
        }
      }),
    );
  });

  it('meets words in the order of their first pieces, and a group once with all its pieces', () => {
    fc.assert(
      fc.property(anyMorphemes, (morphemes) => {
        const occurrences = occurrencesOf(morphemes, 'fr');
        const firsts = occurrences.map(({ indexes }) => indexes[0] ?? -1);
        expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
        for (const { indexes } of occurrences) {
          const group = groupOf(morphemes[indexes[0] ?? -1]);
          const pieces = [...morphemes.keys()].filter((index) => groupOf(morphemes[index]) === group);
          expect(indexes).toEqual(group === undefined ? [indexes[0]] : pieces);
        }
      }),
    );
  });
});

describe('sightingsOf', () => {
  it(
    'adds up to the number of occurrences, each word once and under the identity of its own surface',
    { tags: ['C335'] },
    () => {
      fc.assert(
        fc.property(anyMorphemes, language, (morphemes, code) => {
          const occurrences = occurrencesOf(morphemes, code);
          const sightings = sightingsOf(morphemes, code);
          for (const { identity, surface, times } of sightings) {
            expect(times).toBe(occurrences.filter((occurrence) => occurrence.identity === identity).length);
            expect(identityOf(surface, code)).toBe(identity);
          }
          expect(sightings.reduce((sum, { times }) => sum + times, 0)).toBe(occurrences.length);
          expect(sightings.map(({ identity }) => identity)).toEqual(
            [...new Set(occurrences.map(({ identity }) => identity))].sort(),
          );
        }),
      );
    },
  );

  it('counts the same, message by message in any order or all in one', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(8), (messages, at) => {
        const halves = added(countsOf(messages.slice(at)), countsOf(messages.slice(0, at)));
        expect(new Map([...halves].sort())).toEqual(new Map([...countsOf([...messages].reverse())].sort()));
        // A group's number holds within its message.
        const apart = messages.map(({ morphemes }, index) =>
          morphemes.map((morpheme): Morpheme => {
            const marks = morpheme[3];
            if (marks?.group === undefined) return morpheme;
            return [morpheme[0], morpheme[1], morpheme[2], { ...marks, group: marks.group + 10 * index }];
          }),
        );
        expect(countsOf([{ morphemes: apart.flat() }])).toEqual(new Map([...countsOf(messages)].sort()));
      }),
    );
  });

  it('needs a word that was needed at any of its places', () => {
    fc.assert(
      fc.property(anyMorphemes, (morphemes) => {
        const needed = new Set(
          occurrencesOf(morphemes, 'fr')
            .filter(({ indexes }) => indexes.some((index) => morphemes[index]?.[3]?.needed))
            .map(({ identity }) => identity),
        );
        for (const sighting of sightingsOf(morphemes, 'fr'))
          expect(sighting.needed).toBe(needed.has(sighting.identity));
      }),
    );
  });

  it.each([
    [['¿', 'Qué', 'tal'], 'es', 'qué'],
    [['Bien', '.', '«', 'Bonjour', '»'], 'fr', 'bonjour'],
    [['Oui', '!', '7', 'Paris'], 'fr', 'Paris'],
    [['à', '(', 'Paris', ')'], 'fr', 'Paris'],
    [['«', 'Haus', '»'], 'de', 'Haus'],
    [['İyi'], 'tr', 'iyi'],
    [['Qapla'], 'x-klingon', 'qapla'],
  ])('lists a word of %j in %s as %s: a capital that only begins the sentence is not its own', (all, code, form) => {
    const morphemes = all.map((surface): Morpheme => [surface, '', '']);
    expect(sightingsOf(morphemes, code).map(({ surface }) => surface)).toContain(form);
  });
});

describe('a word that is quoted from another language', () => {
  it('is met by nobody, wherever it stands', () => {
    fc.assert(
      fc.property(anyMorphemes, language, fc.nat(), (morphemes, code, place) => {
        const quoted: Morpheme = ['quoted-word', '', '', { quoted: true }];
        const at = place % (morphemes.length + 1);
        const met = occurrencesOf(morphemes.toSpliced(at, 0, quoted), code);
        expect(met.flatMap(({ indexes }) => indexes)).not.toContain(at);
      }),
    );
  });
});
