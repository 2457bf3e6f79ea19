import { isAppError } from '../../domain/errors';

/** A failure as whoever runs the server wants to read of it: by its name, and not by where in the code it arose. */
export interface NamedFailure {
  /** `keyRefused`, `busy`, `brokenOff` …: docs/providers.md has them all; or the code of an error. */
  reason: string;
  /** The provider's answer by its number in HTTP. */
  providerStatus?: number;
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
