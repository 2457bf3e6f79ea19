import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainManner } from '../manner/manner';
import { packWordings, type Wording, type WordingConcept } from './packedWordings';

const concept: fc.Arbitrary<WordingConcept> = fc.oneof(
  fc.record({ keys: fc.array(fc.nat(9)), weight: fc.constantFrom(0.2, 0.5, 1) }),
  fc.record({ keys: fc.array(fc.nat(9)), parts: fc.array(fc.nat(9), { minLength: 1 }), weight: fc.constant(1) }),
  fc.record({ keys: fc.constant([]), weight: fc.constant(1), list: fc.constant('drinks'), slot: fc.constant('drink') }),
);
const wording: fc.Arbitrary<Wording> = fc
  .record({
    concepts: fc.array(concept, { minLength: 1 }),
    manner: fc.record({
      asks: fc.constantFrom(undefined, false, true),
      isRequest: fc.boolean(),
      denies: fc.constantFrom(undefined, false, true),
      answers: fc.constantFrom(undefined, 'yes' as const, 'no' as const),
      isOfMe: fc.boolean(),
      isOfYou: fc.boolean(),
      subject: fc.constantFrom(undefined, 'me' as const, 'other' as const),
      time: fc.constantFrom(undefined, 'past' as const, 'now' as const, 'future' as const),
    }),
  })
  .map((made) => ({ ...made, weight: made.concepts.reduce((sum, { weight }) => sum + weight, 0) }));

describe('packWordings', () => {
  it('gives wordings back as they were added, before and after a journey as JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.array(wording)), (groups) => {
        const packed = packWordings();
        const places = groups.map((group) => packed.add(group));
        const unpacked = packWordings(JSON.parse(JSON.stringify(packed)) as ReturnType<typeof packed.toJSON>);
        for (const [index, place] of places.entries()) {
          expect(packed.at(place)).toEqual(groups[index]);
          expect(unpacked.at(place)).toEqual(groups[index]);
        }
      }),
    );
  });

  it('keeps one of each concept', () => {
    const one: Wording = { concepts: [{ keys: [1], weight: 1 }], weight: 1, manner: plainManner };
    const packed = packWordings();
    packed.add([one, { ...one, concepts: [{ keys: [1], weight: 1 }] }]);
    expect(packed.toJSON().concepts).toHaveLength(1);
  });

  it('can be added to after a journey', () => {
    const one: Wording = { concepts: [{ keys: [1], weight: 1 }], weight: 1, manner: { ...plainManner, denies: true } };
    const packed = packWordings(packWordings().toJSON());
    expect(packed.at(packed.add([one]))).toEqual([one]);
  });
});
