import { isIP } from 'node:net';
import { characterCount, isDnsName } from '@storefront/contract';
import { type BlockedHosts, isBlockedName, NO_BLOCKED_HOSTS } from './blocked-hosts.ts';
import { allowsPrivate, type PrivateEndpoints } from './private-endpoints.ts';
import { isPublicAddress } from './public-address.ts';

/** The rules for the addresses of receivers. */
export interface EndpointRules {
  /** For development: http, loopback and private addresses, and any port. */
  readonly allowPrivate: PrivateEndpoints;
  /** The deployment's own hosts. */
  readonly blocked?: BlockedHosts;
}

/** Longer than any real address, and short enough to be displayed and logged. */
export const LENGTH_MAX = 2_048;
const PORTS: readonly string[] = ['', '443', '8443'];
/** Names that refer to this machine or its local network. */
const LOCAL_NAMES = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|svc)$/;
/** A space or a control character, which the URL parser would silently drop. */
const NOT_WRITABLE = /[^\u0021-\u007e\u0080-\uffff]/;

/** Returns what is wrong with an endpoint's address, for its owner, or undefined. Does not resolve names. */
export function endpointUrlViolation(text: string, { allowPrivate, blocked = NO_BLOCKED_HOSTS }: EndpointRules): string | undefined {
  if (characterCount(text) > LENGTH_MAX) return `must have at most ${LENGTH_MAX} characters`;
  if (NOT_WRITABLE.test(text) || !URL.canParse(text)) return 'must be an absolute URL';
  const url = new URL(text);
  const isAllowed = allowsPrivate(allowPrivate, hostOf(url));
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:')) return 'must begin with https://';
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text)) return 'must not contain a user name or password';
  if (text.includes('#')) return 'must not have a fragment';
  if (isIP(hostOf(url)) === 0 && !isDnsName(url.hostname)) return 'must name a host that exists in the DNS';
  if (url.port === '0') return 'must not use port 0';
  if (isAllowed) return undefined;
  if (!PORTS.includes(url.port)) return 'must use port 443 or 8443';
  return isPublicHost(hostOf(url), blocked) ? undefined : 'must be a public address';
}

/** Returns the host to connect to, without the brackets of an IPv6 address and the final dot of a name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isPublicHost = (host: string, blocked: BlockedHosts): boolean =>
  isIP(host) === 0 ? !LOCAL_NAMES.test(host) && !isBlockedName(host, blocked) : isPublicAddress(host, blocked.networks);
