import { decimal, moneyText } from '@storefront/money';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import { isLiveSession, type PaymentSession } from '../domain/payment-session.ts';

/** Converts a payment session. A session that has ended has no page. */
export const toProtoPaymentSession = (session: PaymentSession): PaymentSession__Output => ({
  id: session.id,
  status: session.status,
  purpose: session.purpose,
  amount: moneyText(session.amount, session.currency),
  currency: session.currency,
  redirectUrl: isLiveSession(session.status) ? (session.redirectUrl ?? undefined) : undefined,
  expiresAt: session.expiresAt.toISOString(),
  failureCode: session.failureCode ?? undefined,
  createdAt: session.createdAt.toISOString(),
  updatedAt: session.updatedAt.toISOString(),
  orderId: session.orderId ?? undefined,
  invoiceId: session.invoiceId ?? undefined,
  allocations: (session.allocations ?? []).map(({ amount, ...part }) => ({
    ...part,
    amount: moneyText(decimal(amount), session.currency),
  })),
});
