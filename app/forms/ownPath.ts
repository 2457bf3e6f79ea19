/**
 * An address to go to that came with a request: a path of this site, else null. Browsers drop tabs and line ends from
 * addresses and take `\` for `/`, so that more than `//` leads elsewhere.
 */
export const ownPath = (address: string | null): string | null =>
  address !== null && /^\/(?![/\\])[\x21-\x7e]*$/u.test(address) ? address : null;
