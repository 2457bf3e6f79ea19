import type { Sighting } from '../../domain/words/sightings';
import { Abandon, orAbandoned } from '../db/abandon';
import { type Database, Prisma, type Tx } from '../db/database';
import type { MakeId } from '../ids';
import { storeWords } from './countSightings';
import { holdWordBank } from './holdWordBank';
import type { WordRow } from './wordRepository';

/** Words of the word bank, every one of which must be there, or words that a message shows. */
export type ChosenWords = { ids: readonly string[] } | { language: string; shown: readonly Sighting[] };
export type MarkKind = 'mastered' | 'not-mastered';

/** What a word was before a mark, kept so that the mark can be undone. */
interface MarkedBefore {
  wordId: string;
  baseline: number;
  masteredAt: string | null;
}

export interface MarkResult {
  /** The words as they are then. */
  rows: WordRow[];
  /** What the word bank's revision is then; null where nothing was chosen. */
  revision: number | null;
}

export function createMarkRepository({ transaction }: Database, makeId: MakeId) {
  /** Abandons the transaction with null when one of the ids is none of the learner's words. */
  async function find(tx: Tx, learnerId: string, chosen: ChosenWords): Promise<WordRow[]> {
    if ('ids' in chosen) {
      const ids = [...new Set(chosen.ids)];
      const rows = await tx.word.findMany({ where: { learnerId, id: { in: ids } } });
      if (rows.length < ids.length) throw new Abandon(null);
      return rows;
    }
    const identity = { in: chosen.shown.map((word) => word.identity) };
    return tx.word.findMany({ where: { learnerId, language: chosen.language, identity } });
  }

  /** What is marked while its message is still being said is not counted yet: it comes into the word bank unmet. */
  async function add(tx: Tx, learnerId: string, chosen: ChosenWords, at: Date): Promise<void> {
    if ('ids' in chosen) return;
    const known = new Set((await find(tx, learnerId, chosen)).map(({ identity }) => identity));
    const sightings = chosen.shown
      .filter(({ identity }) => !known.has(identity))
      .map((sighting) => ({ ...sighting, times: 0 }));
    if (sightings.length === 0) return;
    await storeWords(tx, makeId, { learnerId, language: chosen.language, sightings, seenAt: at });
  }

  return {
    /** Marks words and logs what they were before; null when one is not there. */
    mark: (learnerId: string, kind: MarkKind, chosen: ChosenWords, at: Date): Promise<MarkResult | null> =>
      orAbandoned<MarkResult | null>(
        transaction(async (tx) => {
          const revision = await holdWordBank(tx, learnerId);
          await add(tx, learnerId, chosen, at);
          const rows = await find(tx, learnerId, chosen);
          if (rows.length === 0) throw new Abandon({ rows: [], revision: null });
          const before: MarkedBefore[] = rows.map((row) => ({
            wordId: row.id,
            baseline: row.baseline,
            masteredAt: row.masteredAt?.toISOString() ?? null,
          }));
          const ids = rows.map((row) => row.id);
          if (kind === 'mastered') {
            await tx.word.updateMany({ where: { learnerId, id: { in: ids } }, data: { masteredAt: at } });
          } else {
            await tx.$executeRaw`
              UPDATE "Word" SET "baseline" = "trueCount", "masteredAt" = NULL
              WHERE "learnerId" = ${learnerId} AND "id" IN (${Prisma.join(ids)})`;
          }
          const mark = { id: makeId(), learnerId, kind, before: JSON.stringify(before), createdAt: at };
          await tx.wordMark.create({ data: mark });
          const marked = rows.map((row) =>
            kind === 'mastered' ? { ...row, masteredAt: at } : { ...row, baseline: row.trueCount, masteredAt: null },
          );
          return { rows: marked, revision };
        }),
      ),

    /** Takes the newest mark back. Answers the word bank's revision then; null when there is none left. */
    undo: (learnerId: string, at: Date): Promise<number | null> =>
      orAbandoned<number | null>(
        transaction(async (tx) => {
          const revision = await holdWordBank(tx, learnerId);
          const mark = await tx.wordMark.findFirst({
            where: { learnerId, undoneAt: null },
            // By their ids, which are given while the word bank is held: of marks made at once, in the order of their effect.
            orderBy: { id: 'desc' },
          });
          if (!mark) throw new Abandon(null);
          await tx.wordMark.update({ where: { id: mark.id }, data: { undoneAt: at } });
          for (const { ids, baseline, masteredAt } of alike(JSON.parse(mark.before) as MarkedBefore[])) {
            const data = { baseline, masteredAt: masteredAt === null ? null : new Date(masteredAt) };
            await tx.word.updateMany({ where: { learnerId, id: { in: ids } }, data });
          }
          return revision;
        }),
      ),

    /** Notes that faded glosses were looked at. False when one of the words is not there. */
    peek: (learnerId: string, chosen: ChosenWords, at: Date): Promise<boolean> =>
      orAbandoned<boolean | null>(
        transaction(async (tx) => {
          await holdWordBank(tx, learnerId);
          const ids = (await find(tx, learnerId, chosen)).map(({ id }) => id);
          if (ids.length === 0) throw new Abandon(true);
          const data = { peekCount: { increment: 1 }, peekedAt: at };
          await tx.word.updateMany({ where: { learnerId, id: { in: ids } }, data });
          return true;
        }),
      ).then((isDone) => isDone === true),
  };
}

/** Words that get the same back, so that a mark of a thousand is undone in a few statements. */
function alike(before: readonly MarkedBefore[]) {
  const groups = new Map<string, { ids: string[]; baseline: number; masteredAt: string | null }>();
  for (const { wordId, baseline, masteredAt } of before) {
    const key = `${String(masteredAt)} ${baseline}`;
    const group = groups.get(key) ?? { ids: [], baseline, masteredAt };
    group.ids.push(wordId);
    groups.set(key, group);
  }
  return groups.values();
}

export type MarkRepository = ReturnType<typeof createMarkRepository>;
