import { maxFrameBytes } from '../../domain/protocol';

/** A client of ours sends three at most (authenticate, subscribe, ping); anybody may send them without an account. */
const maxFrames = 8;

/** Frames, in order, that came while their sender was being authenticated: bounded in number and in bytes. */
export function createWaitingFrames<Frame>() {
  let frames: Frame[] = [];
  let bytes = 0;
  return {
    /** False when there is no room for it. */
    add: (frame: Frame, size: number): boolean => {
      if (frames.length >= maxFrames || bytes + size > maxFrameBytes) return false;
      frames.push(frame);
      bytes += size;
      return true;
    },
    takeNext: (): Frame | undefined => frames.shift(),
    clear: (): void => {
      frames = [];
      bytes = 0;
    },
  };
}
