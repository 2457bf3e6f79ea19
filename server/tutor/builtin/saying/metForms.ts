import { identityOf } from '../../../../domain/words/identity';
import type { Content } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { parseWords } from '../format/parseWords';
import { expandVariants } from '../format/template';
import { runThrough } from '../steps';

const known = new WeakMap<Content, ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * Whether the learner has met a word in any of its forms that the content says: who knows `aime` does not lack `aimer`.
 *
 * @param lemma dictionary form, where it differs from the surface
 * @param knownCount how often the word that a surface stands for has been met
 */
export function isMetInAnyForm(
  surface: string,
  lemma: string | undefined,
  { content, knownCount }: { content: Content; knownCount(surface: string): number },
): boolean {
  const forms = known.get(content) ?? runThrough(warmForms(content));
  const related = forms.get(identityOf(lemma ?? surface, content.language)) ?? [];
  return [surface, ...related].some((form) => knownCount(form) > 0);
}

/** Makes what `isMetInAnyForm` looks into: surfaces by the identity of their lemma, the lemma among them. */
export function* warmForms(content: Content): Generator<undefined, ReadonlyMap<string, ReadonlySet<string>>> {
  const forms = new Map<string, Set<string>>();
  for (const [index, utterance] of utterancesOf(content).entries()) {
    for (const address of ['feminine', 'masculine'] as const) {
      for (const token of parseWords(expandVariants(utterance.words, address))) {
        if (!('word' in token) || token.word.lemma === undefined) continue;
        const { surface, lemma } = token.word;
        const key = identityOf(lemma, content.language);
        forms.set(key, (forms.get(key) ?? new Set([lemma])).add(surface));
      }
    }
    if (index % utterancesInStep === 0) yield;
  }
  known.set(content, forms);
  return forms;
}

/** A millisecond or two. */
const utterancesInStep = 50;
