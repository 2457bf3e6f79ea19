import type { Message } from '../../domain/conversation/message';
import { isTerminal } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import { identityOf } from '../../domain/words/identity';
import { piecesOf } from '../../domain/words/pieces';
import { occurrencesOf } from '../../domain/words/sightings';
import type { Word } from '../../domain/words/word';
import type { LastMark, MarkAnswer, WordsAnswer, WordsState } from './storeTypes';

/** @param isWhole whether the answer holds all words of its language */
export function wordsStateOf(
  { morphemes, masteryThreshold, anchorPosition, wordsRevision }: WordsAnswer,
  isWhole: boolean,
): WordsState {
  const byIdentity = new Map(morphemes.map((word) => [word.identity, word]));
  return { byIdentity, isWhole, masteryThreshold, anchorPosition, revision: wordsRevision };
}

function withWords(words: WordsState, changed: readonly Word[]): WordsState {
  const byIdentity = new Map(words.byIdentity);
  for (const word of changed) byIdentity.set(word.identity, word);
  return { ...words, byIdentity };
}

/** As the server says they are after a mark. Where something else was changed in between, they are not of that revision. */
export function withMarked(words: WordsState, { morphemes, wordsRevision }: MarkAnswer): WordsState {
  const revision = wordsRevision === words.revision + 1 ? wordsRevision : words.revision;
  return { ...withWords(words, morphemes), revision };
}

/** What a mark will make of words, before the server has said so. */
export function withMark(
  words: WordsState,
  kind: LastMark['kind'],
  originalMorphemes: readonly string[],
  language: LanguageCode,
): WordsState {
  const changed = originalMorphemes.map((original): Word => {
    const identity = identityOf(original, language);
    const word = words.byIdentity.get(identity) ?? newWord(identity, original);
    return kind === 'mastered'
      ? { ...word, marked: true, effectiveCount: Math.max(word.effectiveCount, words.masteryThreshold) }
      : { ...word, marked: false, effectiveCount: 0 };
  });
  return withWords(words, changed);
}

/** A word of a message that is not counted yet. */
function newWord(identity: string, original: string): Word {
  return {
    _id: `temp-${identity}`,
    identity,
    originalMorpheme: original,
    transliteratedMorpheme: '',
    translatedMorpheme: '',
    trueCount: 0,
    effectiveCount: 0,
    marked: false,
    needed: false,
  };
}

/** All pieces of the word that the morpheme at `index` belongs to; none for what is no word. */
export function piecesOfWord(message: Message, index: number, language: LanguageCode): readonly number[] {
  const morphemes = message.morphemeTranslationDetails?.value ?? [];
  return occurrencesOf(morphemes, language).find(({ indexes }) => indexes.includes(index))?.indexes ?? [];
}

/** The selected words as they stand in the message; pieces of one word together. */
export function selectedSurfaces(message: Message, selected: ReadonlySet<number>, language: LanguageCode): string[] {
  const morphemes = message.morphemeTranslationDetails?.value ?? [];
  const surfaces = occurrencesOf(morphemes, language)
    .filter(({ indexes }) => indexes.some((index) => selected.has(index)))
    .map(({ indexes }) => indexes.map((index) => morphemes[index]?.[0] ?? '').join(' '));
  return [...new Set(surfaces)];
}

/** The part of a message's text from the first selected word to the last; '' where none is selected. */
export function selectedStretch(message: Message, selected: ReadonlySet<number>): string {
  const text = message.targetLanguageMessage?.value ?? '';
  let from: number | null = null;
  let to = 0;
  let at = 0;
  for (const { text: piece, index } of piecesOf(text, message.morphemeTranslationDetails?.value ?? [])) {
    if (index !== null && selected.has(index)) {
      from ??= at;
      to = at + piece.length;
    }
    at += piece.length;
  }
  return text.slice(from ?? to, to);
}

/** Whether words of some message are still on their way. */
export function areWordsComing(messages: readonly Message[]): boolean {
  return messages.some(({ morphemeTranslationDetails: words }) => words !== null && !isTerminal(words.status));
}
