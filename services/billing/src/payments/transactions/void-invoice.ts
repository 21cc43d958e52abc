import type { Scope } from '@storefront/db';
import { storeTimeZone } from '@storefront/store-clock';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { type Invoice, type InvoiceHead, voided } from '../../invoices/domain/invoice.ts';
import { updateInvoice } from '../../invoices/store/invoice-writes.ts';
import type { Trx } from '../../store/schema.ts';
import type { Settlement } from '../domain/refund.ts';
import { cancelLiveSessions } from './close-payment-sessions.ts';
import { publishInvoice } from './publish-invoice.ts';
import { refundPayments } from './refund-payments.ts';

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
