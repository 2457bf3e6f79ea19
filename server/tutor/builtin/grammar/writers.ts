import type { Content } from '../format/contentFormat';
import { createGermanWriter } from './de/writer';
import { createFrenchWriter } from './fr/writer';
import { createJapaneseWriter } from './ja/writer';
import { createKoreanWriter } from './ko/writer';
import { fresh } from './english/draft';
import type { Writer } from './writer';

/** By language. */
const makers: Readonly<Record<string, (content: Content) => Writer>> = {
  de: createGermanWriter,
  fr: createFrenchWriter,
  ja: createJapaneseWriter,
  ko: createKoreanWriter,
};

const made = new WeakMap<Content, Writer>();

/** The writer of a content's language, made at its first use; undefined where it has none. */
export function writerFor(content: Content): Writer | undefined {
  const known = made.get(content);
  if (known) return known;
  const writer = makers[content.language]?.(content);
  if (writer) made.set(content, writer);
  return writer;
}

/** Makes the writer, and all that it reads when it first says something. */
export function warmWriter(content: Content): void {
  const sleeping = { ...fresh, subject: { pronoun: 'i' }, predicate: { kind: 'does', verb: 'sleep' } } as const;
  writerFor(content)?.write({ clauses: [sleeping] }, { address: 'unsaid', isFamiliar: false });
}
