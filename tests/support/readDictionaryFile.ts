import {
  dictionaryLimits,
  type DictionaryFormat,
  type DictionaryLimits,
  type LanguagePair,
} from '../../server/dictionary/dictionaryFormat';
import { readDictionary } from '../../server/dictionary/readDictionary';
import { shortGloss } from '../../server/dictionary/shortGloss';

type Options = Partial<LanguagePair> & { format?: DictionaryFormat; limits?: Partial<DictionaryLimits> };

/** `headword|reading|gloss`, the likeliest first where they are written alike. */
export async function read(path: string, { language = 'es', ownLanguage = 'en', format, limits }: Options = {}) {
  const file = await readDictionary(path, {
    pair: { language, ownLanguage },
    limits: { ...dictionaryLimits, ...limits },
    ...(format && { format }),
  });
  const words: { text: string; tier: number; line: string }[] = [];
  for await (const { text, reading, senses, tier } of file.headwords())
    words.push({ text, tier, line: [text, reading, shortGloss(senses)].join('|') });
  const places = new Map<string, number>();
  for (const { text } of words) if (!places.has(text)) places.set(text, places.size);
  words.sort((a, b) => (places.get(a.text) ?? 0) - (places.get(b.text) ?? 0) || a.tier - b.tier);
  return { format: file.format, title: file.title, lines: words.map(({ line }) => line) };
}

export const linesOf = async (path: string, options?: Options) => (await read(path, options)).lines;

/** The sentence that a file is refused with. */
export async function refusal(path: string, options?: Options): Promise<string> {
  try {
    await read(path, options);
  } catch (error) {
    if (error instanceof Error && error.name === 'DictionaryError') return error.message;
    throw error;
  }
  throw new Error('it was read');
}
