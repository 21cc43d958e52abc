import type { CreditStatus__Output } from '@storefront/proto/storefront/billing/v1/CreditStatus';
import type { Customer__Output } from '@storefront/proto/storefront/billing/v1/Customer';
import { renderAddress } from './addresses.ts';
import { renderCreditStatus } from './credit-status.ts';
import { orNull, renderPaymentRails, text } from './values.ts';

/** Renders a customer as returned by sign-up, login, and refresh. */
export function renderCustomer(customer: Customer__Output) {
  return { ...renderIdentity(customer), created_at: customer.createdAt };
}

/** Renders the customer of `GET /v1/me`. `credit` is `null` if the credit ledger is unavailable. */
export function renderMe(customer: Customer__Output, credit: CreditStatus__Output | null) {
  return {
    ...renderIdentity(customer),
    credit: orNull(credit, renderCreditStatus),
    created_at: customer.createdAt,
  };
}

function renderIdentity(customer: Customer__Output) {
  return {
    id: customer.id,
    email: customer.email,
    name: customer.name,
    company_name: text(customer.companyName),
    phone: text(customer.phone),
    tax_id: text(customer.taxId),
    status: customer.status,
    currency: customer.currency,
    payment_rails: renderPaymentRails(customer.paymentRails),
    addresses: customer.addresses.map(renderAddress),
  };
}
