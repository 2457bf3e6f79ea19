import type { Lists, ListEntry } from './contentFormat';

export type Address = 'feminine' | 'masculine' | 'unsaid';

/** `{n:people}` takes a value from a list, `{n}` repeats one taken before, `{name}` is the learner's name. */
export interface Slot {
  name: string;
  list?: string;
}

const variant = /\{(?:f:([^|{}]*)\|m:([^|{}]*)|m:([^|{}]*)\|f:([^|{}]*))\}/gu;
const slotPattern = /\{([a-z][a-z0-9-]*)(?::([a-z0-9-]+))?\}/gu;

/** Variants by form of address chosen. Who has not said takes the masculine form, the dictionary's own. */
export function expandVariants(template: string, address: Address): string {
  return template.replace(
    variant,
    (_whole, f1?: string, m1?: string, m2?: string, f2?: string) =>
      (address === 'feminine' ? (f1 ?? f2) : (m1 ?? m2)) ?? '',
  );
}

export function hasVariants(template: string): boolean {
  return template.search(variant) >= 0;
}

/** A template as it is said by either form of address, or the template itself where they do not differ. */
export function variantsOf(template: string): string[] {
  return hasVariants(template)
    ? [expandVariants(template, 'feminine'), expandVariants(template, 'masculine')]
    : [template];
}

/** The slots of a template whose variants are expanded, in order. */
export function slotsOf(template: string): Slot[] {
  return [...template.matchAll(slotPattern)].map(([, name = '', list]) => (list ? { name, list } : { name }));
}

/** Slots that take a value from no list: the learner's name, a word they ask about, a town they name. */
const free = new Set(['name', 'word', 'town']);

export function isFree(slot: Slot): boolean {
  return slot.list === undefined && free.has(slot.name);
}

/** A slot as it is written in a template. */
export function slotSource({ name, list }: Slot): string {
  return list ? `{${name}:${list}}` : `{${name}}`;
}

export type TemplatePart = { literal: string } | { slot: Slot };

/** A template cut at its slots. Literals joined with the slots in braces give it back. */
export function templateParts(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of template.matchAll(slotPattern)) {
    if (match.index > from) parts.push({ literal: template.slice(from, match.index) });
    const [, name = '', list] = match;
    parts.push({ slot: list ? { name, list } : { name } });
    from = match.index + match[0].length;
  }
  if (from < template.length) parts.push({ literal: template.slice(from) });
  return parts;
}

/** What stands in a slot: the entry of a list, or what a learner wrote. */
export interface SlotValue extends ListEntry {
  /** It is no word of the language: it gets no gloss, and counts nowhere. */
  isQuoted?: true;
}

/** Values of slots: the learner's name, and for every other slot the chosen entry of its list. */
export interface SlotValues {
  name?: string;
  entries: Readonly<Record<string, SlotValue>>;
}

/** What a learner wrote, to be put into a sentence as it stands; its gloss is itself. */
export function plainEntry(text: string): ListEntry {
  const clean = text
    .replace(/[@~^={}_|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return {
    text: clean,
    words: `${clean.replace(/ /gu, '_')}=${clean.replace(/ /gu, '_')}`,
    means: clean,
    also: [],
    'also-target': [],
  };
}

/** A word of the learner's own language, or none that is known, as a sentence speaks of it. */
export function quotedEntry(text: string): SlotValue {
  return { ...plainEntry(text), isQuoted: true };
}

const freeSamples = {
  word: plainEntry('Fjord'),
  translation: quotedEntry('fjord'),
  said: plainEntry('Fjord'),
  town: plainEntry('Oslo'),
  topic: plainEntry('Jazz'),
};

/** A value for every slot that takes one from a list: what is known, else the list's first entry. */
export function withSamples(template: string, values: SlotValues, lists: Lists): SlotValues {
  const entries: Record<string, SlotValue> = { ...values.entries };
  let name = values.name;
  for (const slot of slotsOf(template)) {
    if (slot.name === 'name') name ??= 'Alex';
    else if (!slot.list && Object.hasOwn(freeSamples, slot.name))
      Object.assign(entries, { ...freeSamples, ...entries });
    const sample = slot.list ? lists[slot.list]?.[0] : undefined;
    if (sample) entries[slot.name] ??= sample;
  }
  return name === undefined ? { entries } : { name, entries };
}
