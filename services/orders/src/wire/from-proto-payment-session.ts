import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import type { PaymentSession } from '../domain/payment.ts';

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
