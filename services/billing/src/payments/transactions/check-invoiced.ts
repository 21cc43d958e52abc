import type { Scope } from '@storefront/db';
import { findPaidSessionOfOrder } from '../../gateways/store/payment-sessions.ts';
import { invoiceNotIssued } from '../../invoices/domain/invoice.ts';
import { isClosedOrder } from '../../invoices/store/closed-orders.ts';
import type { Trx } from '../../store/schema.ts';

/** Throws `conflict` for a paid order whose invoice is still to be issued, so that the gateway repeats its notification. */
export async function checkInvoiced(trx: Trx, scope: Scope, orderId: string): Promise<void> {
  const isPaid = (await findPaidSessionOfOrder(trx, scope, orderId)) !== undefined;
  if (!isPaid || (await isClosedOrder(trx, scope, orderId))) return;
  throw invoiceNotIssued();
}
