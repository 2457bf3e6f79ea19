import type { RequestHandler } from 'express';
import { isIP } from 'node:net';
import { AppError } from '../../domain/errors';
import type { Config } from '../config';
import type { Log } from '../log';

type HostConfig = Pick<Config, 'host' | 'publicUrl' | 'allowedHosts'>;

/** Suffixes of names that public DNS never resolves, so that no other site can have one. */
const localSuffixes = ['localhost', 'local', 'lan', 'home.arpa', 'internal'];

/**
 * Whether a Host header names this server: an address, a name of the local network, PUBLIC_URL's host, HOST, or one of
 * ALLOWED_HOSTS. A page of another site whose own name was made to lead here (DNS rebinding) sends that name. Null when
 * it is no host at all.
 */
export function isAllowedHost(host: string | undefined, config: HostConfig): boolean | null {
  const url = `http://${host ?? ''}`;
  if (!/^[\w.:[\]-]+$/u.test(host ?? '') || !URL.canParse(url)) return null;
  const name = new URL(url).hostname.replace(/\.$/u, '');
  if (name.startsWith('[') || isIP(name) !== 0) return true;
  if (!name.includes('.') || localSuffixes.some((suffix) => name.endsWith(`.${suffix}`))) return true;
  const own = config.publicUrl === null ? [] : [new URL(config.publicUrl).hostname];
  return [...own, config.host.toLowerCase(), ...config.allowedHosts].includes(name);
}

/** Refuses requests to other hosts, and says once in the log what to do about it. */
export function requireAllowedHost(config: HostConfig, log: Log): RequestHandler {
  let isSaid = false;
  return (request, _response, next) => {
    // The second is what a trusted proxy says that the first was.
    const verdicts = [request.headers.host, request.hostname].map((host) => isAllowedHost(host, config));
    if (verdicts.includes(null)) {
      next(new AppError('invalidRequest'));
    } else if (verdicts.includes(false)) {
      if (!isSaid)
        log.warn(
          { host: request.headers.host?.slice(0, 256) },
          'A request to another host was refused: if people use this name, set PUBLIC_URL or ALLOWED_HOSTS.',
        );
      isSaid = true;
      next(new AppError('hostNotAllowed'));
    } else {
      next();
    }
  };
}
