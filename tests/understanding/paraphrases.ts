import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Content } from '../../server/tutor/builtin/format/contentFormat';
import { findLine } from '../../server/tutor/builtin/format/sceneFlow';

/**
 * Sentences as learners type them, by which understanding is measured. They were written without a look at `also` and
 * `also-target`. A file is a list of entries:
 *
 *     - kind: english            # english, target, romanised, mixed, anywhere or nothing
 *       at: cafe/order           # the scene/line that waits for a reply, or `start` for an empty chat
 *       says: could i get a cup of coffee
 *       means: Je voudrais {drink:drinks}, s’il vous plaît.
 *
 * `means` is the exact `text` of a reply at that line, of one that opens a scene, or of another in the same scene;
 * `anywhere:<id>`; `nothing`, where the right answer is that it was not understood; or a list of which each is right.
 */
export const kinds = ['english', 'target', 'romanised', 'mixed', 'anywhere', 'nothing'] as const;
export type Kind = (typeof kinds)[number];

/** Who mends the matcher looks at the tuning half alone; the held half is for the last measurement. */
export const halves = ['tuning', 'held'] as const;
export type Half = (typeof halves)[number];

const phrase = z.string().trim().min(1);
const entrySchema = z
  .object({
    kind: z.enum(kinds),
    at: z.string().regex(/^(?:start|[a-z0-9-]+\/[a-z0-9-]+)$/u, 'is `start` or scene/line'),
    says: phrase,
    means: z.union([phrase.transform((one) => [one]), z.array(phrase).min(1)]),
  })
  .strict();

export type Paraphrase = z.infer<typeof entrySchema>;

/** Languages that may have paraphrases: those of the built-in tutor. Missing files are left out. */
export function hasParaphrases(language: string, half: Half): boolean {
  return existsSync(fileOf(language, half));
}

/** Throws where a file is out of shape. */
export function readParaphrases(language: string, half: Half): Paraphrase[] {
  return z.array(entrySchema).parse(parse(readFileSync(fileOf(language, half), 'utf8')));
}

function fileOf(language: string, half: Half): string {
  return join(import.meta.dirname, `${language}.${half}.yaml`);
}

/** What an entry refers to that the content has not, in words for its author. */
export function problemsOf(entry: Paraphrase, content: Content): string[] {
  const problems = [];
  if (entry.at !== 'start' && !waitsAt(entry.at, content)) problems.push(`${entry.at} is no line that waits`);
  for (const meant of entry.means) {
    if (!isMeaning(meant, entry.at, content)) problems.push(`nobody can say here: ${meant}`);
  }
  if (entry.kind === 'nothing' && entry.means.join() !== 'nothing') problems.push('is of no kind but means something');
  if (entry.kind !== 'nothing' && entry.means.includes('nothing')) problems.push('means nothing but is of a kind');
  return problems.map((problem) => `${entry.says}: ${problem}`);
}

function waitsAt(at: string, content: Content): boolean {
  const [scene = '', line = ''] = at.split('/');
  return (findLine(content, { scene, line })?.replies.length ?? 0) > 0;
}

function isMeaning(meant: string, at: string, content: Content): boolean {
  if (meant === 'nothing') return true;
  if (meant.startsWith('anywhere:'))
    return (content.anywhere.get(meant.slice('anywhere:'.length))?.says.length ?? 0) > 0;
  const here = at.split('/')[0];
  return [...content.scenes.values()].some((scene) =>
    scene.lines.some((line) =>
      line.replies.some((reply) => reply.text === meant && (reply.opens || scene.scene === here)),
    ),
  );
}

/** As two people would call it the same sentence: without capitals, punctuation and spaces at its ends. */
export function sameSentence(says: string): string {
  return says
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
}
