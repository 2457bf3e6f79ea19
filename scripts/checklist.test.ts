import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, citedItems } from './checklistCitations';
import { parseChecklist } from './checklistItems';

/** Names and items of a file's tests. */
const cited = (source: string, file = 'a.test.ts') =>
  citationsIn(source, file).map(({ name, items }) => [name, ...items]);

describe('citedItems', () => {
  it('understands single numbers, lists and ranges', () => {
    expect(citedItems('C7: shows it')).toEqual([7]);
    expect(citedItems('(C7, C9 and C12)')).toEqual([7, 9, 12]);
    expect(citedItems('C7 C9')).toEqual([7, 9]);
    for (const range of ['C7-C9', 'C7–C9', 'C7 – C9', 'C7 to C9', 'C7–9', 'C7-9']) {
      expect(citedItems(`shows it (${range}, C20)`), range).toEqual([7, 8, 9, 20]);
    }
    expect(citedItems('C7 to C9 and C8')).toEqual([7, 8, 9]);
  });

  it('takes nothing else for a number', () => {
    for (const text of ['c7', 'AC7', 'C7b', 'C++', 'C 7', 'UTC0']) expect(citedItems(text), text).toEqual([]);
    expect(citedItems('C7 to 9 times')).toEqual([7]);
    expect(citedItems('C9–C7')).toEqual([9]);
  });
});

describe('citationsIn', () => {
  it('finds the names of tests and of groups, however they are written', () => {
    expect(
      cited(`
        describe('group C1', () => {
          it("two C2", () => {});
          it(\`three \${which} C3\`, () => {});
          test('four ' + 'C4 ' + which, () => {});
          it.only('five C5', () => {});
          it.skipIf(slow)('six C6', () => {});
          test.describe.serial('seven C7', () => {});
          it('cites nothing', () => {});
        });
      `),
    ).toEqual([
      ['group C1', 1],
      ['two C2', 2],
      ['three … C3', 3],
      ['four C4 …', 4],
      ['five C5', 5],
      ['six C6', 6],
      ['seven C7', 7],
    ]);
  });

  it('finds what a table puts into a name', () => {
    expect(
      cited(`
        const rows = [['C1 one', 1]];
        it.each([['C2 two'], [\`C3 three\`], ['four']])('is %s', () => {});
        it.each(rows)('also %s', () => {});
        it.each\`
          name       | value
          \${'C5 five'} | \${5}
        \`('table $name', () => {});
        it.each([{ name: 'C6 six' }])('object $name C7', () => {});
        it.each([['C8 is no part of the name']])('without a place', () => {});
      `),
    ).toEqual([
      ['is %s: C2 two', 2],
      ['is %s: C3 three', 3],
      ['also %s: C1 one', 1],
      ['table $name: C5 five', 5],
      ['object $name C7', 7],
      ['object $name C7: C6 six', 6],
    ]);
  });

  it('finds nothing in comments, in what a test does, and in tests that do not run', () => {
    expect(
      cited(`
        // it('C1', () => {});
        /* C2 */ it('plain', () => { expect('C3').toBe(say('C4')); test.skip(isSlow, 'C5'); });
        it.skip('C6', () => {});
        it.todo('C7');
        describe.skip('group', () => { it('C8', () => {}); });
        other.it('C9', () => {});
      `),
    ).toEqual([]);
  });

  it('reads components', () => {
    expect(cited(`it('shows it C1', () => { render(<b title="C2">C3</b>); });`, 'a.test.tsx')).toEqual([
      ['shows it C1', 1],
    ]);
  });
});

describe('parseChecklist', () => {
  const section = (owners: string, count = 3) =>
    ['# Title', '', '## A', '', owners, '', ...Array.from({ length: count }, (_, at) => `${at + 1}. Item`)].join('\n');

  it('gives each item its owner, and the issue of its rest', () => {
    const items = parseChecklist(section('Owner: issue 7. Issue 3: C1, C3. Rest in issue 8: C2–C3.'));
    expect(items.map(({ number, owner, rest }) => [number, owner, rest])).toEqual([
      [1, 3, null],
      [2, 7, 8],
      [3, 3, 8],
    ]);
    expect(items[0]).toMatchObject({ text: 'Item', section: 'A' });
  });

  it('says what is wrong with the document', () => {
    expect(() => parseChecklist(section(''))).toThrow('Nobody owns C1');
    expect(() => parseChecklist(section('Owner: somebody.'))).toThrow('names no issue');
    expect(() => parseChecklist(section('Owner: issue 7. Issue 3: 1.'))).toThrow('not understood');
    expect(() => parseChecklist(section('Owner: issue 7. Issue 3: C4.'))).toThrow('C4 does not stand');
    expect(() => parseChecklist(section('Owner: issue 7. Issue 3: C1. Issue 4: C1.'))).toThrow('twice');
    expect(() => parseChecklist(`${section('Owner: issue 7.')}\n5. Item`)).toThrow('where C4 belongs');
  });

  it('understands the project’s own checklist', () => {
    const document = readFileSync(join(import.meta.dirname, '../docs/checklist.md'), 'utf8');
    const items = parseChecklist(document);
    expect(items).toHaveLength(506);
    expect(new Set(items.map(({ section: title }) => title)).size).toBe(document.match(/^## /gmu)?.length);
  });
});
