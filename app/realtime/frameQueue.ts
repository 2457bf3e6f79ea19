import type { ClientFrame } from '../../domain/protocol';

/** More than that can only be a mistake; ours to choose. */
const maxQueued = 100;

/** What is to be sent once something can carry it: in order, and of too many the newest. */
export function createFrameQueue() {
  let queue: ClientFrame[] = [];
  return {
    add: (frame: ClientFrame): void => {
      queue = [...queue, frame].slice(-maxQueued);
    },
    takeAll: (): ClientFrame[] => queue.splice(0),
  };
}
