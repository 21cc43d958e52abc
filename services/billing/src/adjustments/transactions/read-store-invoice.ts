import type { Scope } from '@storefront/db';
import { decimal, moneyText } from '@storefront/money';
import type { GetInvoiceResponse, Invoice as InvoiceMessage } from '@storefront/proto/storefront/billing/v1';
import { type Caller, requireVersion, storeScope, versionOf } from '@storefront/rpc';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { listSessionsOfOrder } from '../../gateways/store/payment-sessions.ts';
import { type Invoice, type InvoiceHead, notReversed } from '../../invoices/domain/invoice.ts';
import type { Obstacles } from '../../invoices/domain/reissue-invoice.ts';
import { isClosedOrder } from '../../invoices/store/closed-orders.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { getInvoice, listInvoiceIdsOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import type { Db } from '../../store/schema.ts';

/** An action of the store's staff on an invoice. */
type InvoiceAction = 'record_payment' | 'apply_credit' | 'reverse_payment' | 'void' | 'reissue';

/** Reads an invoice as the store's staff see it: with its credit notes, the credit that could be applied to it, its version, and the permitted actions. `db` must show one state of it: a snapshot, or a transaction that has locked it. */
export async function readStoreInvoice(
  db: Db,
  scope: Scope,
  invoiceId: string,
  now: Date,
): Promise<Required<Pick<GetInvoiceResponse, 'invoice' | 'version' | 'storeActions'>>> {
  const { invoice, message } = await readMessage(db, scope, invoiceId, now);
  const credit = await findUnappliedCredit(db, { tenantId: scope.tenantId, mode: scope.mode, customerId: invoice.customerId });
  const unapplied = credit?.currency === invoice.currency ? credit.amount : decimal('0');
  const actions: Readonly<Record<InvoiceAction, boolean>> = {
    record_payment: invoice.status === 'OPEN',
    apply_credit: invoice.status === 'OPEN' && unapplied.gt(0),
    reverse_payment: invoice.payments.some((payment) => notReversed(payment).gt(0)),
    ...(await replacements(db, scope, invoice)),
  };
  return {
    invoice: { ...message, unappliedAmount: moneyText(unapplied, invoice.currency) },
    version: invoiceVersion(message),
    storeActions: (Object.keys(actions) as InvoiceAction[]).filter((action) => actions[action]),
  };
}

/** Throws 412 if the caller expects another version of a locked invoice. */
export async function requireInvoiceVersion(trx: Db, caller: Caller, invoiceId: string, now: Date): Promise<void> {
  if (caller.ifMatch === undefined) return;
  const { message } = await readMessage(trx, storeScope(caller), invoiceId, now);
  requireVersion(caller, invoiceVersion(message));
}

async function readMessage(db: Db, scope: Scope, id: string, now: Date): Promise<{ invoice: Invoice; message: InvoiceMessage }> {
  // Sequential, because a transaction has only one connection.
  const invoice = await getInvoice(db, scope, id);
  const notes = await listCreditNotesOfInvoice(db, scope, id);
  return { invoice, message: { ...toProtoInvoice(invoice, now), creditNotes: notes.map(toProtoCreditNote) } };
}

/** The clock alone makes an invoice overdue. */
const invoiceVersion = (message: InvoiceMessage): string => versionOf({ ...message, isOverdue: undefined });

async function replacements(db: Db, scope: Scope, invoice: Invoice): Promise<Record<'void' | 'reissue', boolean>> {
  const { orderId, replacedBy, status } = invoice;
  const isClosed = await isClosedOrder(db, scope, orderId);
  const { hasCreditNote, hasOpenRefund, hasPaymentInProgress } = await findObstacles(db, scope, invoice);
  const isCredited = hasCreditNote || hasOpenRefund;
  return {
    void: status === 'OPEN' && isClosed && !isCredited,
    reissue: replacedBy === null && !isClosed && !hasPaymentInProgress && (status === 'VOIDED' || !isCredited),
  };
}

/** Finds what prevents an invoice from being voided or reissued. To rely on it, lock the order first. */
export async function findObstacles(db: Db, scope: Scope, { id, orderId }: InvoiceHead): Promise<Obstacles> {
  const notes = await listCreditNotesOfInvoice(db, scope, id);
  const refunds = await listRefundsOfOrder(db, scope, orderId);
  const sessions = await listSessionsOfOrder(db, scope, orderId, await listInvoiceIdsOfOrder(db, scope, orderId));
  return {
    hasCreditNote: notes.length > 0,
    hasOpenRefund: refunds.some(({ invoiceId, status, replacedBy }) => invoiceId === id && status !== 'SUCCEEDED' && replacedBy === null),
    hasPaymentInProgress: sessions.some(({ status }) => status === 'PROCESSING'),
  };
}
