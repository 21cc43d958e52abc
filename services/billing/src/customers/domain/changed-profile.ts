import { type ErrorDetail, fieldError, invalidAll } from '@storefront/errors';
import type { Customer } from './customer.ts';
import { identityViolations } from './identity.ts';
import { textOrNull } from './new-customer.ts';
import { isExempt } from './tax-exemption.ts';

/** The fields of a customer that the shopper can change. */
type Profile = Pick<Customer, 'name' | 'companyName' | 'phone' | 'taxId'>;

/** A change of these fields. Undefined fields stay unchanged; an empty text clears an optional field. */
export type ProfileChange = { readonly [Field in keyof Profile]?: string | undefined };

/**
 * Returns the fields after a change, or throws one error with every invalid field. While a customer is exempt from GCT, as of the store's local date `today`, only
 * the store changes the company and the tax ID that the certificate names.
 */
export function changedProfile(customer: Customer, change: ProfileChange, today: string): Profile {
  const optional = (field: 'companyName' | 'phone' | 'taxId') =>
    change[field] === undefined ? customer[field] : textOrNull(change[field]);
  const changed = {
    name: change.name?.trim() ?? customer.name,
    companyName: optional('companyName'),
    phone: optional('phone'),
    taxId: optional('taxId'),
  };
  const violations = [...identityViolations(change), ...(isExempt(customer, today) ? exemptViolations(customer, changed) : [])];
  if (violations.length > 0) throw invalidAll(violations);
  return changed;
}

const exemptViolations = (before: Profile, after: Profile): ErrorDetail[] => [
  ...(before.companyName === after.companyName ? [] : [setByStore('company_name')]),
  ...(before.taxId === after.taxId ? [] : [setByStore('tax_id')]),
];

const setByStore = (field: string): ErrorDetail =>
  fieldError(field, 'is changed by the store only while the customer is tax-exempt', 'set_by_store');
