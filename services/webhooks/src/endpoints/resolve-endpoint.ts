import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { EndpointRules } from './endpoint-url.ts';
import type { ResolveName } from './name-resolver.ts';
import { allowsPrivate } from './private-endpoints.ts';
import { isPublicAddress } from './public-address.ts';

/** The endpoint's name leads to an address that is not public; no packet was sent to it. */
export class EndpointNotAllowed extends Error {
  override readonly name = 'EndpointNotAllowed';
  readonly code = 'ENDPOINT_NOT_ALLOWED';
}

/**
 * Returns a resolver that checks every address of a name. One address that is not public refuses the name. Only the returned addresses may be
 * dialed, so a name that changes between check and connection gains nothing.
 */
export const resolveEndpoint =
  ({ allowPrivate, blocked }: EndpointRules, resolve: ResolveName): ResolveName =>
  async (host, tenantId) => {
    const addresses = await resolve(host, tenantId);
    const isAllowed = allowsPrivate(allowPrivate, host) || addresses.every(({ address }) => isPublicAddress(address, blocked?.networks));
    if (addresses.length === 0 || !isAllowed) {
      throw new EndpointNotAllowed('the endpoint is not at a public address');
    }
    return addresses;
  };

/** Returns the look-up of a connection that may dial these addresses and no others. There is at least one. */
export const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    // With autoSelectFamily Node requests all addresses and accepts only an array.
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
