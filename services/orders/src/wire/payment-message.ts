import type { PaymentAuthorized__Output } from '@storefront/proto/storefront/billing/v1/PaymentAuthorized';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import type { AuthorisedPayment, PaymentSession } from '../domain/payment.ts';
import { toAddress } from './address-message.ts';

/** Billing's consent, with the customer as of now. */
export function toAuthorisedPayment({ customer, address, ...rest }: PaymentAuthorized__Output): AuthorisedPayment {
  if (customer === null) throw new Error('the authorised payment names no customer');
  return {
    buyer: {
      customerId: customer.id,
      email: customer.email,
      name: customer.name,
      companyName: customer.companyName ?? null,
      taxId: customer.taxId ?? null,
      phone: customer.phone ?? null,
    },
    termsDays: rest.paymentTermsDays,
    address: address ? toAddress(address) : null,
    session: rest.paymentSession ? toPaymentSession(rest.paymentSession) : null,
  };
}

/** A payment session as billing tells of it. */
export const toPaymentSession = (session: PaymentSession__Output): PaymentSession => ({
  id: session.id,
  status: session.status,
  purpose: session.purpose,
  amount: session.amount,
  currency: session.currency,
  redirectUrl: session.redirectUrl ?? null,
  expiresAt: session.expiresAt,
  failureCode: session.failureCode ?? null,
  createdAt: session.createdAt,
});
