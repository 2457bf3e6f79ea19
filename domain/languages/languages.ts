import { misspelt } from './misspellings';

/**
 * Facts about languages. A code is BCP-47 where one exists, else `x-` and a slug of the name the learner typed.
 * Sources: CLDR for names and scripts; the specification, sections 2 (right to left) and 4 (auto transliteration).
 */
export type LanguageCode = string;

export interface Language {
  code: LanguageCode;
  /** Display name in English; also what the specification's selects show. */
  name: string;
  /** The language's own name for itself. */
  endonym: string;
  aliases: readonly string[];
  /** ISO 15924. */
  script: string;
  direction: 'ltr' | 'rtl';
  /** Choosing it turns transliteration on (specification, section 4). */
  autoTransliteration: boolean;
}

type Row = [code: string, name: string, endonym: string, script: string, aliases: string[], autoTransliteration?: true];

const rightToLeftScripts = new Set(['Arab', 'Hebr']);

const rows: Row[] = [
  ['fr', 'French', 'français', 'Latn', ['francais', 'français']],
  ['ja', 'Japanese', '日本語', 'Jpan', ['nihongo', '日本語', 'にほんご'], true],
  ['ko', 'Korean', '한국어', 'Kore', ['hangugeo', '한국어', '한국말'], true],
  ['de', 'German', 'Deutsch', 'Latn', ['deutsch']],
  ['es', 'Spanish', 'español', 'Latn', ['espanol', 'español', 'castilian', 'castellano']],
  ['it', 'Italian', 'italiano', 'Latn', ['italiano']],
  ['pt', 'Portuguese', 'português', 'Latn', ['portugues', 'português', 'brazilian portuguese']],
  ['nl', 'Dutch', 'Nederlands', 'Latn', ['nederlands']],
  ['sv', 'Swedish', 'svenska', 'Latn', ['svenska']],
  ['da', 'Danish', 'dansk', 'Latn', ['dansk']],
  ['nb', 'Norwegian', 'norsk', 'Latn', ['norsk', 'norwegian bokmål', 'bokmål', 'no']],
  ['fi', 'Finnish', 'suomi', 'Latn', ['suomi']],
  ['pl', 'Polish', 'polski', 'Latn', ['polski']],
  ['cs', 'Czech', 'čeština', 'Latn', ['čeština', 'cestina']],
  ['tr', 'Turkish', 'Türkçe', 'Latn', ['türkçe', 'turkce']],
  ['vi', 'Vietnamese', 'Tiếng Việt', 'Latn', ['tiếng việt', 'tieng viet']],
  ['id', 'Indonesian', 'Bahasa Indonesia', 'Latn', ['bahasa indonesia', 'bahasa']],
  ['el', 'Greek', 'Ελληνικά', 'Grek', ['ελληνικά', 'ellinika', 'modern greek']],
  ['ru', 'Russian', 'русский', 'Cyrl', ['русский', 'russkiy'], true],
  ['uk', 'Ukrainian', 'українська', 'Cyrl', ['українська']],
  ['hy', 'Armenian', 'հայերեն', 'Armn', ['հայերեն', 'hayeren'], true],
  ['hi', 'Hindi', 'हिन्दी', 'Deva', ['हिन्दी']],
  ['th', 'Thai', 'ไทย', 'Thai', ['ไทย']],
  [
    'zh-Hans',
    'Simplified Chinese',
    '简体中文',
    'Hans',
    ['mandarin', 'chinese', 'mandarin chinese', '中文', '普通话', '简体中文', 'zh'],
    true,
  ],
  ['zh-Hant', 'Traditional Chinese', '繁體中文', 'Hant', ['繁體中文', 'taiwanese mandarin'], true],
  ['ar', 'Arabic', 'العربية', 'Arab', ['العربية', 'modern standard arabic'], true],
  ['he', 'Hebrew', 'עברית', 'Hebr', ['עברית', 'ivrit']],
  ['fa', 'Persian', 'فارسی', 'Arab', ['farsi', 'فارسی'], true],
  ['ur', 'Urdu', 'اردو', 'Arab', ['اردو']],
  ['yi', 'Yiddish', 'ייִדיש', 'Hebr', ['ייִדיש', 'יידיש']],
  ['ckb', 'Kurdish', 'کوردی', 'Arab', ['کوردی', 'sorani', 'ku']],
  ['ps', 'Pashto', 'پښتو', 'Arab', ['پښتو']],
  ['en', 'English', 'English', 'Latn', []],
];

export const languages: readonly Language[] = rows.map(([code, name, endonym, script, aliases, auto]) => ({
  code,
  name,
  endonym,
  script,
  aliases,
  direction: rightToLeftScripts.has(script) ? 'rtl' : 'ltr',
  autoTransliteration: auto ?? false,
}));

/** The names of the specification's Target Language select, in its order; 'Other' follows them. */
export const offeredLanguages: readonly LanguageCode[] = ['fr', 'ja', 'ko', 'de'];

/** A name as it is read: NFKC, without what cannot be seen (joiners, fillers), single spaces. */
function readName(typed: string): string {
  return typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** One key for a typed name: as it is read, in lower case, hyphens as spaces. */
function nameKey(typed: string): string {
  return (
    readName(typed)
      .toLowerCase()
      // Lower case may bring together what upper case kept apart.
      .normalize('NFKC')
      .replace(/[ -]+/gu, ' ')
      .trim()
  );
}

const byName = new Map(
  languages.flatMap((language) =>
    [language.code, language.name, language.endonym, ...language.aliases, ...(misspelt[language.code] ?? [])].map(
      (name) => [nameKey(name), language] as const,
    ),
  ),
);

/** 1 to 40 letters (with their combining marks), spaces and hyphens, at least one of them a letter. */
const typedName = /^(?=.*\p{L})[\p{L}\p{M} -]{1,40}$/u;
/** What stands after `x-`, with hyphens as spaces: a typed name, which lower case may have made twice as long. */
const unlistedKey = /^(?=.*\p{L})[\p{L}\p{M} ]{1,80}$/u;

/**
 * The language that a learner names, by code, name, alias, a common misspelling of one, or in its own script.
 * An unknown but well-formed name becomes a language of its own (`x-…`); anything else gives null.
 */
export function parseLanguage(input: string): Language | null {
  const name = readName(input);
  const coded = /^x-(.+)$/iu.exec(name)?.[1] ?? '';
  const known = byName.get(nameKey(name)) ?? byName.get(nameKey(coded));
  if (known) return known;
  if (unlistedKey.test(nameKey(coded))) return unlistedLanguage(coded.replace(/-/gu, ' ').trim());
  return typedName.test(name) ? unlistedLanguage(name) : null;
}

function unlistedLanguage(name: string): Language {
  const slug = nameKey(name).replace(/ /gu, '-');
  // Only where the capital leads back: the name, sent again as it is shown, has to be the same language.
  const title = name.replace(/^\p{L}/u, (letter) => {
    const capital = letter.toUpperCase();
    return capital.toLowerCase() === letter ? capital : letter;
  });
  const first = /\p{Script=Arabic}/u.test(name) ? 'Arab' : /\p{Script=Hebrew}/u.test(name) ? 'Hebr' : 'Zyyy';
  return {
    code: `x-${slug}`,
    name: title,
    endonym: title,
    aliases: [],
    script: first,
    direction: rightToLeftScripts.has(first) ? 'rtl' : 'ltr',
    autoTransliteration: false,
  };
}

/** What a language is called in a sentence; what is no language stays as it is. */
export const languageName = (code: LanguageCode): string => parseLanguage(code)?.name ?? code;

/** The facts for a stored code. Throws `RangeError` for what `parseLanguage` could never have given. */
export function requireLanguage(code: LanguageCode): Language {
  const language = parseLanguage(code);
  if (!language) throw new RangeError(`not a language code: ${code}`);
  return language;
}
