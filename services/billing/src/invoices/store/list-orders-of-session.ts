import type { Scope } from '@storefront/db';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import type { Db } from '../../store/schema.ts';
import { findOrderOfInvoice } from './invoices.ts';

/** Returns the orders that a session pays, in the order of its allocations. */
export async function listOrdersOfSession(
  db: Db,
  scope: Scope,
  { orderId, invoiceId, allocations }: Pick<PaymentSession, 'orderId' | 'invoiceId' | 'allocations'>,
): Promise<[string, ...string[]]> {
  const store = { tenantId: scope.tenantId, mode: scope.mode };
  const invoiceIds = invoiceId === null ? (allocations ?? []).map((part) => part.invoiceId) : [invoiceId];
  const orderIds = invoiceIds.length === 0 && orderId !== null ? [orderId] : [];
  for (const id of invoiceIds) orderIds.push(await findOrderOfInvoice(db, store, id));
  const [first, ...others] = orderIds;
  if (first === undefined) throw new Error('a payment session has neither an order nor an invoice');
  return [first, ...others];
}
