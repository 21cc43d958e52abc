import { type Scope, inTransaction } from '@storefront/db';
import { conflict, invalid } from '@storefront/errors';
import { appendEvent } from '@storefront/events';
import { storeScope } from '@storefront/rpc';
import { storeTimeZone } from '@storefront/store-clock';
import { postEntry } from '../../credit/domain/credit.ts';
import { lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import { getCustomer } from '../../customers/store/customers.ts';
import type { BillingHandler, NewRowDeps } from '../../deps.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import { type Invoice, type InvoiceHead, checkOpen, checkVoidable, invoiceNumber } from '../../invoices/domain/invoice.ts';
import { buyerOf, checkReissuable, checkUncredited, replaced, successorOf } from '../../invoices/domain/reissue-invoice.ts';
import { isClosedOrder, lockOrder } from '../../invoices/store/closed-orders.ts';
import { insertInvoices } from '../../invoices/store/insert-invoices.ts';
import { takeInvoiceSequences, updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { findInvoiceId, findOrderOfInvoice, getCheckoutId, getInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import { movePayments } from '../../invoices/store/move-payments.ts';
import { findSeller } from '../../invoices/store/sellers.ts';
import { issueEvents } from '../../invoices/transactions/issue-order-invoices.ts';
import { invoiceEvent } from '../../invoices/transactions/publish-invoice.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import { findObstacles, readStoreInvoice, requireInvoiceVersion } from '../transactions/read-store-invoice.ts';
import { voidLockedInvoice } from '../transactions/void-invoice.ts';

/**
 * Replaces an invoice with a successor, or voids the open invoice of a closed order, whose payments are refunded or moved to the customer's credit, as the
 * operator chooses.
 */
export const voidInvoice: BillingHandler<'VoidInvoice'> =
  (deps) =>
  async ({ invoice: named, payments, reissue, invoiceAddressId }, caller) => {
    if (invoiceAddressId !== undefined && !reissue) throw invalid('invoice_address_id', 'requires a reissue');
    const invoiceId = await findInvoiceId(deps.db, caller, named);
    const orderId = await findOrderOfInvoice(deps.db, caller, invoiceId);
    const scope = storeScope(caller);
    const now = deps.now();
    const work = async (trx: Trx): Promise<Invoice | undefined> => {
      await lockOrder(trx, scope, orderId);
      const locked = await lockInvoice(trx, scope, invoiceId);
      await requireInvoiceVersion(trx, caller, invoiceId, now);
      if (reissue) return await reissueInvoice(trx, scope, locked, { storeName: caller.store.name, invoiceAddressId }, deps);
      if (locked.status === 'VOIDED') checkOpen(locked);
      checkUncredited(await findObstacles(trx, scope, locked));
      const isOrderClosed = await isClosedOrder(trx, scope, orderId);
      checkVoidable(locked, { settlesPayments: payments === 'REFUND' || payments === 'CREDIT', isOrderClosed });
      await voidLockedInvoice(trx, scope, locked, deps, payments === 'CREDIT' ? { method: 'CREDIT' } : {});
      return undefined;
    };
    const response = await inTransaction(deps.db, async (trx) => {
      const successor = await work(trx);
      return { ...(await readStoreInvoice(trx, scope, invoiceId, now)), successor: successor && toProtoInvoice(successor, now) };
    });
    deps.afterCommit();
    return response;
  };

/**
 * Replaces a locked invoice, whose order must be locked too, with a successor that has the next number, the seller and buyer as they are now, and the payments. The
 * buyer's address can be named by the ID of one of the customer's.
 * The predecessor is voided unless it was before. Returns the successor, and the same one if the call is repeated. As in issue-order-invoices.ts, the number is taken last.
 */
async function reissueInvoice(
  trx: Trx,
  scope: Scope,
  locked: InvoiceHead,
  { storeName, invoiceAddressId }: { storeName: string; invoiceAddressId: string | undefined },
  deps: NewRowDeps,
): Promise<Invoice> {
  const invoice = await getInvoice(trx, scope, locked.id);
  if (invoice.replacedBy !== null) return await getInvoice(trx, scope, invoice.replacedBy);
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
  return successor;
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
