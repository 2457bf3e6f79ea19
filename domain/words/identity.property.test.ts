import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '../languages/languages';
import { identityOf, isWord } from './identity';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const codes = languages.map(({ code }) => code);
const language = fc.constantFrom(...codes, 'x-klingon', 'x-日本', '');
const notGerman = language.filter((code) => code !== 'de');

const apostrophe = fc.constantFrom(..."'‘’ʼʹ′`´＇");
const space = fc.constantFrom(' ', '\u00a0', '\u3000', '\t', '\n');
const odd = fc.constantFrom(...'ßẞİıſςΣŉﬁﾞ½-–.0\u0640\u064e\u0653\u05b8\u0301\u0327\u200d٣¯‾', 'J\u030c');
const anything = fc.oneof(
  fc.array(fc.oneof(odd, apostrophe, space, fc.constantFrom(...'aeInQUé日語ا')), { maxLength: 12 }).map(joined),
  fc.string({ unit: 'binary' }),
);
const word = fc.string({ unit: fc.constantFrom(...'abcdefghjklmnopqrstuvwxyzàéüñçœжя'), minLength: 1, maxLength: 8 });

function joined(all: readonly string[]): string {
  return all.join('');
}

/** The text with a sign before, between or after its characters. */
function withSigns(text: string, signs: readonly string[], at: number): string {
  const characters = [...text];
  return [...characters.slice(0, at), ...signs, ...characters.slice(at)].join('');
}

describe('identityOf', () => {
  it('of an identity is itself, and it is NFKC without space around it', () => {
    fc.assert(
      fc.property(anything, language, (surface, code) => {
        const identity = identityOf(surface, code);
        expect(identityOf(identity, code)).toBe(identity);
        expect(identity).toBe(identity.normalize('NFKC').trim());
        expect(identity).not.toMatch(/[\u064b-\u0652\u0640‘’]|\s\s/u);
      }),
      { numRuns: 1_500 },
    );
  });

  it('is empty exactly for what has no letter', { tags: ['C333'] }, () => {
    fc.assert(
      fc.property(anything, language, (surface, code) => {
        // What stands for an apostrophe or lengthens a word is a letter to Unicode alone.
        const hasLetter = /\p{L}/u.test(surface.normalize('NFKC').replace(/[\u02b9\u02bc\u0640\u06e5\u06e6]/gu, ''));
        expect(isWord(surface)).toBe(/\p{L}/u.test(surface));
        expect(identityOf(surface, code) !== '').toBe(hasLetter);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the same in capitals, but for German', () => {
    fc.assert(
      fc.property(word, notGerman, fc.boolean(), (surface, code, isWhole) => {
        // ı and i are two letters of Turkish.
        const plain = code === 'tr' ? surface.replace(/[iı]/gu, 'a') : surface;
        const upper = isWhole ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1);
        expect(identityOf(upper, code)).toBe(identityOf(plain, code));
        expect(identityOf(plain, 'de')).toBe(plain);
        expect(identityOf(upper, 'de')).toBe(upper);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the same with any apostrophe, composition and width, and white space around it', () => {
    fc.assert(
      fc.property(word, word, apostrophe, apostrophe, language, space, (a, b, one, other, code, around) => {
        const identity = identityOf(`${a}${one}${b}`, code);
        expect(identity).toBe(`${a}'${b}`);
        expect(identityOf(`${around}${a}${other}${b}${around}`, code)).toBe(identity);
        expect(identityOf(`${a}${other}${b}`.normalize('NFD'), code)).toBe(identity);
      }),
    );
  });

  it.each([
    ['ar', 'كتاب', ['\u064e', '\u0650', '\u0651', '\u0652', '\u064b', '\u0670', '\u0640']],
    ['fa', 'زبان', ['\u064e', '\u0650', '\u0651', '\u0640']],
    ['he', 'שלום', ['\u05b8', '\u05b4', '\u05bc', '\u05c1', '\u05c2', '\u0591']],
    ['yi', 'יידיש', ['\u05b8', '\u05bc']],
  ])('of %s leaves vowel signs out wherever they stand', (code, plain, marks) => {
    const signs = fc.array(fc.constantFrom(...marks), { maxLength: 3 });
    fc.assert(
      fc.property(signs, fc.nat(plain.length), signs, fc.nat(plain.length), (some, at, others, otherAt) => {
        const pointed = withSigns(withSigns(plain, some, at), others, otherAt);
        expect(identityOf(pointed, code)).toBe(plain);
      }),
    );
  });

  const elided = [
    ...['j je', 'm me', 't te', 's se', 'n ne', 'd de', 'c ce', 'l le', 'qu que'],
    ...['jusqu jusque', 'lorsqu lorsque', 'puisqu puisque', 'quoiqu quoique'],
  ].map((pair) => pair.split(' ') as [string, string]);
  it('of French brings elided forms and clitics to their word, in any case and with any apostrophe', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...elided),
        apostrophe,
        fc.boolean(),
        fc.array(fc.constantFrom('-', ' ')),
        ([short, full], mark, isUpper, before) => {
          const surface = `${isUpper ? short.toUpperCase() : short}${mark}`;
          expect(identityOf(joined(before) + surface, 'fr')).toBe(full);
          expect(identityOf(joined(before) + full, 'fr')).toBe(full);
          expect(identityOf(surface, 'it')).toBe(`${short}'`);
        },
      ),
    );
  });

  it('of French takes a word for itself that JavaScript has a meaning for', () => {
    for (const surface of ['constructor', '__proto__', 'toString']) {
      expect(identityOf(surface, 'fr')).toBe(surface.toLowerCase());
    }
  });

  it('of French leaves no space where a hyphen stood', () => {
    expect(identityOf('- il', 'fr')).toBe('il');
  });
});
