import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The endpoint's name leads to an address that is not public; no packet was sent to it. */
export class EndpointNotAllowed extends Error {
  override readonly name = 'EndpointNotAllowed';
  readonly code = 'ENDPOINT_NOT_ALLOWED';
}

export type ResolveAll = (host: string, options: LookupOptions, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

const resolveWithSystem: ResolveAll = (host, options, done) => systemLookup(host, { ...options, all: true }, done);

/**
 * The lookup of a connection that is being made. It judges every address that the name has at that very moment and hands on those same
 * addresses, so a name that changes between check and connection gains nothing. One address that is not public refuses the name.
 */
export const guardedLookup =
  ({ allowPrivate }: { readonly allowPrivate: boolean }, resolve: ResolveAll = resolveWithSystem): LookupFunction =>
  (host, options, done) => {
    resolve(host, options, (error, addresses) => {
      if (error !== null) return done(error, []);
      const [first] = addresses;
      if (first === undefined || (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))) {
        return done(new EndpointNotAllowed('the endpoint is not at a public address'), []);
      }
      // With autoSelectFamily node asks for all addresses and takes nothing but an array.
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
