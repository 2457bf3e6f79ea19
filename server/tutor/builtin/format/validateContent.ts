import {
  anywhereIds,
  isUnasked,
  offerPrefix,
  rememberPrefix,
  askedPrefix,
  takePrefix,
  toldPrefix,
  type AnywhereEntry,
  type Content,
  type Line,
  type Reply,
  type Scene,
  type Utterance,
} from './contentFormat';
import { checkUtterance } from './checkUtterance';
import { deadEnds, filledBy, findLine, neededBy, runFrom, slotsAtLines, targetOf } from './sceneFlow';
import { expandVariants, isFree, slotSource, slotsOf } from './template';
import { checkKind, checkKinds } from './validateKind';

/** One mistake in the content: where it stands and what to do. */
export interface ContentProblem {
  file: string;
  /** Line id, with the reply's number where it is one; empty for the whole file. */
  where: string;
  problem: string;
}

export function problemText({ file, where, problem }: ContentProblem): string {
  return [file, where, problem].filter(Boolean).join(': ');
}

/** Everything docs/content-format.md asks of one language, its YAML already in shape. */
export function validateContent(content: Content): ContentProblem[] {
  return [
    ...validateLists(content),
    ...validateAnywhere(content),
    ...[...content.scenes.values()].flatMap((scene) => validateScene(scene, content)),
    ...repeatedLines(content),
    ...checkKinds(content).map((problem) => ({ file: '', where: '', problem })),
  ];
}

function validateLists({ lists, language }: Content): ContentProblem[] {
  return Object.entries(lists).flatMap(([list, entries]) => {
    const at = (where: string) => (problem: string) => ({ file: 'lists.yaml', where, problem });
    return [
      ...entries.flatMap((entry, index) => checkUtterance(entry, language, {}).map(at(`${list}, entry ${index + 1}`))),
      ...repeated(entries.map((entry) => entry.text)).map((text) => at(list)(`'${text}' stands twice`)),
    ];
  });
}

function validateAnywhere(content: Content): ContentProblem[] {
  const at = (where: string) => (problem: string) => ({ file: 'anywhere.yaml', where, problem });
  const missing = anywhereIds.filter((id) => !content.anywhere.has(id)).map((id) => at(id)('this entry is missing'));
  const entries = [...content.anywhere.values()].flatMap((entry) => [
    ...(!isUnasked(entry.id) && entry.says.length === 0
      ? [at(entry.id)('says is empty: what may the learner say?')]
      : []),
    ...(isUnasked(entry.id) && entry.says.length > 0
      ? [at(entry.id)(`${entry.id} has no says: it is what the tutor says of itself`)]
      : []),
    ...(entry.answers.filter(({ text }) => !text.includes('{name}')).length < 2
      ? [at(entry.id)('give at least two answers without the name, so that the tutor need not repeat itself')]
      : []),
    ...(entry.id.startsWith(rememberPrefix) && !content.lists[entry.id.slice(rememberPrefix.length)]
      ? [at(entry.id)('there is no list of this name')]
      : []),
    ...(entry.id.startsWith(offerPrefix) && !content.scenes.has(entry.id.slice(offerPrefix.length))
      ? [at(entry.id)('there is no scene of this name')]
      : []),
    ...entry.says.flatMap((say, index) => checkSaid(say, content).map(at(`${entry.id}, says ${index + 1}`))),
    ...entry.answers.flatMap((answer, index) =>
      [
        ...checkUtterance(answer, content.language, content.lists),
        ...neededBy(answer, 'tutor')
          .filter((slot) => slot !== 'name' && !filledByAll(entry).includes(slot))
          .map(
            (slot) => `{${slot}}: an answer that may come at any point knows only what every says of its entry gives`,
          ),
      ].map(at(`${entry.id}, answer ${index + 1}`)),
    ),
  ]);
  return [...missing, ...entries];
}

/** What an answer may repeat: the slots that every wording of the entry fills, and what was looked up for them. */
function filledByAll({ id, says }: AnywhereEntry): string[] {
  if (id === 'unknown-word') return ['word'];
  if (id === 'grammar-word') return ['word'];
  if (['word-again', 'near-phrase', 'some-words'].includes(id)) return ['word', 'translation'];
  if ([rememberPrefix, takePrefix, toldPrefix, askedPrefix].some((prefix) => id.startsWith(prefix))) return ['it'];
  const [first = [], ...others] = says.map(filledBy);
  const filled = first.filter((slot) => others.every((each) => each.includes(slot)));
  return filled.includes('word') ? [...filled, 'translation', 'said'] : filled;
}

function validateScene(scene: Scene, content: Content): ContentProblem[] {
  const file = `${scene.scene}.yaml`;
  const at = (where: string) => (problem: string) => ({ file, where, problem });
  const ids = scene.lines.map((line) => line.id);
  const slots = slotsAtLines(scene, content);
  const whole = [
    ...repeated(ids).map((id) => `the line id '${id}' stands twice`),
    ...Object.keys(scene.goals)
      .filter((goal) => !meetsGoal(scene, goal))
      .map((goal) => `the goal '${goal}' is met by no line or reply`),
    ...(scene.lines.some((line) => line.end) ? [] : ['no line has end: true']),
  ];
  return [
    ...whole.map(at('')),
    ...checkKind(scene, content).map(([where, problem]) => at(where)(problem)),
    ...deadEnds(scene).map((id) => at(id)('dead end: no end can be reached from here')),
    ...scene.lines.flatMap((line) => {
      const known = slots.get(line.id);
      return [
        ...checkLine(line, scene, content, known).map(at(line.id)),
        ...line.replies.flatMap((reply, index) =>
          checkReply(reply, scene, content, known ?? new Set()).map(at(`${line.id}, reply ${index + 1}`)),
        ),
      ];
    }),
  ];
}

function checkLine(line: Line, scene: Scene, content: Content, known: ReadonlySet<string> | undefined): string[] {
  const outs = [line.replies.length > 0, line.next !== undefined, line.end].filter(Boolean).length;
  const fills = slotsOf(line.text).filter((slot) => slot.list);
  return [
    ...checkUtterance(line, content.language, content.lists),
    ...(known ? [] : ['no way leads to this line']),
    ...(outs === 1 ? [] : [`a line has exactly one of replies, next and end: true; this one has ${outs}`]),
    ...(line.next ? checkTarget(line.next, scene, content) : []),
    ...checkGoal(line.meets, scene),
    ...fills.map(
      (slot) => `{${slot.name}:${slot.list}}: only a reply takes a value; the tutor repeats it as {${slot.name}}`,
    ),
    ...(known ? neededBy(line, 'tutor').filter((slot) => !known.has(slot)) : []).map(
      (slot) => `{${slot}} has no value on some way here: give it on every way, or leave it out`,
    ),
    ...(runFrom(scene, line).length > 3 ? ['more than three lines run together from here: let the learner reply'] : []),
    ...repeated(line.replies.map((reply) => reply.text)).map((text) => `the reply '${text}' stands twice`),
  ];
}

function checkReply(reply: Reply, scene: Scene, content: Content, known: ReadonlySet<string>): string[] {
  const available = reply.opens ? new Set(filledBy(reply)) : new Set([...known, ...filledBy(reply)]);
  return [
    ...checkSaid(reply, content),
    ...checkTarget(reply.next, scene, content),
    ...checkGoal(reply.meets, scene),
    ...neededBy(reply, 'learner')
      .filter((slot) => !available.has(slot))
      .map((slot) => `{${slot}} has no value ${reply.opens ? 'when this opens the scene' : 'on some way here'}`),
  ];
}

function checkSaid(said: Utterance & { also: string[]; 'also-target': string[] }, content: Content): string[] {
  const valuesIn = (template: string) =>
    slotsOf(expandVariants(template, 'unsaid'))
      .filter((slot) => slot.list || isFree(slot))
      .map(slotSource);
  const inText = new Set(valuesIn(said.text));
  const others = [...said.also, ...said['also-target']];
  return [
    ...checkUtterance(said, content.language, content.lists),
    ...others.flatMap((other) =>
      valuesIn(other).flatMap((slot) => (inText.has(slot) ? [] : [`${slot} in '${other}' is no slot of text`])),
    ),
    ...[said.means, ...others].flatMap((other) => {
      const inOther = valuesIn(other);
      return [...inText].flatMap((slot) =>
        inOther.includes(slot) ? [] : [`'${other}' lacks the slot ${slot} of text`],
      );
    }),
    ...[...repeated(said.also), ...repeated(said['also-target'])].map((other) => `'${other}' stands twice`),
  ];
}

function checkTarget(next: string, scene: Scene, content: Content): string[] {
  return findLine(content, targetOf(next, scene.scene)) ? [] : [`next: '${next}' does not exist`];
}

function checkGoal(goal: string | undefined, scene: Scene): string[] {
  return goal !== undefined && !(goal in scene.goals) ? [`meets: '${goal}' is no goal of this scene`] : [];
}

function meetsGoal(scene: Scene, goal: string): boolean {
  return scene.lines.some((line) => line.meets === goal || line.replies.some((reply) => reply.meets === goal));
}

/** No tutor line stands twice in a language: the learner would hear a tape. */
function repeatedLines(content: Content): ContentProblem[] {
  const seen = new Map<string, string>();
  return [...content.scenes.values()].flatMap((scene) =>
    scene.lines.flatMap((line) => {
      const before = seen.get(line.text);
      seen.set(line.text, `${scene.scene}/${line.id}`);
      return before
        ? [{ file: `${scene.scene}.yaml`, where: line.id, problem: `says the same as ${before}: word it differently` }]
        : [];
    }),
  );
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
