import { invalid } from '@storefront/errors';
import type { CustomerFields } from './customer-fields.ts';
import type { Customer } from './customer.ts';

/** A customer's exemption from GCT; both fields are null without one. */
export type TaxExemption = Pick<Customer, 'taxExemptCertificate' | 'taxExemptUntil'>;

/** Returns the exemption after an operator's change. An end requires a certificate. */
export function exemptionAfter(
  before: TaxExemption,
  fields: Pick<CustomerFields, 'taxExemptCertificate' | 'taxExemptUntil'>,
): TaxExemption {
  const certificate = fields.taxExemptCertificate ?? before.taxExemptCertificate ?? '';
  if (certificate !== '')
    return { taxExemptCertificate: certificate, taxExemptUntil: (fields.taxExemptUntil ?? before.taxExemptUntil) || null };
  if (fields.taxExemptUntil) throw invalid('tax_exempt_until', 'requires a certificate');
  return { taxExemptCertificate: null, taxExemptUntil: null };
}

/** Whether the customer is exempt on a local date of the store. */
export const isExempt = ({ taxExemptCertificate, taxExemptUntil }: TaxExemption, date: string): boolean =>
  taxExemptCertificate !== null && (taxExemptUntil === null || date <= taxExemptUntil);

/** Whether two exemptions are the same. */
export const isSameExemption = (a: TaxExemption, b: TaxExemption): boolean =>
  a.taxExemptCertificate === b.taxExemptCertificate && a.taxExemptUntil === b.taxExemptUntil;
