import type { Scope } from '@storefront/db';
import { sumOf } from '@storefront/money';
import type { NewRowDeps } from '../../deps.ts';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import { insertClosedOrder, lockOrder, markOrderClosed } from '../../invoices/store/closed-orders.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { lockInvoiceOfOrder } from '../../invoices/store/invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { findPaidSessionOfOrder } from '../store/payment-sessions.ts';
import { cancelLiveSessions } from './close-payment-sessions.ts';
import { creditInvoice } from './credit-invoice.ts';
import { refundUnapplied } from './refund-session.ts';
import { releaseAuthorization } from './release-authorization.ts';
import { voidLockedInvoice } from './void-invoice.ts';

/**
 * Closes the billing of a canceled or expired order and refunds what was paid. An open invoice is voided. A paid or partly credited one stays and is
 * credited. If no invoice has been issued, the hold is released and the order is recorded as closed.
 */
export async function closeOrder(trx: Trx, scope: Scope, order: { id: string; checkoutId: string }, deps: NewRowDeps): Promise<void> {
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
    await closeInvoice(trx, scope, invoice, deps);
  }
  await cancelLiveSessions(trx, scope, { orderId: order.id }, now);
}

async function closeInvoice(trx: Trx, scope: Scope, invoice: InvoiceHead, deps: NewRowDeps): Promise<void> {
  const credited = sumOf((await listCreditNotesOfInvoice(trx, scope, invoice.id)).map(({ total }) => total));
  if (invoice.status === 'OPEN' && credited.isZero()) await voidLockedInvoice(trx, scope, invoice, deps);
  else if (invoice.status !== 'VOIDED' && credited.lt(invoice.total))
    await creditInvoice(trx, scope, invoice, { request: { kind: 'all' } }, deps);
}
