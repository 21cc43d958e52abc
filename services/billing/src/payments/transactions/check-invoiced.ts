import type { Scope } from '@storefront/db';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { findPaidSessionOfOrder } from '../../gateways/store/payment-sessions.ts';
import { invoiceNotIssued } from '../../invoices/domain/invoice.ts';
import { isClosedOrder } from '../../invoices/store/closed-orders.ts';
import type { Trx } from '../../store/schema.ts';

/** Throws `conflict` if the session has paid an order whose invoice is still to be issued, so that the gateway repeats its notification. */
export async function checkInvoiced(trx: Trx, scope: Scope, { id, orderId }: PaymentSession): Promise<void> {
  if (orderId === null) return;
  const paid = await findPaidSessionOfOrder(trx, scope, orderId);
  if (paid?.id === id && !(await isClosedOrder(trx, scope, orderId))) throw invoiceNotIssued();
}
