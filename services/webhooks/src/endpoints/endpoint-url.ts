import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What a store may give as the address of its receiver. */
export interface EndpointRules {
  /** For development: http, loopback and private addresses, and any port. */
  readonly allowPrivate: boolean;
}

/** Longer than any real receiver's address, short enough to be shown and logged. */
const LENGTH_MAX = 2_048;
const PORTS: readonly string[] = ['', '443', '8443'];
/** Names that mean this machine or its own network. */
const LOCAL_NAMES = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|svc)$/;
/** A space or a control character, which the parser would drop in silence. */
const NOT_WRITABLE = /[^\u0021-\u007e\u0080-\uffff]/;

/** What is wrong with an endpoint's address, in words for its owner; undefined when nothing is. Names are not resolved here. */
export function endpointUrlFault(text: string, { allowPrivate }: EndpointRules): string | undefined {
  if (text.length > LENGTH_MAX) return `must have at most ${LENGTH_MAX} characters`;
  if (NOT_WRITABLE.test(text) || !URL.canParse(text)) return 'must be an absolute URL';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return 'must begin with https://';
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text)) return 'must not hold a user name or password';
  if (text.includes('#')) return 'must not have a fragment';
  if (allowPrivate) return undefined;
  if (!PORTS.includes(url.port)) return 'must use port 443 or 8443';
  return isPublicHost(hostOf(url)) ? undefined : 'must be a public address';
}

/** The name or address to be dialled, without the brackets of IPv6 and the dot of a full name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isPublicHost = (host: string): boolean => (isIP(host) === 0 ? !LOCAL_NAMES.test(host) : isPublicAddress(host));
