import type { Scope } from '@storefront/db';
import type { Transaction } from 'kysely';
import { insertClosedOrder, lockOrder } from '../store/closed-orders.ts';
import { lockInvoiceOfOrder } from '../store/invoices.ts';
import type { Database } from '../store/schema.ts';
import { closeLiveSessions } from './close-sessions.ts';
import { freeAuthorization } from './free-authorization.ts';
import { voidLockedInvoice } from './void-invoice.ts';

/**
 * Takes a cancelled or expired order off the books: its open invoice is voided, or, where none was issued yet, its hold is given back and the
 * order remembered as closed. A paid invoice stays: the money is to be refunded, which is the order's affair.
 */
export async function closeOrder(
  trx: Transaction<Database>,
  scope: Scope,
  order: { id: string; checkoutId: string },
  now: Date,
): Promise<void> {
  await lockOrder(trx, scope, order.id);
  const invoice = await lockInvoiceOfOrder(trx, scope, order.id);
  if (invoice === undefined) {
    await insertClosedOrder(trx, scope, order.id);
    await freeAuthorization(trx, scope, { checkoutId: order.checkoutId, to: 'RELEASED', now });
  } else if (invoice.status === 'OPEN') {
    await voidLockedInvoice(trx, scope, invoice, now);
  }
  await closeLiveSessions(trx, scope, { orderId: order.id }, now);
}
