import { type LanguageCode, languageName } from '../../../../domain/languages/languages';
import type { Content, ListEntry, Say, Utterance } from '../format/contentFormat';
import { parseWords } from '../format/parseWords';
import { expandVariants, slotsOf } from '../format/template';

/**
 * Whether a person or a place is named: who reads that before anything was said does not know whom or what it means. The
 * name of the language itself is no such name, and slots are not looked at.
 */
export function hasName(said: Pick<Utterance, 'words'>, language: LanguageCode): boolean {
  const known = named.get(said);
  if (known !== undefined) return known;
  const tokens = parseWords(expandVariants(said.words, 'unsaid'));
  const found = tokens.some((token) => 'word' in token && isName(token.word.gloss, language));
  named.set(said, found);
  return found;
}

/** All opening sentences of a language are asked about at a time, turn after turn. */
const named = new WeakMap<Pick<Utterance, 'words'>, boolean>();

/** The same of what a learner could say, with each slot as it is filled where nothing is known: with its list's first. */
export function namesSomebody(said: Say, { language, lists }: Pick<Content, 'language' | 'lists'>): boolean {
  const samples = slotsOf(expandVariants(said.text, 'unsaid')).flatMap(({ list }): ListEntry[] => {
    const sample = list === undefined ? undefined : lists[list]?.[0];
    return sample ? [sample] : [];
  });
  return [said, ...samples].some((each) => hasName(each, language));
}

/** Glosses stand as within a sentence: a capital is a name, or English asks for one. */
function isName(gloss: string, language: LanguageCode): boolean {
  const capitals = gloss.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return capitals.some((word) => !firstPerson.test(word) && word !== languageName(language));
}

const firstPerson = /^I(?:$|[’'])/u;
