import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '../languages/languages';
import { identityOf, isWord } from './identity';

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const anyLanguage = fc.constantFrom(...languages.map(({ code }) => code), '', 'x-klingon', 'x-日本');

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

describe('identityOf', () => {
  it.each([
    ['Bonjour', 'fr', 'bonjour'],
    ['  Bonjour ', 'fr', 'bonjour'],
    ['Ｂonjour', 'fr', 'bonjour'],
    ['J’', 'fr', 'je'],
    ['j´', 'fr', 'je'],
    ['jʼ', 'fr', 'je'],
    ['j＇', 'fr', 'je'],
    ['qu`', 'fr', 'que'],
    ['L’', 'fr', 'le'],
    ['Lorsqu’', 'fr', 'lorsque'],
    ['-il', 'fr', 'il'],
    ['--il', 'fr', 'il'],
    ['aujourd’hui', 'fr', "aujourd'hui"],
    ['l’', 'de', "l'"],
    ['Haus', 'de', 'Haus'],
    ['Arbeiten', 'de', 'Arbeiten'],
    ['arbeiten', 'de', 'arbeiten'],
    ['Straße', 'de', 'Straße'],
    ['IŞIK', 'tr', 'ışık'],
    ['IŞIK', 'en', 'işik'],
    ['Ελλάς', 'el', 'ελλάς'],
    ['مَرْحَبًا', 'ar', 'مرحبا'],
    ['مـرحـبا', 'ar', 'مرحبا'],
    ['שָׁלוֹם', 'he', 'שלום'],
    ['食べます', 'ja', '食べます'],
    ['ﾃﾚﾋﾞ', 'ja', 'テレビ'],
    ['e\u0301té', 'fr', 'été'],
    ['a   été', 'fr', 'a été'],
    ['Klingon', 'x-klingon', 'klingon'],
    ['WORD', '', 'word'],
  ])('of %j in %j is %j', (surface, language, identity) => {
    expect(identityOf(surface, language)).toBe(identity);
  });

  it.each(['', ' ', '.', '…', '123', '12:30', '。', '«', "'", '👍', 'ـ', '\u064b'])(
    'of %j is empty: it is no word',
    (surface) => {
      expect(identityOf(surface, 'ar')).toBe('');
    },
  );

  it('keeps Nouns and verbs of German apart', () => {
    expect(identityOf('Essen', 'de')).not.toBe(identityOf('essen', 'de'));
  });

  it('of an identity is itself, in every language', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (surface, language) => {
        const identity = identityOf(surface, language);
        expect(identityOf(identity, language)).toBe(identity);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is empty or has a letter', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (surface, language) => {
        const identity = identityOf(surface, language);
        expect(identity === '' || isWord(identity)).toBe(true);
      }),
    );
  });

  it('takes each accent that stands for an apostrophe as one, however it was composed', () => {
    for (const accent of ['´', '\u1FFD', '`', '\u1FEF']) {
      expect(identityOf(`l${accent}été`, 'fr')).toBe(identityOf("l'été", 'fr'));
      expect(identityOf(`l${accent}été`.normalize('NFD'), 'fr')).toBe(identityOf("l'été", 'fr'));
    }
  });

  it('does not depend on how the text was composed, or on white space around it', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (surface, language) => {
        const identity = identityOf(surface, language);
        expect(identityOf(surface.normalize('NFD'), language)).toBe(identity);
        expect(identityOf(` ${surface}\u3000`, language)).toBe(identity);
      }),
    );
  });
});
