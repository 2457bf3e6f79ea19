import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a refresh token says: which session, and the how-manieth token of it. */
export interface RefreshClaim {
  sessionId: string;
  generation: number;
  /** base64url */
  signature: string;
}

/** `sessionId.generation.HMAC`: made from the session's salt whenever it is needed, and so never stored. */
export function refreshToken(secret: string, session: { id: string; generation: number; salt: string }): string {
  return `${session.id}.${String(session.generation)}.${sign(secret, session)}`;
}

export function parseRefreshToken(token: string): RefreshClaim | null {
  const match = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/u.exec(token);
  if (!match) return null;
  const [, sessionId = '', generation = '', signature = ''] = match;
  return { sessionId, generation: Number(generation), signature };
}

export function isGenuine(secret: string, claim: RefreshClaim, salt: string): boolean {
  const expected = sign(secret, { id: claim.sessionId, generation: claim.generation, salt });
  return timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature));
}

function sign(secret: string, { id, generation, salt }: { id: string; generation: number; salt: string }): string {
  return createHmac('sha256', secret)
    .update(`refresh token\n${id}\n${String(generation)}\n${salt}`)
    .digest('base64url');
}

/** Longer than a browser waits for the answer to a refresh before it asks again. */
export const lostAnswerMs = 60_000;
export const reuseGraceMs = 20_000;

/**
 * What a presented generation means: the current one is followed by a new one; the one before is a lost answer or a
 * second tab for a minute, and the one before that a late request for 20 s, and both get the current one again. Anything
 * else (older, later, or never issued) is reuse.
 */
export function judgeGeneration(
  presented: number,
  session: { generation: number; rotatedAt: number },
  now: number,
): 'rotate' | 'repeat' | 'reuse' {
  const behind = session.generation - presented;
  const sinceRotation = now - session.rotatedAt;
  if (behind === 0) return 'rotate';
  if (behind === 1 && sinceRotation <= lostAnswerMs) return 'repeat';
  if (behind === 2 && sinceRotation <= reuseGraceMs) return 'repeat';
  return 'reuse';
}
