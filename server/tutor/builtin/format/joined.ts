import type { Content, ListEntry } from './contentFormat';

/** Two entries as one: "a coffee and a tea". Undefined where the content does not join entries of this list. */
export function joinEntries(
  list: string,
  first: ListEntry,
  second: ListEntry,
  { joined }: Content,
): ListEntry | undefined {
  if (!joined?.lists.includes(list) || first.text === second.text) return undefined;
  const words = `${first.words} ${joined.words} ${second.words}`;
  const means = `${first.means} ${joined.means} ${second.means}`;
  return { text: first.text + joined.text + second.text, words, means, also: [], 'also-target': [] };
}

/** The entry of a list, or the pair of entries, that has this text. */
export function entryByText(list: string, text: string, content: Content): ListEntry | undefined {
  if (!Object.hasOwn(content.lists, list)) return undefined;
  const entries = content.lists[list] ?? [];
  const single = entries.find((entry) => entry.text === text);
  if (single || !content.joined) return single;
  for (const first of entries) {
    if (!text.startsWith(first.text + content.joined.text)) continue;
    const rest = text.slice(first.text.length + content.joined.text.length);
    const second = entries.find((entry) => entry.text === rest);
    const pair = second && joinEntries(list, first, second, content);
    if (pair) return pair;
  }
  return undefined;
}
