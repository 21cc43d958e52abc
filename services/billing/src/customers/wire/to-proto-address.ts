import type { Address__Output } from '@storefront/proto/storefront/common/v1/Address';
import type { PostalAddress } from '../domain/customer.ts';

/** Converts an address for responses and events. Null fields are omitted. */
export const toProtoAddress = (address: PostalAddress & { id?: string }): Address__Output => ({
  id: address.id,
  name: address.name,
  company: address.company ?? undefined,
  line1: address.line1,
  line2: address.line2 ?? undefined,
  city: address.city,
  region: address.region ?? undefined,
  postalCode: address.postalCode ?? undefined,
  countryCode: address.countryCode,
  phone: address.phone ?? undefined,
});
