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
import { fromJoint, japaneseReason, koreanReason, withLeadingThen, withReasons } from './openings';
import { withWholeRelatives } from './relatives';
import { withSetPhrases } from './setPhrases';
import type { Writer, WrittenWord } from './writer';

const japaneseThen: readonly WrittenWord[] = [
  { surface: 'じゃあ', gloss: 'then' },
  { surface: '、', gloss: '', glued: true },
];
const koreanThen: readonly WrittenWord[] = [{ surface: '그럼', gloss: 'then' }];

/** By language. */
const makers: Readonly<Record<string, (content: Content) => Writer>> = {
  de: (content) =>
    withReasons(withSetPhrases(withWholeRelatives(createGermanWriter(content)), germanPhrases), fromJoint(/^weil$/u)),
  fr: (content) =>
    withReasons(withSetPhrases(withWholeRelatives(createFrenchWriter(content)), frenchPhrases), fromJoint(/^parce/u)),
  ja: (content) =>
    withReasons(
      withSetPhrases(withLeadingThen(withWholeRelatives(createJapaneseWriter(content)), japaneseThen), japanesePhrases),
      japaneseReason,
    ),
  ko: (content) =>
    withReasons(
      withSetPhrases(withLeadingThen(withWholeRelatives(createKoreanWriter(content)), koreanThen), koreanPhrases),
      koreanReason,
    ),
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
