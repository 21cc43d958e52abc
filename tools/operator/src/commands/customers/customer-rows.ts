import type { StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import { renderCustomer } from '@storefront/public-json';
import { amount } from '../../command-options.ts';

/** The columns of a customer in a list. */
export function customerRow(entry: StoreCustomer__Output | null) {
  const { id, email, name, company_name, status, payment_rails, currency, created_at } = identityOf(entry);
  const credit_limit = amount(entry?.credit?.creditLimit);
  return { id, email, name, company_name, status, payment_rails, credit_limit, currency, created_at };
}

/** A customer with addresses and credit. `payment_rails` are those that can be used now; `assigned_payment_rails` are those that were set. */
export function customerDetail(entry: StoreCustomer__Output | null) {
  const { addresses, created_at, ...identity } = identityOf(entry);
  const { credit, assignedPaymentRails = [], hasPassword = false } = entry ?? {};
  return {
    ...identity,
    assigned_payment_rails: assignedPaymentRails.length === 0 ? null : assignedPaymentRails,
    has_password: hasPassword,
    credit_limit: amount(credit?.creditLimit),
    balance: amount(credit?.balance),
    held: amount(credit?.held),
    terms_days: credit?.termsDays ?? null,
    terms_basis: credit?.termsBasis ?? null,
    credit_hold: credit?.creditHold ?? null,
    addresses,
    created_at,
  };
}

function identityOf(entry: StoreCustomer__Output | null) {
  if (!entry?.customer) throw new Error('the response has no customer');
  return renderCustomer(entry.customer);
}
