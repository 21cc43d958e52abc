import { isIP } from 'node:net';

/** Returns the grpc-js target for "host:port" or several comma-separated "ip:port"; an address that already is a target is returned unchanged. */
export function toTarget(address: string): string {
  if (address.includes('///') || /^(dns|ipv4|ipv6|unix):/.test(address)) return address;
  const hosts = address.split(',').map((part) => part.trim().replace(/:\d+$/, ''));
  if (hosts.every((host) => isIP(host) === 4)) return `ipv4:${address.replaceAll(' ', '')}`;
  return `dns:///${address}`;
}
