import type { Scope } from '@storefront/db';
import { storeTimeZone } from '@storefront/store-clock';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import { type Invoice, type InvoiceHead, voided } from '../../invoices/domain/invoice.ts';
import { updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { publishInvoice } from '../../invoices/transactions/publish-invoice.ts';
import type { Settlement } from '../../refunds/domain/refund.ts';
import { refundPayments } from '../../refunds/transactions/refund-payments.ts';
import type { Trx } from '../../store/schema.ts';

/**
 * Voids a locked open invoice, reduces the credit balance, refunds its payments, and cancels a live payment session. The order must be locked.
 * 409 if the invoice is closed.
 */
export async function voidLockedInvoice(
  trx: Trx,
  scope: Scope,
  invoice: InvoiceHead,
  deps: NewRowDeps,
  settlement: Settlement = {},
): Promise<Invoice> {
  const now = deps.now();
  await updateInvoice(trx, scope, voided(invoice, now, storeTimeZone()));
  await settleCredit(trx, scope, invoice, 'void', invoice.amountDue);
  await cancelLiveSessions(trx, scope, { invoiceIds: [invoice.id] }, now);
  if (invoice.amountPaid.gt(0)) await refundPayments(trx, scope, invoice, settlement, deps);
  return await publishInvoice(trx, scope, invoice, now);
}
