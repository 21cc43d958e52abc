import type { Address__Output } from '@storefront/proto/storefront/common/v1/Address';
import { text } from './values.ts';

/** Renders an address. `id` is `null` for an address entered at checkout. */
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
