import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network in the form in which the address library compares it. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The IPv6 block of the public internet; every address outside it is reserved or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Addresses of cloud platforms that are publicly assigned but reach the platform itself from inside its network. Other metadata services have
 * link-local, shared, or unique local addresses, which are not public anyway.
 */
const PLATFORM_NETWORKS: readonly Network[] = [
  // Azure: DNS, DHCP, and the host agent, which serves certificates and extension settings.
  '168.63.129.16/32',
  // IBM Cloud: private service endpoints.
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: private access to its APIs.
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((network) => ipaddr.parseCIDR(network));

/**
 * Whether an IP address belongs to the public internet: it is not private, loopback, link-local, shared, multicast, reserved, or a cloud platform's,
 * not an IPv6 address that embeds an IPv4 address (mapped, NAT64, 6to4, Teredo), and not in one of the `blocked` networks. Text that is not an
 * address is not public.
 */
export function isPublicAddress(text: string, blocked: readonly Network[] = []): boolean {
  // The parser also accepts short and octal forms, which no resolver returns.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false;
  return ![...PLATFORM_NETWORKS, ...blocked].some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
