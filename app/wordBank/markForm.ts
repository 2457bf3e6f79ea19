import { maxMarkedAtOnce } from '../../domain/words/word';
import type { CallInput, CallName } from '../api/calls';
import { textOf } from '../forms/pageForm';

/** Marks by their intent in a form, with the call that does them. */
export const markCalls = {
  mastered: 'PATCH /morphemes/update-morphemes-mastered',
  notMastered: 'PATCH /morphemes/update-morphemes-not-mastered',
} as const satisfies Record<string, CallName>;

export type MarkIntent = keyof typeof markCalls;

/** Selected words in as many parts as calls that mark them: Undo takes back as many. */
export function partsOf(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += maxMarkedAtOnce) parts.push(ids.slice(at, at + maxMarkedAtOnce));
  return parts;
}

type BankCall = {
  [Name in CallName]: { call: Name; input: CallInput<Name> };
}[(typeof markCalls)[MarkIntent] | 'POST /morphemes/undo' | 'POST /report/gloss'];

/** What a form of the word bank asks for. */
export interface WordBankForm {
  calls: BankCall[];
  /** The words that it is about. */
  morphemeIds: string[];
  /** What the page's address says when it is done. */
  done: Record<string, string>;
}

/** More parts than a word bank of a hundred thousand has. */
const mostUndone = 100;

/** Null for an intent that the page does not have, and for a mark of nothing. */
export function readWordBankForm(fields: FormData): WordBankForm | null {
  const intent = textOf(fields, 'intent');
  const morphemeIds = [...new Set(fields.getAll('morphemeIds').filter((id): id is string => typeof id === 'string'))];
  switch (intent) {
    case 'undo': {
      const parts = Math.ceil(Number(textOf(fields, 'count')) / maxMarkedAtOnce) || 1;
      const undo: BankCall = { call: 'POST /morphemes/undo', input: {} };
      return { calls: Array(Math.min(Math.max(parts, 1), mostUndone)).fill(undo) as BankCall[], morphemeIds, done: {} };
    }
    case 'report': {
      const input = { messageId: textOf(fields, 'messageId'), original: textOf(fields, 'original') };
      return { calls: [{ call: 'POST /report/gloss', input }], morphemeIds, done: { reported: input.original } };
    }
    case 'mastered':
    case 'notMastered': {
      if (morphemeIds.length === 0) return null;
      const calls = partsOf(morphemeIds).map((part) => ({ call: markCalls[intent], input: { morphemeIds: part } }));
      return { calls, morphemeIds, done: { marked: String(morphemeIds.length), as: intent } };
    }
    default:
      return null;
  }
}

/** The page as it was before the form, without what it lay over and what was said of the last one. */
export function addressAfter(address: URL, done: WordBankForm['done']): string {
  const { pathname, searchParams } = address;
  for (const passing of ['word', 'select', 'marked', 'as', 'reported']) searchParams.delete(passing);
  for (const [name, value] of Object.entries(done)) searchParams.set(name, value);
  const search = searchParams.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** How many words the last form has marked, and as what. */
export interface MarkedByForm {
  intent: MarkIntent;
  count: number;
}

/** Null where the page's address says of no mark that it is done. */
export function findMarked(address: URLSearchParams): MarkedByForm | null {
  const count = Number(address.get('marked'));
  const intent = address.get('as');
  if (!(count > 0) || (intent !== 'mastered' && intent !== 'notMastered')) return null;
  return { intent, count };
}
