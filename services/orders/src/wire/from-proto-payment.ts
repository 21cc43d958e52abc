import type { PaymentAuthorized__Output } from '@storefront/proto/storefront/billing/v1';
import type { AuthorizedPayment } from '../domain/payment.ts';
import { fromProtoAddress } from './from-proto-address.ts';
import { fromProtoPaymentSession } from './from-proto-payment-session.ts';

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
