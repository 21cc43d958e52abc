import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One customer of a network provider usually gets a whole /64, so single IPv6 addresses cannot be limited. */
const NETWORK_PARTS = 4;
const MAPPED = '::ffff:';
/** Some proxies report the port of the client as well. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/;

/**
 * Returns the address by which a client is limited: an IPv4 address as it is, even if it is mapped or translated into IPv6, and the /64 network of an IPv6 address.
 * Anything that is not an address counts as one unknown client.
 */
export function limitedAddress(reported: string | undefined): string {
  const text = reported ?? '';
  const family = isIP(text);
  if (family === 4) return text;
  // A server that listens on all interfaces sees every IPv4 client like this.
  if (text.startsWith(MAPPED) && isIP(text.slice(MAPPED.length)) === 4) return text.slice(MAPPED.length);
  // A zone can have characters that the parser does not know.
  if (family === 6) return networkOf(ipaddr.IPv6.parse(text.replace(/%.*/, '')));
  const bare = WITH_PORT.exec(text);
  return bare === null ? 'unknown' : limitedAddress(bare[1] ?? bare[2]);
}

function networkOf(address: ipaddr.IPv6): string {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  // NAT64 carries the IPv4 address of the client in the last 32 bits.
  if (address.range() === 'rfc6052') return new ipaddr.IPv4(address.toByteArray().slice(-4)).toString();
  const parts = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${parts.join(':')}::/64`;
}
