import type { Morpheme } from '../../../../domain/conversation/message';
import type { Bank } from '../understanding/bank';
import type { LanguageJoint } from '../understanding/plainSentences';
import type { Recast } from './recast';

/** Words that join two clauses and change the order of words in neither. */
const within: Readonly<Record<string, Partial<Record<LanguageJoint, string>>>> = {
  fr: { and: 'et', but: 'mais', so: 'donc', because: 'car' },
  de: { and: 'und', but: 'aber', because: 'denn' },
};

/** Words that begin a sentence which follows from the one before it. */
const atBeginning: Readonly<Record<string, Partial<Record<LanguageJoint, readonly [word: string, gloss: string]>>>> = {
  ja: { and: ['それに', 'and'], but: ['でも', 'but'], so: ['だから', 'so'] },
  ko: { and: ['그리고', 'and'], but: ['하지만', 'but'], so: ['그래서', 'so'] },
};

/**
 * A sentence that the learner wrote in the language and one that they wrote in their own (or the other way round), joined
 * as they joined them; undefined where the language would want the words in another order, or something is asked.
 */
export function joinedBy(
  joint: LanguageJoint,
  first: Recast | undefined,
  second: Recast,
  bank: Bank,
): Recast | undefined {
  const { language } = bank.content;
  if (!first || first.text === null || second.text === null) return undefined;
  if (/[?？]\s*$/u.test(first.text) || /[?？]\s*$/u.test(second.text)) return undefined;
  const notes = { ...first.notes, ...second.notes };
  const translation =
    first.translation !== undefined && second.translation !== undefined
      ? { translation: `${first.translation} ${second.translation}` }
      : {};
  const opening = atBeginning[language]?.[joint];
  if (opening) {
    const [word, gloss] = opening;
    const isSpaced = language === 'ko';
    const marked: Morpheme[] = [
      [word, bank.tools.transliterate(word), gloss],
      ...(isSpaced ? [] : [['、', '', ''] as Morpheme]),
    ];
    const { text, words } = asClosed(first, isSpaced ? '.' : '。');
    return {
      ...translation,
      text: isSpaced ? `${text} ${word} ${second.text}` : `${text}${word}、${second.text}`,
      words: [...words, ...marked, ...second.words],
      notes,
    };
  }
  const word = within[language]?.[joint];
  if (word === undefined) return undefined;
  const comma = joint === 'and' ? '' : ',';
  const words = first.words.filter((each, index) => index < first.words.length - 1 || !isMark(each));
  const start = withSmallLetter(second);
  return {
    ...translation,
    text: `${first.text.replace(/\s?[.!]+\s*$/u, '')}${comma} ${word} ${start.text}`,
    words: [...words, ...(comma === '' ? [] : [[comma, '', ''] as Morpheme]), [word, word, joint], ...start.words],
    notes,
  };
}

const isMark = ([surface]: Morpheme) => /^[.!。！]+$/u.test(surface);

/** A sentence with a mark at its end. */
export const asClosed = (said: Recast, mark: string): Recast =>
  said.text === null || /[.!?…。！？」]\s*$/u.test(said.text)
    ? said
    : { ...said, text: `${said.text}${mark}`, words: [...said.words, [mark, '', '']] };

/** With a small letter where its first word has a capital only for standing first. */
function withSmallLetter({ text, words }: Recast): { text: string; words: readonly Morpheme[] } {
  const [first, ...rest] = words;
  const [surface = '', transliteration = '', gloss = '', marks] = first ?? [];
  const isName = gloss === surface || /^\p{Lu}/u.test(marks?.lemma ?? 'a');
  if (!first || isName || text === null || !text.startsWith(surface)) return { text: text ?? '', words };
  const small = surface.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const sounds = transliteration === surface ? small : transliteration;
  return {
    text: `${small}${text.slice(surface.length)}`,
    words: [marks ? [small, sounds, gloss, marks] : [small, sounds, gloss], ...rest],
  };
}
