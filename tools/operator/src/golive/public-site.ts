import { isIP } from 'node:net';
import { isDnsName } from '@storefront/contract';
import ipaddr from 'ipaddr.js';

/** Names that refer to a machine or its local network. */
const LOCAL_NAME = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|lan|home|home\.arpa|test)$/;

/** Whether a URL is a site of the public internet over HTTPS, judged by its text. The service applies further rules when it registers an endpoint. */
export function isPublicSite(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return (
    protocol === 'https:' && (isIP(host) === 0 ? isDnsName(host) && !LOCAL_NAME.test(host) : ipaddr.process(host).range() === 'unicast')
  );
}
