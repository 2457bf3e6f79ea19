import type { Content, Line, Scene } from './contentFormat';
import { runFrom, scenesOf, targetOf } from './sceneFlow';

/** What is wrong with a scene as one of its kind, by line id or '' for the whole: docs/content-format.md, Kinds. */
export function checkKind(scene: Scene, content: Content): (readonly [where: string, problem: string])[] {
  const whole = scene.kind === 'scene' ? checkRolePlay(scene) : checkOpened(scene, content);
  return [...whole.map((problem) => ['', problem] as const), ...scene.lines.flatMap((line) => checkLines(line, scene))];
}

/** What a language lacks: a lesson, starters enough that they need not come again soon, plans that can be told apart. */
export function checkKinds(content: Content): string[] {
  const tutorials = scenesOf(content, 'tutorial').length;
  const starters = scenesOf(content, 'starter').length;
  const topics = scenesOf(content, 'topic').length;
  return [
    ...(tutorials === 1 ? [] : [`a language has one scene with kind: tutorial; here are ${tutorials}`]),
    ...(topics <= 1 ? [] : [`a language has at most one scene with kind: topic; here are ${topics}`]),
    ...repeatedPlans(content),
    ...(starters >= 3 ? [] : [`a language has three or more scenes with kind: starter; here are ${starters}`]),
  ];
}

function repeatedPlans(content: Content): string[] {
  const seen = new Map<string, string>();
  return scenesOf(content, 'scene').flatMap(({ scene, scenario }) => {
    const plan = JSON.stringify(scenario);
    const before = scenario && seen.get(plan);
    seen.set(plan, scene);
    return before ? [`'${scene}' has the scenario of '${before}': a confirmed draft could not be told from it`] : [];
  });
}

function checkRolePlay({ about, scenario }: Scene): string[] {
  const unfinished = Object.entries(scenario ?? {}).filter(([, text]) => !/[.!?]$/u.test(text));
  return [
    ...(about.length >= 5 ? [] : ['about: name at least five things that a learner may wish to do here']),
    ...(scenario ? [] : ['scenario is missing: context, give and request, as a learner would write them']),
    ...unfinished.map(([field]) => `scenario, ${field}: write whole sentences`),
  ];
}

/** A starter or a tutorial is begun by the tutor alone, and leads nowhere else. */
function checkOpened(scene: Scene, content: Content): string[] {
  const replies = scene.lines.flatMap((line) => line.replies);
  const leaves = [...replies, ...scene.lines].flatMap(({ next }) => next ?? []).filter((next) => next.includes('/'));
  const entered = [...content.scenes.values()].filter((other) =>
    other.lines.some((line) =>
      [line.next, ...line.replies.map(({ next }) => next)].some(
        (next) => other !== scene && next !== undefined && targetOf(next, other.scene).scene === scene.scene,
      ),
    ),
  );
  return [
    ...(scene.scenario ? [`a ${scene.kind} is no role-play: leave scenario out`] : []),
    ...replies
      .filter(({ opens, offered }) => opens || offered)
      .map(({ text }) => `'${text}': no reply opens a ${scene.kind}`),
    ...leaves.map((next) => `next: '${next}' leaves the ${scene.kind}`),
    ...entered.map((other) => `'${other.scene}' leads here: a ${scene.kind} is begun by the tutor alone`),
    ...(scene.kind === 'starter' ? checkStarter(scene) : []),
    ...(scene.kind === 'topic' ? checkTopic(scene) : []),
    ...(scene.kind === 'tutorial' ? checkTutorial(scene) : []),
  ];
}

/** Turns of the tutor in a starter. */
const turns = { least: 2, most: 5 };

function checkStarter(scene: Scene): string[] {
  const lengths = scene.lines[0] ? waysFrom(scene.lines[0], scene, []) : [];
  const off = lengths.filter((length) => length < turns.least || length > turns.most);
  return [
    ...(scene.about.length >= 3 ? [] : ['about: name at least three things by which it suits a learner’s profile']),
    ...(off.length === 0
      ? []
      : [
          `a starter is over in ${turns.least} to ${turns.most} turns; here is a way of ${off.map(String).join(', of ')}`,
        ]),
  ];
}

/** Two or three questions about what the learner named, whatever they answer. */
function checkTopic(scene: Scene): string[] {
  const lengths = scene.lines[0] ? waysFrom(scene.lines[0], scene, []) : [];
  const isLong = lengths.some((length) => length < 3 || length > 4);
  const stops = scene.lines.filter(({ replies, otherwise }) => replies.length > 0 && otherwise === undefined);
  return [
    ...(isLong ? ['a talk about a subject has two or three questions on each way, and a last word'] : []),
    ...stops.map(({ id }) => `${id}: otherwise is missing: the talk goes on whatever is written`),
  ];
}

/** How many turns of the tutor each way to an end takes; a way that comes back to a line is endless. */
function waysFrom(line: Line, scene: Scene, passed: readonly Line[]): number[] {
  if (passed.includes(line)) return [Infinity];
  const last = runFrom(scene, line).at(-1) ?? line;
  if (last.replies.length === 0) return [1];
  const ways = [...new Set([...last.replies.map(({ next }) => next), ...(last.otherwise ? [last.otherwise] : [])])];
  const lengths = ways.flatMap((way) => {
    const next = scene.lines.find(({ id }) => id === way);
    return next ? waysFrom(next, scene, [...passed, line]) : [];
  });
  return [...new Set(lengths)].map((length) => length + 1);
}

function checkTutorial({ lines }: Scene): string[] {
  return lines.length >= 5 && lines.length <= 8 ? [] : [`a tutorial has five to eight lines, this one ${lines.length}`];
}

function checkLines(line: Line, scene: Scene): (readonly [where: string, problem: string])[] {
  const waits = line.replies.length > 0;
  const problems =
    scene.kind === 'tutorial'
      ? [
          ...(line.note ? [] : ['a tutorial says in a note, in English, what to do']),
          ...(waits || line.end ? [] : ['a tutorial waits for the learner after each line']),
          ...(waits && line.replies.length < 2 ? ['give at least two replies to choose from'] : []),
          ...(waits && !line.otherwise ? ['otherwise is missing: a tutorial goes on whatever is written'] : []),
        ]
      : [];
  return [...problems, ...checkOtherwise(line, scene)].map((problem) => [line.id, problem] as const);
}

function checkOtherwise({ id, otherwise, replies }: Line, scene: Scene): string[] {
  if (otherwise === undefined) return [];
  return [
    ...(replies.length > 0 ? [] : ['otherwise stands beside replies: it is taken when none of them is meant']),
    ...(otherwise === id ? ['otherwise leads to another line, or the tutor says the same again'] : []),
    ...(scene.lines.some((line) => line.id === otherwise) ? [] : [`otherwise: '${otherwise}' does not exist`]),
  ];
}
