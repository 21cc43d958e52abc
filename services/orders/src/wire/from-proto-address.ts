import type { Address__Output } from '@storefront/proto/storefront/common/v1';
import type { Address } from '../domain/buyer.ts';

/** Reads an address message. */
export const fromProtoAddress = (message: Address__Output): Address => ({
  id: message.id ?? null,
  name: message.name,
  company: message.company ?? null,
  line1: message.line1,
  line2: message.line2 ?? null,
  city: message.city,
  region: message.region ?? null,
  postalCode: message.postalCode ?? null,
  countryCode: message.countryCode,
  phone: message.phone ?? null,
});
