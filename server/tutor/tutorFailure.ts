import { isAppError } from '../../domain/errors';

/** A failure as whoever runs the server wants to read of it: by its name, and not by where in the code it arose. */
export interface NamedFailure {
  /** `keyRefused`, `busy`, `brokenOff` …: docs/providers.md has them all; or the code of an error. */
  reason: string;
  /** The provider's answer by its number in HTTP. */
  providerStatus?: number;
}

/** Failures of a provider that cannot be asked, or does not answer, as `NamedFailure` names them. */
const awayReasons: ReadonlySet<string> = new Set([
  'unreachable',
  'busy',
  'tooSlow',
  'serviceFailed',
  'noCredit',
  'keyRefused',
]);

/** Whether a provider is away for whatever is asked, and not just for this question. */
export function isAway(error: unknown): boolean {
  const failure: unknown = isAppError(error) ? error.cause : error;
  const { kind } = (failure ?? {}) as { kind?: unknown };
  return typeof kind === 'string' && awayReasons.has(kind);
}

/** What has a name of its own because somebody foresaw it; null for a bug. */
export function namedFailure(error: unknown): NamedFailure | null {
  if (!isAppError(error)) return null;
  if (error.cause === undefined) return { reason: error.code };
  // Not by its class: whoever knows that of a model's failures has loaded all that speaks to models.
  const { kind, status } = error.cause as { kind?: unknown; status?: unknown };
  if (typeof kind !== 'string') return null;
  return { reason: kind, ...(typeof status === 'number' ? { providerStatus: status } : {}) };
}
