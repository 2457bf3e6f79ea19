import { citedItems } from './checklistCitations';

/** A testable point of the specification. */
export interface ChecklistItem {
  number: number;
  text: string;
  /** The heading that it stands under. */
  section: string;
  /** The issue in which it is finished. */
  owner: number;
  /** The issue that adds the rest of it, if one does. */
  rest: number | null;
}

interface Section {
  title: string;
  owner: number | null;
  owners: ReadonlyMap<number, number>;
  rests: ReadonlyMap<number, number>;
}

/**
 * The items of `docs/checklist.md`: numbered lines under headings, each heading followed by a line that says whose
 * they are (`Owner: issue 7. Issue 3: C14–C16, C21. Rest in issue 8: C15.`). Throws what is wrong with the document.
 */
export function parseChecklist(document: string): ChecklistItem[] {
  const items: ChecklistItem[] = [];
  let section: Section | null = null;
  let assigned = new Set<number>();
  for (const line of document.split('\n')) {
    const [, title] = /^## (.+)$/u.exec(line) ?? [];
    if (title !== undefined) {
      refuseLeftovers(assigned, section);
      section = { title, owner: null, owners: new Map(), rests: new Map() };
      assigned = new Set();
    } else if (section && line.startsWith('Owner: ')) {
      section = ownersOf(line, section.title);
      assigned = new Set([...section.owners.keys(), ...section.rests.keys()]);
    }
    const [, digits, text] = /^(\d+)\. (.+)$/u.exec(line) ?? [];
    if (digits === undefined || text === undefined || !section) continue;
    const number = Number(digits);
    if (number !== items.length + 1) throw new Error(`C${number} stands where C${items.length + 1} belongs.`);
    const owner = section.owners.get(number) ?? section.owner;
    if (owner === null) throw new Error(`Nobody owns C${number}: '${section.title}' has no line 'Owner: …'.`);
    items.push({ number, text, section: section.title, owner, rest: section.rests.get(number) ?? null });
    assigned.delete(number);
  }
  refuseLeftovers(assigned, section);
  return items;
}

function ownersOf(line: string, title: string): Section {
  const owners = new Map<number, number>();
  const rests = new Map<number, number>();
  const [first = '', ...clauses] = line.replace(/\.$/u, '').split('. ');
  const owner = /^Owner: issue (\d+)$/u.exec(first)?.[1];
  if (owner === undefined) throw new Error(`'${title}': ${first} names no issue.`);
  for (const clause of clauses) {
    const [, kind, issue, list = ''] =
      /^(Issue|Rest in issue) (\d+): ((?:C\d+(?:–C\d+)?(?:, )?)+)$/u.exec(clause) ?? [];
    if (kind === undefined) throw new Error(`'${title}': '${clause}' is not understood.`);
    const map = kind === 'Issue' ? owners : rests;
    for (const item of citedItems(list)) {
      if (map.has(item)) throw new Error(`'${title}': C${item} is given away twice.`);
      map.set(item, Number(issue));
    }
  }
  return { title, owner: Number(owner), owners, rests };
}

function refuseLeftovers(assigned: ReadonlySet<number>, section: Section | null): void {
  for (const item of assigned)
    throw new Error(`'${section?.title ?? ''}': C${item} does not stand under this heading.`);
}
