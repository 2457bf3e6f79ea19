import type { ServerFrame } from '../../domain/protocol';

const encoded = new WeakMap<ServerFrame, string>();

/** A frame as JSON. One frame goes to many connections: it is turned into text once. */
export function encodeFrame(frame: ServerFrame): string {
  const known = encoded.get(frame);
  if (known !== undefined) return known;
  const json = JSON.stringify(frame);
  encoded.set(frame, json);
  return json;
}
