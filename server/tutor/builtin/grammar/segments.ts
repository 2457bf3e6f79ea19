/** A sentence of a message, or a word of courtesy or feeling that stands before one. */
export interface Segment {
  readonly text: string;
  /** 'Yes', 'thanks', 'wow': said beside a sentence, and none itself. */
  readonly isInterjection: boolean;
}

const interjections =
  /^(?:yes|yeah|yep|yup|no|nope|ok|okay|thanks|thank you(?: (?:so|very) much)?|hi|hello|hey|cool|wow|nice|great|sure|sorry|oh no|oh|ah|(?:ha[ ,-]*)*haha*|ha(?=[,!])|hmm*|lol|bye|me too|good idea|i see(?=\s*(?:[,.!?]|$))|right|nooo*|aw+|ugh)(?=\P{L}|$)/iu;
/** After these words with no mark between them a sentence begins. */
const begins =
  /^\s+(?=(?:i|i['’]\p{L}+|im|ive|my|we|he|she|it|it['’]s|they|you|your|our|there|this|that|do|are|what|where|who|how|why)\b)/iu;

/** The sentences of a message, each with its mark, and the interjections before them apart. */
export function segmentsOf(message: string): Segment[] {
  const sentences = message.match(/(?:[^.!?…\n;。！？]|(?<=\d)\.(?=\d))+[.!?…;。！？]*(?:\s*[:;=]-?[()DPp])?/gu) ?? [];
  return sentences.flatMap((sentence) => segmentsIn(sentence.trim())).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function segmentsIn(sentence: string): Segment[] {
  const [, before = '', thanks] = /^(.+?),?\s+(thanks?(?: you)?[.!]*)$/iu.exec(sentence) ?? [];
  if (thanks !== undefined && before.includes(' '))
    return [...segmentsIn(before), { text: thanks, isInterjection: true }];
  const [word] = interjections.exec(sentence) ?? [];
  if (word === undefined) return [{ text: sentence, isInterjection: false }];
  const after = sentence.slice(word.length);
  const rest = /^[\s,.!?…:;)D-]*$/u.test(after)
    ? ''
    : (/^\s*[,!–-]\s*(.+)$/u.exec(after)?.[1] ?? (begins.test(after) ? after.trim() : undefined));
  if (rest === undefined) return [{ text: sentence, isInterjection: false }];
  const said = { text: rest === '' ? sentence : word, isInterjection: true };
  return rest === '' ? [said] : [said, ...segmentsIn(rest)];
}

/** A sentence cut at its commas, and cut also where a joint stands before another subject. */
export function clausesIn(sentence: string): { atCommas: string[]; atJoints: string[] } {
  const clauses = (cut: readonly string[]) =>
    cut.map((clause) => clause.trim()).filter((clause) => /\p{L}/u.test(clause));
  const atCommas = sentence.split(/,\s+/u);
  const atJoints = atCommas.flatMap((part) =>
    part.split(/\s+(?=(?:and|but|because|so)\s+(?:i|i['’]\p{L}+|my|we|he|she|it|it['’]s|they|you|there)\b)/iu),
  );
  return { atCommas: clauses(atCommas), atJoints: clauses(atJoints) };
}
