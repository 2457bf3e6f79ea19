import { request } from 'node:http';
import pLimit from 'p-limit';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '../../domain/protocol';
import type { Learner } from './realtimeSeed';

/** A connection of one learner, subscribed to their conversation. */
export interface Follower {
  close(): void;
}

/** Opens a connection to the server at `origin`; resolves when the replay of what came after `since` has ended. */
export type Open = (
  origin: string,
  learner: Learner,
  since: number,
  onFrame: (frame: ServerFrame) => void,
) => Promise<Follower>;

const openWithinMs = 60_000;

const isCaughtUp = (frame: ServerFrame) => frame.type === 'revision' && frame.caughtUp === true;

export const openSocket: Open = (origin, { conversationId, token }, since, onFrame) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    const giveUp = setTimeout(() => socket.terminate(), openWithinMs);
    const say = (frame: ClientFrame) => {
      socket.send(JSON.stringify(frame));
    };
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString('utf8')) as ServerFrame;
      onFrame(frame);
      if (frame.type === 'hello') say({ type: 'authenticate', token });
      else if (frame.type === 'authenticated') say({ type: 'subscribe', conversationId, since });
      else if (isCaughtUp(frame)) {
        clearTimeout(giveUp);
        resolve({ close: () => socket.terminate() });
      }
    });
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      clearTimeout(giveUp);
      reject(new Error(`the socket was closed with ${code} ${reason.toString('utf8')}`));
    });
  });

export const openStream: Open = (origin, { conversationId, token }, since, onFrame) =>
  new Promise((resolve, reject) => {
    const url = `${origin}/api/stream?conversationId=${conversationId}&since=${since}`;
    const outgoing = request(url, { agent: false, headers: { Authorization: `Bearer ${token}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) if (event.startsWith('data: ')) receive(event.slice('data: '.length));
      });
      response.on('error', reject);
      response.on('end', () => {
        reject(new Error(`the stream ended with ${response.statusCode ?? 0}`));
      });
    });
    const giveUp = setTimeout(() => outgoing.destroy(new Error('the stream was not subscribed in time')), openWithinMs);
    const receive = (json: string) => {
      const frame = JSON.parse(json) as ServerFrame;
      onFrame(frame);
      if (!isCaughtUp(frame)) return;
      clearTimeout(giveUp);
      resolve({ close: () => outgoing.destroy() });
    };
    outgoing.on('error', reject);
    outgoing.end();
  });

const openAtOnce = 50;

/** One connection for each learner, a few at a time. */
export function openAll(
  open: Open,
  origin: string,
  learners: readonly Learner[],
  onFrame: (index: number, frame: ServerFrame) => void = () => undefined,
): Promise<Follower[]> {
  const limit = pLimit(openAtOnce);
  return Promise.all(
    learners.map((learner, index) =>
      limit(() =>
        open(origin, learner, sinceNow, (frame) => {
          onFrame(index, frame);
        }),
      ),
    ),
  );
}

/** More than any conversation has: nothing is replayed. */
const sinceNow = 1_000_000;
