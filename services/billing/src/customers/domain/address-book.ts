import { ADDRESSES_MAX, type PostalAddress } from '@storefront/contract';
import { type AppError, conflict, invalidAll } from '@storefront/errors';
import { addressViolations } from './customer-fields.ts';
import type { Address } from './customer.ts';

/** A change to an address. Undefined fields stay unchanged; an empty text clears an optional field. */
export type AddressChange = { readonly [Field in keyof PostalAddress]?: string | undefined };

/** Returns the address if it is valid; otherwise throws one error with every invalid field. */
export function checkedAddress(address: Address): Address {
  const violations = addressViolations(address, '').map((violation) => ({ ...violation, field: violation.field.slice(1) }));
  if (violations.length > 0) throw invalidAll(violations);
  return address;
}

/** Returns the address after a change. Clearing a required field is refused. */
export function changedAddress(address: Address, change: AddressChange): Address {
  const optional = (field: 'company' | 'line2' | 'region' | 'postalCode' | 'phone') =>
    change[field] === undefined ? address[field] : change[field] || null;
  return checkedAddress({
    id: address.id,
    name: change.name ?? address.name,
    company: optional('company'),
    line1: change.line1 ?? address.line1,
    line2: optional('line2'),
    city: change.city ?? address.city,
    region: optional('region'),
    postalCode: optional('postalCode'),
    countryCode: change.countryCode ?? address.countryCode,
    phone: optional('phone'),
  });
}

/** Returns the 409 of a customer who has as many addresses as allowed. */
export const addressLimit = (): AppError => conflict('address_limit', `A customer can have at most ${ADDRESSES_MAX} addresses.`);
