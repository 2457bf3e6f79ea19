import { fieldFrame, type MessageTargetFrame } from '../../domain/protocol';
import { revisionAfter } from './realtimeHistory';
import { cpuMs, type Usage, watchLag } from './probe';

/** What a measured server is asked to publish: as many frames a second in each of these conversations. */
export interface Load {
  conversationIds: readonly string[];
  framesPerSecond: number;
  seconds: number;
}

/** What publishing cost its process, and how long it took: longer than asked for, and the server was too slow. */
export interface LoadResult extends Usage {
  frames: number;
  tookMs: number;
}

/** Positions of the replies that grow here; what was seeded stands before them. */
const firstPosition = 1_000;
const wordsInReply = 30;
const words = Array.from({ length: wordsInReply }, (_, index) => `mot${index}e`);
const texts = words.map((_, index) => words.slice(0, index + 1).join(' '));

const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();
/** Milliseconds on the clock that all processes of this machine share. */
export const sharedMs = () => origin + performance.now();

/** The frame with this number of a conversation: its reply has grown by a word, or the next one begins. */
function replyFrame(conversationId: string, number: number, dueMs: number): MessageTargetFrame {
  const reply = Math.floor(number / wordsInReply);
  const word = number % wordsInReply;
  const message = {
    id: `${conversationId}-${firstPosition + reply}`,
    senderId: 'tutor',
    senderType: 'assistant',
    position: firstPosition + reply,
    attempt: 1,
    rev: word,
    revision: revisionAfter(0),
  } as const;
  return fieldFrame(message, conversationId, 'targetLanguageMessage', {
    status: word === wordsInReply - 1 ? 'done' : 'streaming',
    statusMessage: '',
    value: `${dueMs.toFixed(3)} ${sharedMs().toFixed(3)} ${texts[word] ?? ''}`,
  });
}

/** What a frame of the load says of itself; null when it is none. */
export function readLoadFrame({ position, rev, value }: { position?: number; rev?: number; value?: unknown }) {
  if (position === undefined || rev === undefined || position < firstPosition) return null;
  const [dueMs, publishedMs] = String(value).split(' ', 2).map(Number);
  return { number: (position - firstPosition) * wordsInReply + rev, dueMs: dueMs ?? 0, publishedMs: publishedMs ?? 0 };
}

/**
 * In the measured process: publishes as the pacers of that many replies do, a few frames each millisecond. Whoever is
 * late makes up for it. Every run goes on where the last one ended.
 */
export function createLoad(publish: (conversationId: string, frame: MessageTargetFrame) => void) {
  let firstNumber = 0;
  return ({ conversationIds, framesPerSecond, seconds }: Load): Promise<LoadResult> => {
    const count = conversationIds.length;
    const frames = count * framesPerSecond * seconds;
    const startNumber = firstNumber;
    firstNumber += framesPerSecond * seconds;
    let published = 0;
    const endLag = watchLag();
    const [cpuBefore, startedAt] = [cpuMs(), sharedMs()];
    const betweenMs = 1000 / (framesPerSecond * count);
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        const due = Math.min(frames, Math.floor((sharedMs() - startedAt) / betweenMs));
        for (; published < due; published += 1) {
          const conversationId = conversationIds[published % count] ?? '';
          const dueMs = startedAt + published * betweenMs;
          publish(conversationId, replyFrame(conversationId, startNumber + Math.floor(published / count), dueMs));
        }
        if (published < frames) return;
        clearInterval(timer);
        resolve({ frames, cpuMs: cpuMs() - cpuBefore, tookMs: sharedMs() - startedAt, ...endLag() });
      }, 1);
    });
  };
}
