import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { requestKeyReused } from '@storefront/idempotency';
import { sumOf } from '@storefront/money';
import type { NewRowDeps } from '../../deps.ts';
import { type CreditNote, type CreditRequest, isCreditOfAll } from '../../invoices/domain/credit-note.ts';
import { type InvoiceHead, invoiceNotIssued } from '../../invoices/domain/invoice.ts';
import { isClosedOrder, lockOrder } from '../../invoices/store/closed-orders.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { lockInvoiceOfOrder } from '../../invoices/store/invoices.ts';
import type { Refund } from '../../refunds/domain/refund.ts';
import { listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import { settleRefund } from '../../refunds/transactions/settle-refund.ts';
import type { Trx } from '../../store/schema.ts';
import { creditInvoice, type InvoiceCredit } from './credit-invoice.ts';

/** The result of a request to refund an order. */
export interface OrderRefund {
  readonly note: CreditNote | undefined;
  readonly refunds: readonly Refund[];
}

/**
 * Refunds an order in whole or in part, once per request key. A refund by hand first settles those that wait for one, which a cancellation leaves
 * behind. Throws `conflict` if nothing is left to refund.
 */
export async function refundOrder(
  trx: Trx,
  scope: Scope,
  { orderId, ...given }: InvoiceCredit & { orderId: string; requestKey: string },
  deps: NewRowDeps,
): Promise<OrderRefund> {
  await lockOrder(trx, scope, orderId);
  const invoice = await lockInvoiceOfOrder(trx, scope, orderId);
  const notes = invoice === undefined ? [] : await listCreditNotesOfInvoice(trx, scope, invoice.id);
  const refunds = await listRefundsOfOrder(trx, scope, orderId);
  const note = notes.find(({ requestKey }) => requestKey === given.requestKey);
  const repeated = refunds.filter(({ requestKey }) => requestKey === given.requestKey);
  if (note === undefined && repeated.length > 0) checkSettled(repeated, given);
  if (note !== undefined || repeated.length > 0) return { note, refunds: repeated };

  const waiting = waitingRefunds(refunds, given);
  if (given.reference !== undefined && waiting.length > 0) {
    return { note: undefined, refunds: await settleWaiting(trx, scope, waiting, { ...given, reference: given.reference }, deps) };
  }
  if (invoice === undefined && !(await isClosedOrder(trx, scope, orderId))) throw invoiceNotIssued();
  if (invoice === undefined) throw conflict('nothing_to_refund', NOTHING_LEFT);
  checkCreditable(invoice, given, notes);
  return await creditInvoice(trx, scope, invoice, given, deps);
}

const NOTHING_LEFT = 'Nothing of this order is left to refund.';

/** Returns the refunds that a request records as made by hand instead of crediting something. */
export const waitingRefunds = (refunds: readonly Refund[], given: Pick<InvoiceCredit, 'method' | 'reference'>): readonly Refund[] =>
  given.method === 'BY_HAND' && given.reference !== undefined
    ? refunds.filter(({ method, status }) => method === 'BY_HAND' && status === 'PENDING')
    : [];

/**
 * Throws if the invoice is voided, or if all of it is to be credited without naming its parts, although nothing was paid: canceling the order says the same without a
 * second document.
 */
export function checkCreditable(
  invoice: InvoiceHead,
  { request, isCancellation = false }: Pick<InvoiceCredit, 'request' | 'isCancellation'>,
  notes: readonly CreditNote[],
): void {
  if (invoice.status === 'VOIDED') throw conflict('nothing_to_refund', NOTHING_LEFT);
  const isWhole = isCreditOfAll(request) || (!hasParts(request) && request.amount?.equals(invoice.total));
  if (isWhole && !isCancellation && notes.length === 0 && invoice.amountPaid.isZero() && !invoice.total.isZero()) {
    throw conflict(
      'invoice_unpaid',
      'Nothing has been paid on this invoice. Credit its lines and shipping, or cancel the order if nothing has shipped.',
    );
  }
}

/** Throws if the key of a request that settled waiting refunds is that of another one. Orders compares those that credited something. */
function checkSettled(settled: readonly Refund[], { request, method, reference }: InvoiceCredit): void {
  const amount = sumOf(settled.map((refund) => refund.amount));
  const isSame = method === 'BY_HAND' && settled.every((refund) => refund.reference === reference);
  if (!isSame || hasParts(request) || request.amount?.equals(amount) === false) throw requestKeyReused();
}

const hasParts = ({ lines, shipping }: CreditRequest): boolean => lines.length > 0 || shipping;

async function settleWaiting(
  trx: Trx,
  scope: Scope,
  waiting: readonly Refund[],
  { request, reference, requestKey }: InvoiceCredit & { reference: string },
  { now }: NewRowDeps,
): Promise<Refund[]> {
  const amount = sumOf(waiting.map((refund) => refund.amount));
  if (hasParts(request) || request.amount?.equals(amount) === false) {
    throw conflict('refund_amount_differs', `${amount.toFixed()} waits to be refunded by hand. Record that amount first.`);
  }
  const settled: Refund[] = [];
  for (const waits of waiting) {
    const refund = await settleRefund(trx, scope, waits, { status: 'SUCCEEDED', reference, requestKey, now: now() });
    if (refund !== undefined) settled.push(refund);
  }
  return settled;
}
