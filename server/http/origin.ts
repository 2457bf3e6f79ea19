import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';

type OriginConfig = Pick<Config, 'publicUrl' | 'nativeOrigins'>;

/**
 * Whether a browser sent this request from one of our own pages. `Origin` is compared with PUBLIC_URL, or with the
 * request's own Host where that is unset; requests without one (typed addresses, programs) pass unless the browser
 * says that they came from elsewhere.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, config: OriginConfig): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (config.nativeOrigins.includes(origin)) return true;
  if (config.publicUrl !== null) return origin.toLowerCase() === new URL(config.publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
