import type { Bank } from '../understanding/bank';
import type { ListEntry, Utterance } from '../format/contentFormat';
import { entryByText } from '../format/joined';
import { MissingSlotError, render } from './render';
import {
  expandVariants,
  hasVariants,
  isFree,
  plainEntry,
  slotsOf,
  templateParts,
  type Address,
  type Slot,
  type SlotValues,
} from '../format/template';

/** UTF-16 units; nothing that the tutor says is nearly as long, and patterns take longer the longer a text is. */
const maxLength = 800;

/** Something that can be said, with its slots, and how it is recognised. */
interface Pattern {
  utterance: Utterance;
  address: Address;
  slots: readonly Slot[];
  form: RegExp;
  /** Lists from which a slot may have its value. */
  listsOf(slot: Slot): readonly string[];
}

interface Sayings {
  /** Meanings of what has no slots, by text. */
  plain: ReadonlyMap<string, string>;
  patterns: readonly Pattern[];
  /** Sentences in the longest utterance. */
  longest: number;
}

const sayings = new WeakMap<Bank, Sayings>();

/**
 * The natural sense, in English, of a text that consists of sentences of the content with whatever stands in their
 * slots; null for any other text. Pure; what it looks texts up in is made at the first question.
 */
export function translateText(text: string, bank: Bank): string | null {
  const known = sayings.get(bank) ?? collectSayings(bank);
  sayings.set(bank, known);
  if (text.length > maxLength) return null;
  const sentences = sentencesOf(comparable(text));
  if (sentences.length === 0) return null;
  // senses[i] is that of the first i sentences; an utterance may be several of them.
  const senses: (string | null)[] = [''];
  for (let end = 1; end <= sentences.length; end += 1) {
    senses[end] = null;
    for (let start = Math.max(0, end - known.longest); start < end && senses[end] === null; start += 1) {
      const before = senses[start];
      if (before == null) continue;
      const sense = senseOf(sentences.slice(start, end).join('').trim(), known, bank);
      if (sense !== null) senses[end] = [before, sense].filter(Boolean).join(' ');
    }
  }
  return senses.at(-1) ?? null;
}

function senseOf(text: string, { plain, patterns }: Sayings, bank: Bank): string | null {
  const exact = plain.get(text);
  if (exact !== undefined) return exact;
  for (const pattern of patterns) {
    const captured = pattern.form.exec(text);
    const values = captured && valuesOf(pattern, captured.slice(1), bank);
    if (!values) continue;
    try {
      const said = render(pattern.utterance, pattern.address, values, bank.tools);
      if (comparable(said.text) === text) return said.means;
    } catch (error) {
      // Its meaning needs more than its text tells.
      if (!(error instanceof MissingSlotError)) throw error;
    }
  }
  return null;
}

function valuesOf({ slots, listsOf }: Pattern, captured: readonly string[], bank: Bank): SlotValues | undefined {
  const entries: Record<string, ListEntry> = {};
  let name: string | undefined;
  for (const [index, slot] of slots.entries()) {
    const text = captured[index] ?? '';
    // A name does not reach into the sentence before.
    if (sentencesOf(text).length > 1) return undefined;
    if (slot.name === 'name') name = text;
    else {
      const entry = isWritten(slot) ? plainEntry(text) : entryWith(text, listsOf(slot), bank);
      if (!entry) return undefined;
      entries[slot.name] = entry;
    }
  }
  return name === undefined ? { entries } : { name, entries };
}

/** What the learner wrote, or what was looked up for it. */
function isWritten(slot: Slot): boolean {
  return isFree(slot) || slot.name === 'translation' || slot.name === 'said';
}

/** An entry as it stands inside a sentence or at its beginning, in either form of address. */
function entryWith(text: string, lists: readonly string[], { content }: Bank): ListEntry | undefined {
  const small = text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  for (const list of lists) {
    const entry =
      entryByText(list, text, content) ??
      entryByText(list, small, content) ??
      content.lists[list]?.find((each) =>
        addresses.some((address) => [text, small].includes(comparable(expandVariants(each.text, address)))),
      );
    if (entry) return entry;
  }
  return undefined;
}

const addresses = ['masculine', 'feminine'] as const;

function collectSayings({ content }: Bank): Sayings {
  const plain = new Map<string, string>();
  const patterns: Pattern[] = [];
  let longest = 1;
  const collect = (utterances: readonly Utterance[], around: readonly Utterance[]) => {
    const lists = new Map<string, Set<string>>();
    for (const { name, list } of around.flatMap(({ text }) => slotsOf(expandVariants(text, 'unsaid'))))
      if (list) lists.set(name, (lists.get(name) ?? new Set()).add(list));
    const listsOf = ({ name, list }: Slot) => (list ? [list] : [...(lists.get(name) ?? [])]);
    const isVaried = (slot: Slot) =>
      listsOf(slot).some((list) => content.lists[list]?.some((entry) => hasVariants(entry.text)));
    for (const utterance of utterances) {
      const differs = hasVariants(utterance.text) || slotsOf(utterance.text).some(isVaried);
      for (const address of differs ? addresses : (['masculine'] as const)) {
        const text = comparable(expandVariants(utterance.text, address));
        const slots = slotsOf(text);
        longest = Math.max(longest, sentencesOf(text).length);
        const means = expandVariants(utterance.means, address);
        // What is said in several places has the sense of the first of them.
        if (slots.length > 0) patterns.push({ utterance, address, slots, form: formOf(text), listsOf });
        else if (!plain.has(text) && slotsOf(means).length === 0) plain.set(text, means);
      }
    }
  };
  for (const scene of content.scenes.values()) {
    const all = scene.lines.flatMap((line) => [line, ...line.replies]);
    collect(all, all);
  }
  for (const { says, answers } of content.anywhere.values()) collect([...says, ...answers], says);
  for (const entries of Object.values(content.lists)) collect(entries, []);
  // What a list knows is no name: "Ich bin Ärztin" is said by a doctor.
  const takesAnything = ({ slots }: Pattern) => slots.some((slot) => slot.name === 'name' || isWritten(slot));
  patterns.sort((a, b) => Number(takesAnything(a)) - Number(takesAnything(b)));
  return { plain, patterns, longest };
}

/** A template whose slots hold anything, the shortest first. */
function formOf(template: string): RegExp {
  const source = templateParts(template).map((part) =>
    'literal' in part ? part.literal.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&') : '(.+?)',
  );
  return new RegExp(`^${source.join('')}$`, 'iu');
}

/** One apostrophe, one kind of space, none at the ends. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/['\u2018\u02BC]/gu, '’')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Cut after what ends a sentence; joined again they are the text. "tom.smith" is one word. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][»”“’)]*\s+|[。！？][」』]*(?![。！？」』])|…[」』]*(?![。！？…」』]))(?=\S)/u);
}
