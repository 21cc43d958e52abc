import { type PaymentReturn, paymentReturnUrl } from '@storefront/contract';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';

/** The value of `payment_status` for each status of a session. */
const RETURN_OF: Readonly<Record<string, PaymentReturn>> = {
  PROCESSING: 'processing',
  PAID: 'paid',
  FAILED: 'declined',
  EXPIRED: 'expired',
  CANCELLED: 'canceled',
};

/** The URLs that the store set for a session. */
export interface StoreUrls {
  readonly returnUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
}

/** Returns where the shopper goes after the payment page, or undefined if the store set no URL or the payment has no outcome yet. */
export function buildReturnUrl(session: PaymentSession__Output, { returnUrl, cancelUrl }: StoreUrls): string | undefined {
  const { id: sessionId, status, orderId, invoiceId } = session;
  const address = status === 'CANCELLED' ? (cancelUrl ?? returnUrl) : returnUrl;
  const outcome = RETURN_OF[status];
  return address === undefined || outcome === undefined
    ? undefined
    : paymentReturnUrl(address, { status: outcome, sessionId, orderId, invoiceId });
}
