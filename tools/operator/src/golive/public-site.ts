import { BlockList, isIP, isIPv6 } from 'node:net';

/** Names that refer to a machine or its local network. */
const LOCAL_NAME = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|lan|home|home\.arpa|test)$/;

/** Addresses of a machine or its local network. The service applies the full rules when it registers an endpoint. */
const LOCAL_NETWORKS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

/** Whether a URL is a site of the public internet over HTTPS, judged by its text. */
export function isPublicSite(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return protocol === 'https:' && !(isIP(host) === 0 ? LOCAL_NAME.test(host) : isLocalAddress(host));
}

function isLocalAddress(address: string): boolean {
  const networks = new BlockList();
  for (const [network, prefix, family] of LOCAL_NETWORKS) networks.addSubnet(network, prefix, family);
  return networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
