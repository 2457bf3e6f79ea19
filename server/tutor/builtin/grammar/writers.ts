import type { Content } from '../format/contentFormat';
import { setPhrases as germanPhrases } from './de/setPhrases';
import { createGermanWriter } from './de/writer';
import { setPhrases as frenchPhrases } from './fr/setPhrases';
import { createFrenchWriter } from './fr/writer';
import { setPhrases as japanesePhrases } from './ja/setPhrases';
import { createJapaneseWriter } from './ja/writer';
import { setPhrases as koreanPhrases } from './ko/setPhrases';
import { createKoreanWriter } from './ko/writer';
import { fresh } from './english/draft';
import { withWholeRelatives } from './relatives';
import { withSetPhrases } from './setPhrases';
import type { Writer } from './writer';

/** By language. */
const makers: Readonly<Record<string, (content: Content) => Writer>> = {
  de: (content) => withSetPhrases(withWholeRelatives(createGermanWriter(content)), germanPhrases),
  fr: (content) => withSetPhrases(withWholeRelatives(createFrenchWriter(content)), frenchPhrases),
  ja: (content) => withSetPhrases(withWholeRelatives(createJapaneseWriter(content)), japanesePhrases),
  ko: (content) => withSetPhrases(withWholeRelatives(createKoreanWriter(content)), koreanPhrases),
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
