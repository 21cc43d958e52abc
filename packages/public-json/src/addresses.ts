import type { Address__Output } from '@storefront/proto/storefront/common/v1/Address';
import { text } from './text.ts';

/** An address as every resource shows it; `id` is `null` on one that was typed into a checkout. */
export function renderAddress(address: Address__Output) {
  return {
    id: text(address.id),
    name: address.name,
    company: text(address.company),
    line1: address.line1,
    line2: text(address.line2),
    city: address.city,
    region: text(address.region),
    postal_code: text(address.postalCode),
    country_code: address.countryCode,
    phone: text(address.phone),
  };
}

export function renderAddressOrNull(address: Address__Output | null | undefined) {
  return address ? renderAddress(address) : null;
}
