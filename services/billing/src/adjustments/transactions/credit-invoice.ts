import { localDate } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import { moneyText } from '@storefront/money';
import type { CreditNoteEvent__Output } from '@storefront/proto/storefront/events/v1';
import { storeTimeZone } from '@storefront/store-clock';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import { type CreditNote, type CreditRequest, creditNoteNumber, creditTermsOf } from '../../invoices/domain/credit-note.ts';
import { type Invoice, type InvoiceHead, isTaxExempt, withDueReduction } from '../../invoices/domain/invoice.ts';
import { settlementOf } from '../../invoices/domain/settlement.ts';
import { insertCreditNote, listCreditNotesOfInvoice, takeCreditNoteSequences } from '../../invoices/store/credit-notes.ts';
import { updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { publishInvoice } from '../../invoices/transactions/publish-invoice.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import type { Refund, Settlement } from '../../refunds/domain/refund.ts';
import { type MadeRefund, refundPayments } from '../../refunds/transactions/refund-payments.ts';
import type { Trx } from '../../store/schema.ts';

/** The credited amount, and the way in which its payments are returned. */
export interface InvoiceCredit extends Settlement {
  readonly request: CreditRequest;
  /** The lines were canceled, so that an unpaid invoice may be credited in full. */
  readonly isCancellation?: boolean;
  readonly reason?: string | undefined;
  readonly requestKey?: string | undefined;
  readonly made?: MadeRefund | undefined;
}

/**
 * Issues a credit note of a locked invoice, whose order must be locked too; none if the given lines were free or credited before. It first reduces what is due
 * and refunds the rest. Its number is taken last, as in issue-order-invoices.ts, because the counter serializes all credit notes of a store.
 */
export async function creditInvoice(
  trx: Trx,
  scope: Scope,
  locked: InvoiceHead,
  { request, reason, requestKey, ...settlement }: InvoiceCredit,
  deps: NewRowDeps,
): Promise<{ note: CreditNote | undefined; refunds: Refund[] }> {
  const invoice = await getInvoice(trx, scope, locked.id);
  const terms = creditTermsOf(invoice, await listCreditNotesOfInvoice(trx, scope, invoice.id), request);
  if (terms === undefined) return { note: undefined, refunds: [] };
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

  const sequence = await takeCreditNoteSequences(trx, scope, 1);
  const issuedAt = deps.now();
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
    issuedAt,
    issuedOn: localDate(issuedAt, storeTimeZone()),
  };
  await insertCreditNote(trx, scope, note, sequence);
  await publishCreditNote(trx, scope, note, await publishInvoice(trx, scope, locked, deps.now()));
  return { note, refunds };
}

/** Takes a credit off the amount due. A live payment session is canceled, because its amount is now too high. */
async function reduceDue(trx: Trx, scope: Scope, invoice: Invoice, amount: CreditNote['dueReduction'], now: Date): Promise<void> {
  await updateInvoice(trx, scope, withDueReduction(invoice, amount));
  await settleCredit(trx, scope, invoice, 'credit_note', amount);
  await cancelLiveSessions(trx, scope, { invoiceIds: [invoice.id] }, now);
}

async function publishCreditNote(trx: Trx, scope: Scope, note: CreditNote, invoice: Invoice): Promise<void> {
  const data: CreditNoteEvent__Output = {
    creditNote: toProtoCreditNote({
      ...note,
      invoiceNumber: invoice.number,
      orderNumber: invoice.orderNumber,
      isTaxExempt: isTaxExempt(invoice.buyer),
    }),
    invoiceUncredited: moneyText(invoice.total.minus(invoice.amountCredited), invoice.currency),
    settlement: settlementOf(invoice),
  };
  await appendEvent(trx, scope, { type: 'credit_note.issued', aggregateId: note.id, data, public: true });
}
