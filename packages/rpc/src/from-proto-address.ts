import type { PostalAddress } from '@storefront/contract';
import type { Address } from '@storefront/proto/storefront/common/v1';

/** Reads an address, without its ID. `toMessage` writes one. */
export const fromProtoAddress = (message: Address): PostalAddress => ({
  name: message.name ?? '',
  company: message.company ?? null,
  line1: message.line1 ?? '',
  line2: message.line2 ?? null,
  city: message.city ?? '',
  region: message.region ?? null,
  postalCode: message.postalCode ?? null,
  countryCode: message.countryCode ?? '',
  phone: message.phone ?? null,
});
