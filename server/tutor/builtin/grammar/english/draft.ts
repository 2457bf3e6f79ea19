import type { Clause } from '../meaning';
import type { Source } from './nounPhrases';
import type { Read } from './times';

/** A clause as far as it has been read. */
export type Draft = Omit<Clause, 'predicate'>;

export const fresh: Draft = { mood: 'statement', tense: 'present', negated: false, where: [], when: [] };

export const be = { present: new Set(['am', 'is', 'are']), past: new Set(['was', 'were']) };

export const have = { present: new Set(['have', 'has']), past: new Set(['had']) };

export const does = { present: new Set(['do', 'does']), past: new Set(['did']) };

export type Found = Generator<Read<Clause>>;

export const textAt = (source: Source, at: number) => source.tokens[at]?.text ?? '';

export const tenseOf = (text: string, forms: { present: ReadonlySet<string>; past: ReadonlySet<string> }) =>
  forms.present.has(text) ? 'present' : forms.past.has(text) ? 'past' : undefined;
