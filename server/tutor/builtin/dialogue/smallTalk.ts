import type { DialogueState } from '../dialogueState';
import type { Scene } from '../format/contentFormat';
import { scenesOf } from '../format/sceneFlow';
import type { Bank } from '../understanding/bank';
import type { Understanding } from '../understanding/understand';
import { entryOf } from './speaker';

/** The scene that a mere greeting leads to. */
const firstScene = 'meeting';

/** The scene for who has asked for none. */
export function firstSceneOf({ content }: Pick<Bank, 'content'>): string | null {
  return (content.scenes.get(firstScene) ?? scenesOf(content, 'scene')[0])?.scene ?? null;
}

/** Whether an answer may begin the small talk of a first meeting: then it counts what was talked of lately. */
export function mayBeSmallTalk({ parts }: Understanding, { played }: DialogueState, bank: Bank): boolean {
  const first = firstSceneOf(bank);
  if (first === null || played.includes(first)) return false;
  return parts.some(
    (part) => entryOf(part) === 'greeting' || (part.candidate.kind === 'reply' && part.candidate.scene === first),
  );
}

/**
 * Whether a scene was played in one of the learner's last conversations.
 *
 * @param lately what these were called, the newest first
 */
export function wasHad(scene: string, lately: readonly string[], { content }: Pick<Bank, 'content'>): boolean {
  const title = content.scenes.get(scene)?.title;
  return title !== undefined && lately.includes(title);
}

/**
 * How many of the learner's last conversations have gone by since a scene was played; all of them where it was not.
 *
 * @param lately what these were called, the newest first
 */
export function newnessOf({ title }: Pick<Scene, 'title'>, lately: readonly string[]): number {
  return lately.includes(title) ? lately.indexOf(title) : lately.length;
}

/**
 * Something to talk of that was not played in this conversation; null where the content has nothing. What was not had
 * of late comes first, of that what keeps to tu or vous, the easiest first; of what was had, the longest ago.
 */
export function freshSubject(
  lately: readonly string[],
  played: readonly string[],
  { content }: Pick<Bank, 'content'>,
): string | null {
  const register = content.scenes.get(played.at(-1) ?? '')?.register;
  const changes = (scene: Scene) => Number(register !== undefined && scene.register !== register);
  const [subject] = scenesOf(content, 'starter')
    .filter(({ scene }) => !played.includes(scene))
    .sort((a, b) => newnessOf(b, lately) - newnessOf(a, lately) || changes(a) - changes(b) || a.level - b.level);
  return subject?.scene ?? null;
}
