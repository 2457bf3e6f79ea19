import type { CarrierChoice } from './carrierChoice';
import type { AcquireStreamSlot, CarrierKind } from './connectionTypes';

export interface PreparationDeps {
  /** A token that has not expired, refreshed first if need be; null when nobody is signed in. */
  token: () => Promise<string | null>;
  setCookie: () => Promise<unknown>;
  acquireStreamSlot: AcquireStreamSlot;
}

export interface ReadyLine {
  kind: CarrierKind;
  token: string;
  /** Gives the stream's slot back. */
  release: () => void;
}

type Preparation = ({ is: 'ready' } & ReadyLine) | { is: 'cookieRefused' | 'nobody' | 'givenUp' };

const nothingToRelease = () => undefined;

/**
 * What comes before every line (specification, section 7): set-cookie, a token, and for a stream one of the few slots.
 * Rejects when the token could not be asked for.
 */
export async function prepareLine(
  deps: PreparationDeps,
  choice: Pick<CarrierChoice, 'preferred' | 'needsSlot'>,
  isWanted: () => boolean,
): Promise<Preparation> {
  try {
    await deps.setCookie();
  } catch {
    return { is: 'cookieRefused' };
  }
  if (!isWanted()) return { is: 'givenUp' };
  const token = await deps.token();
  if (token === null) return { is: 'nobody' };
  const kind = choice.preferred();
  if (kind === 'socket' || !choice.needsSlot()) return { is: 'ready', kind, token, release: nothingToRelease };
  const release = await deps.acquireStreamSlot();
  return release
    ? { is: 'ready', kind: 'stream', token, release }
    : { is: 'ready', kind: 'socket', token, release: nothingToRelease };
}
