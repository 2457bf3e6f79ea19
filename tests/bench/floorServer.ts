import { verify } from '@node-rs/argon2';
import Database from 'better-sqlite3';
import { jwtVerify } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { secret } from './child';
import { answerProbes } from './probe';
import { password } from './seed';

/**
 * The least a server can do for a call: check the token, read or write the same rows (writes in one transaction with
 * synchronous FULL), answer, and for a send one frame down an open stream. No framework, no ORM, no validation. What ours
 * costs is measured against it, in the same run. Arguments: a seeded database file, the learner's and the conversation's
 * id. Prints its port.
 */
const [file = '', userId = '', conversationId = ''] = process.argv.slice(2);
const key = new TextEncoder().encode(secret);
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
const now = () => new Date().toISOString();
const { passwordHash } = database.prepare('SELECT passwordHash FROM User WHERE id = ?').get(userId) as {
  passwordHash: string;
};

const statements = {
  titles: database.prepare(
    'SELECT c.id AS _id, c.title, c.conversationType, c.persona, c.targetLanguage, c.lastPosition > p.readPosition AS unread FROM Participant p JOIN Conversation c ON c.id = p.conversationId WHERE p.userId = ? ORDER BY c.activeAt DESC, c.id DESC',
  ),
  words: database.prepare(
    'SELECT id AS _id, identity, original AS originalMorpheme, transliteration AS transliteratedMorpheme, translation AS translatedMorpheme, trueCount, trueCount - baseline AS effectiveCount, masteredAt IS NOT NULL AS marked, neededAt IS NOT NULL AS needed FROM Word WHERE learnerId = ? AND language = ? ORDER BY trueCount DESC, identity',
  ),
  revise: database.prepare(
    'UPDATE Conversation SET revision = revision + 1 WHERE id = ? AND ownerId = ? RETURNING revision',
  ),
  turn: database.prepare('SELECT id FROM Turn WHERE learnerId = ? AND clientMessageId = ?'),
  running: database.prepare("SELECT id FROM Turn WHERE conversationId = ? AND state = 'running'"),
  last: database.prepare('SELECT max(position) AS position FROM Message WHERE conversationId = ?'),
  active: database.prepare('UPDATE Conversation SET activeAt = ? WHERE id = ?'),
  current: database.prepare('UPDATE User SET currentConversationId = ? WHERE id = ?'),
  message: database.prepare(
    'INSERT INTO Message (id, conversationId, position, senderId, senderType, originalText, createdAt, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ),
  rendering: database.prepare(
    'INSERT INTO Rendering (id, messageId, targetLanguage, ownLanguage, fields) VALUES (?, ?, ?, ?, ?)',
  ),
  newTurn: database.prepare(
    "INSERT INTO Turn (id, conversationId, learnerId, clientMessageId, learnerMessageId, replyMessageId, state, owner, leaseUntil, createdAt) VALUES (?, ?, ?, ?, ?, ?, 'done', 'floor', ?, ?)",
  ),
};

const send = database.transaction((text: string, clientMessageId: string) => {
  statements.revise.get(conversationId, userId);
  statements.turn.get(userId, clientMessageId);
  statements.running.get(conversationId);
  const { position } = statements.last.get(conversationId) as { position: number | null };
  const at = (position ?? 0) + 1;
  const ids = { userMessageId: randomUUID(), assistantMessageId: randomUUID() };
  statements.active.run(now(), conversationId);
  statements.current.run(conversationId, userId);
  statements.message.run(ids.userMessageId, conversationId, at, userId, 'user', text, now(), at);
  statements.message.run(ids.assistantMessageId, conversationId, at + 1, 'tutor', 'assistant', null, now(), at);
  for (const id of Object.values(ids)) statements.rendering.run(randomUUID(), id, 'fr', 'en', '{}');
  statements.newTurn.run(
    randomUUID(),
    conversationId,
    userId,
    clientMessageId,
    ids.userMessageId,
    ids.assistantMessageId,
    now(),
    now(),
  );
  return ids;
});

const gzipped = promisify(gzip);
const hashing = pLimit(2);
let stream: ServerResponse | null = null;

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  void (async () => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    await jwtVerify(token, key);
    if (request.url?.startsWith('/stream')) {
      stream = response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: {"type":"hello"}\n\n');
      return;
    }
    if (request.url === '/titles') {
      answer(response, statements.titles.all(userId));
      return;
    }
    if (request.url === '/words') {
      const packed = await gzipped(JSON.stringify({ morphemes: statements.words.all(userId, 'fr') }));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(packed);
      return;
    }
    if (request.url === '/login') {
      // Two at a time, as ours.
      await hashing(() => verify(passwordHash, password));
      answer(response, {});
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { message, clientMessageId } = JSON.parse(body) as { message: string; clientMessageId: string };
    const ids = send(message, clientMessageId);
    answer(response, ids);
    const frame = { type: 'message:target', target: ids.assistantMessageId, senderType: 'assistant' };
    stream?.write(
      `data: ${JSON.stringify({ ...frame, fieldName: 'targetLanguageMessage', status: 'streaming', value: 'mota' })}\n\n`,
    );
  })();
});
answerProbes();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${String(typeof address === 'object' ? address?.port : '')}\n`);
});
