import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Citation, findCitations } from './checklistCitations';
import { type ChecklistItem, parseChecklist } from './checklistItems';

/**
 * `npm run checklist`: the checklist's items with the tests that name them. Exits 1 when a test cites what is no item,
 * and with `--closed` when an item of a closed issue has no test.
 */
const root = join(import.meta.dirname, '..');
const usage = 'npm run checklist -- [--open] [--issue 3] [--sums] [--closed 2,3]';

const { open, issue, sums, closed } = readOptions();
const items = parseChecklist(readFileSync(join(root, 'docs/checklist.md'), 'utf8'));
const citations = findCitations(root);
const tests = testsByItem(citations);

const chosen = items.filter((item) => !sums && (!open || !tests.has(item.number)) && (!issue || isPartOf(item, issue)));
for (const [index, item] of chosen.entries()) {
  if (chosen[index - 1]?.section !== item.section) console.log(`\n${item.section}`);
  printItem(item);
}
printSums(items);

const unknown = [...tests.keys()].filter((number) => number < 1 || number > items.length);
for (const number of unknown) {
  for (const { file, name } of tests.get(number) ?? []) console.log(`There is no C${number}: ${file}: ${name}`);
}
const missing = items.filter(({ number, owner }) => closed.includes(owner) && !tests.has(number));
for (const { number, owner, text } of missing) console.log(`C${number} (issue ${owner}) has no test: ${text}`);
if (unknown.length > 0 || missing.length > 0) process.exitCode = 1;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        open: { type: 'boolean' },
        issue: { type: 'string' },
        sums: { type: 'boolean' },
        closed: { type: 'string' },
      },
    });
    return {
      open: values.open ?? false,
      issue: values.issue === undefined ? null : numberOf(values.issue),
      sums: values.sums ?? false,
      closed: (values.closed ?? '').split(',').filter(Boolean).map(numberOf),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

function numberOf(text: string): number {
  if (!/^\d+$/u.test(text)) throw new Error(`'${text}' is not an issue's number.`);
  return Number(text);
}

function testsByItem(all: readonly Citation[]): Map<number, Citation[]> {
  const byItem = new Map<number, Citation[]>();
  for (const citation of all) {
    for (const item of citation.items) byItem.set(item, [...(byItem.get(item) ?? []), citation]);
  }
  return byItem;
}

function isPartOf({ owner, rest }: ChecklistItem, number: number): boolean {
  return owner === number || rest === number;
}

function printItem({ number, text, owner, rest }: ChecklistItem): void {
  const found = tests.get(number) ?? [];
  const owners = rest === null ? String(owner) : `${owner}, rest ${rest}`;
  const state = found.length > 0 ? 'tested' : 'open';
  console.log(`${`C${number}`.padEnd(4)}  ${state.padEnd(6)}  ${owners.padEnd(9)}  ${text}`);
  for (const { file, name } of found) console.log(`      ${file}: ${name}`);
}

function printSums(all: readonly ChecklistItem[]): void {
  console.log('');
  for (const owner of [...new Set(all.map((item) => item.owner))].sort((a, b) => a - b)) {
    const owned = all.filter((item) => item.owner === owner);
    const tested = owned.filter(({ number }) => tests.has(number));
    console.log(`issue ${owner}: ${tested.length} of ${owned.length} tested`);
  }
  console.log(`all: ${all.filter(({ number }) => tests.has(number)).length} of ${all.length} tested`);
}
