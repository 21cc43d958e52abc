import type { UpdateAddressRequest__Output } from '@storefront/proto/storefront/billing/v1/UpdateAddressRequest';
import type { AddressChange } from '../domain/address-book.ts';

/** Reads a change to an address. */
export const fromProtoAddressChange = (request: UpdateAddressRequest__Output): AddressChange => ({
  name: request.name,
  company: request.company,
  line1: request.line1,
  line2: request.line2,
  city: request.city,
  region: request.region,
  postalCode: request.postalCode,
  countryCode: request.countryCode,
  phone: request.phone,
});
