import type { QualityRow } from './qualities';
import { qualityLines } from './themes/adjectives';

/** The rows of a line's header, for one source. */
const rowOf = (header: string, source: string): QualityRow => {
  switch (header) {
    case 'alive':
      return { person: source, animal: source };
    case 'person':
      return { person: source, animal: '' };
    case 'thing':
      return { thing: source };
    case 'weather':
      return { weather: source };
    case 'feeling': {
      const [self = '', other = ''] = source.split(' | ');
      return { self, person: other, animal: other };
    }
    default:
      return source;
  }
};

/** Qualities beyond the commonest; one that stands below several headers differs by what has it. */
export const themeQualities: Record<string, QualityRow> = {};

let header = 'all';
for (const line of qualityLines.trim().split('\n')) {
  if (/^[a-z]+:$/u.test(line)) {
    header = line.slice(0, -1);
    continue;
  }
  for (const entry of line.split(';')) {
    const at = entry.indexOf(' = ');
    if (at < 0) continue;
    const row = rowOf(header, entry.slice(at + 3).trim());
    for (const each of entry.slice(0, at).split(',')) {
      const lemma = each.trim();
      const known = themeQualities[lemma];
      themeQualities[lemma] = typeof row === 'object' && typeof known === 'object' ? { ...known, ...row } : row;
    }
  }
}
