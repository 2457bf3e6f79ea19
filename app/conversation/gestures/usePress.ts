import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { browserClock } from '../../realtime/browserClock';
import { createPress, type Press } from './press';

/** What has a press of its own; words, which are buttons by their role alone, have none. */
const controls = 'button, a, input, textarea';

const isOnControl = (target: EventTarget) => target instanceof Element && target.closest(controls) !== null;

/** Handlers of an element that can be held: a long press opens, and then neither taps nor brings up the system's menu. */
export function usePress(onLongPress: () => void) {
  const handler = useRef(onLongPress);
  handler.current = () => {
    ignoreRelease();
    onLongPress();
  };
  const press = useRef<Press>();
  const held = () => (press.current ??= createPress(browserClock.after, () => handler.current()));
  useEffect(() => () => press.current?.end(), []);

  return {
    onPointerDown: (event: PointerEvent) => {
      const { clientX: x, clientY: y, pointerType } = event;
      if (event.isPrimary && event.button === 0 && !isOnControl(event.target)) held().down({ x, y, pointerType });
      else held().end();
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => held().move({ x, y, pointerType }),
    onPointerUp: () => held().end(),
    onPointerCancel: () => held().end(),
    onContextMenu: (event: MouseEvent) => {
      // A finger's long press asks the system for its menu as well; a mouse has a button for that.
      if (held().wasLong()) event.preventDefault();
    },
  };
}

/** The release of a long press clicks nothing, wherever it is: what has opened may have come under the finger. */
function ignoreRelease(): void {
  const ignore = (event: Event) => {
    // Not a click by a key.
    if ((event as { detail?: number }).detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    window.removeEventListener('click', ignore, true);
    window.removeEventListener('pointerdown', end, true);
  };
  window.addEventListener('click', ignore, true);
  window.addEventListener('pointerdown', end, true);
}
