import { isIP } from 'node:net';
import { invalid } from '@storefront/errors';
import { z } from 'zod';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { Call } from '../routing/route.ts';

/** Returns the address by which a shopper is limited from the value of `X-Storefront-Client-Address`; undefined unless it is one address. A zone names a network interface of another machine. */
export const namedAddress = (named: string | readonly string[] | undefined): string | undefined =>
  typeof named !== 'string' || isIP(named) === 0 || named.includes('%') ? undefined : limitedAddress(named);

/** Headers of an operation whose failures count against the shopper's address. Its value is checked by `shopperAddressOf`, once the kind of the key is known. */
export const ShopperAddressHeaders = z.object({ 'x-storefront-client-address': z.string().optional() });

/** The field of a message that has the value of the header. */
export interface NamesShopperAddress {
  readonly xStorefrontClientAddress?: string | undefined;
}

/**
 * Returns the address by which a shopper is limited, as the store's server names it; empty if it names none, or if the key is not secret, because then the client
 * would choose it. Throws a 422 if it is not an address.
 */
export function shopperAddressOf({ xStorefrontClientAddress: named }: NamesShopperAddress, { key }: Pick<Call, 'key'>): string {
  if (named === undefined || key?.kind !== 'SECRET') return '';
  const address = namedAddress(named);
  if (address === undefined) {
    throw invalid('X-Storefront-Client-Address', 'must be one IPv4 or IPv6 address', { location: 'header', code: 'invalid_format' });
  }
  return address;
}
