import type { CustomerScope, Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import { applyUnappliedEntry } from '../../credit/store/unapplied-credits.ts';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { type InvoiceHead, withReversal } from '../../invoices/domain/invoice.ts';
import { updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { invoiceEvent, publishInvoice } from '../../invoices/transactions/publish-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { Reversal, ReversedPart } from '../domain/reversal.ts';
import { insertReversal, reversePart } from '../store/payments.ts';

interface ReversalContext {
  readonly trx: Trx;
  readonly scope: Scope;
  readonly customer: CustomerScope;
  readonly currency: string;
  /** The locked invoices by ID, as they are now. */
  readonly invoices: Map<string, InvoiceHead>;
  readonly deps: NewRowDeps;
}

/** Writes the reversal of one payment: its invoices are due again, and the balances of the customer's credit follow. */
export async function applyReversal(context: ReversalContext, reversal: Reversal, parts: readonly ReversedPart[]): Promise<void> {
  const { trx, scope, customer, currency, invoices, deps } = context;
  for (const { part, amount } of parts) {
    const invoice = invoices.get(part.invoiceId);
    if (invoice === undefined) throw new Error('an invoice of a reversed payment is not locked');
    const reopened = withReversal(invoice, amount);
    invoices.set(invoice.id, reopened);
    await updateInvoice(trx, scope, reopened);
    await reversePart(trx, scope, part.id, amount);
    await settleCredit(trx, scope, invoice, 'reversal', reopened.amountDue.minus(invoice.amountDue));
  }
  await insertReversal(trx, scope, { reversal, parts, now: deps.now() });
  if (reversal.creditChange.isZero()) return;
  const reference = invoices.get(parts[0]?.part.invoiceId ?? '')?.number ?? reversal.paymentId;
  const entry = { kind: 'reversal', change: reversal.creditChange, sourceId: reversal.id, reference } as const;
  await applyUnappliedEntry(trx, customer, { currency, entry });
}

/** Publishes invoices of which payments were reversed, as they were `before`. */
export async function publishReversals({ trx, scope, deps }: ReversalContext, before: readonly InvoiceHead[]): Promise<void> {
  for (const invoice of before) {
    await appendEvent(trx, scope, invoiceEvent('invoice.payment_reversed', await getInvoice(trx, scope, invoice.id), deps.now()));
    if (invoice.status !== 'VOIDED') await publishInvoice(trx, scope, invoice, deps.now());
  }
}
