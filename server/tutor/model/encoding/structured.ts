import type { JSONSchema7 } from 'ai';
import { parse } from 'jsonriver';
import { ModelFailure } from '../connection/modelFailure';
import { createObjectSource } from './objectSource';
import { emptyAgain, emptyDraft, most, parseReply, parseWord, type Draft, type ExtraPart } from './draft';

const descriptions: Record<ExtraPart, JSONSchema7> = {
  meaning: { type: 'string' },
  replies: { type: 'array', items: { type: 'string' } },
  title: { type: 'string' },
  correction: { type: 'string' },
  memory: { type: 'string' },
};

/**
 * The shape of an answer. Flat, all of it required and words as strings, which is what every provider's structured
 * output can do. Models write properties in this order, so that the text comes first.
 */
export function answerSchema(extras: readonly ExtraPart[]): JSONSchema7 {
  const properties: Record<string, JSONSchema7> = {
    text: { type: 'string' },
    words: { type: 'array', items: { type: 'string' } },
  };
  for (const extra of extras) properties[extra] = descriptions[extra];
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/**
 * Reads an answer in JSON as it comes; each piece is looked at once. What surrounds the object (fences, remarks) is
 * passed over, and so is an object that turns out to have been thought. The last draft is whole.
 *
 * @throws ModelFailure `brokenOff` where a text had begun and the object does not come to its end: what had come stands
 * in the last draft
 */
export async function* decodeStructured(pieces: AsyncIterable<string>): AsyncGenerator<Draft> {
  const draft = emptyDraft();
  const source = createObjectSource(pieces);
  try {
    for (;;) {
      let answer: unknown;
      try {
        for await (const value of parse(source.object())) {
          answer = value;
          if (takeIn(draft, value)) yield draft;
        }
        takeIn(draft, answer, true);
      } catch (error) {
        // The parser grows one and the same object: what it had read before it gave up stands in it.
        takeIn(draft, answer);
        draft.isTextWhole = true;
        yield draft;
        if (source.hasFailed()) throw error;
        if (draft.text.trim() !== '') throw new ModelFailure('brokenOff', { detail: 'JSON that does not end' });
        return;
      }
      draft.isTextWhole = true;
      yield draft;
      if (!(await source.wasThought())) return;
      emptyAgain(draft);
      taken.delete(draft);
    }
  } finally {
    await source.end();
  }
}

/** Whether something of it is new. Wrong types are passed over. */
function takeIn(draft: Draft, value: unknown, isAll = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const answer = value as Record<string, unknown>;
  const keys = Object.keys(answer);
  const isWhole = (key: string) => isAll || keys.at(-1) !== key;
  const before = `${String(draft.text.length)} ${String(draft.isTextWhole)} ${String(draft.words.length)}`;
  for (const part of ['text', 'meaning', 'title', 'correction', 'memory'] as const) {
    const read = answer[part];
    if (typeof read === 'string') draft[part] = read.length > most.characters ? start(read, draft[part]) : read;
  }
  draft.isTextWhole = keys.includes('text') && isWhole('text');
  takeWords(draft, answer.words, isWhole('words'));
  if (Array.isArray(answer.replies)) {
    draft.replies = answer.replies
      .slice(0, most.replies)
      .flatMap((reply) => (typeof reply === 'string' ? (parseReply(reply) ?? []) : []));
  }
  return before !== `${String(draft.text.length)} ${String(draft.isTextWhole)} ${String(draft.words.length)}`;
}

/** The beginning of a part that has no end. Cut off once: to cut a text that grows costs its whole length. */
const start = (read: string, taken: string) =>
  taken.length === most.characters ? taken : read.slice(0, most.characters);

/** Counts entries, not words: one that has no surface is passed over, and never looked at again. */
const taken = new WeakMap<Draft, number>();

/** The last entry may still be growing, as long as nothing stands behind it. */
function takeWords(draft: Draft, words: unknown, isWhole: boolean): void {
  if (!Array.isArray(words)) return;
  const until = isWhole ? words.length : words.length - 1;
  for (let index = taken.get(draft) ?? 0; index < until; index += 1) {
    const entry: unknown = words[index];
    const word = typeof entry === 'string' ? parseWord(entry) : null;
    if (word && draft.words.length < most.words) draft.words.push(word);
    taken.set(draft, index + 1);
  }
}
