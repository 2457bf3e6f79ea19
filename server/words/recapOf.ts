import { maxRecapWords, type WordRecap } from '../../domain/conversation/message';
import { isMastered } from '../../domain/words/word';

/** A word met since a scene began, with what is known of the word itself. */
export interface RecapSighting {
  wordId: string;
  original: string;
  trueCount: number;
  baseline: number;
  masteredAt: Date | null;
  neededAt: Date | null;
  peekedAt: Date | null;
  times: number;
  /** Null where the conversation has been deleted since. */
  conversationId: string | null;
}

interface Scene {
  conversationId: string;
  since: Date;
  threshold: number;
}

/**
 * How the words of a scene went.
 *
 * @param sightings everything since the scene began, in any conversation, of the words that were met in it; oldest first
 */
export function recapOf(sightings: readonly RecapSighting[], scene: Scene): WordRecap {
  const byWord = new Map<string, RecapSighting[]>();
  for (const sighting of sightings) {
    const met = byWord.get(sighting.wordId);
    if (met) met.push(sighting);
    else byWord.set(sighting.wordId, [sighting]);
  }
  const recap: WordRecap = { met: 0, mastered: [], peeked: [], needed: [] };
  for (const [word, ...later] of byWord.values()) {
    if (!word) continue;
    if (isMetIn(scene, [word, ...later])) recap.met += 1;
    const list = listFor(scene, [word, ...later]);
    if (list && recap[list].length < maxRecapWords) recap[list].push(word.original);
  }
  return recap;
}

type WordSightings = [RecapSighting, ...RecapSighting[]];

const isHere = ({ conversationId }: Scene, sighting: RecapSighting) => sighting.conversationId === conversationId;

/** What the sightings leave of the count is what was there before them. */
const countBefore = (word: WordSightings) => word[0].trueCount - word.reduce((sum, { times }) => sum + times, 0);

const isMetIn = (scene: Scene, word: WordSightings) => countBefore(word) <= 0 && isHere(scene, word[0]);

function listFor(scene: Scene, word: WordSightings): 'needed' | 'peeked' | 'mastered' | null {
  const { neededAt, peekedAt, masteredAt } = word[0];
  if (neededAt && neededAt >= scene.since) return 'needed';
  if (peekedAt && peekedAt >= scene.since) return 'peeked';
  // Who marked a word before had mastered it then, whatever its count has done since.
  const isMasteredIn = masteredAt ? masteredAt >= scene.since : isCountMasteredIn(scene, word);
  return isMasteredIn ? 'mastered' : null;
}

/** Whether it was in the scene, and not meanwhile in another conversation, that a word's count came to the threshold. */
function isCountMasteredIn(scene: Scene, word: WordSightings): boolean {
  let effectiveCount = countBefore(word) - word[0].baseline;
  for (const sighting of word) {
    const before = isMastered({ effectiveCount, marked: false }, scene.threshold);
    effectiveCount += sighting.times;
    if (!before && isMastered({ effectiveCount, marked: false }, scene.threshold)) return isHere(scene, sighting);
  }
  return false;
}
