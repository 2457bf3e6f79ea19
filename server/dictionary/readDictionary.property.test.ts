import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createFileWriter, fixtureBytes, yomitanZip } from '../../tests/support/dictionaryFiles';
import { dictionaryLimits, type DictionaryFormat } from './dictionaryFormat';
import { readDictionary } from './readDictionary';
import { shortGloss } from './shortGloss';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 60_000 });

const write = createFileWriter();

/** What can befall a file: bytes changed, lost, doubled, or its end gone. */
const damage = fc.array(
  fc.record({
    kind: fc.constantFrom('change', 'lose', 'double', 'cut'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 40 }),
    byte: fc.oneof(fc.constantFrom(...Buffer.from('<>&"\'[]{},/\\\n\t\0')), fc.integer({ min: 0, max: 255 })),
  }),
  { minLength: 1, maxLength: 4 },
);

function damaged(bytes: Buffer, harms: typeof damage extends fc.Arbitrary<infer T> ? T : never): Buffer {
  let result = bytes;
  for (const { kind, at, length, byte } of harms) {
    const from = Math.floor(at * result.length);
    const [before, after] = [result.subarray(0, from), result.subarray(from)];
    if (kind === 'change') result = Buffer.concat([before, Buffer.from([byte]), after.subarray(1)]);
    else if (kind === 'lose') result = Buffer.concat([before, after.subarray(length)]);
    else if (kind === 'double') result = Buffer.concat([before, after.subarray(0, length), after]);
    else result = before;
  }
  return result;
}

const files: [name: string, format: DictionaryFormat, language: string, bytes: Buffer][] = [
  ['cedict.u8', 'cedict', 'zh-Hans', fixtureBytes('cedict.u8')],
  ['edict-euc.txt', 'edict', 'ja', fixtureBytes('edict-euc.txt')],
  ['jmdict.xml', 'jmdict', 'ja', fixtureBytes('jmdict.xml')],
  ['spa-eng.index', 'dictd', 'es', fixtureBytes('spa-eng.index')],
  ['words.zip', 'yomitan', 'es', yomitanZip()],
];

it.each(files)(
  '%s, however damaged, is read or refused in a sentence of ours',
  async (name, format, language, bytes) => {
    write('spa-eng.dict.dz', fixtureBytes('spa-eng.dict.dz'));
    await fc.assert(
      fc.asyncProperty(damage, fc.boolean(), async (harms, isNamed) => {
        const path = write(name, damaged(bytes, harms));
        try {
          const pair = { language, ownLanguage: 'en' };
          const file = await readDictionary(path, { pair, limits: dictionaryLimits, ...(isNamed && { format }) });
          for await (const { senses, tier } of file.headwords()) {
            expect(shortGloss(senses).split(' ').length).toBeLessThanOrEqual(3);
            expect(Number.isInteger(tier) && tier >= 0 && tier <= 126).toBe(true);
          }
        } catch (error) {
          if (!(error instanceof Error && error.name === 'DictionaryError')) throw error;
          expect(error.message).toMatch(/[.?]$/u);
        }
      }),
      { numRuns: 150 },
    );
  },
);
