import type { Scope } from '@storefront/db';
import { lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import type { Trx } from '../../store/schema.ts';
import type { InvoiceHead } from '../domain/invoice.ts';
import { lockOrders } from '../store/closed-orders.ts';
import { lockInvoice } from '../store/invoices.ts';

/** Locks the orders, the invoices, and the customers' credit accounts of several invoices, each in the order of their IDs. Returns the invoices by ID. */
export async function lockInvoices(
  trx: Trx,
  scope: Scope,
  given: readonly { readonly orderId: string; readonly invoiceId: string }[],
): Promise<Map<string, InvoiceHead>> {
  await lockOrders(trx, scope, [...new Set(given.map(({ orderId }) => orderId))]);
  const invoices = new Map<string, InvoiceHead>();
  for (const id of [...new Set(given.map(({ invoiceId }) => invoiceId))].toSorted()) invoices.set(id, await lockInvoice(trx, scope, id));
  const customers = new Set([...invoices.values()].map(({ customerId }) => customerId));
  for (const customerId of [...customers].toSorted()) {
    await lockCreditAccount(trx, { tenantId: scope.tenantId, mode: scope.mode, customerId });
  }
  return invoices;
}
