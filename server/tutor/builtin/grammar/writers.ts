import type { Content } from '../format/contentFormat';
import { createGermanWriter } from './de/writer';
import type { Writer } from './writer';

/** By language. */
const makers: Readonly<Record<string, (content: Content) => Writer>> = {
  de: createGermanWriter,
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
