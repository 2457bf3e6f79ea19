import type { Clock } from '../clock';

export interface MessageBounds {
  /** Bytes as the client sent them, cut anywhere. */
  read(bytes: Uint8Array): void;
  /** Since when a message has been under way; null between messages. */
  begunAt(): number | null;
}

const isFinal = (header: readonly number[]) => ((header[0] ?? 0) & 0x80) !== 0;
const isControl = (header: readonly number[]) => ((header[0] ?? 0) & 0x08) !== 0;

/** In front of the mask: the length, in one byte or in 2 or 8 more. */
function lengthBytes(header: readonly number[]): number {
  const short = (header[1] ?? 0) & 0x7f;
  if (short < 126) return 0;
  return short === 126 ? 2 : 8;
}

const maskBytes = 4;
const isWhole = (header: readonly number[]) =>
  header.length >= 2 && header.length === 2 + lengthBytes(header) + maskBytes;

function payloadBytes(header: readonly number[]): number {
  const count = lengthBytes(header);
  if (count === 0) return (header[1] ?? 0) & 0x7f;
  return header.slice(2, 2 + count).reduce((length, byte) => length * 256 + byte, 0);
}

/**
 * Follows the frames of a client (RFC 6455, section 5.2) just far enough to know since when a message has been under
 * way, which ws tells of when it is whole. Control frames between its fragments neither begin nor end it.
 */
export function createMessageBounds(clock: Pick<Clock, 'now'>): MessageBounds {
  let begunAt: number | null = null;
  let header: number[] = [];
  let payloadLeft = 0;
  let isBetweenFragments = false;

  function endFrame(): void {
    if (!isControl(header)) isBetweenFragments = !isFinal(header);
    if (!isBetweenFragments) begunAt = null;
    header = [];
  }

  return {
    begunAt: () => begunAt,
    read: (bytes) => {
      for (let at = 0; at < bytes.length;) {
        if (payloadLeft > 0) {
          const taken = Math.min(payloadLeft, bytes.length - at);
          payloadLeft -= taken;
          at += taken;
        } else {
          begunAt ??= clock.now();
          header.push(bytes[at] ?? 0);
          at += 1;
          if (!isWhole(header)) continue;
          payloadLeft = payloadBytes(header);
        }
        if (payloadLeft === 0) endFrame();
      }
    },
  };
}
