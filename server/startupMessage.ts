import { networkInterfaces } from 'node:os';
import type { Config } from './config';

/** This machine's IPv4 addresses in the local network. */
export function lanAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function prettyByDefault(): boolean {
  return process.stdout.isTTY && !process.env.NO_COLOR;
}

/**
 * What the person at the terminal reads once the server listens.
 * @param config with the port that is really listened on
 * @param addresses of this machine in the local network, as `lanAddresses` finds them
 */
export function startupMessage(
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'accessCode' | 'admin'>,
  addresses: readonly string[],
  pretty = prettyByDefault(),
): string {
  const style = (code: number, text: string) => (pretty ? `\u001b[${code}m${text}\u001b[0m` : text);
  const bold = (text: string) => style(1, text);
  const dim = (text: string) => style(2, text);
  const at = (host: string) => `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;

  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(config.host);
  const isEverywhere = ['0.0.0.0', '::'].includes(config.host);
  const address = config.publicUrl ?? at(isLocal || isEverywhere ? 'localhost' : config.host);
  const phoneAddress = addresses[0] ? at(addresses[0]) : "this machine's address";
  const phone = isLocal ? `run ${bold('HOST=0.0.0.0 npm start')}, then open ${phoneAddress}` : bold(phoneAddress);

  const lines: [label: string, text: string][] = [
    ['Register with the access code', bold(config.accessCode)],
    config.admin
      ? ['Admin', config.admin.username]
      : ['Make an admin', `set ${bold('ADMIN_USERNAME')} and ${bold('ADMIN_PASSWORD')} in .env, then start again`],
    // A server at one address of its own, or behind a name, is reached there by a phone too.
    ...(isLocal || (isEverywhere && !config.publicUrl)
      ? [['On a phone in this network', phone] as [string, string]]
      : []),
    ['Stop', 'Ctrl-C'],
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  const rows = lines.map(([label, text]) => `  ${dim(label.padEnd(width))}  ${text}`);
  return ['', `  Palaver is ready at ${style(36, address)}`, '', ...rows, '', ''].join('\n');
}
