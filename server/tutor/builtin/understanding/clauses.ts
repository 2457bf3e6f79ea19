import { findLine, runFrom, targetOf } from '../format/sceneFlow';
import { aloneWithQuestionMark } from './askedWord';
import type { Bank } from './bank';
import { refuses } from './forms';
import { keysOf, type Match } from './match';
import type { Matcher, Steps } from './matcher';
import { views } from './prepared';
import { readMessage } from './reading';
import type { Understanding } from './understand';
import { isFiller } from './vocabulary';

/** Beyond these a message is a text, not a turn of talk: it is read clause by clause, then not at all. */
const maxClauses = 8;
const maxJoined = 2;

/** 'and' or 'but' before a clause with a subject or a verb of its own, in English, in French and in German. */
const coordination =
  /\s(?:and|but|et|mais|und|aber)\s(?=(?:ich|mein|wir|wo|wie|was|kann|können|haben|gibt|i|i['’]m|my|we|it|it['’]s|its|where|what|how|do|does|can|could|je|j['’]|mon|ma|où|comment|vous|c['’]est|il)(?:[\s'’]|(?<=['’])))/iu;

/** "I'm Sarah from London" says two things. */
const nameAndOrigin = /(?<=\b(?:i['’]?m|i am|my name is|my name['’]s)\s(?!not\b)\p{L}{1,30})\s(?=from\s)/iu;

/** One space for many, but for what ends a line. */
const spaceOf = (run: string) => (run.includes('\n') ? '\n' : ' ');

/**
 * Sentences and clauses by their punctuation, of which the mark of a question stays; a greeting or thanks at the front
 * is one of its own without any.
 */
export function clausesOf(message: string, bank: Bank): string[] {
  const clauses = (
    message
      .replace(/\s+/gu, spaceOf)
      .replace(askedAddress, '')
      .match(/[^.!?。！？;…,、،؟\n]+[?？؟]?/gu) ?? []
  )
    .flatMap((clause) => clause.split(coordination).flatMap((part) => part.split(nameAndOrigin)))
    .map((clause) => clause.trim())
    .filter(Boolean);
  const [first, ...others] = clauses;
  if (first === undefined) return [];
  return withoutAddress([...cutGreeting(first, bank), ...others], bank);
}

/** "Hello my friend" names who is greeted, "my friend, a coffee please" who is asked; neither answers a "With whom?". */
const friend =
  '(?:(?:my|dear|my dear) (?:friends?|mates?|dear)|mate|pal|buddy|(?:mon|ma|mes|cher|chère|chers) amie?s?|(?:mein|meine|lieber|liebe) freund(?:e|in|innen)?)';
const address = new RegExp(`^${friend}$`, 'iu');
/** The question is the sentence's before it. */
const askedAddress = new RegExp(`,\\s${friend}(?=[?？])`, 'giu');

function withoutAddress(clauses: readonly string[], bank: Bank): string[] {
  return clauses.filter((clause, at) => {
    if (!address.test(clause)) return true;
    const [before, after] = [clauses[at - 1], clauses[at + 1]];
    return !speaksTo(before ?? after, bank);
  });
}

const asks = /[?？؟]$|(?<!\p{L})(?:please|bitte|s['’]il (?:te|vous) pla[iî]t)(?!\p{L})/iu;

const speaksTo = (clause: string | undefined, bank: Bank) =>
  clause !== undefined && (asks.test(clause) || openingsIn(clause, bank).some((each) => greetings.has(each)));

const greetings = new Set(['greeting', 'thanks', 'goodbye']);

/** "I'm Anna and you?" with what is asked back set apart. */
export function withAskedBackApart(message: string): string {
  return message.replace(/(?<![,.!?;])\s(?=(?:and|und|et)\s(?:you|u|du|sie|dir|ihnen|toi|vous)[\s?!.]*$)/iu, ', ');
}

/** A message without what goes with its clauses: with whom or what, and why. What of it is certain is said without that. */
export function withoutAdjuncts(message: string): string {
  return message.replace(/(?<=[^,.!?;:])\s(?:with|because|avec|parce que|mit|weil)\s[^,.!?;:]*/giu, '');
}

/** What people say in one breath with something else, without a pause. */
export const openings = new Set(['greeting', 'thanks', 'sorry', 'yes', 'no', 'goodbye']);

function cutGreeting(clause: string, bank: Bank): string[] {
  const words = clause.split(/\s+/u);
  // "No coffee" is not no to one thing and coffee.
  if (refuses(clause)) return [clause];
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const front = words.slice(0, length).join(' ');
    if (openingsIn(front, bank).length > 0) return [front, words.slice(length).join(' ')];
  }
  return [clause];
}

const known = new WeakMap<Bank, ReadonlyMap<string, string>>();

/** Which openings a text is, word for word as they are written. */
function openingsIn(text: string, bank: Bank): string[] {
  const reading = readMessage(text, bank);
  const written =
    known.get(bank) ??
    new Map(
      bank.says
        .filter(({ entry }) => openings.has(entry))
        .flatMap(({ entry, phrasings }) => phrasings.map(({ view, units }) => [`${view} ${units.join(' ')}`, entry])),
    );
  known.set(bank, written);
  return views.flatMap((view) => written.get(`${view} ${keysOf(reading.units(view)).join(' ')}`) ?? []);
}

/** Clauses put together so that as much as possible is understood; fillers alone need not be. */
export function* matchClauses(clauses: readonly string[], matcher: Matcher, bank: Bank): Steps<Understanding> {
  if (clauses.length === 0 || clauses.length > maxClauses) return { parts: [], partial: true };
  type Path = { parts: Match[]; missed: number; total: number };
  const paths: Path[] = [{ parts: [], missed: 0, total: 0 }];
  for (let end = 1; end <= clauses.length; end += 1) {
    let best: Path | undefined;
    for (let start = Math.max(0, end - maxJoined); start < end; start += 1) {
      const before = paths[start];
      if (!before) continue;
      const group = clauses.slice(start, end);
      const text = group.join(', ');
      const isName = clauses.length > 1 && aloneWithQuestionMark(text) !== undefined;
      const found = isEmpty(text, bank) ? undefined : yield* matcher(text);
      // Who is asked by name asks about no word.
      const match = isName && found?.byForm ? undefined : found;
      const missed = match || isEmpty(text, bank) ? 0 : group.length;
      const path = {
        parts: match ? [...before.parts, match] : before.parts,
        missed: before.missed + missed,
        total: before.total + (match ? match.score * group.length : 0),
      };
      if (!best || path.missed < best.missed || (path.missed === best.missed && path.total > best.total)) best = path;
    }
    if (best) paths[end] = best;
  }
  const found = paths[clauses.length] ?? { parts: [], missed: clauses.length, total: 0 };
  return keepReplies(found.parts, found.missed > 0, bank);
}

function isEmpty(text: string, bank: Bank): boolean {
  const units = readMessage(text, bank).units('own');
  return units.length > 0 ? units.every((unit) => isFiller(unit.key)) : !/[\p{L}\p{N}]/u.test(text);
}

/**
 * The dialogue goes one way: a reply that answers where the one before it leads is answered too ("I'm Anna and I'm
 * from Spain"); else the best of several, and what it leaves out is admitted.
 */
function keepReplies(parts: readonly Match[], missed: boolean, bank: Bank): Understanding {
  const replies = parts.filter((part) => part.candidate.kind === 'reply');
  const [first, second] = replies;
  if (first && second && replies.length === 2 && leadsTo(first, second, bank)) return { parts, partial: missed };
  const best = replies.reduce<Match | undefined>(
    (kept, each) => (!kept || each.score > kept.score ? each : kept),
    undefined,
  );
  const kept = parts.filter((part) => part.candidate.kind === 'say' || part === best);
  return { parts: kept, partial: missed || replies.length > 1 };
}

/** Whether a reply is one to the line that waits after another, or to a later one of its scene that it could open. */
function leadsTo(first: Match, second: Match, bank: Bank): boolean {
  if (first.candidate.kind !== 'reply' || second.candidate.kind !== 'reply') return false;
  const to = targetOf(first.candidate.said.next, first.candidate.scene);
  const scene = bank.content.scenes.get(to.scene);
  const line = findLine(bank.content, to);
  const waiting = scene && line && runFrom(scene, line).at(-1);
  if (to.scene !== second.candidate.scene) return false;
  if (waiting?.id === second.candidate.line) return true;
  const at = (id: string) => scene?.lines.findIndex((each) => each.id === id) ?? -1;
  return second.candidate.said.opens && at(second.candidate.line) > at(first.candidate.line);
}
