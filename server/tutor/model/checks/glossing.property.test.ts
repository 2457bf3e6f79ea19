import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asyncLanguageTools } from '../../../language/asyncLanguageTools';
import { languageTools } from '../../../language/languageTools';
import type { RawWord } from '../encoding/draft';
import { alignAll } from './align';
import { cover } from './cover';
import { createGlossStream, glossAll, type Glossing } from './glossing';
import { sanitise } from './sanitise';

const raw = (surface: string, gloss = 'x', reading = ''): RawWord => ({ surface, reading, gloss, isNeeded: false });
const bare = (text: string) => text.replace(/\s/gu, '');

const glossing = (language: string): Glossing => ({
  language,
  ownLanguage: 'en',
  tools: asyncLanguageTools(language),
  cutAgain: () => Promise.resolve([]),
  askAgain: () => Promise.resolve(new Map()),
  names: new Set(),
  findListed: () => Promise.resolve(null),
  lookUp: () => Promise.resolve(new Map()),
});

const sentences: Record<string, string> = {
  fr: 'Bonjour, je m’appelle Camille ; j’habite à Lyon depuis dix ans !',
  de: 'Ich möchte gern einen Kaffee, bitte. Können Sie mir helfen?',
  ko: '저는 커피를 좋아해요. 오늘 날씨가 정말 좋네요!',
  ru: 'Привет! Как у тебя дела?',
  ar: 'صباح الخير، كيف حالك اليوم؟',
};

/** What models do to a list of words: leave out, double, swap, invent, join, split. */
const damaged = (words: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom('keep', 'drop', 'double', 'invent', 'join', 'swap'), fc.nat(20)), {
      minLength: words.length,
      maxLength: words.length,
    })
    .map((choices) => {
      const result: string[] = [];
      for (const [index, word] of words.entries()) {
        const [what, number] = choices[index] ?? ['keep', 0];
        if (what === 'drop') continue;
        if (what === 'join' && result.length > 0) result.push(`${result.pop() ?? ''}${word}`);
        else if (what === 'swap' && result.length > 0) result.splice(-1, 0, word);
        else result.push(word);
        if (what === 'double') result.push(word);
        if (what === 'invent') result.push(`zz${String(number)}`);
      }
      return result.map((surface) => raw(surface));
    });

describe('the words of an answer, however damaged', () => {
  for (const [language, text] of Object.entries(sentences)) {
    const tools = languageTools(language);
    const words = tools.segment(text).flatMap(({ surface }) => (/\p{L}/u.test(surface) ? [surface] : []));

    it(`give the sentence back in ${language}, white space aside`, async () => {
      await fc.assert(
        fc.asyncProperty(damaged(words), async (given) => {
          const glossed = await glossAll(text, given, glossing(language));
          expect(bare(glossed.words.map(([surface]) => surface).join(''))).toBe(bare(text));
        }),
        { numRuns: 60 },
      );
    });

    it(`stand in order and without overlap in ${language}`, () => {
      fc.assert(
        fc.property(damaged(words), (given) => {
          const placed = alignAll(text, given);
          for (const [index, { start, end }] of placed.entries()) {
            expect(start).toBeGreaterThanOrEqual(placed[index - 1]?.end ?? 0);
            expect(end).toBeGreaterThan(start);
          }
        }),
        { numRuns: 60 },
      );
    });

    it(`shown while they come are a beginning of the sentence in ${language}`, async () => {
      await fc.assert(
        fc.asyncProperty(damaged(words), async (given) => {
          const stream = createGlossStream(glossing(language));
          const draft = {
            text,
            isTextWhole: true,
            words: [] as RawWord[],
            meaning: '',
            replies: [],
            title: '',
            correction: '',
            memory: '',
          };
          for (const word of given) {
            draft.words.push(word);
            const shown = await stream.take(draft, draft.text);
            if (shown) expect(bare(text).startsWith(bare(shown.map(([surface]) => surface).join('')))).toBe(true);
          }
        }),
        { numRuns: 40 },
      );
    });
  }

  it('are all kept when nothing is wrong with them', () => {
    for (const [language, text] of Object.entries(sentences)) {
      const words = languageTools(language)
        .segment(text)
        .flatMap(({ surface }) => (/\p{L}/u.test(surface) ? [raw(surface)] : []));
      expect(alignAll(text, words)).toHaveLength(words.length);
    }
  });
});

describe('any text', () => {
  it('is covered by pieces that give it back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const clean = sanitise(text);
        const pieces = await cover(clean, [], asyncLanguageTools('fr'));
        expect(bare(pieces.map(({ surface }) => surface).join(''))).toBe(bare(clean));
      }),
    );
  });

  it('is the same when it is sanitised twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(sanitise(sanitise(text))).toBe(sanitise(text));
      }),
    );
  });
});
