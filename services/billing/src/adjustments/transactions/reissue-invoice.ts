import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { appendEvent } from '@storefront/events';
import { storeTimeZone } from '@storefront/store-clock';
import { postEntry } from '../../credit/domain/credit.ts';
import { lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import { getCustomer } from '../../customers/store/customers.ts';
import type { NewRowDeps } from '../../deps.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import { type Invoice, type InvoiceHead, invoiceNumber } from '../../invoices/domain/invoice.ts';
import { buyerOf, checkReissuable, replaced, successorOf } from '../../invoices/domain/reissue-invoice.ts';
import { isClosedOrder } from '../../invoices/store/closed-orders.ts';
import { insertInvoices } from '../../invoices/store/insert-invoices.ts';
import { takeInvoiceSequences, updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { getCheckoutId, getInvoice } from '../../invoices/store/invoices.ts';
import { movePayments } from '../../invoices/store/move-payments.ts';
import { findSeller } from '../../invoices/store/sellers.ts';
import { invoiceEvent } from '../../invoices/transactions/invoice-event.ts';
import { issueEvents } from '../../invoices/transactions/issue-order-invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { findObstacles } from './find-obstacles.ts';

/** An invoice and the one that replaces it. */
export interface Reissue {
  readonly invoice: Invoice;
  readonly successor: Invoice;
}

/**
 * Replaces a locked invoice, whose order must be locked too, with a successor that has the next number, the seller and buyer as they are now, and the payments. The
 * buyer's address can be named by the ID of one of the customer's.
 * The predecessor is voided unless it was before. Repeating the call returns the same successor. As in issue-order-invoices.ts, the number is taken last.
 */
export async function reissueInvoice(
  trx: Trx,
  scope: Scope,
  locked: InvoiceHead,
  { storeName, invoiceAddressId }: { storeName: string; invoiceAddressId: string | undefined },
  deps: NewRowDeps,
): Promise<Reissue> {
  const invoice = await getInvoice(trx, scope, locked.id);
  if (invoice.replacedBy !== null) return { invoice, successor: await getInvoice(trx, scope, invoice.replacedBy) };
  if (await isClosedOrder(trx, scope, invoice.orderId)) throw conflict('order_closed', 'The order of this invoice is canceled or expired.');
  checkReissuable(invoice, await findObstacles(trx, scope, invoice));

  const now = deps.now();
  const id = deps.newId();
  const timeZone = storeTimeZone();
  await voidPredecessor(trx, scope, invoice, replaced(invoice, id, now, timeZone));
  if (invoice.paymentRail === 'CREDIT_TERMS') await lockCreditAccount(trx, { ...scope, customerId: invoice.customerId });
  const customer = await getCustomer(trx, scope, invoice.customerId);
  const seller = await findSeller(trx, scope);
  const sequence = await takeInvoiceSequences(trx, scope, 1);
  const successor = successorOf(invoice, {
    id,
    number: invoiceNumber(seller.invoicePrefix, sequence),
    issuedAt: now,
    timeZone,
    seller,
    storeName,
    buyer: buyerOf(customer, invoice.buyer, invoiceAddressId?.toLowerCase()),
  });
  const isOnAccount = invoice.paymentRail === 'CREDIT_TERMS' && successor.amountDue.gt(0);
  const creditEntry = isOnAccount ? postEntry(successor.amountDue, null, successor.number) : null;
  const checkoutId = await getCheckoutId(trx, scope, invoice.id);
  // Orders does not consume invoice.issued, and a new invoice that is paid has its own event.
  const settled = successor.status === 'OPEN' ? [invoiceEvent('invoice.settled', successor, now)] : [];
  // The payments are moved, not inserted again.
  const inserted = { ...successor, payments: [] };
  await insertInvoices(trx, scope, [
    { invoice: inserted, sequence, checkoutId, events: [...issueEvents(successor, now), ...settled], creditEntry },
  ]);
  if (invoice.status !== 'VOIDED') await movePayments(trx, scope, { from: invoice.id, to: id });
  return { invoice: await getInvoice(trx, scope, invoice.id), successor };
}

/** Saves the voided predecessor. A live payment session is canceled; what is paid on its page nevertheless settles the successor. */
async function voidPredecessor(trx: Trx, scope: Scope, invoice: Invoice, predecessor: Invoice): Promise<void> {
  await updateInvoice(trx, scope, predecessor);
  if (invoice.status === 'VOIDED') return;
  const now = predecessor.voidedAt ?? predecessor.issuedAt;
  await settleCredit(trx, scope, invoice, 'void', invoice.amountDue);
  await cancelLiveSessions(trx, scope, { invoiceIds: [invoice.id] }, now);
  await appendEvent(trx, scope, invoiceEvent('invoice.voided', predecessor, now));
}
