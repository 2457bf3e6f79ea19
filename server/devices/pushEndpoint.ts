import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Names that lead nowhere on the public internet, or to a machine of ours (RFC 6761, RFC 8375, and custom). */
const privateSuffixes = [
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'home.arpa'],
  ...['test', 'example', 'invalid', 'onion', 'arpa'],
];

/**
 * Whether a push service may stand at this address: whoever registers it lets this server send requests there, and must
 * not reach what only this server can. Where a public name leads is asked by `findPublicAddresses`.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  // Node's parser has made one form of all that mean an IPv4 address, such as 0x7f.1 and 2130706433.
  const host = url.hostname.replace(/\.$/u, '').toLowerCase();
  if (host.startsWith('[') || isIP(host) !== 0 || !host.includes('.')) return false;
  return !privateSuffixes.some((suffix) => host.endsWith(`.${suffix}`));
}

export type ResolveHost = (host: string) => Promise<readonly string[]>;

export const resolveHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The addresses that a push endpoint leads to; null where one of them is not public: a name such as
 * `127.0.0.1.nip.io` leads to this machine. Whoever sends asks before each request and connects to one of these
 * addresses: asked again, the name may lead elsewhere.
 *
 * @throws what `resolve` throws, where the name cannot be resolved
 */
export async function findPublicAddresses(endpoint: string, resolve: ResolveHost): Promise<readonly string[] | null> {
  const addresses = await resolve(new URL(endpoint).hostname);
  const arePublic = addresses.every((address) => ipaddr.process(address).range() === 'unicast');
  return arePublic && addresses.length > 0 ? addresses : null;
}

/** Whether these are a browser's keys (RFC 8291): an uncompressed point of P-256, and 16 bytes of chance; in base64url. */
export function arePushKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const [point, secret] = [p256dh, auth].map((text) =>
    /^[\w-]{1,100}={0,2}$/u.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0),
  );
  return point?.length === 65 && point[0] === 4 && secret?.length === 16;
}
