import type { ListEntry } from '../format/contentFormat';
import type { Unit } from './normalise';
import type { Phrasing } from './phrasing';
import type { Occurrence, Reading } from './reading';

// A private-use character cannot come from a message: normalisation keeps letters and digits only.
export const slotKey = (index: number) => String.fromCharCode(0xe000 + index);
export const isSlotKey = (key: string) => key >= '\uE000' && key <= '\uE0FF';

export interface Filled {
  entries: Readonly<Record<string, ListEntry>>;
  spans: readonly (Occurrence & { slot: number })[];
}

const nothingToFill: Filled = { entries: {}, spans: [] };

/** The longest entries that fill all slots without overlapping; two slots of one list in the order of the phrase. */
export function fillSlots(phrasing: Phrasing, reading: Reading): Filled | undefined {
  if (phrasing.slots.length === 0) return nothingToFill;
  let best: { spans: Filled['spans']; length: number } | undefined;
  const assign = (slot: number, spans: Filled['spans'], length: number) => {
    const wanted = phrasing.slots[slot];
    if (!wanted) {
      if (!best || length > best.length) best = { spans, length };
      return;
    }
    if (!wanted.list) return assign(slot + 1, spans, length);
    const free = reading
      .found(wanted.list, phrasing.view)
      .filter((each) =>
        spans.every((span) =>
          span.slot >= 0 && phrasing.slots[span.slot]?.list === wanted.list
            ? each.start >= span.end
            : each.start >= span.end || each.end <= span.start,
        ),
      );
    // The longest few: a list names one thing in many words, not many things in one message.
    for (const each of free.slice(0, 4))
      assign(slot + 1, [...spans, { ...each, slot }], length + each.end - each.start);
  };
  assign(0, [], 0);
  if (!best) return undefined;
  const entries: Record<string, ListEntry> = {};
  for (const { slot, entry } of best.spans) entries[phrasing.slots[slot]?.name ?? ''] = entry;
  return { entries, spans: [...best.spans].sort((a, b) => a.start - b.start) };
}

export function replaceSpans(units: readonly Unit[], spans: Filled['spans']): readonly Unit[] {
  if (spans.length === 0) return units;
  const result: Unit[] = [];
  let from = 0;
  for (const { start, end, slot } of spans) {
    result.push(...units.slice(from, start), { key: slotKey(slot), raw: '' });
    from = end;
  }
  return [...result, ...units.slice(from)];
}
