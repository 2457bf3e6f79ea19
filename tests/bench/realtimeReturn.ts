import Database from 'better-sqlite3';
import pLimit from 'p-limit';
import type { ServerFrame } from '../../domain/protocol';
import type { Child } from './child';
import { cpuOf } from './probe';
import { heading, mean, ms, percentile, report } from './report';
import { type Follower, openSocket } from './realtimeClient';
import type { Pair } from './realtimeFrames';
import { changedPositions, historyMessage, revisionAfter } from './realtimeHistory';
import { type Learner, renderedFields } from './realtimeSeed';

const rounds = 3;
const fewAtOnce = 50;
const both = ['ours', 'floor'] as const;

/** What one client has been told of its conversation. */
interface Known {
  learner: Learner;
  revision: number;
  texts: Map<string, { revision: number; text: unknown }>;
  follower: Follower | null;
}

/** Everybody's connection is cut at once, something changes, and everybody comes back at once with their `since`. */
export async function benchReturn(children: Pair<Child>, learners: readonly Learner[], file: string): Promise<void> {
  heading(`${learners.length} clients that come back at once`);
  const database = new Database(file);
  const measured: Pair<Return[]> = { ours: [], floor: [] };
  let behind = 0;
  try {
    const clients: Pair<Known[]> = { ours: learners.map(nothingKnown), floor: learners.map(nothingKnown) };
    // The history of everybody is not what is measured: a few at a time.
    for (const side of both) await comeBack(children[side], clients[side], pLimit(fewAtOnce));
    for (let round = 1; round <= rounds; round += 1) {
      for (const known of [...clients.ours, ...clients.floor]) known.follower?.close();
      changeEverything(database, learners, round);
      measured.ours.push(await comeBack(children.ours, clients.ours));
      measured.floor.push(await comeBack(children.floor, clients.floor));
      behind += clients.ours.filter((known) => !isEqual(database, known)).length;
    }
    for (const known of [...clients.ours, ...clients.floor]) known.follower?.close();
  } finally {
    database.close();
  }
  for (const side of both) {
    const target = side === 'ours' ? 'target 5 s' : '';
    const prefix = side === 'ours' ? '' : '  floor: ';
    for (const [label, share] of [
      ['half of them', 0.5],
      ['all of them', 1],
    ] as const) {
      const each = measured[side].map(({ tookMs }) => percentile(tookMs, share));
      report(`${prefix}until ${label} are back (median of ${rounds})`, ms(percentile(each, 0.5)), target);
    }
    report(`${prefix}processor time of a client`, ms(mean(measured[side].map(({ cpuMs }) => cpuMs))));
  }
  report('not equal to the database', String(behind), `of ${learners.length * rounds}; target 0`);
}

const nothingKnown = (learner: Learner): Known => ({ learner, revision: 0, texts: new Map(), follower: null });

interface Return {
  /** How long it took each client, counted from when the first one knocked. */
  tookMs: number[];
  /** Of the server, for each client. */
  cpuMs: number;
}

async function comeBack(child: Child, clients: readonly Known[], limit = pLimit(clients.length)): Promise<Return> {
  const cpuBefore = await cpuOf(child.process);
  const startedAt = performance.now();
  const tookMs = await Promise.all(
    clients.map((known) =>
      limit(async () => {
        known.follower = await openSocket(child.origin, known.learner, known.revision, (frame) => {
          learn(known, frame);
        });
        return performance.now() - startedAt;
      }),
    ),
  );
  return { tookMs, cpuMs: ((await cpuOf(child.process)) - cpuBefore) / clients.length };
}

function learn(known: Known, frame: ServerFrame): void {
  if (frame.type === 'revision') known.revision = frame.revision;
  if (frame.type !== 'message:target' || frame.fieldName !== 'targetLanguageMessage') return;
  known.texts.set(frame.target, { revision: frame.revision, text: frame.value });
}

/** In one transaction, beside the server: what a few turns in each conversation would have left. */
function changeEverything(database: Database.Database, learners: readonly Learner[], round: number): void {
  const message = database.prepare('UPDATE Message SET revision = ?, originalText = ? WHERE id = ?');
  const rendering = database.prepare('UPDATE Rendering SET rev = ?, fields = ? WHERE messageId = ?');
  const conversation = database.prepare('UPDATE Conversation SET revision = ? WHERE id = ?');
  database.transaction(() => {
    for (const { conversationId } of learners) {
      for (const position of changedPositions) {
        const changed = historyMessage(conversationId, position, round);
        message.run(changed.revision, changed.originalMessage?.value ?? null, changed.id);
        rendering.run(changed.rev, renderedFields(changed), changed.id);
      }
      conversation.run(revisionAfter(round), conversationId);
    }
  })();
}

interface Row {
  id: string;
  revision: number;
  text: string;
}

function isEqual(database: Database.Database, { learner, revision, texts }: Known): boolean {
  const { conversationId } = learner;
  const stored = database.prepare('SELECT revision FROM Conversation WHERE id = ?').get(conversationId);
  const rows = database
    .prepare(
      "SELECT m.id, m.revision, json_extract(r.fields, '$.targetLanguageMessage.value') AS text FROM Message m JOIN Rendering r ON r.messageId = m.id WHERE m.conversationId = ?",
    )
    .all(conversationId) as Row[];
  return (
    (stored as { revision: number }).revision === revision &&
    rows.length === texts.size &&
    rows.every((row) => texts.get(row.id)?.revision === row.revision && texts.get(row.id)?.text === row.text)
  );
}
