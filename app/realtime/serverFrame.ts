import type { ServerFrame } from '../../domain/protocol';

/**
 * One frame as it stands on the wire: a JSON object with a type, and a target where it is for somebody in particular
 * (specification, section 3). Types that nobody here knows pass: a newer server may have more of them.
 *
 * @throws Error when it is anything else
 */
export function parseServerFrame(text: string): ServerFrame {
  const frame: unknown = JSON.parse(text);
  if (!isFrame(frame)) throw new Error('The server sent something that is no frame.');
  return frame as ServerFrame;
}

function isFrame(frame: unknown): boolean {
  if (typeof frame !== 'object' || frame === null) return false;
  const { type, target } = frame as { type?: unknown; target?: unknown };
  return typeof type === 'string' && (target === undefined || typeof target === 'string');
}
