import type { Word } from '../../../domain/words/word';

/** Which words a mark would act on. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The word that was last chosen by itself: where a range begins. */
  anchorId: string | null;
  /** What was selected before the range, which may still grow and shrink. */
  before: ReadonlySet<string>;
}

type Listed = readonly Pick<Word, '_id'>[];

const none: ReadonlySet<string> = new Set();

export const nothingSelected: Selection = { ids: none, anchorId: null, before: none };

/** Adds one word or takes it out; a range then begins there. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchorId: id, before: next };
}

/**
 * Everything from where the last range began to a word.
 *
 * @param fromId where it begins if nothing was chosen before, or nothing that is listed now
 */
export function extended(
  { ids, anchorId, before }: Selection,
  listed: Listed,
  fromId: string,
  toId: string,
): Selection {
  const placeOf = (id: string) => listed.findIndex(({ _id }) => _id === id);
  const isAnchored = anchorId !== null && placeOf(anchorId) >= 0;
  const begin = isAnchored ? anchorId : fromId;
  const [from = 0, to = 0] = [placeOf(begin), placeOf(toId)].sort((a, b) => a - b);
  if (from < 0) return { ids, anchorId, before };
  const kept = isAnchored ? before : ids;
  return {
    ids: new Set([...kept, ...listed.slice(from, to + 1).map(({ _id }) => _id)]),
    anchorId: begin,
    before: kept,
  };
}

export const isAllSelected = ({ ids }: Selection, listed: Listed) =>
  listed.length > 0 && listed.every(({ _id }) => ids.has(_id));

/** How much of what is listed is selected; what is not listed now says nothing. */
export function shareSelected(selection: Selection, listed: Listed): 'none' | 'some' | 'all' {
  if (isAllSelected(selection, listed)) return 'all';
  return listed.some(({ _id }) => selection.ids.has(_id)) ? 'some' : 'none';
}

/** Selected words that a search has taken out of the list. */
export function countUnlisted({ ids }: Selection, listed: Listed): number {
  return ids.size - listed.filter(({ _id }) => ids.has(_id)).length;
}

/** Everything that is listed, or where all of it is selected, nothing of it. What is not listed now stays as it is. */
export function allToggled(selection: Selection, listed: Listed): Selection {
  const next = new Set(selection.ids);
  const isAll = isAllSelected(selection, listed);
  for (const { _id } of listed) {
    if (isAll) next.delete(_id);
    else next.add(_id);
  }
  return selectionOf(next);
}

export const selectionOf = (ids: Iterable<string>): Selection => {
  const set = new Set(ids);
  return { ids: set, anchorId: null, before: set };
};
