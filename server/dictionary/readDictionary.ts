import { readCedict } from './cedict';
import { detectFormat, encodingOf } from './detectFormat';
import { openDictd, readDictd, readDictdTitle } from './dictd';
import { DictionaryError } from './dictionaryError';
import {
  formatNames,
  type DictionaryFormat,
  type DictionaryLimits,
  type LanguagePair,
  type ReadableDictionary,
} from './dictionaryFormat';
import { openSource } from './dictionarySource';
import { readEdict } from './edict';
import { readJmdict } from './jmdict';
import { checkYomitanLanguages, readYomitan, readYomitanIndex } from './yomitan';

/** Formats that exist for one language alone. */
const languagesOf: Partial<Record<DictionaryFormat, { codes: readonly string[]; name: string }>> = {
  cedict: { codes: ['zh-Hans', 'zh-Hant'], name: 'Chinese' },
  edict: { codes: ['ja'], name: 'Japanese' },
  jmdict: { codes: ['ja'], name: 'Japanese' },
};

/**
 * Opens a dictionary's file and finds out what it is; its words are read when they are iterated.
 * @throws DictionaryError, here or while iterating, with one sentence and the place of what is wrong
 */
export async function readDictionary(
  path: string,
  { pair, format: given, limits }: { pair: LanguagePair; format?: DictionaryFormat; limits: DictionaryLimits },
): Promise<ReadableDictionary> {
  const source = await openSource(path, limits);
  const { name } = source;
  const format = given ?? detectFormat(source);
  const native = languagesOf[format];
  if (native && !native.codes.includes(pair.language))
    throw new DictionaryError(
      `${name} is in the format of ${formatNames[format]}, which is for ${native.name}: give --language ${native.codes.join(' or ')}.`,
    );
  switch (format) {
    case 'cedict':
      return { format, title: null, headwords: () => readCedict(source, pair, limits) };
    case 'edict':
      return { format, title: null, headwords: () => readEdict(source, encodingOf(source.sample), limits) };
    case 'jmdict':
      return { format, title: null, headwords: () => readJmdict(source, pair, limits) };
    case 'dictd': {
      const files = await openDictd(path, limits);
      return { format, title: await readDictdTitle(files, limits), headwords: () => readDictd(files, limits) };
    }
    case 'yomitan': {
      const index = await readYomitanIndex(path, name, limits);
      checkYomitanLanguages(index, name, pair);
      return { format, title: index.title, headwords: () => readYomitan(path, { name, index, limits }) };
    }
  }
}
