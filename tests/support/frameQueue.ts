import type { MessageTargetFrame, ServerFrame } from '../../domain/protocol';
import { frameProblem } from './frameSchemas';

/** What a connection has received, and a way to wait for more. */
export interface FrameQueue {
  /** Everything that has come, oldest first. */
  readonly all: readonly ServerFrame[];
  /** A frame that is not as declared (`frameSchemas`) ends the waiting, too. */
  push(frame: ServerFrame): void;
  /** Ends the waiting: no frame will come any more. */
  end(reason: string): void;
  /** The first frame of this kind among those that nobody has taken yet; it and all before it are then taken. */
  next<F extends ServerFrame>(matches: (frame: ServerFrame) => frame is F): Promise<F>;
  next(matches: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
}

export function createFrameQueue(): FrameQueue {
  const all: ServerFrame[] = [];
  let taken = 0;
  let ended: string | null = null;
  let wake: () => void = () => undefined;

  async function next(matches: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    for (;;) {
      for (; taken < all.length; taken += 1) {
        const frame = all[taken];
        if (frame && matches(frame)) {
          taken += 1;
          return frame;
        }
      }
      if (ended !== null) throw new Error(`${ended} before the frame came; the last were ${lastOf(all)}`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  return {
    all,
    push: (frame) => {
      const problem = frameProblem(frame);
      if (problem !== null) ended ??= problem;
      else all.push(frame);
      wake();
    },
    end: (reason) => {
      ended ??= reason;
      wake();
    },
    next: next,
  };
}

const lastOf = (frames: readonly ServerFrame[]) => JSON.stringify(frames.slice(-3));

export const ofType =
  <T extends ServerFrame['type']>(type: T) =>
  (frame: ServerFrame): frame is Extract<ServerFrame, { type: T }> =>
    frame.type === type;

export const isField =
  (target: string, fieldName: MessageTargetFrame['fieldName'], status?: MessageTargetFrame['status']) =>
  (frame: ServerFrame): frame is MessageTargetFrame =>
    frame.type === 'message:target' &&
    frame.target === target &&
    frame.fieldName === fieldName &&
    (status === undefined || frame.status === status);
