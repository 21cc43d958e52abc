import type { Scope } from '@storefront/db';
import { listSessionsOfOrder } from '../../gateways/store/payment-sessions.ts';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import type { Obstacles } from '../../invoices/domain/reissue-invoice.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { listInvoiceIdsOfOrder } from '../../invoices/store/invoices.ts';
import { listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import type { Trx } from '../../store/schema.ts';

/** Finds what prevents an invoice from being voided or reissued. Its order must be locked. */
export async function findObstacles(trx: Trx, scope: Scope, { id, orderId }: InvoiceHead): Promise<Obstacles> {
  const notes = await listCreditNotesOfInvoice(trx, scope, id);
  const refunds = await listRefundsOfOrder(trx, scope, orderId);
  const sessions = await listSessionsOfOrder(trx, scope, orderId, await listInvoiceIdsOfOrder(trx, scope, orderId));
  return {
    hasCreditNote: notes.length > 0,
    hasOpenRefund: refunds.some(({ invoiceId, status, replacedBy }) => invoiceId === id && status !== 'SUCCEEDED' && replacedBy === null),
    hasPaymentInProgress: sessions.some(({ status }) => status === 'PROCESSING'),
  };
}
