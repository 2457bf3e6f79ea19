import type { Content, Line, Reply, Scene, SceneKind, Utterance } from './contentFormat';
import { expandVariants, isFree, slotsOf } from './template';

/** In the scene of kind `topic`: what the learner wants to talk about, named before it begins. */
export const topicSlot = 'topic';

export interface Target {
  scene: string;
  line: string;
}

/** Where a `next` leads: a line of the same scene, or `scene/line`. */
export function targetOf(next: string, scene: string): Target {
  const [first = '', second] = next.split('/');
  return second === undefined ? { scene, line: first } : { scene: first, line: second };
}

export function findLine(content: Content, target: Target): Line | undefined {
  return content.scenes.get(target.scene)?.lines.find((line) => line.id === target.line);
}

/** In the content's order. */
export function scenesOf(content: Content, kind: SceneKind): Scene[] {
  return [...content.scenes.values()].filter((scene) => scene.kind === kind);
}

/** Names of the slots that saying this gives a value. */
export function filledBy(utterance: Utterance): string[] {
  return slotsOf(expandVariants(utterance.text, 'unsaid'))
    .filter((slot) => slot.list !== undefined || isFree(slot))
    .map((slot) => slot.name);
}

/** Names of the slots that must have a value before this can be said by the tutor, or repeated by the learner. */
export function neededBy(utterance: Utterance, speaker: 'learner' | 'tutor'): string[] {
  const all = [utterance.text, utterance.means].flatMap((part) => slotsOf(expandVariants(part, 'unsaid')));
  const needed = all.filter((slot) => (speaker === 'tutor' ? true : slot.list === undefined && !isFree(slot)));
  return [...new Set(needed.map((slot) => slot.name))];
}

/**
 * For each line that can be reached, the slots that have a value on every way to it. A scene is entered at its first
 * line, by a reply that opens it, or by another scene's `next`; values do not cross from scene to scene.
 */
export function slotsAtLines(scene: Scene, content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const queue: [line: string, slots: Set<string>][] = entries(scene, content);
  for (let step = queue.pop(); step; step = queue.pop()) {
    const [id, slots] = step;
    const line = scene.lines.find((each) => each.id === id);
    if (!line) continue;
    const before = known.get(id);
    const now = before ? new Set([...before].filter((slot) => slots.has(slot))) : slots;
    if (before?.size === now.size) continue;
    known.set(id, now);
    for (const way of waysOut(line)) {
      const to = targetOf(way.next, scene.scene);
      if (to.scene === scene.scene) queue.push([to.line, new Set([...now, ...way.fills])]);
    }
  }
  return known;
}

function entries(scene: Scene, content: Content): [string, Set<string>][] {
  const first = scene.lines[0];
  const given = scene.kind === 'topic' ? [topicSlot] : [];
  const result: [string, Set<string>][] = first ? [[first.id, new Set(given)]] : [];
  for (const other of content.scenes.values()) {
    for (const line of other.lines) {
      for (const way of waysOut(line)) {
        const to = targetOf(way.next, other.scene);
        if (to.scene !== scene.scene) continue;
        if (other !== scene) result.push([to.line, new Set()]);
        else if (way.opens) result.push([to.line, new Set(way.fills)]);
      }
    }
  }
  return result;
}

interface Way {
  next: string;
  fills: string[];
  opens: boolean;
}

function waysOut(line: Line): Way[] {
  const byReply = (reply: Reply): Way => ({ next: reply.next, fills: filledBy(reply), opens: reply.opens });
  const byItself = [line.next, line.otherwise].flatMap((next) => (next ? [{ next, fills: [], opens: false }] : []));
  return [...line.replies.map(byReply), ...byItself];
}

/** Lines from which neither an end nor another scene can be reached. */
export function deadEnds(scene: Scene): string[] {
  const alive = new Set<string>();
  for (let before = -1; before < alive.size;) {
    before = alive.size;
    for (const line of scene.lines) {
      const leads = waysOut(line).some((way) => {
        const to = targetOf(way.next, scene.scene);
        return to.scene !== scene.scene || alive.has(to.line);
      });
      if (line.end || leads) alive.add(line.id);
    }
  }
  return scene.lines.map((line) => line.id).filter((id) => !alive.has(id));
}

/** Lines that follow one another with no reply between them, beginning with this one. */
export function runFrom(scene: Scene, start: Line): Line[] {
  const run: Line[] = [start];
  for (let line = start; line.replies.length === 0 && line.next;) {
    const to = targetOf(line.next, scene.scene);
    const next = to.scene === scene.scene ? scene.lines.find((each) => each.id === to.line) : undefined;
    if (!next || run.includes(next)) break;
    run.push(next);
    line = next;
  }
  return run;
}
