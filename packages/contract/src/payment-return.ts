/** The outcome of the payment page, as the shopper's browser reports it to the store in `payment_status`. */
export type PaymentReturn = 'paid' | 'declined' | 'canceled' | 'expired' | 'processing';

/** The payment that a shopper returns from. */
export interface ReturningPayment {
  readonly status: PaymentReturn;
  readonly sessionId: string;
  readonly orderId: string | null | undefined;
  readonly invoiceId: string | null | undefined;
}

/** Returns the store's URL with what happened and the IDs. Its other parameters are not changed, because the store may have signed them. */
export function paymentReturnUrl(address: string, { status, sessionId, orderId, invoiceId }: ReturningPayment): string {
  const added = new URLSearchParams({ payment_status: status, payment_session_id: sessionId });
  if (orderId) added.set('order_id', orderId);
  if (invoiceId) added.set('invoice_id', invoiceId);
  const url = new URL(address);
  // Only an address from an earlier return has these parameters.
  for (const name of added.keys()) if (url.searchParams.has(name)) url.searchParams.delete(name);
  url.search = [url.search, added.toString()].filter((part) => part !== '').join('&');
  return url.href;
}
