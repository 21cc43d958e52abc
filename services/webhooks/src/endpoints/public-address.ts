import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 block that addresses of the public internet come from; everything outside it is special or not given out. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not a private, loopback, link-local, shared, multicast or reserved one, and not an
 * IPv6 form (mapped, NAT64, 6to4, Teredo) that carries an IPv4 address inside. What is no address at all is not public.
 */
export function isPublicAddress(text: string): boolean {
  // The parser also takes short and octal forms, which no resolver gives.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || (address instanceof ipaddr.IPv6 && address.match(GLOBAL_UNICAST));
}
