import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';

/** The store's own address with what the payment was for, so that its page knows which one to ask about. Undefined where the store named none. */
export function wayBack({ id, orderId, invoiceId }: PaymentSession__Output, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  url.searchParams.set('payment_session_id', id);
  if (orderId !== undefined) url.searchParams.set('order_id', orderId);
  if (invoiceId !== undefined) url.searchParams.set('invoice_id', invoiceId);
  return url.href;
}
