import type { Scope } from '@storefront/db';
import type { NewEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { heldCredit } from '../domain/authorization.ts';
import { postEntry } from '../domain/credit.ts';
import { type Invoice, type InvoicePayment, invoiceNumber } from '../domain/invoice.ts';
import { issueInvoice } from '../domain/issue-invoice.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { lockOrder } from '../store/closed-orders.ts';
import { insertInvoice, nextInvoiceSequence } from '../store/invoice-writes.ts';
import { findPaidSessionOfOrder } from '../store/payment-sessions.ts';
import { prepareInvoice } from '../store/prepare-invoice.ts';
import type { Database } from '../store/schema.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';
import { voidLockedInvoice } from './void-invoice.ts';

type Needs = Pick<BillingDeps, 'newId' | 'now'>;

/**
 * Issues the invoice of a confirmed order; does nothing if it was issued before. The credit hold moves to the balance in the same
 * transaction, so the amount is always counted exactly once. The counter serializes all invoices of a store, so it is locked last:
 * everything that needs no number is done before, and only one statement and the commit follow.
 */
export async function issueOrderInvoice(trx: Transaction<Database>, scope: Scope, order: PlacedOrder, deps: Needs): Promise<void> {
  await lockOrder(trx, scope, order.id);
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: order.customerId };
  const onCredit = order.paymentRail === 'CREDIT_TERMS';
  const { isInvoiced, isClosed, authorization, seller } = await prepareInvoice(trx, customer, order, { lockAccount: onCredit });
  if (isInvoiced) return;
  const payment = order.paymentRail === 'PREPAID' ? await paymentOf(trx, scope, order.id, deps) : null;

  const sequence = await nextInvoiceSequence(trx, scope);
  const facts = { id: deps.newId(), number: invoiceNumber(seller.invoicePrefix, sequence), issuedAt: deps.now(), seller, payment };
  const invoice = issueInvoice(order, facts);
  await insertInvoice(trx, customer, invoice, {
    sequence,
    checkoutId: order.checkoutId,
    events: invoiceEvents(invoice, facts.issuedAt),
    creditEntry: onCredit ? postEntry(invoice.amountDue, heldCredit(authorization), invoice.number) : null,
  });
  // The order was closed before its confirmation was received.
  if (isClosed && invoice.status === 'OPEN') await voidLockedInvoice(trx, scope, invoice, deps);
}

async function paymentOf(trx: Transaction<Database>, scope: Scope, orderId: string, { newId }: Needs): Promise<InvoicePayment | null> {
  const session = await findPaidSessionOfOrder(trx, scope, orderId);
  if (session === undefined) return null;
  return {
    id: newId(),
    amount: session.amount,
    paidAt: session.updatedAt,
    source: 'session',
    paymentSessionId: session.id,
    reference: null,
  };
}

function invoiceEvents(invoice: Invoice, now: Date): readonly NewEvent[] {
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now) };
  const paid = invoice.status === 'PAID' ? [{ type: 'invoice.paid', aggregateId: invoice.id, data }] : [];
  return [{ type: 'invoice.issued', aggregateId: invoice.id, data, public: true }, ...paid];
}
