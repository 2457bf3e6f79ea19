import Database from 'better-sqlite3';
import { jwtVerify } from 'jose';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * The least a server can do for a send: check the token, write the same rows in one transaction with synchronous FULL,
 * answer, and send one frame down an open stream. No framework, no ORM, no validation. What ours costs is measured
 * against it, in the same run. Arguments: database file, secret, user id, conversation id. Prints its port.
 */
const [file = '', secret = '', userId = '', conversationId = ''] = process.argv.slice(2);
const key = new TextEncoder().encode(secret);
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
const migrations = join('prisma', 'migrations', 'sqlite');
for (const name of readdirSync(migrations)
  .filter((entry) => /^\d/u.test(entry))
  .sort()) {
  database.exec(readFileSync(join(migrations, name, 'migration.sql'), 'utf8'));
}
const now = () => new Date().toISOString();
database
  .prepare('INSERT INTO User (id, username, usernameKey, passwordHash, createdAt, language) VALUES (?, ?, ?, ?, ?, ?)')
  .run(userId, 'floor', 'floor', '', now(), 'fr');
database
  .prepare(
    'INSERT INTO Conversation (id, ownerId, title, targetLanguage, createdAt, activeAt) VALUES (?, ?, ?, ?, ?, ?)',
  )
  .run(conversationId, userId, 'floor', 'fr', now(), now());

const statements = {
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

let stream: ServerResponse | null = null;

const server = createServer((request, response) => {
  void (async () => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    await jwtVerify(token, key);
    if (request.url?.startsWith('/stream')) {
      stream = response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: {"type":"hello"}\n\n');
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { message, clientMessageId } = JSON.parse(body) as { message: string; clientMessageId: string };
    const ids = send(message, clientMessageId);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(ids));
    const frame = { type: 'message:target', target: ids.assistantMessageId, senderType: 'assistant' };
    stream?.write(
      `data: ${JSON.stringify({ ...frame, fieldName: 'targetLanguageMessage', status: 'streaming', value: 'mota' })}\n\n`,
    );
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${String(typeof address === 'object' ? address?.port : '')}\n`);
});
