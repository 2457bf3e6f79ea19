import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import type { LanguageCode } from '../../../../domain/languages/languages';
import { identityOf, isWord, lowerCase } from '../../../../domain/words/identity';
import type { AsyncLanguageTools } from '../../../language/asyncLanguageTools';
import type { LanguageTools } from '../../../language/languageTools';
import { withNeutralTones } from '../../../language/pinyinWords';
import type { TutorRequest } from '../../tutor';
import { bareGloss } from '../format/lexicon';

interface Sources extends Pick<TutorRequest, 'language' | 'lookUp'> {
  tools: Pick<LanguageTools, 'transliterate'> | Pick<AsyncLanguageTools, 'transliterate'>;
}

type Found = Awaited<ReturnType<TutorRequest['lookUp']>>;

/** Gives words that have no gloss yet what imported dictionaries say of them, marked as from there. */
export async function glossFromDictionary(words: readonly Morpheme[], sources: Sources): Promise<Morpheme[]> {
  const { language, lookUp } = sources;
  const unknown = words.filter(([surface, , gloss]) => gloss === '' && isWord(surface));
  if (unknown.length === 0) return [...words];
  const keys = unknown.flatMap((word) => [...keysOf(word, language), ...partKeysOf(word[0], language)]);
  const found = await lookUp([...new Set(keys)]);
  if (found.size === 0) return [...words];
  const pieces = words.map(async (word) => (unknown.includes(word) ? glossed(word, found, sources) : [word]));
  return (await Promise.all(pieces)).flat();
}

/** How else a word is listed than as it stands in a sentence. */
const otherForms: Readonly<Record<string, (surface: string) => string>> = {
  // Whatever begins a sentence has a capital.
  de: (surface) => lowerCase(surface, 'de'),
  // Nouns are listed without their article.
  ar: (surface) => surface.replace(/^ال(?=.{2})/u, ''),
};

/** What a word may be listed under: as it is written, in its dictionary form, or otherwise. */
function keysOf([surface, , , marks]: Morpheme, language: LanguageCode): string[] {
  const other = Object.hasOwn(otherForms, language) ? otherForms[language]?.(surface) : undefined;
  const forms = [surface, marks?.lemma ?? surface, other ?? surface];
  return [...new Set(forms.map((form) => identityOf(form, language)))].filter((key) => key !== '');
}

async function glossed(word: Morpheme, found: Found, sources: Sources): Promise<Morpheme[]> {
  const { language, tools } = sources;
  const [surface, transliteration, , marks] = word;
  const keys = keysOf(word, language);
  const key = keys.find((each) => found.has(each));
  const entry = key === undefined ? undefined : found.get(key);
  if (!entry) return partsOf(word, found, sources);
  // The reading belongs to the form that was found.
  const reading = key === keys[0] && entry.reading !== '' ? entry.reading : undefined;
  const latin = transliteration || (await tools.transliterate(surface, reading));
  const settled = language.startsWith('zh-') ? withNeutralTones(latin, entry.reading) : latin;
  // Found by its dictionary form, which is the infinitive where the word itself is none.
  const gloss = key === keys[0] ? entry.gloss : bareGloss(entry.gloss);
  return [[surface, settled, gloss, withDict(marks)]];
}

const withDict = (marks: MorphemeMarks | undefined): MorphemeMarks => ({ ...marks, dict: true });

/** Longer ones are names or accidents; each length adds keys. */
const maxPartsOf = 8;

/** The segmenter takes 喝一杯 for one word, which dictionaries have in pieces: they are asked for those, too. */
function partKeysOf(surface: string, language: LanguageCode): string[] {
  const characters = chineseCharacters(surface, language);
  return characters.flatMap((_, from) =>
    characters.slice(from).map((_each, rest) => identityOf(characters.slice(from, from + rest + 1).join(''), language)),
  );
}

function chineseCharacters(surface: string, language: LanguageCode): string[] {
  const characters = language.startsWith('zh-') && /^\p{Script=Han}+$/u.test(surface) ? [...surface] : [];
  return characters.length > 1 && characters.length <= maxPartsOf ? characters : [];
}

/** The word in its longest known pieces; whole where one of them is unknown. */
async function partsOf(word: Morpheme, found: Found, { language, tools }: Sources): Promise<Morpheme[]> {
  const characters = chineseCharacters(word[0], language);
  const parts: Morpheme[] = [];
  for (let from = 0; from < characters.length;) {
    let length = characters.length - from;
    const part = () => characters.slice(from, from + length).join('');
    while (length > 0 && !found.has(identityOf(part(), language))) length -= 1;
    const entry = found.get(identityOf(part(), language));
    if (!entry) return [word];
    const latin = withNeutralTones(await tools.transliterate(part()), entry.reading);
    parts.push([part(), latin, entry.gloss, { dict: true }]);
    from += length;
  }
  return parts.length > 0 ? parts : [word];
}
