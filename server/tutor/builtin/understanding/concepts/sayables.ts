import type { Content } from '../../format/contentFormat';
import type { Sayable } from './conceptReader';

/** All that a learner can say, entries of lists among them, in an order that depends on the content alone. */
export function sayablesOf(content: Content): Sayable[] {
  return [
    ...Object.values(content.lists).flat(),
    ...[...content.anywhere.values()].flatMap((entry) => entry.says),
    ...[...content.scenes.values()].flatMap((scene) => scene.lines.flatMap((line) => line.replies)),
  ];
}
