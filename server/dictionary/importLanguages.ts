import { languages, parseLanguage, type Language } from '../../domain/languages/languages';
import { DictionaryError } from './dictionaryError';

const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** BCP-47 in its canonical form (`deu` is `de`), or null for what is no code of a language. */
function localeOf(code: string): Intl.Locale | null {
  try {
    const locale = new Intl.Locale(code);
    return englishNames.of(locale.language) === undefined ? null : locale;
  } catch {
    return null;
  }
}

/**
 * The language whose words a dictionary has, by code, name or alias. A language that is not listed is called what
 * learners call it who type its English name: `sw` is Swahili.
 * @throws DictionaryError
 */
export function requireDictionaryLanguage(given: string): Language {
  const found = languageOf(given);
  if (found) return found;
  throw new DictionaryError(
    `--language ${given} is no language: give a code such as ja or zh-Hant, or x- and the name that learners type, such as x-quenya.`,
  );
}

function languageOf(given: string): Language | null {
  const named = parseLanguage(given);
  if (named && (/^x-/iu.test(given.trim()) || languages.some(({ code }) => code === named.code))) return named;
  const locale = localeOf(given);
  if (!locale) return null;
  const script = locale.language === 'zh' ? `-${locale.maximize().script ?? 'Hans'}` : '';
  const listed = languages.find(({ code }) => code === `${locale.language}${script}`);
  return listed ?? parseLanguage(locale.language === 'no' ? 'nb' : (englishNames.of(locale.language) ?? ''));
}

const bases = new Map<string, string | null>();

/** A code without region and script, which is what glosses are filed under; null for what is no language's code. */
export function baseLanguageOf(code: string): string | null {
  const known = bases.get(code);
  if (known !== undefined) return known;
  const found = localeOf(code)?.language ?? null;
  // Codes come from files and requests too: the few that people have fit, invented ones do not fill the memory.
  if (bases.size < 200) bases.set(code, found);
  return found;
}

/** @throws DictionaryError */
export function requireOwnLanguage(given: string): string {
  const code = baseLanguageOf(given) ?? baseLanguageOf(languageOf(given)?.code ?? '');
  if (code !== null) return code;
  throw new DictionaryError(`--own ${given} is no code of a language: give one such as en or de.`);
}
