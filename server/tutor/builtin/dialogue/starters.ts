import { createHash } from 'node:crypto';
import { effortOf, isBeginner, knownShare, levelDistance, type Acquaintance } from './acquaintance';
import type { Bank } from '../understanding/bank';
import type { Scene } from '../format/contentFormat';
import { scenesOf } from '../format/sceneFlow';
import { rankScenes } from '../understanding/wishes';
import { newnessOf } from './smallTalk';

/** The learner for whom a conversation is begun. */
export interface Beginner extends Pick<Acquaintance, 'knownCount' | 'level'> {
  conversationId: string;
  /** What they have written about themselves. */
  profile: string;
  /** What their last conversations were called, the newest first. */
  lately: readonly string[];
}

/**
 * A scene that the tutor begins a conversation with; null where the content has none. First those that the learner has
 * not had of late, of the others the longest ago; then those not had at all, as far as the words of their first lines
 * tell; of these what their profile speaks of; then what suits what they know. The conversation's id decides among equals, so that a repeated request gets the same scene.
 */
export function chooseStarter(learner: Beginner, bank: Bank): Scene | null {
  const byLevel = isBeginner(learner, bank);
  const suited = new Set(
    rankScenes(learner.profile, 'starter', bank).flatMap(({ scene, isGood }) => (isGood ? [scene] : [])),
  );
  const [best] = scenesOf(bank.content, 'starter')
    .map((scene) => {
      const [first] = scene.lines;
      const said = [...scene.lines, ...scene.lines.flatMap((line) => line.replies)];
      return {
        scene,
        newness: newnessOf(scene, learner.lately),
        hadBefore: Number(first !== undefined && knownShare([first], learner) === 1),
        isStrange: Number(!suited.has(scene)),
        effort: byLevel ? levelDistance(scene.level, learner.level) : effortOf(said, learner),
        order: orderOf(`${learner.conversationId}/${scene.scene}`),
      };
    })
    .sort(
      (a, b) =>
        b.newness - a.newness ||
        a.hadBefore - b.hadBefore ||
        a.isStrange - b.isStrange ||
        a.effort - b.effort ||
        a.order - b.order,
    );
  return best?.scene ?? null;
}

function orderOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE();
}
