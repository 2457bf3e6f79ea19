import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseChecklist } from './checklistItems';
import { taggedTestsIn } from './checklistTags';

const taggedIn = (source: string, file = 'a.test.ts') =>
  taggedTestsIn(source, file).map(({ title, codes }) => [title, ...codes]);

describe('taggedTestsIn', () => {
  it('finds the tags of both runners, however tests are registered', () => {
    expect(
      taggedIn(`
        describe('group', () => {
          it('one', { tags: ['C1'] }, () => {});
          it("two", { timeout: 1, tags: ['C2', 'C3'] }, () => {});
          it.each([1, 2])('case %i', { tags: 'C4' }, () => {});
          it.skipIf(slow)('five', { tags: ['C5'] }, () => {});
          test(\`six \${name}\`, { tag: ['@C6', '@C7'] }, async () => {});
          it('none', () => {});
        });
      `),
    ).toEqual([
      ['one', 'C1'],
      ['two', 'C2', 'C3'],
      ['case %i', 'C4'],
      ['five', 'C5'],
      ['six …', 'C6', 'C7'],
    ]);
  });

  it('counts neither titles nor comments nor tests that do not run', () => {
    expect(
      taggedIn(`
        // it('one', { tags: ['C1'] }, () => {});
        it('C2 to C9', () => { other('x', { tags: ['C3'] }); });
        it.skip('four', { tags: ['C4'] }, () => {});
        it.todo('five', { tags: ['C5'] });
        test.fixme('six', { tag: '@C6' }, () => {});
        it('seven', { skip: true, tags: ['C7'] }, () => {});
        describe.skip('group', () => { it('eight', { tags: ['C8'] }, () => {}); });
      `),
    ).toEqual([]);
  });

  it('reads components', () => {
    expect(taggedIn(`it('one', { tags: ['C1'] }, () => { render(<b title="C2">C3</b>); });`, 'a.test.tsx')).toEqual([
      ['one', 'C1'],
    ]);
  });

  it('gives a tag that is no literal as it is written, which names no point', () => {
    expect(taggedIn('it(`one`, { tags: [code] }, () => {});')).toEqual([['one', 'code']]);
  });

  it('refuses tags on a group', () => {
    expect(() => taggedIn(`describe('group', { tags: ['C1'] }, () => {});`)).toThrow('not on groups');
  });
});

describe('parseChecklist', () => {
  it('reads points below their area and section, and the reasons of those known to be open', () => {
    const { items, knownOpen } = parseChecklist(
      ['# Title', '| C2, C3 | not built |', '## A', '1. One', '### B', '2. Two', '## C', '3. Three'].join('\n'),
    );
    expect(items).toEqual([
      { code: 'C1', text: 'One', area: 'A', section: 'A' },
      { code: 'C2', text: 'Two', area: 'A', section: 'B' },
      { code: 'C3', text: 'Three', area: 'C', section: 'C' },
    ]);
    expect([...knownOpen]).toEqual([
      ['C2', 'not built'],
      ['C3', 'not built'],
    ]);
  });

  it('refuses points out of order and open points that do not exist', () => {
    expect(() => parseChecklist('1. One\n3. Three')).toThrow('C3 stands where C2 belongs');
    expect(() => parseChecklist('| C2 | not built |\n1. One')).toThrow('names C2, which is no point');
  });

  it('reads the project’s own checklist', () => {
    const { items } = parseChecklist(readFileSync(join(import.meta.dirname, '../docs/checklist.md'), 'utf8'));
    expect(items).toHaveLength(506);
  });
});
