import type { Address__Output, Address as ProtoAddress } from '@storefront/proto/storefront/common/v1/Address';
import type { Address } from '../domain/customer.ts';
import type { PostalAddress } from '../domain/placed-order.ts';

/** An address as gRPC and events carry it; unset fields are left out. */
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

/** An address off the wire, without its id. */
export const toPostalAddress = (address: ProtoAddress): PostalAddress => ({
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

/** An address to be stored for a customer; one that brings no id gets `freshId`. */
export const toStoredAddress = (address: ProtoAddress, freshId: string): Address => ({
  ...toPostalAddress(address),
  id: address.id ?? freshId,
});
