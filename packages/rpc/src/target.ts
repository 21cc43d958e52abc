import { isIP } from 'node:net';

/** A grpc-js target for "host:port", several "ip:port" parted by commas, or a target that is one already. */
export function toTarget(address: string): string {
  if (address.includes('///') || /^(dns|ipv4|ipv6|unix):/.test(address)) return address;
  const hosts = address.split(',').map((part) => part.trim().replace(/:\d+$/, ''));
  if (hosts.every((host) => isIP(host) === 4)) return `ipv4:${address.replaceAll(' ', '')}`;
  return `dns:///${address}`;
}
