import { foldedEmail, isDate } from '@storefront/contract';
import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { CustomerFields__Output } from '@storefront/proto/storefront/billing/v1';
import { fromProtoAddress } from '@storefront/rpc';
import { termsBasisOf } from '../../credit/domain/payment-terms.ts';
import { type CustomerFields, customerViolations } from '../domain/customer-fields.ts';

/**
 * Converts and validates the fields of an operator's request. Throws one `validation_error` with every invalid and every missing `required`
 * field. `today` is the store's date; a file, which has no such date, may contain an exemption that has ended.
 */
export function fromProtoCustomerFields(
  fields: CustomerFields__Output | null,
  options: { currency: string; required: readonly ('email' | 'name')[]; newId: () => string; today?: string },
): CustomerFields {
  const read: CustomerFields = {
    email: fields?.email === undefined ? undefined : foldedEmail(fields.email),
    name: fields?.name?.trim(),
    password: fields?.password,
    companyName: fields?.companyName?.trim(),
    phone: fields?.phone?.trim(),
    taxId: fields?.taxId?.trim(),
    creditLimit: fields?.creditLimit,
    termsDays: fields?.termsDays,
    termsBasis: fields?.termsBasis === undefined ? undefined : termsBasisOf(fields.termsBasis),
    creditHold: fields?.creditHold,
    status: fields?.status,
    emailVerified: fields?.emailVerified,
    taxExemptCertificate: fields?.taxExemptCertificate?.trim(),
    taxExemptUntil: fields?.taxExemptUntil,
    paymentRails: [...new Set(fields?.paymentRails ?? [])],
    addresses: (fields?.addresses ?? []).map((address) => ({ ...fromProtoAddress(address), id: address.id ?? options.newId() })),
  };
  const missing: ErrorDetail[] = options.required
    .filter((field) => read[field] === undefined)
    .map((field) => ({ field, location: 'body', code: 'required', detail: 'is required' }));
  const violations = [...missing, ...customerViolations(read, options.currency), ...endViolations(read, options.today)];
  if (violations.length > 0) throw invalidAll(violations);
  return read;
}

/** An exemption is ended by removing its certificate. */
const endViolations = ({ taxExemptUntil = '' }: CustomerFields, today = ''): ErrorDetail[] =>
  isDate(taxExemptUntil) && taxExemptUntil < today
    ? [{ field: 'tax_exempt_until', location: 'body', code: 'invalid', detail: 'must not be in the past' }]
    : [];
