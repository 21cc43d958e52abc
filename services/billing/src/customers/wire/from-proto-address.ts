import type { Address as ProtoAddress } from '@storefront/proto/storefront/common/v1';
import type { Address, PostalAddress } from '../domain/customer.ts';

/** Converts an address, without its ID. */
export const fromProtoAddress = (address: ProtoAddress): PostalAddress => ({
  name: address.name ?? '',
  company: address.company ?? null,
  line1: address.line1 ?? '',
  line2: address.line2 ?? null,
  city: address.city ?? '',
  region: address.region ?? null,
  postalCode: address.postalCode ?? null,
  countryCode: address.countryCode ?? '',
  phone: address.phone ?? null,
});

/** Converts an address to be stored. If it has no ID, it gets `newId`. */
export const fromProtoStoredAddress = (address: ProtoAddress, newId: string): Address => ({
  ...fromProtoAddress(address),
  id: address.id ?? newId,
});
