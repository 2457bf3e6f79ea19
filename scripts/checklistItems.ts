/** A testable point of the specification. */
export interface ChecklistItem {
  /** As tests are tagged with it: `C61`. */
  code: string;
  text: string;
  /** The area of the product and the section of it, as the headings name them. */
  area: string;
  section: string;
}

export interface Checklist {
  items: ChecklistItem[];
  /** Why points that are known to be open are open, by code. */
  knownOpen: Map<string, string>;
}

/**
 * Reads `docs/checklist.md`: numbered lines below headings (`## area`, `### section`), and a table of the points that
 * are known to be open (`| C2, C17 | reason |`). Throws where a number is out of order or the table names no point.
 */
export function parseChecklist(document: string): Checklist {
  const items: ChecklistItem[] = [];
  const knownOpen = new Map<string, string>();
  let area = '';
  let section = '';
  for (const line of document.split('\n')) {
    const [, level, title = ''] = /^(##|###) (.+)$/u.exec(line) ?? [];
    if (level === '##') area = title;
    if (level) section = title;
    const [, number, text] = /^(\d+)\. (.+)$/u.exec(line) ?? [];
    if (number && text) {
      if (Number(number) !== items.length + 1) throw new Error(`C${number} stands where C${items.length + 1} belongs.`);
      items.push({ code: `C${number}`, text, area, section });
    }
    const [, codes, reason] = /^\| ((?:C\d+(?:, )?)+) \| (.+) \|$/u.exec(line) ?? [];
    if (codes && reason) for (const code of codes.split(', ')) knownOpen.set(code, reason);
  }
  for (const code of knownOpen.keys()) {
    if (!items.some((item) => item.code === code))
      throw new Error(`The table of open points names ${code}, which is no point.`);
  }
  return { items, knownOpen };
}
