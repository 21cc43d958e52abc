import type { Scope } from '@storefront/db';
import { currentCause, type EventCause, type NewEvent } from '@storefront/events';
import { heldCredit } from '../../credit/domain/authorization.ts';
import { postEntry } from '../../credit/domain/credit.ts';
import type { NewRowDeps } from '../../deps.ts';
import { findPaidSessionOfOrder } from '../../gateways/store/payment-sessions.ts';
import type { Trx } from '../../store/schema.ts';
import { type Invoice, type InvoicePayment, invoiceNumber } from '../domain/invoice.ts';
import { issueInvoice } from '../domain/issue-invoice.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { lockOrders } from '../store/closed-orders.ts';
import { insertInvoices, type NewInvoice } from '../store/insert-invoices.ts';
import { takeInvoiceSequences } from '../store/invoice-writes.ts';
import { type PreparedInvoice, prepareInvoices } from '../store/prepare-invoices.ts';
import { invoiceEvent } from './publish-invoice.ts';

/** A confirmed order, and the request and trace that its invoice's events belong to. */
export interface ConfirmedOrder {
  readonly order: PlacedOrder;
  readonly cause: EventCause;
}

/** An invoice whose order was closed before its confirmation was received. */
export interface ClosedInvoice extends ConfirmedOrder {
  readonly invoice: Invoice;
}

/**
 * Issues the invoices of confirmed orders of one store, except those that were issued before. Each credit hold moves to the balance in the same
 * transaction, so the amount is always counted exactly once. The counter serializes all invoices of a store, so it is locked last:
 * everything that needs no number is done before, and only one statement and the commit follow. Returns the invoices of orders that were closed before.
 */
export async function issueOrderInvoices(
  trx: Trx,
  scope: Scope,
  confirmed: readonly ConfirmedOrder[],
  deps: NewRowDeps,
): Promise<readonly ClosedInvoice[]> {
  const orders = confirmed.map(({ order }) => order);
  await lockOrders(
    trx,
    scope,
    orders.map(({ id }) => id),
  );
  const prepared = await prepareInvoices(trx, scope, orders);
  const drafts: Draft[] = [];
  for (const { order, cause } of confirmed) {
    const known = prepared.get(order.id);
    if (known === undefined) throw new Error('the statement returned no row for an order');
    if (known.isInvoiced) continue;
    const payment = order.paymentRail === 'PREPAID' ? await paymentOf(trx, scope, order.id, deps) : null;
    drafts.push({ order, cause, known, payment });
  }
  if (drafts.length === 0) return [];

  const first = await takeInvoiceSequences(trx, scope, drafts.length);
  const invoices = drafts.map((draft, index) => toNewInvoice(draft, first + BigInt(index), deps));
  await insertInvoices(trx, scope, invoices);
  return invoices.flatMap(({ invoice }, index) => {
    const draft = drafts[index];
    return draft?.known.isClosed === true ? [{ ...draft, invoice }] : [];
  });
}

/** An invoice without its number. */
interface Draft extends ConfirmedOrder {
  readonly known: PreparedInvoice;
  readonly payment: InvoicePayment | null;
}

function toNewInvoice({ order, cause, known, payment }: Draft, sequence: bigint, deps: NewRowDeps): NewInvoice {
  const { authorization, seller } = known;
  const facts = { id: deps.newId(), number: invoiceNumber(seller.invoicePrefix, sequence), issuedAt: deps.now(), seller, payment };
  const invoice = issueInvoice(order, facts);
  return {
    invoice,
    sequence,
    checkoutId: order.checkoutId,
    events: issueEvents(invoice, facts.issuedAt, cause),
    creditEntry: order.paymentRail === 'CREDIT_TERMS' ? postEntry(invoice.amountDue, heldCredit(authorization), invoice.number) : null,
  };
}

async function paymentOf(trx: Trx, scope: Scope, orderId: string, { newId }: NewRowDeps): Promise<InvoicePayment | null> {
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

/** Returns the events of a new invoice. By default, they belong to the request that this process is working for. */
export function issueEvents(invoice: Invoice, now: Date, cause = currentCause()): readonly NewEvent[] {
  const types = invoice.status === 'PAID' ? (['invoice.issued', 'invoice.paid'] as const) : (['invoice.issued'] as const);
  return types.map((type) => ({ ...invoiceEvent(type, invoice, now), cause }));
}
