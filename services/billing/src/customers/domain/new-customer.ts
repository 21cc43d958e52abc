import { normalEmail } from '@storefront/contract';
import { type CustomerFields, settableStatus, validRails } from './customer-fields.ts';
import type { Customer } from './customer.ts';
import { exemptionAfter } from './tax-exemption.ts';

/** The fields that a shopper enters at signup. */
interface SignUpFields {
  readonly email: string;
  readonly name: string;
  readonly companyName?: string | undefined;
  readonly phone?: string | undefined;
  readonly taxId?: string | undefined;
}

/** The values that signup adds to them. */
interface SignUpFacts {
  readonly id: string;
  readonly createdAt: Date;
  readonly passwordHash: string;
  readonly store: { readonly currency: string; readonly signup: 'open' | 'approval' };
}

/** A customer without addresses and credit account. */
export interface NewCustomer extends Omit<Customer, 'addresses' | 'hasCreditAccount' | 'isClosing'> {
  /** Null if the customer logs in only through the store's own site. */
  readonly passwordHash: string | null;
}

/** Returns the customer that a signup creates, pending approval if the store requires it, with every rail that the store offers. */
export const newShopper = (fields: SignUpFields, { id, createdAt, passwordHash, store }: SignUpFacts): NewCustomer => ({
  id,
  createdAt,
  passwordHash,
  email: normalEmail(fields.email),
  emailVerifiedAt: null,
  name: fields.name.trim(),
  companyName: textOrNull(fields.companyName),
  phone: textOrNull(fields.phone),
  taxId: textOrNull(fields.taxId),
  taxExemptCertificate: null,
  taxExemptUntil: null,
  status: store.signup === 'approval' ? 'PENDING_APPROVAL' : 'ACTIVE',
  currency: store.currency,
  paymentRails: null,
});

/** Returns the trimmed text, or null if it is empty. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/**
 * Returns the customer that an operator creates, active unless the fields say otherwise. The fields must be valid and contain email and
 * name.
 */
export const newCustomer = (
  fields: CustomerFields,
  facts: { id: string; createdAt: Date; passwordHash: string | null; currency: string },
): NewCustomer => ({
  ...facts,
  email: normalEmail(fields.email ?? ''),
  emailVerifiedAt: fields.emailVerified === true ? facts.createdAt : null,
  name: fields.name ?? '',
  companyName: textOrNull(fields.companyName),
  phone: textOrNull(fields.phone),
  taxId: textOrNull(fields.taxId),
  ...exemptionAfter({ taxExemptCertificate: null, taxExemptUntil: null }, fields),
  status: (fields.status === undefined ? undefined : settableStatus(fields.status)) ?? 'ACTIVE',
  paymentRails: fields.paymentRails.length === 0 ? null : validRails(fields.paymentRails),
});
