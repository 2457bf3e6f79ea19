import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChecklistItem, parseChecklist } from './checklistItems';
import { findTaggedTests, type TaggedTest } from './checklistTags';

/**
 * `npm run checklist`: how many points of the checklist are tested, by area and section of the product. `--open` lists
 * the points without a test, `--section <words>` the points of some sections with their tests. Exits 1 when a point
 * that is not known to be open has no test, when one that is known to be open has one, or when a tag names no point.
 */
const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { open: { type: 'boolean' }, section: { type: 'string' } } });

const { items, knownOpen } = parseChecklist(readFileSync(join(root, 'docs/checklist.md'), 'utf8'));
const taggedTests = findTaggedTests(root);
const tested = new Set(taggedTests.flatMap(({ codes }) => codes));

const words = options.section?.toLowerCase();
const chosen = items.filter(
  ({ code, area, section }) =>
    (words === undefined || `${area} ${section}`.toLowerCase().includes(words)) && !(options.open && tested.has(code)),
);
if (options.open || words !== undefined) chosen.forEach(printItem);
else printFigures();

const problems = findProblems();
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;

function printItem({ code, text, section }: ChecklistItem, index: number): void {
  if (chosen[index - 1]?.section !== section) console.log(`\n${section}`);
  console.log(`${code.padEnd(4)}  ${tested.has(code) ? 'tested' : 'open  '}  ${text}`);
  for (const test of taggedTests) if (test.codes.includes(code)) console.log(`      ${describeTest(test)}`);
}

function printFigures(): void {
  for (const [area, inArea] of groupBy(items, 'area')) {
    console.log(`${figure(inArea)}  ${area}`);
    const sections = [...groupBy(inArea, 'section')].filter(([section]) => section !== area);
    for (const [section, inSection] of sections) console.log(`${figure(inSection)}    ${section}`);
  }
  console.log(`${figure(items)}  points are tested; ${knownOpen.size} are known to be open`);
}

function figure(some: readonly ChecklistItem[]): string {
  return `${some.filter(({ code }) => tested.has(code)).length} of ${some.length}`.padStart(10);
}

function groupBy(some: readonly ChecklistItem[], key: 'area' | 'section'): Map<string, ChecklistItem[]> {
  const groups = new Map<string, ChecklistItem[]>();
  for (const item of some) groups.set(item[key], [...(groups.get(item[key]) ?? []), item]);
  return groups;
}

function findProblems(): string[] {
  const known = new Set(items.map(({ code }) => code));
  return [
    ...taggedTests.flatMap((test) =>
      test.codes.filter((code) => !known.has(code)).map((code) => `There is no ${code}: ${describeTest(test)}`),
    ),
    ...items
      .filter(({ code }) => !tested.has(code) && !knownOpen.has(code))
      .map(({ code, text }) => `${code} has no test: ${text}`),
    ...[...knownOpen.keys()]
      .filter((code) => tested.has(code))
      .map((code) => `${code} has a test: take it off the open points in docs/checklist.md`),
  ];
}

function describeTest({ file, title }: TaggedTest): string {
  return `${file}: ${title}`;
}
