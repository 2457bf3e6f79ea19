/** Asked for anew this long before it ends, so that it does not end on the way. */
const earlyMs = 10_000;

export interface AccessToken {
  value: string;
  /** By this device's own clock, which may be wrong by hours; null when the token does not say. */
  expiresAtMs: number | null;
}

/** A token just received. Its lifetime is the difference of its own two times; only the device counts it down. */
export function receiveToken(value: string, nowMs: number): AccessToken {
  const { iat, exp } = claimsOf(value);
  const lifetimeMs = typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : null;
  return { value, expiresAtMs: lifetimeMs === null ? null : nowMs + lifetimeMs };
}

export function isExpired({ expiresAtMs }: AccessToken, nowMs: number): boolean {
  return expiresAtMs !== null && nowMs >= expiresAtMs - earlyMs;
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    // Only ASCII is read from it, so that the bytes need not be decoded as UTF-8.
    return JSON.parse(atob(payload)) as { iat?: unknown; exp?: unknown };
  } catch {
    return {};
  }
}
