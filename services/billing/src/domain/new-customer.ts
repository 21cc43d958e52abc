import type { Customer } from './customer.ts';
import { type CustomerFields, knownRails, settableStatus } from './customer-fields.ts';
import { normalEmail } from './identity.ts';

/** What a shopper types at signup. */
interface SignUpFields {
  readonly email: string;
  readonly name: string;
  readonly companyName?: string | undefined;
  readonly phone?: string | undefined;
  readonly taxId?: string | undefined;
}

/** What signup adds to it. */
interface SignUpFacts {
  readonly id: string;
  readonly createdAt: Date;
  readonly passwordHash: string;
  readonly store: { readonly currency: string; readonly signup: 'open' | 'approval' };
}

/** A customer before its addresses and its account. */
export interface NewCustomer extends Omit<Customer, 'addresses' | 'hasCreditAccount'> {
  /** Null for a customer who only logs in at the store's own site. */
  readonly passwordHash: string | null;
}

/** The customer that a signup makes: waiting where the store approves its customers, paying by whatever the store offers. */
export const newShopper = (fields: SignUpFields, { id, createdAt, passwordHash, store }: SignUpFacts): NewCustomer => ({
  id,
  createdAt,
  passwordHash,
  email: normalEmail(fields.email),
  name: fields.name.trim(),
  companyName: textOrNull(fields.companyName),
  phone: textOrNull(fields.phone),
  taxId: textOrNull(fields.taxId),
  status: store.signup === 'approval' ? 'PENDING_APPROVAL' : 'ACTIVE',
  currency: store.currency,
  paymentRails: null,
});

/** An empty text says nothing. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/** The customer that an operator makes: active at once. Named e-mail and name have been checked. */
export const newCustomer = (
  fields: CustomerFields,
  facts: { id: string; createdAt: Date; passwordHash: string | null; currency: string },
): NewCustomer => ({
  ...facts,
  email: fields.email ?? '',
  name: fields.name ?? '',
  companyName: textOrNull(fields.companyName),
  phone: textOrNull(fields.phone),
  taxId: textOrNull(fields.taxId),
  status: (fields.status === undefined ? undefined : settableStatus(fields.status)) ?? 'ACTIVE',
  paymentRails: fields.paymentRails.length === 0 ? null : knownRails(fields.paymentRails),
});
