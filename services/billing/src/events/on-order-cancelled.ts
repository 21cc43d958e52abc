import type { Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { inStoreZone } from '@storefront/store-clock';
import { creditInvoice } from '../adjustments/transactions/credit-invoice.ts';
import { voidLockedInvoice } from '../adjustments/transactions/void-invoice.ts';
import { releaseAuthorization } from '../credit/transactions/release-authorization.ts';
import type { NewRowDeps } from '../deps.ts';
import { findPaidSessionOfOrder } from '../gateways/store/payment-sessions.ts';
import { cancelLiveSessions } from '../gateways/transactions/close-payment-sessions.ts';
import type { InvoiceHead } from '../invoices/domain/invoice.ts';
import { insertClosedOrder, lockOrder, markOrderClosed } from '../invoices/store/closed-orders.ts';
import { lockInvoiceOfOrder } from '../invoices/store/invoices.ts';
import { refundUnapplied } from '../refunds/transactions/refund-session.ts';
import type { Trx } from '../store/schema.ts';

/** Closes the billing of a canceled or expired order. */
export const onOrderCancelled =
  (deps: NewRowDeps) =>
  (event: DomainEvent<OrderEvent>, trx: Trx): Promise<void> => {
    const { id, checkoutId, cancellation, timeZone } = event.data.order ?? {};
    if (id === undefined || checkoutId === undefined || timeZone === undefined)
      throw new Error('the order of an event has no id, checkoutId, or timeZone');
    const order = { id, checkoutId, reason: cancellation?.reason };
    return inStoreZone(timeZone, () => closeOrder(trx, event, order, deps));
  };

/**
 * Closes the billing of a canceled or expired order and refunds what was paid. An invoice with neither a payment nor a credit note is voided; what is left of
 * any other is credited. If no invoice has been issued, the hold is released and the order is recorded as closed.
 */
async function closeOrder(
  trx: Trx,
  scope: Scope,
  order: { id: string; checkoutId: string; reason?: string | undefined },
  deps: NewRowDeps,
): Promise<void> {
  const now = deps.now();
  await lockOrder(trx, scope, order.id);
  const invoice = await lockInvoiceOfOrder(trx, scope, order.id);
  if (invoice === undefined) {
    await insertClosedOrder(trx, scope, order.id);
    await releaseAuthorization(trx, scope, { checkoutId: order.checkoutId, to: 'RELEASED', now });
    const session = await findPaidSessionOfOrder(trx, scope, order.id);
    if (session !== undefined) await refundUnapplied(trx, scope, { session, amount: session.amount, isOverpayment: false }, deps);
  } else {
    await markOrderClosed(trx, scope, order.id);
    await closeInvoice(trx, scope, invoice, order.reason, deps);
  }
  await cancelLiveSessions(trx, scope, { orderId: order.id }, now);
}

async function closeInvoice(trx: Trx, scope: Scope, invoice: InvoiceHead, reason: string | undefined, deps: NewRowDeps): Promise<void> {
  const { status, amountPaid, amountCredited, total } = invoice;
  if (status === 'VOIDED') return;
  if (amountPaid.isZero() && amountCredited.isZero()) await voidLockedInvoice(trx, scope, invoice, deps);
  else if (amountCredited.lt(total)) await creditInvoice(trx, scope, invoice, { request: { lines: [], shipping: false }, reason }, deps);
}
