import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import type { LanguageTools } from '../../../language/languageTools';
import { runsBetween } from '../../../language/places';
import { alignWords } from '../format/alignWords';
import type { Utterance } from '../format/contentFormat';
import { parseWords, type WordToken } from '../format/parseWords';
import { secondPerson } from './secondPerson';
import { expandVariants, templateParts, type Address, type SlotValues } from '../format/template';

/** Something said, with its slots filled. */
export interface Rendered {
  text: string;
  means: string;
  morphemes: Morpheme[];
  /** Where each morpheme ends in `text`, as a UTF-16 index. */
  ends: number[];
}

/** A slot that has no value here: the dialogue came another way than its author foresaw. */
export class MissingSlotError extends Error {}

/** Text, words and meaning of an utterance for one learner. Throws `MissingSlotError`. */
export function render(utterance: Utterance, address: Address, values: SlotValues, tools: LanguageTools): Rendered {
  const template = expandVariants(utterance.text, address);
  const text = fill(template, values, 'text', address);
  const words = wordsOf(utterance, address, values);
  const spans = alignWords(
    lowerCase(text),
    words.map((word) => lowerCase(word.surface)),
  );
  const morphemes: Morpheme[] = [];
  const ends: number[] = [];
  const addMarks = (from: number, to: number) => {
    for (const { start, end } of runsBetween(text, from, to)) {
      morphemes.push([text.slice(start, end), '', '']);
      ends.push(end);
    }
  };
  let from = 0;
  words.forEach((word, index) => {
    const span = spans[index] ?? { start: from, end: from };
    addMarks(from, span.start);
    from = span.end;
    const surface = text.slice(span.start, span.end);
    morphemes.push(
      word.isQuoted
        ? [surface, '', '', { quoted: true }]
        : morphemeOf(surface, word, tools.transliterate(surface, word.reading)),
    );
    ends.push(span.end);
  });
  addMarks(from, text.length);
  const means = fill(expandVariants(utterance.means, address), values, 'means', address, !isLearners(utterance));
  return { text, means, morphemes, ends };
}

/** What learners say has other wordings; what the tutor says has none. */
const isLearners = (utterance: Utterance) => 'also-target' in utterance;

function morphemeOf(surface: string, word: WordToken, transliteration: string): Morpheme {
  const marks: MorphemeMarks = {
    ...(word.lemma ? { lemma: word.lemma } : {}),
    ...(word.group === undefined ? {} : { group: word.group }),
  };
  return Object.keys(marks).length > 0
    ? [surface, transliteration, word.gloss, marks]
    : [surface, transliteration, word.gloss];
}

/** @param isSaidBack whether the tutor says it: what a learner told of themselves is then told of them */
function fill(
  template: string,
  values: SlotValues,
  field: 'text' | 'means',
  address: Address,
  isSaidBack = false,
): string {
  let result = '';
  for (const part of templateParts(template)) {
    if ('literal' in part) result += part.literal;
    else if (part.slot.name === 'name') result += nameIn(values);
    else {
      const { name } = part.slot;
      const text = entryText(name, values, field, address);
      const isTold = isSaidBack && !aboutWords.has(name) && !isQuoted(result);
      const told = isTold ? secondPerson(text) : text;
      result += startsSentence(result) ? capitalised(told) : told;
    }
  }
  return result;
}

/** Slots that hold a word as it is talked about. */
const aboutWords = new Set(['word', 'translation', 'said']);

/** Whether what comes next stands between quotation marks. */
const isQuoted = (before: string) => before.lastIndexOf('“') > before.lastIndexOf('”');

function nameIn({ name }: SlotValues): string {
  if (name === undefined) throw new MissingSlotError('name');
  return name;
}

function entryText(slot: string, values: SlotValues, field: 'text' | 'means', address: Address): string {
  const value = values.entries[slot]?.[field];
  if (value === undefined) throw new MissingSlotError(slot);
  return expandVariants(value, address);
}

/** The words of an utterance, those of its slots' values among them. */
export function wordsOf(utterance: Utterance, address: Address, values: SlotValues): WordToken[] {
  return parseWords(expandVariants(utterance.words, address)).flatMap((token): WordToken[] => {
    if ('word' in token) return [token.word];
    if (token.slot.name === 'name') {
      const name = nameIn(values);
      return [{ surface: name, gloss: name }];
    }
    const entry = values.entries[token.slot.name];
    if (!entry) throw new MissingSlotError(token.slot.name);
    const { isQuoted } = entry;
    return parseWords(expandVariants(entry.words, address)).flatMap((each) =>
      'word' in each ? [isQuoted ? { ...each.word, isQuoted } : each.word] : [],
    );
  });
}

// List entries are written as they stand inside a sentence.
function startsSentence(before: string): boolean {
  return /(?:^|[.!?…]\s+)[\s«“"¿¡]*$/u.test(before);
}

function capitalised(value: string): string {
  return value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Letter by letter, so that indices stay: some capitals have longer small forms. */
function lowerCase(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}

/** Several utterances as one message; languages without spaces between words have none between sentences. */
export function joinRendered(parts: readonly Rendered[], language: string): Rendered {
  const space = /^(?:ja|zh)/u.test(language) ? '' : ' ';
  const joined: Rendered = { text: '', means: '', morphemes: [], ends: [] };
  for (const part of parts) {
    const offset = joined.text === '' ? 0 : joined.text.length + space.length;
    joined.text += (joined.text === '' ? '' : space) + part.text;
    joined.means += (joined.means === '' ? '' : ' ') + part.means;
    joined.morphemes.push(...part.morphemes);
    joined.ends.push(...part.ends.map((end) => end + offset));
  }
  return joined;
}
