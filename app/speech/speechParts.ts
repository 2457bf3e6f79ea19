/** A stretch of a text that is said in one go. */
export interface SpeechPart {
  text: string;
  /** Where it begins in the whole text. */
  from: number;
}

/** Engines stall in long utterances, Chrome's after about 15 seconds of speech. */
const longest = 160;

/** Sentences, each with the marks that close it. */
const sentence = /[\s\S]+?(?:[。！？…]+[」』）”»]*|[.!?؟۔।]+[”»"')\]]*(?=\s|$)|\n+|$)\s*/gu;
/** Where a long sentence may pause. */
const pause = /[、，,;；:：،]\s*|\s+/gu;

/** A text as sentences, long ones cut where a speaker would pause; what has nothing to say is left out. */
export function speechPartsOf(text: string): SpeechPart[] {
  const parts: SpeechPart[] = [];
  for (const match of text.matchAll(sentence)) {
    let from = match.index;
    let rest = match[0];
    while (rest.length > longest) {
      const pauses = [...rest.slice(0, longest).matchAll(pause)];
      const last = pauses.at(-1);
      const length = last ? last.index + last[0].length : longest;
      parts.push({ text: rest.slice(0, length), from });
      from += length;
      rest = rest.slice(length);
    }
    parts.push({ text: rest, from });
  }
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}
