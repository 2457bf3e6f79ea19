import type { CallOutput } from '../../api/calls';

export type AccessCode = CallOutput<'GET /admin/access-codes'>['accessCodes'][number];
export type CodeState = 'open' | 'withdrawn' | 'over' | 'usedUp';

/** Whether people can still register with a code, and why not. */
export function codeState(
  code: Pick<AccessCode, 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  nowMs: number,
): CodeState {
  if (code.revokedAt !== null) return 'withdrawn';
  if (code.expiresAt !== null && Date.parse(code.expiresAt) <= nowMs) return 'over';
  return code.uses >= code.maxUses ? 'usedUp' : 'open';
}
