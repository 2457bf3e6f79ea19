import type * as AnyAscii from 'any-ascii';
import type CyrillicToTranslit from 'cyrillic-to-translit-js';
import { createRequire } from 'node:module';
import { parseLanguage } from '../../domain/languages/languages';
import { atFirstUse } from './atFirstUse';
import type { LanguageTools } from './languageTools';

const require = createRequire(import.meta.url);
const anyAscii = atFirstUse(() => (require('any-ascii') as typeof AnyAscii).default);
const cyrillic = atFirstUse(() => require('cyrillic-to-translit-js') as typeof CyrillicToTranslit);

type Transliteration = Pick<LanguageTools, 'transliterate' | 'approximates'>;

/** How a language without tools of its own is put into Latin letters; nothing where it is written in them. */
export function transliterationOf(code: string): Transliteration {
  if (code === 'ru') return { transliterate: forWords(createRussian()) };
  if (code === 'uk') return { transliterate: forWords(createCyrillic('uk')) };
  if (parseLanguage(code)?.script === 'Latn') return { transliterate: () => '' };
  // Letter by letter: vowels that are not written stay away, and spelling is not how it sounds.
  return { transliterate: forWords(letterByLetter), approximates: true };
}

/** Letters of another script than the Latin; without one there is nothing to put into it. */
const foreignLetter = /(?!\p{Script=Latin})\p{L}/u;

function forWords(transliterate: (word: string) => string): (surface: string) => string {
  return (surface) => (foreignLetter.test(surface) ? transliterate(surface).trim() : '');
}

function createCyrillic(preset: 'ru' | 'uk'): (word: string) => string {
  const transform = atFirstUse(() => cyrillic()({ preset }).transform);
  // Marks of stress are for learners, and no letters: за́мок.
  return (word) => transform()(word.normalize('NFC').replace(/\u0301/gu, ''));
}

/** The package writes и, й and ы alike; here ы and й are y, as in the systems that people know (BGN/PCGN). */
function createRussian(): (word: string) => string {
  const transform = createCyrillic('ru');
  return (word) => transform(word.normalize('NFC').replace(/[ый]/gu, 'y').replace(/[ЫЙ]/gu, 'Y'));
}

/** Marks of tone of voice that stand within an Armenian word: ո՞վ. */
const armenianMarks = /[\u055B-\u055E]/gu;

function letterByLetter(word: string): string {
  // The package leaves alef out, which is the one long vowel that Arabic and Persian write for a.
  return anyAscii()(
    word
      .normalize('NFC')
      .replace(armenianMarks, '')
      .replace(/\u0627/gu, 'a'),
  );
}
