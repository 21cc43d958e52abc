import type { PaymentAuthorized__Output, PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import type { AuthorizedPayment, PaymentSession } from '../domain/payment.ts';
import { fromProtoAddress } from './from-proto-address.ts';

/** Reads billing's authorization of a payment. */
export function fromProtoPayment({ customer, address, billingAddress, ...rest }: PaymentAuthorized__Output): AuthorizedPayment {
  if (customer === null) throw new Error('the authorized payment has no customer');
  const [firstAddress] = customer.addresses;
  return {
    buyer: {
      customerId: customer.id,
      email: customer.email,
      name: customer.name,
      companyName: customer.companyName ?? null,
      taxId: customer.taxId ?? null,
      phone: customer.phone ?? null,
    },
    exemption: customer.taxExemptCertificate
      ? { certificate: customer.taxExemptCertificate, until: customer.taxExemptUntil ?? null }
      : null,
    terms: rest.paymentTerms ?? null,
    address: address ? fromProtoAddress(address) : null,
    billingAddress: billingAddress ? fromProtoAddress(billingAddress) : null,
    firstAddress: firstAddress ? fromProtoAddress(firstAddress) : null,
    session: rest.paymentSession ? fromProtoPaymentSession(rest.paymentSession) : null,
  };
}

/** Reads a payment session of billing. */
export const fromProtoPaymentSession = (session: PaymentSession__Output): PaymentSession => ({
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
