import { createHash } from 'node:crypto';
import { identityOf, isWord } from '../../../domain/words/identity';
import type { Bank } from './bank';
import type { Scene, Utterance } from './contentFormat';
import { utterancesOf } from './lexicon';
import { parseWords } from './parseWords';
import { scenesOf } from './sceneFlow';
import { expandVariants } from './template';
import { rankScenes } from './wishes';

/** What is known of the learner for whom a conversation is begun. */
export interface Acquaintance {
  conversationId: string;
  /** What they have written about themselves. */
  profile: string;
  knownCount(surface: string): number;
}

/** Design, section 6: below this many known words level decides, above it how much of a scene is known. */
const beginnerWords = 200;
/** Shares of known words at which reading is neither dull nor hard (the same section). */
const comfortable = { from: 0.8, to: 0.95 };

/**
 * A scene that the tutor begins a conversation with; null where the content has none. First those that the learner has
 * not had, as far as the words of their first lines tell; of these what their profile speaks of; then what suits what
 * they know. The conversation's id decides among equals, so that a repeated request gets the same scene.
 */
export function chooseStarter(learner: Acquaintance, bank: Bank): Scene | null {
  const isBeginner = knownWords(learner, bank) <= beginnerWords;
  const suited = new Set(
    rankScenes(learner.profile, 'starter', bank).flatMap(({ scene, isGood }) => (isGood ? [scene] : [])),
  );
  const [best] = scenesOf(bank.content, 'starter')
    .map((scene) => {
      const [first] = scene.lines;
      const share = knownShare([...scene.lines, ...scene.lines.flatMap((line) => line.replies)], learner);
      return {
        scene,
        hadBefore: Number(first !== undefined && knownShare([first], learner) === 1),
        isStrange: Number(!suited.has(scene)),
        effort: isBeginner ? scene.level : distanceTo(share),
        order: orderOf(`${learner.conversationId}/${scene.scene}`),
      };
    })
    .sort((a, b) => a.hadBefore - b.hadBefore || a.isStrange - b.isStrange || a.effort - b.effort || a.order - b.order);
  return best?.scene ?? null;
}

/** How far a share of known words is from a comfortable one, in tenths: smaller differences mean nothing. */
function distanceTo(share: number): number {
  return Math.round(10 * Math.max(0, comfortable.from - share, share - comfortable.to));
}

function knownShare(utterances: readonly Utterance[], { knownCount }: Acquaintance): number {
  const surfaces = [...new Set(utterances.flatMap(surfacesOf))];
  return surfaces.length === 0 ? 0 : surfaces.filter((surface) => knownCount(surface) > 0).length / surfaces.length;
}

function surfacesOf({ words }: Utterance): string[] {
  return parseWords(expandVariants(words, 'unsaid')).flatMap((token) =>
    'word' in token && isWord(token.word.surface) ? [token.word.surface] : [],
  );
}

const vocabularies = new WeakMap<Bank, readonly string[]>();

/** How many different words of the content the learner has met. */
function knownWords({ knownCount }: Acquaintance, bank: Bank): number {
  const { content } = bank;
  let surfaces = vocabularies.get(bank);
  if (!surfaces) {
    const all = utterancesOf(content).flatMap(surfacesOf);
    surfaces = [...new Map(all.map((surface) => [identityOf(surface, content.language), surface])).values()];
    vocabularies.set(bank, surfaces);
  }
  return surfaces.filter((surface) => knownCount(surface) > 0).length;
}

function orderOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE();
}
