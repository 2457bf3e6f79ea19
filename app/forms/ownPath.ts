/** Any origin serves: only whether an address leaves it is asked. */
const base = 'http://this.site';

/**
 * An address to go to that came with a request: a path of this site in its resolved form, else null. Browsers drop tabs
 * and line ends from addresses, take `\` for `/`, and resolve `/.//host` to `//host`, which the router takes for a host.
 */
export function ownPath(address: string | null): string | null {
  if (address === null || !/^\/[\x21-\x5b\x5d-\x7e]*$/u.test(address) || !URL.canParse(address, base)) return null;
  const { origin, pathname, search, hash } = new URL(address, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
