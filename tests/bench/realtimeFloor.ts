import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { ClientFrame, ServerFrame } from '../../domain/protocol';
import { messageFrames } from '../../server/realtime/messageFrames';
import { answerRealtime } from './realtimeCommands';
import { changedPositions, historyMessage, messagesInConversation, revisionAfter } from './realtimeHistory';

/**
 * The least a server of sockets and streams can do: bare ws, and node:http, which send the same JSON. Nobody is
 * authenticated, nothing is read from a database. Prints its port.
 */
type Send = (json: string) => void;
const followers = new Map<string, Send>();

/** A client that knows a revision missed what the last round changed; one that knows none, everything. */
function follow(conversationId: string, since: number, send: Send): () => void {
  followers.set(conversationId, send);
  const rounds = Math.max(0, (since - revisionAfter(0)) / changedPositions.length + 1);
  const everything = Array.from({ length: messagesInConversation }, (_, index) => index + 1);
  for (const position of since === 0 ? everything : changedPositions) {
    const message = historyMessage(conversationId, position, since === 0 ? 0 : rounds);
    for (const frame of messageFrames(message, conversationId)) send(JSON.stringify(frame));
  }
  const revision = since === 0 ? revisionAfter(0) : revisionAfter(rounds);
  const caughtUp: ServerFrame = { type: 'revision', conversationId, revision, caughtUp: true };
  send(JSON.stringify(caughtUp));
  return () => {
    if (followers.get(conversationId) === send) followers.delete(conversationId);
  };
}

const queryOf = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]);

const server = createServer((request, response) => {
  const query = queryOf(request);
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const leave = follow(query.get('conversationId') ?? '', Number(query.get('since')), (json) => {
    response.write(`data: ${json}\n\n`);
  });
  response.on('close', leave);
});

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.send('{"type":"hello"}');
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString('utf8')) as ClientFrame;
    if (frame.type === 'authenticate') socket.send('{"type":"authenticated"}');
    if (frame.type !== 'subscribe') return;
    const leave = follow(frame.conversationId, frame.since ?? 0, (json) => {
      socket.send(json);
    });
    socket.on('close', leave);
  });
});

answerRealtime((conversationId, frame) => followers.get(conversationId)?.(JSON.stringify(frame)));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`);
});
