import ipaddr from 'ipaddr.js';

/** What stands for an address when calls are counted: an IPv6 network of 64 bits is one household, and one phone. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toNormalizedString();
}
