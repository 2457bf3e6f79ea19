import type { ServerFrame } from '../../domain/protocol';

let lastFrame: ServerFrame | null = null;
let lastJson = '';

/** A frame as JSON. It goes to its connections one right after the other: it is turned into text once. */
export function encodeFrame(frame: ServerFrame): string {
  if (frame !== lastFrame) {
    lastJson = JSON.stringify(frame);
    lastFrame = frame;
  }
  return lastJson;
}
