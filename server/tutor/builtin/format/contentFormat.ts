import { z } from 'zod';
import type { Thesaurus } from '../understanding/english/thesaurus';
import type { GrammarWord } from './grammarTable';
import type { WordTables } from './wordTables';

/** The YAML of the built-in tutor, as docs/content-format.md describes it. Unknown keys are errors: they are misspelt ones. */

// YAML reads `also: [2, a couple]` as a number and a string; both are something a learner may type.
const sentence = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1));
const sentences = z.array(sentence).default([]);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id has lower-case letters, digits and hyphens');
/** A line of this scene, or `scene/line`. */
const target = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/u, 'next is a line id, or scene/line');

const utterance = { text: sentence, words: sentence, means: sentence };

const saySchema = z.object({ ...utterance, id: id.optional(), also: sentences, 'also-target': sentences }).strict();

const replySchema = saySchema
  .extend({
    next: target,
    meets: id.optional(),
    opens: z.boolean().default(false),
    offered: z.boolean().default(false),
  })
  .strict();

const lineSchema = z
  .object({
    ...utterance,
    id,
    note: sentence.optional(),
    meets: id.optional(),
    replies: z.array(replySchema).default([]),
    next: target.optional(),
    otherwise: id.optional(),
    end: z.boolean().default(false),
  })
  .strict();

const register = z.enum(['polite', 'familiar']);

export const sceneSchema = z
  .object({
    scene: id,
    kind: z.enum(['scene', 'starter', 'tutorial', 'topic']).default('scene'),
    level: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])),
    register,
    roles: z.object({ learner: sentence, partner: sentence }).strict(),
    title: sentence,
    about: sentences,
    scenario: z.object({ context: sentence, give: sentence, request: sentence }).strict().optional(),
    goals: z.record(id, sentence).default({}),
    lines: z.array(lineSchema).min(1),
  })
  .strict();

/** With a register only in scenes of it; else its words must fit both. */
const answerSchema = z.object({ ...utterance, note: sentence.optional(), register: register.optional() }).strict();

export const anywhereSchema = z.array(
  z.object({ id, says: z.array(saySchema).default([]), answers: z.array(answerSchema).min(1) }).strict(),
);

const entrySchema = z.object({ ...utterance, also: sentences, 'also-target': sentences }).strict();
// `text` joins as it stands, with its spaces.
const joinedSchema = z.object({ ...utterance, text: z.string().min(1), lists: z.array(id).min(1) }).strict();
export const listsSchema = z
  .object({ joined: joinedSchema.optional() })
  .catchall(z.array(entrySchema).min(1))
  .transform(({ joined, ...lists }) => ({ joined, lists }));

/** Text, glossed words and meaning of anything said; may hold variants and slots. */
export interface Utterance {
  readonly text: string;
  readonly words: string;
  readonly means: string;
}
export type Say = z.infer<typeof saySchema>;
export type Reply = z.infer<typeof replySchema>;
export type Line = z.infer<typeof lineSchema>;
export type Scene = z.infer<typeof sceneSchema>;
/** A role-play, a conversation that the tutor begins, the lesson in the product itself, or the talk about what the learner names. */
export type SceneKind = Scene['kind'];
export type AnywhereEntry = z.infer<typeof anywhereSchema>[number];
export type Answer = AnywhereEntry['answers'][number];
export type Register = z.infer<typeof register>;
export type ListEntry = z.infer<typeof entrySchema>;
export type Lists = Readonly<Record<string, readonly ListEntry[]>>;
/** The word for 'and' between two entries, and the lists of which two may be so joined. */
export type Joined = z.infer<typeof joinedSchema>;

/** What `anywhere.yaml` must answer (docs/content-format.md). */
export const anywhereIds = [
  'greeting',
  'goodbye',
  'thanks',
  'sorry',
  'yes',
  'no',
  'how-are-you',
  'name',
  'help',
  'lost',
  'again',
  'slower',
  'play-again',
  'scene-over',
] as const;

const unasked = new Set([
  'lost',
  'missed',
  'rest',
  'said-before',
  'unknown-word',
  'scene-over',
  'word-again',
  'loss',
  'care',
  'harmed',
  'listening',
  'other-scene',
  'no-such-scene',
  'tell-more',
  'no-hurry',
  'near-phrase',
  'some-words',
  'grammar-word',
]);

/** Of entries that bring back what the learner once said: `remember-likes` what they took from the list `likes`. */
export const rememberPrefix = 'remember-';

/** Of entries that take up a noun of what nobody foresaw, by what it stands for: `take-food`; and of a question about it. */
export const takePrefix = 'take-';
export const askPrefix = 'ask-';

/** Of entries that answer a plain sentence by what it tells or asks (`dialogue/situations.ts`). */
export const toldPrefix = 'told-';
export const askedPrefix = 'asked-';

/** Of entries that offer a scene to who says one of their sentences: `offer-doctor` the scene `doctor`. */
export const offerPrefix = 'offer-';

/**
 * Entries that answer no sentence of the learner's: nothing, a part or a word was not understood, a role-play is over,
 * a word or something else that they said comes back.
 */
export function isUnasked(id: string): boolean {
  return (
    unasked.has(id) ||
    [rememberPrefix, takePrefix, askPrefix, toldPrefix, askedPrefix].some((prefix) => id.startsWith(prefix))
  );
}

/** One language's content, whole. Never changed after it was read. */
export interface Content {
  readonly language: string;
  /** In the order of the file names. */
  readonly scenes: ReadonlyMap<string, Scene>;
  readonly anywhere: ReadonlyMap<string, AnywhereEntry>;
  readonly lists: Lists;
  readonly joined?: Joined;
  readonly tables: WordTables;
  readonly grammar: readonly GrammarWord[];
  /** Of the learner's own language. */
  readonly thesaurus: Thesaurus;
}
