import type { Morpheme } from '../../../../domain/conversation/message';
import type { Rendered } from './render';

/** Each with the space behind it, so that together they are the whole. */
export interface Sentences {
  texts: string[];
  /** What each of `texts` means. */
  meanings: string[];
}

/** What is said, sentence by sentence; undefined where the meaning has not the same sentences. */
export function sentencesIn({ text, means }: Rendered): Sentences | undefined {
  const texts = split(text);
  const meanings = split(means);
  return texts.length === meanings.length ? { texts, meanings } : undefined;
}

const split = (text: string) => text.split(/(?<=[^\s…](?:[.!?]+|…)\s+|\s[!?]\s+|[。！？]\s*)(?=[^\s」』）])/u);

/** Its sentences from `first` up to `last`, which is left out, with the words of these alone. */
export function cutToSentences(said: Rendered, { texts, meanings }: Sentences, first: number, last: number): Rendered {
  const from = texts.slice(0, first).join('').length;
  const to = from + texts.slice(first, last).join('').trimEnd().length;
  const kept = said.morphemes.flatMap(([surface, ...rest], index): { word: Morpheme; end: number }[] => {
    const end = said.ends[index] ?? 0;
    const start = end - surface.length;
    // "。……" ends one sentence and begins the next.
    const within = surface.slice(Math.max(0, from - start), Math.max(0, to - start));
    return within === '' ? [] : [{ word: [within, ...rest], end: Math.min(end, to) - from }];
  });
  return {
    text: said.text.slice(from, to),
    means: meanings.slice(first, last).join('').trimEnd(),
    morphemes: kept.map(({ word }) => word),
    ends: kept.map(({ end }) => end),
  };
}

/** Each of its sentences by itself; the whole where the meaning has not the same sentences. */
export function bySentence(said: Rendered): Rendered[] {
  const sentences = sentencesIn(said);
  return sentences ? sentences.texts.map((_, index) => cutToSentences(said, sentences, index, index + 1)) : [said];
}

const asks = (meaning: string) => /\?["”’)]*\s*$/u.test(meaning);

/** Whether what is meant ends with a question that a yes or no answers. */
export function asksYesOrNo(meaning: string): boolean {
  return yesOrNo.test(meaning);
}

const yesOrNo =
  /(?:^|[.!?…] )(?:and |so |but )?(?:do|does|did|are|is|was|were|have|has|had|can|could|may|shall|will|would)\b[^.!?]*\?$/iu;

/** Whether it ends with a question. */
export const isQuestion = ({ means }: Pick<Rendered, 'means'>): boolean => asks(means);

/** What stands before its first question; undefined where it begins with it. */
export function beforeQuestion(said: Rendered): Rendered | undefined {
  const sentences = sentencesIn(said);
  const question = sentences?.meanings.findIndex(asks) ?? -1;
  if (!sentences || question < 0) return said;
  return question > 0 ? cutToSentences(said, sentences, 0, question) : undefined;
}

/** From its first question on, unless that goes on from what is said before it ("And you?"). */
export function fromQuestion(said: Rendered): Rendered {
  const sentences = sentencesIn(said);
  const question = sentences?.meanings.findIndex(asks) ?? -1;
  if (!sentences || question < 1 || /^And\b/u.test(sentences.meanings[question] ?? '')) return said;
  return cutToSentences(said, sentences, question, sentences.texts.length);
}
