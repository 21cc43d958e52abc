import type { Scope } from '@storefront/db';
import type { NewRowDeps } from '../../deps.ts';
import { findPaidSessionOfOrder } from '../../gateways/store/payment-sessions.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import type { CreditNote } from '../../invoices/domain/credit-note.ts';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import { insertClosedOrder, lockOrder, markOrderClosed } from '../../invoices/store/closed-orders.ts';
import { lockInvoiceOfOrder } from '../../invoices/store/invoices.ts';
import type { Refund } from '../../refunds/domain/refund.ts';
import { refundUnapplied } from '../../refunds/transactions/refund-session.ts';
import type { Trx } from '../../store/schema.ts';
import { creditInvoice } from './credit-invoice.ts';
import { voidLockedInvoice } from './void-invoice.ts';

/** The effects of closing an order. */
export interface ClosedOrder {
  /** The invoice of the order as it was before, if it has one. */
  readonly invoice: InvoiceHead | undefined;
  /** The same if it was voided. */
  readonly voided: InvoiceHead | undefined;
  readonly note: CreditNote | undefined;
  readonly refunds: readonly Refund[];
}

/**
 * Closes the billing of a canceled or expired order and refunds what was paid. An invoice with neither a payment nor a credit note is voided; what is left of
 * any other is credited. If no invoice has been issued, the order is recorded as closed.
 */
export async function closeOrder(
  trx: Trx,
  scope: Scope,
  order: { readonly id: string; readonly reason?: string | undefined },
  deps: NewRowDeps,
): Promise<ClosedOrder> {
  await lockOrder(trx, scope, order.id);
  const invoice = await lockInvoiceOfOrder(trx, scope, order.id);
  const done =
    invoice === undefined ? await closeUninvoiced(trx, scope, order.id, deps) : await closeInvoice(trx, scope, invoice, order, deps);
  await cancelLiveSessions(trx, scope, { orderId: order.id }, deps.now());
  return { invoice, voided: undefined, note: undefined, refunds: [], ...done };
}

type Done = Partial<ClosedOrder>;

async function closeUninvoiced(trx: Trx, scope: Scope, orderId: string, deps: NewRowDeps): Promise<Done> {
  await insertClosedOrder(trx, scope, orderId);
  const session = await findPaidSessionOfOrder(trx, scope, orderId);
  if (session === undefined) return {};
  return { refunds: [await refundUnapplied(trx, scope, { session, amount: session.amount, isOverpayment: false }, deps)] };
}

async function closeInvoice(
  trx: Trx,
  scope: Scope,
  invoice: InvoiceHead,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  deps: NewRowDeps,
): Promise<Done> {
  await markOrderClosed(trx, scope, id);
  const { status, amountPaid, amountCredited, total } = invoice;
  if (status === 'VOIDED') return {};
  if (amountPaid.isZero() && amountCredited.isZero()) {
    await voidLockedInvoice(trx, scope, invoice, deps);
    return { voided: invoice };
  }
  return amountCredited.lt(total)
    ? await creditInvoice(trx, scope, invoice, { request: { lines: [], shipping: false }, reason }, deps)
    : {};
}
