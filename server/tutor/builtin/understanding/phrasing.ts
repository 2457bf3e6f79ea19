import type { LanguageTools } from '../../../language/languageTools';
import type { Content, ListEntry, Utterance } from '../format/contentFormat';
import {
  apartParticles,
  characterUnits,
  closingCourtesy,
  ownUnits,
  romanisedUnits,
  spacedUnits,
  type Unit,
  type View,
} from './normalise';
import { mannerOf, type Manner } from './manner/manner';
import { parseWords } from '../format/parseWords';
import { commonEnglish } from './vocabulary';
import { slotSource, templateParts, variantsOf, type Slot } from '../format/template';

/** One way of saying something, ready to be compared: unit keys, and in the place of each slot its index in `slots`. */
export interface Phrasing {
  view: View;
  units: readonly (string | number)[];
  slots: readonly Slot[];
  manner: Manner;
}

/** Scripts whose words are not told apart by spaces are compared character by character. */
export function isSpaced(language: string): boolean {
  return !/^(?:ja|zh|th)/u.test(language);
}

/** What a message and a phrasing, read in one way, are held against each other by. */
export function measureOf(view: View, language: string): 'words' | 'characters' {
  return view === 'own' || (view === 'target' && isSpaced(language)) ? 'words' : 'characters';
}

export function unitsOf(text: string, view: View, language: string): Unit[] {
  if (view === 'own') return ownUnits(text);
  if (view === 'romanised') return romanisedUnits(text, language);
  return isSpaced(language) ? spacedUnits(text, language) : characterUnits(text);
}

/** A whole message as it is compared with phrasings. */
export function messageUnits(text: string, view: View, language: string): Unit[] {
  const units = unitsOf(view === 'own' && language === 'ja' ? apartParticles(text) : text, view, language);
  return units.slice(0, units.length - closingCourtesy(units.map((unit) => unit.key)));
}

/** `written`: the same as it is written, where that tells what it does. */
function compile(template: string, view: View, language: string, written = template): Phrasing {
  const slots: Slot[] = [];
  const units = templateParts(template).flatMap((part): (string | number)[] => {
    if ('literal' in part) return unitsOf(part.literal, view, language).map((unit) => unit.key);
    slots.push(part.slot);
    return [slots.length - 1];
  });
  const manner = mannerOf(written, view === 'own' ? 'own' : 'target', language);
  return { view, units: units.slice(0, units.length - closingCourtesy(units)), slots, manner };
}

type Sayable = Utterance & { also: readonly string[]; 'also-target': readonly string[] };

/** Every way in which a learner may have meant this: in English, in the target language, read aloud, romanised. */
export function phrasingsOf(said: Sayable, content: Content, tools: LanguageTools): Phrasing[] {
  const { language } = content;
  const own = [said.means, ...said.also].flatMap(variantsOf).map((text) => compile(text, 'own', language));
  const target = [said.text, ...said['also-target']]
    .flatMap(variantsOf)
    .map((text) => compile(text, 'target', language));
  const read = readAloud(said, language, tools).flatMap(({ view, text, written }) => [
    compile(text, view, language, written),
  ]);
  const spoken = said['also-target'].flatMap(variantsOf).flatMap((text) => {
    // What is written in kana alone can be romanised without its words being known.
    const letters = templateParts(text).map((part) =>
      'literal' in part ? romanise(part.literal, tools) : slotSource(part.slot),
    );
    return letters.includes('') ? [] : [compile(letters.join(''), 'romanised', language, text)];
  });
  const all = [...own, ...target, ...read, ...spoken].filter((phrasing) => phrasing.units.length > 0);
  const distinct = new Map<string, Phrasing>();
  // What is written as a question here and without its mark there asks.
  for (const phrasing of all) {
    const known = distinct.get(keyOf(phrasing));
    if (language !== 'ko' || known?.manner.asks !== true) distinct.set(keyOf(phrasing), phrasing);
  }
  return [...distinct.values()];
}

function keyOf({ view, units, slots }: Phrasing): string {
  return `${view} ${units.join(' ')} ${slots.map(slotSource).join('')}`;
}

function romanise(literal: string, tools: LanguageTools): string {
  const letters = (literal.match(/[\p{L}\p{N}ー]+/gu) ?? []).map((run) => tools.transliterate(run));
  return letters.includes('') ? '' : letters.join('') || ' ';
}

/** The sentence in kana and in Latin letters, for languages that have a transliteration. */
function readAloud(
  said: Utterance,
  language: string,
  tools: LanguageTools,
): { view: View; text: string; written: string }[] {
  return variantsOf(said.words).flatMap((words) => {
    let kana = '';
    let latin = '';
    const written: string[] = [];
    for (const token of parseWords(words)) {
      if ('slot' in token) {
        kana += slotSource(token.slot);
        latin += slotSource(token.slot);
        written.push(slotSource(token.slot));
        continue;
      }
      kana += writtenReading(token.word.surface, token.word.reading);
      latin += tools.transliterate(token.word.surface, token.word.reading);
      written.push(token.word.surface);
    }
    if (latin === '') return [];
    const sentence = { written: written.join(isSpaced(language) ? ' ' : '') };
    return [
      { view: 'target', text: kana, ...sentence } as const,
      { view: 'romanised', text: latin, ...sentence } as const,
    ];
  });
}

/** A particle is read わ but written は; who writes a sentence in kana writes は. */
function writtenReading(surface: string, reading: string | undefined): string {
  return reading && /\p{Script=Han}|\d/u.test(surface) ? reading : surface;
}

/** An entry's wording as unit keys; borrowed: in the other language than the view's own. */
export interface EntryKeys {
  keys: string[];
  isBorrowed: boolean;
}

/**
 * The ways of saying one entry of a closed list in each view; among them those of the other language, for who does
 * not know a word says it in their own ("je voudrais un coffee") and who knows one shows it ("コーヒー please").
 */
export function entryKeys(entry: ListEntry, content: Content, tools: LanguageTools): Record<View, EntryKeys[]> {
  const { language } = content;
  const phrasings = phrasingsOf(entry, content, tools);
  const own = [entry.means, ...entry.also];
  const target = [entry.text, ...entry['also-target']].flatMap(variantsOf);
  const latin = readAloud(entry, language, tools).flatMap((each) => (each.view === 'romanised' ? [each.text] : []));
  const ofView = (view: View): EntryKeys[] => {
    const proper = phrasings.filter((phrasing) => phrasing.view === view).map((phrasing) => phrasing.units.map(String));
    const borrowed = (view === 'own' ? [...target, ...latin] : own)
      .map((text) => unitsOf(text, view, language).map((unit) => unit.key))
      // A word that is also one of the other language says nothing: thé is no the, and two letters are soon found.
      .filter((keys) => keys.join('').length > 3 && !(view === 'own' && keys.every((key) => commonEnglish.has(key))));
    const all = [
      ...borrowed.map((keys) => ({ keys, isBorrowed: true })),
      ...proper.map((keys) => ({ keys, isBorrowed: false })),
    ].filter(({ keys }) => keys.length > 0);
    // A word that both languages have is not borrowed: the later of equal keys stays.
    return [...new Map(all.map((wording) => [wording.keys.join(' '), wording])).values()];
  };
  return { own: ofView('own'), target: ofView('target'), romanised: ofView('romanised') };
}
