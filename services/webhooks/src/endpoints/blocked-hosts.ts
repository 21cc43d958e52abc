import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Network } from './public-address.ts';

/** Hosts of the deployment itself, which are not allowed as endpoints even if they are public. */
export interface BlockedHosts {
  readonly names: readonly string[];
  readonly networks: readonly Network[];
}

/** Blocks nothing. */
export const NO_BLOCKED_HOSTS: BlockedHosts = { names: [], networks: [] };

const NAME = /^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;

/**
 * Parses a list of host names, addresses, and networks such as 203.0.113.0/24. A name with a leading dot includes its subdomains. Returns
 * undefined if an entry is none of these.
 */
export function parseBlockedHosts(entries: readonly string[]): BlockedHosts | undefined {
  const names: string[] = [];
  const networks: Network[] = [];
  for (const entry of entries.map((text) => text.toLowerCase().replace(/\.$/, ''))) {
    if (isIP(entry) !== 0) networks.push(networkOf(entry));
    else if (ipaddr.isValidCIDR(entry)) networks.push(ipaddr.parseCIDR(entry));
    else if (NAME.test(entry)) names.push(entry);
    else return undefined;
  }
  return { names, networks };
}

/** Whether a host name is blocked. */
export function isBlockedName(host: string, { names }: BlockedHosts): boolean {
  const name = host.toLowerCase();
  return names.some((blocked) => (blocked.startsWith('.') ? `.${name}`.endsWith(blocked) : name === blocked));
}

function networkOf(text: string): Network {
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
