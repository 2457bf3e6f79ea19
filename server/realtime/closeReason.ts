import type { CloseNotice } from '../../domain/protocol';

/** A close frame holds 125 bytes, two of which are the code; ws throws on more. */
const maxReasonBytes = 123;

/** What a close frame says. It has room for little more than a reason: the hint when to come back is a part of that. */
export function closeReason({ reason, returnWithinMs }: CloseNotice): string {
  const whole = returnWithinMs === undefined ? reason : `${reason}; return within ${String(returnWithinMs)} ms`;
  // Takes whole characters alone.
  const { read } = new TextEncoder().encodeInto(whole, new Uint8Array(maxReasonBytes));
  return whole.slice(0, read);
}
