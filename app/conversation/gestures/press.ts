import type { Clock } from '../../realtime/connectionTypes';

/** Specification, section 9. */
export const pressMs = 500;
/** How far a pointer may wander before it scrolls or selects text instead, in CSS pixels. */
export const moveTolerancePx = { mouse: 10, touch: 20 } as const;

export interface PointerAt {
  x: number;
  y: number;
  /** As in PointerEvent: a pen is held like a finger. */
  pointerType: string;
}

export interface Press {
  down(at: PointerAt): void;
  move(at: PointerAt): void;
  /** The pointer was lifted, or taken over by scrolling. */
  end(): void;
  /** Whether the press that has just ended was long, so that the click that follows it says nothing more. */
  wasLong(): boolean;
}

/** Tells a long press from a tap and from what only passes by. */
export function createPress(after: Clock['after'], onLongPress: () => void): Press {
  let start: PointerAt | null = null;
  let cancel: (() => void) | null = null;
  let isLong = false;

  const stop = () => {
    cancel?.();
    cancel = start = null;
  };
  return {
    down: (at) => {
      stop();
      start = at;
      isLong = false;
      cancel = after(pressMs, () => {
        isLong = true;
        stop();
        onLongPress();
      });
    },
    move: ({ x, y }) => {
      if (!start) return;
      const tolerancePx = start.pointerType === 'mouse' ? moveTolerancePx.mouse : moveTolerancePx.touch;
      if (Math.hypot(x - start.x, y - start.y) > tolerancePx) stop();
    },
    end: stop,
    wasLong: () => isLong,
  };
}
