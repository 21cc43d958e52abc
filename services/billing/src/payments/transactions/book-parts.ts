import type { CustomerScope, Scope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import { type Invoice, type InvoiceHead, type InvoicePayment, withPayment } from '../../invoices/domain/invoice.ts';
import { insertInvoicePayment, updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { publishInvoice } from '../../invoices/transactions/publish-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { ReceivedPayment } from '../domain/received-payment.ts';
import { insertPart, insertPayment } from '../store/received-payments.ts';

/** The amount of a payment that a locked invoice receives. */
export interface BookedPart {
  readonly invoice: InvoiceHead;
  readonly amount: Decimal;
}

/** Inserts a payment of a customer and applies its parts to their locked invoices. Live payment sessions of the invoices are canceled, because their amounts are now too high. */
export async function bookParts(
  trx: Trx,
  scope: CustomerScope,
  { payment, parts }: { payment: ReceivedPayment; parts: readonly BookedPart[] },
  { newId, now }: NewRowDeps,
): Promise<void> {
  const store: Scope = { tenantId: scope.tenantId, mode: scope.mode };
  const at = now();
  await insertPayment(trx, scope, payment, at);
  for (const { invoice, amount } of parts) {
    await updateInvoice(trx, store, withPayment(invoice, amount));
    await insertPart(trx, store, { payment, id: newId(), invoiceId: invoice.id, amount });
    await settleCredit(trx, store, invoice, 'payment', amount);
    await cancelLiveSessions(trx, store, { invoiceIds: [invoice.id] }, at);
    await publishInvoice(trx, store, invoice, at);
  }
}

/** Applies a full or partial payment to a locked invoice. A live payment session is canceled, because its amount is now too high. */
export async function bookPayment(trx: Trx, scope: Scope, invoice: InvoiceHead, payment: InvoicePayment, now: Date): Promise<Invoice> {
  await updateInvoice(trx, scope, withPayment(invoice, payment.amount));
  await insertInvoicePayment(trx, scope, invoice, payment, now);
  await settleCredit(trx, scope, invoice, 'payment', payment.amount);
  await cancelLiveSessions(trx, scope, { invoiceIds: [invoice.id] }, now);
  return await publishInvoice(trx, scope, invoice, now);
}
