import type { Message, Morpheme } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import { occurrencesOf } from '../../domain/words/sightings';
import { walkHistory } from '../../domain/words/walk';
import type { WordsState } from './storeTypes';

const noMorphemes: readonly Morpheme[] = [];

interface Step {
  id: string;
  position: number;
  morphemes: readonly Morpheme[];
  /** The words met, in order; one as often as it is met. */
  identities: readonly string[];
  /** What the opacities depend on: count before and mark of each word. */
  basis: string;
  opacities: readonly number[];
}

interface Walk {
  words: WordsState;
  language: LanguageCode | null;
  steps: readonly Step[];
  /** Count of each word after the last message. */
  counts: Map<string, number>;
  result: Map<string, readonly number[]>;
}

export type OpacityWalk = (
  messages: readonly Message[],
  words: WordsState,
  language: LanguageCode | null,
) => ReadonlyMap<string, readonly number[]>;

/**
 * `walkHistory` over a history of which only the end changes: what comes before the first changed message is not
 * walked again, and a message whose words stand as they stood keeps its very array.
 */
export function createOpacityWalk(): OpacityWalk {
  let last: Walk | null = null;

  return (messages, words, language) => {
    const { anchorPosition } = words;
    const isSame = last?.words === words && last.language === language;
    const kept = isSame && last ? firstChange(last.steps, messages) : 0;
    if (isSame && last && kept === messages.length && kept === last.steps.length) return last.result;

    const walk: Walk = { words, language, steps: [], counts: new Map(), result: new Map() };
    // Counts up to the anchor depend on all messages before it, so a change there is a walk from the beginning.
    const from = isSame && last && isPastAnchor(last.steps[kept - 1], anchorPosition) ? kept : 0;
    const gone = last?.steps.slice(from) ?? [];
    const known = new Map(last?.language === language ? gone.map((step) => [step.id, step]) : []);
    if (from > 0 && last) {
      walk.counts = last.counts;
      walk.result = new Map(last.result);
      for (const step of gone) {
        count(walk, step.identities, -1);
        walk.result.delete(step.id);
      }
    }
    const begun = messages.slice(from).map((message) => beginStep(message, language, known.get(message.id)));
    if (from === 0 && anchorPosition !== null) {
      for (const step of begun) if (step.position <= anchorPosition) count(walk, step.identities, -1);
    }
    const walked = begun.map((step) => takeStep(walk, step));
    walk.steps = [...(last?.steps.slice(0, from) ?? []), ...walked];
    for (const { id, opacities } of walked) walk.result.set(id, opacities);
    last = walk;
    return walk.result;
  };
}

const morphemesOf = (message: Message) => message.morphemeTranslationDetails?.value ?? noMorphemes;

function firstChange(steps: readonly Step[], messages: readonly Message[]): number {
  const at = messages.findIndex((message, index) => {
    const step = steps[index];
    return step?.id !== message.id || step.position !== message.position || step.morphemes !== morphemesOf(message);
  });
  return at === -1 ? messages.length : at;
}

function isPastAnchor(step: Step | undefined, anchorPosition: number | null): boolean {
  return step !== undefined && (anchorPosition === null || step.position >= anchorPosition);
}

function beginStep(message: Message, language: LanguageCode | null, known: Step | undefined): Step {
  const morphemes = morphemesOf(message);
  const { id, position } = message;
  if (known?.morphemes === morphemes) return { ...known, position };
  const identities = language === null ? [] : occurrencesOf(morphemes, language).map(({ identity }) => identity);
  return { id, position, morphemes, identities, basis: '', opacities: [] };
}

function takeStep(walk: Walk, step: Step): Step {
  const { words, language } = walk;
  const here = new Map(
    step.identities.map((identity) => [
      identity,
      { effectiveCount: countOf(walk, identity), marked: words.byIdentity.get(identity)?.marked ?? false },
    ]),
  );
  count(walk, step.identities, 1);
  if (language === null) return step;
  const basis = `${String(words.masteryThreshold)};${[...here.values()].map((word) => `${String(word.effectiveCount)}${word.marked ? 'm' : ''}`).join()}`;
  if (basis === step.basis) return step;
  const threshold = words.masteryThreshold;
  const walked = walkHistory({ messages: [step], words: here, anchorPosition: null, threshold, language });
  return { ...step, basis, opacities: walked.get(step.id) ?? [] };
}

function countOf({ counts, words }: Walk, identity: string): number {
  return counts.get(identity) ?? words.byIdentity.get(identity)?.effectiveCount ?? 0;
}

function count(walk: Walk, identities: readonly string[], by: 1 | -1): void {
  for (const identity of identities) walk.counts.set(identity, countOf(walk, identity) + by);
}
