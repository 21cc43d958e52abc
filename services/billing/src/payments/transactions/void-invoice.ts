import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { type Invoice, type InvoiceHead, voided } from '../../invoices/domain/invoice.ts';
import { updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { Settlement } from '../domain/refund.ts';
import { cancelLiveSessions } from './close-payment-sessions.ts';
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
  await updateInvoice(trx, scope, voided(invoice, now));
  await settleCredit(trx, scope, invoice, 'void', invoice.amountDue);
  await cancelLiveSessions(trx, scope, { invoiceId: invoice.id }, now);
  if (invoice.amountPaid.gt(0)) await refundPayments(trx, scope, invoice, settlement, deps);
  const updated = await getInvoice(trx, scope, invoice.id);
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(updated, now) };
  await appendEvent(trx, scope, { type: 'invoice.voided', aggregateId: invoice.id, data });
  return updated;
}
