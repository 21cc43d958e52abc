import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { type CreditNote, type CreditRequest, creditNoteNumber, creditTermsOf } from '../../invoices/domain/credit-note.ts';
import { type Invoice, type InvoiceHead, withDueReduction } from '../../invoices/domain/invoice.ts';
import { insertCreditNote, listCreditNotesOfInvoice, nextCreditNoteSequence } from '../../invoices/store/credit-notes.ts';
import { updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { Refund, Settlement } from '../domain/refund.ts';
import { cancelLiveSessions } from './close-payment-sessions.ts';
import { type MadeRefund, refundPayments } from './refund-payments.ts';

/** What is credited, and how its payments are returned. */
export interface InvoiceCredit extends Settlement {
  readonly request: CreditRequest;
  readonly reason?: string | undefined;
  readonly requestKey?: string | undefined;
  readonly made?: MadeRefund | undefined;
}

/**
 * Issues a credit note of a locked invoice, whose order must be locked too. It first reduces what is due and refunds the rest. Its number is taken last, as
 * in issue-order-invoice.ts, because the counter serializes all credit notes of a store.
 */
export async function creditInvoice(
  trx: Trx,
  scope: Scope,
  locked: InvoiceHead,
  { request, reason, requestKey, ...settlement }: InvoiceCredit,
  deps: NewRowDeps,
): Promise<{ note: CreditNote; refunds: Refund[] }> {
  const invoice = await getInvoice(trx, scope, locked.id);
  const terms = creditTermsOf(invoice, await listCreditNotesOfInvoice(trx, scope, invoice.id), request);
  const id = deps.newId();
  if (terms.dueReduction.gt(0)) await reduceDue(trx, scope, invoice, terms.dueReduction, deps.now());
  const amount = terms.total.minus(terms.dueReduction);
  const refunds = await refundPayments(
    trx,
    scope,
    invoice,
    { ...settlement, amount, creditNoteId: id, requestKey: requestKey ?? null },
    deps,
  );

  const sequence = await nextCreditNoteSequence(trx, scope);
  const note: CreditNote = {
    ...terms,
    id,
    number: creditNoteNumber(sequence),
    customerId: invoice.customerId,
    invoiceId: invoice.id,
    orderId: invoice.orderId,
    currency: invoice.currency,
    reason: reason ?? null,
    requestKey: requestKey ?? null,
    issuedAt: deps.now(),
  };
  await insertCreditNote(trx, scope, note, sequence);
  return { note, refunds };
}

/** Takes a credit off the amount due. A live payment session is canceled, because its amount is now too high. */
async function reduceDue(trx: Trx, scope: Scope, invoice: Invoice, amount: CreditNote['dueReduction'], now: Date): Promise<void> {
  const reduced = withDueReduction(invoice, amount);
  await updateInvoice(trx, scope, reduced);
  await settleCredit(trx, scope, invoice, 'credit_note', amount);
  await cancelLiveSessions(trx, scope, { invoiceId: invoice.id }, now);
  // An invoice on which nothing was paid was not paid by its credit note either.
  if (reduced.status !== 'PAID' || reduced.amountPaid.isZero()) return;
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(reduced, now) };
  await appendEvent(trx, scope, { type: 'invoice.paid', aggregateId: invoice.id, data });
}
